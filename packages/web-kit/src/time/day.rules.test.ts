import { describe, expect, test } from 'vitest';
import { moveDay, moveMonth, readDay, spokenDay, weeksOf } from './day.rules';

test.each([
  ['2026-11-05', '2026-11-05'],
  ['2026-1-5', '2026-01-05'],
  [' 2026/11/05 ', '2026-11-05'],
  ['20261105', '2026-11-05'],
  ['2026年11月5日', '2026-11-05'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['11-05', undefined],
  ['明天', undefined],
  ['', undefined],
])('“%s” is the day %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

describe('the calendar', () => {
  test('steps over ends of months and years', () => {
    expect(moveDay('2026-12-31', 1)).toBe('2027-01-01');
    expect(moveDay('2026-03-01', -1)).toBe('2026-02-28');
    expect(moveMonth('2026-01', -1)).toBe('2025-12');
    expect(moveMonth('2026-12', 1)).toBe('2027-01');
  });

  test('starts on a Monday and always has six weeks', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ]);
    expect(weeks).toHaveLength(6);
    expect(weeksOf('2027-02')[0]?.[0]).toBe('2027-02-01');
  });

  test('is read aloud in Chinese', () => {
    expect(spokenDay('2026-11-05')).toBe('2026年11月5日');
  });
});
