import { expect, it } from 'vitest';
import { dayIn } from './time';

it.each([
  ['2026-11-15', '2026-11-15'],
  ['2026/1/5', '2026-01-05'],
  [' 20261115 ', '2026-11-15'],
  ['2024-02-29', '2024-02-29'],
])('%s is a day', (typed, day) => {
  expect(dayIn(typed)).toBe(day);
});

it.each(['2026-10-32', '2026-11-31', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-0', '20261032', '明天', ''])(
  '%s is none',
  (typed) => {
    expect(dayIn(typed)).toBe('');
  },
);
