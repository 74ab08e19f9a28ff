import { expect, it } from 'vitest';
import { byDue, dueOf, type Thing } from './todo.rules';

it.each([
  ['', '', false],
  ['2026-11-16 18:00:00', '今天 18:00 到期', true],
  ['2026-11-15 18:00:00', '已于 11-15 到期', true],
  ['2026-11-22 16:05:00', '11-22 16:05 到期', false],
  ['2026-11-30', '11-30 到期', false],
])('%s is said as %s', (due, text, urgent) => {
  expect(dueOf(due, '2026-11-16')).toEqual({ text, urgent });
});

it('what has no time of its own comes last', () => {
  const things = ['', '2026-11-30', '2026-11-16 18:00:00'].map((due) => ({ due }) as Thing);
  expect(things.sort(byDue).map(({ due }) => due)).toEqual(['2026-11-16 18:00:00', '2026-11-30', '']);
});
