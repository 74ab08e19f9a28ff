import type { ReorderLine } from '@yigou/contract/trade/orders';
import { expect, it } from 'vitest';
import { priceChange, reorderSum, wantedOf } from './reorder.rules';

const line = (price: number, priceNow: number, qtyNow = 1) => ({ price, priceNow, qtyNow });

it('says how the price has changed since', () => {
  expect(priceChange(line(9.9, 9.9))).toBe('');
  expect(priceChange(line(9.9, 10.2))).toBe('比上次高 ¥0.30');
  expect(priceChange(line(1200, 1000.1))).toBe('比上次低 ¥199.90');
});

it('adds up to the 分', () => {
  expect(reorderSum([line(0, 0.1, 3), line(0, 0.2, 1)])).toBe(0.5);
});

it('takes what is sold in the place of a line only where that was asked for', () => {
  const chosen = { left: [] as number[], instead: [1] };
  const kept = { lineNo: 1, gone: '', qtyNow: 2, priceNow: 5, successor: null } as unknown as ReorderLine;
  expect(wantedOf(kept, chosen)).toEqual([{ lineNo: 1, qtyNow: 2, priceNow: 5, successor: false }]);
  expect(wantedOf(kept, { left: [1], instead: [] })).toEqual([]);
  const gone = { ...kept, gone: '商品已下架' };
  expect(wantedOf(gone, chosen)).toEqual([]);
  const replaced = { ...gone, successor: { qtyNow: 10, priceNow: 4 } } as unknown as ReorderLine;
  expect(wantedOf(replaced, chosen)).toEqual([{ lineNo: 1, qtyNow: 10, priceNow: 4, successor: true }]);
  expect(wantedOf(replaced, { left: [], instead: [] })).toEqual([]);
});
