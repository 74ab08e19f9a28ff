import { presetRange, rangeBefore, rangeYearAgo } from '@yigou/contract/books/reports.terms';
import { expect, it } from 'vitest';
import { rollUp } from './reports.rules';

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
