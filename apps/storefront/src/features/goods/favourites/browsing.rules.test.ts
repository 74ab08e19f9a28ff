import { expect, test } from 'vitest';
import { groupByDay } from './browsing.rules';

const seen = (keptTime: string) => ({ keptTime });
/** 00:30 of the 15th in Shanghai, still the 14th in New York where this test runs. */
const now = new Date('2026-11-14T16:30:00Z');

test('groups are named by the days of Shanghai, the newest first as they come', () => {
  const items = ['2026-11-15 00:10:00', '2026-11-14 23:59:59', '2026-11-14 09:00:00', '2026-01-02 08:00:00'].map(seen);
  expect(
    groupByDay([...items, seen('2025-12-31 10:00:00')], now).map(({ title, items: own }) => [title, own.length]),
  ).toEqual([
    ['今天', 1],
    ['昨天', 2],
    ['1 月 2 日', 1],
    ['2025 年 12 月 31 日', 1],
  ]);
});

test('nothing seen makes no group', () => {
  expect(groupByDay([], now)).toEqual([]);
});
