import { expect, it } from 'vitest';
import { weekStart } from './week.rules';

it.each([
  ['2026-11-15T15:59:59Z', '2026-11-08T16:00:00.000Z'],
  ['2026-11-15T16:00:00Z', '2026-11-15T16:00:00.000Z'],
  ['2026-11-19T04:00:00Z', '2026-11-15T16:00:00.000Z'],
])('the week of %s begins at %s', (now, begins) => {
  expect(weekStart(new Date(now)).toISOString()).toBe(begins);
});
