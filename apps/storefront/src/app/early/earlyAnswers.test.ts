import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepEarly, takeEarly } from './earlyAnswers';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = Promise.resolve(new Response());

it('is given out once, to the same question of the same account', () => {
  keepEarly('/api/a', '{}', 'mine', answer);
  expect(takeEarly('/api/a', '{"x":1}', 'mine')).toBeUndefined();
  expect(takeEarly('/api/a', '{}', 'another')).toBeUndefined();
  expect(takeEarly('/api/a', '{}', 'mine')).toBe(answer);
  expect(takeEarly('/api/a', '{}', 'mine')).toBeUndefined();
});

it('is not given out when it is old', () => {
  keepEarly('/api/a', '{}', '', answer);
  vi.advanceTimersByTime(30_000);
  expect(takeEarly('/api/a', '{}', '')).toBeUndefined();
});
