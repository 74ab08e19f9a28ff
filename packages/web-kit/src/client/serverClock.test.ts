import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServerTime, serverNow } from './serverClock';

const now = Date.UTC(2026, 10, 15, 2, 0, 0);
const header = (ms: number) => new Date(ms).toUTCString();

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  noteServerTime(header(Date.now()));
  vi.useRealTimers();
});

test('a clock that is an hour late follows the server, and goes on by itself', () => {
  noteServerTime(header(now + 3_600_000));
  expect(serverNow()).toBe(now + 3_600_000);
  vi.advanceTimersByTime(5000);
  expect(serverNow()).toBe(now + 3_605_000);
});

test('a clock that is right within the seconds of the header is left alone', () => {
  noteServerTime(header(now - 1000));
  expect(serverNow()).toBe(now);
});

test('the last answer counts; one without a time changes nothing', () => {
  noteServerTime(header(now - 60_000));
  noteServerTime(null);
  noteServerTime('soon');
  expect(serverNow()).toBe(now - 60_000);
  noteServerTime(header(now));
  expect(serverNow()).toBe(now);
});
