import { describe, expect, test } from 'vitest';
import { formatLeft, readTime, secondsLeft } from './countdown.rules';

const due = '2026-11-15 10:00:00';
const dueMs = Date.UTC(2026, 10, 15, 2, 0, 0);

describe('a countdown', () => {
  test('reads Shanghai time wherever the machine stands', () => {
    expect(readTime(due)).toBe(dueMs);
  });

  test('ends at the second it is due, and stays there', () => {
    expect(secondsLeft(due, dueMs - 1500)).toBe(2);
    expect(secondsLeft(due, dueMs - 1)).toBe(1);
    expect(secondsLeft(due, dueMs)).toBe(0);
    expect(secondsLeft(due, dueMs + 5000)).toBe(0);
    expect(secondsLeft('', dueMs)).toBe(0);
  });

  test.each([
    [0, '00 分 00 秒'],
    [59, '00 分 59 秒'],
    [3599, '59 分 59 秒'],
    [3600, '1 小时 00 分 00 秒'],
    [86_399, '23 小时 59 分 59 秒'],
    [86_400, '1 天 0 小时 0 分'],
    [7 * 86_400 - 1, '6 天 23 小时 59 分'],
  ])('of %i seconds reads %s', (seconds, text) => {
    expect(formatLeft(seconds)).toBe(text);
  });
});
