import { daysIn, presetRange, rangeBefore, rangeYearAgo } from '@yigou/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTo, rollUp, spansOf } from './reports.rules';

const day = fc
  .integer({ min: Date.UTC(2023, 0, 1) / 86_400_000, max: Date.UTC(2028, 11, 31) / 86_400_000 })
  .map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10));
const range = fc.tuple(day, day).map((days) => {
  const [from = '', to = ''] = [...days].sort();
  return { from, to };
});

/** The days of a span, written out. */
function daysOf(span: string): string[] {
  const days: string[] = [];
  const first = `${span}-01-01`.slice(0, 10);
  const at = new Date(`${span.length === 7 ? `${span}-01` : first}T00:00:00Z`);
  for (; at.toISOString().startsWith(span); at.setUTCDate(at.getUTCDate() + 1))
    days.push(at.toISOString().slice(0, 10));
  return days;
}

it('spans hold every day of a range once and no other, and a long range is few of them', () => {
  fc.assert(
    fc.property(range, ({ from, to }) => {
      const spans = spansOf({ from, to });
      const days = spans.flatMap(daysOf);
      expect(days).toHaveLength(daysIn({ from, to }));
      expect([...new Set(days)].sort()).toEqual(days);
      expect([days[0], days.at(-1)]).toEqual([from, to]);
      expect(spans.length).toBeLessThan(30 + 11 + 6 + 11 + 30);
    }),
  );
});

it('a year is one, a month is one, and a leap day belongs to its month', () => {
  expect(spansOf({ from: '2024-01-01', to: '2024-12-31' })).toEqual(['2024']);
  expect(spansOf({ from: '2024-02-01', to: '2024-02-29' })).toEqual(['2024-02']);
  expect(spansOf({ from: '2024-02-28', to: '2024-03-31' })).toEqual(['2024-02-28', '2024-02-29', '2024-03']);
});

it.each([
  ['month', '2026-11-16', '2026-11-01', '2026-11-16'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['quarter', '2026-11-16', '2026-10-01', '2026-11-16'],
  ['year', '2026-11-16', '2026-01-01', '2026-11-16'],
  ['last12', '2026-11-16', '2025-12-01', '2026-11-16'],
] as const)('%s at %s is %s to %s', (preset, today, from, to) => {
  expect(presetRange(preset, today)).toEqual({ from, to });
});

it.each([
  ['2026-11-01', '2026-11-16', '2026-10-01', '2026-10-16', '2025-11-01', '2025-11-16'],
  ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28', '2025-03-01', '2025-03-31'],
  ['2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31', '2025-02-01', '2025-02-28'],
  ['2024-02-01', '2024-02-29', '2024-01-01', '2024-01-31', '2023-02-01', '2023-02-28'],
  ['2026-01-01', '2026-11-16', '2025-02-01', '2025-12-16', '2025-01-01', '2025-11-16'],
  ['2026-11-09', '2026-11-15', '2026-11-02', '2026-11-08', '2025-11-09', '2025-11-15'],
])('%s to %s is compared with %s to %s and with %s to %s', (from, to, beforeFrom, beforeTo, agoFrom, agoTo) => {
  expect(rangeBefore({ from, to })).toEqual({ from: beforeFrom, to: beforeTo });
  expect(rangeYearAgo({ from, to })).toEqual({ from: agoFrom, to: agoTo });
});

it('a tree is the sum of its parts, and what has no known parent stands at the top', () => {
  const nodes = [
    { id: 1, parentId: null },
    { id: 2, parentId: 1 },
    { id: 3, parentId: 2 },
    { id: 4, parentId: 99 },
  ];
  const own = new Map([
    [1, 5],
    [3, 7],
    [4, 11],
  ]);
  const { sums, tops } = rollUp(nodes, own, (one, other) => one + other);
  expect([...sums].sort()).toEqual([
    [1, 12],
    [2, 7],
    [3, 7],
    [4, 11],
  ]);
  expect(tops).toEqual([1, 4]);
});

it.each([
  ['this year so far', '2026-01-01', '2026-11-16', '2026-12-31'],
  ['what ended yesterday', '2026-01-01', '2026-11-15', '2026-11-15'],
  ['what reaches beyond this year', '2026-01-01', '2027-03-01', '2027-03-01'],
])('%s is read as far as there can be anything', (_, from, to, end) => {
  expect(readTo({ from, to }, '2026-11-16')).toEqual({ from, to: end });
});
