import type { PurchaseListLine } from '@yigou/contract/trade/lists';
import { expect, it } from 'vitest';
import { isBuyable, sumOf } from './lists.rules';
import { movedBy } from './shared/moved.rules';

const line = (more: Partial<PurchaseListLine>): PurchaseListLine =>
  ({ price: 1.5, suggestedQty: 10, stockQty: 100, moq: 1, multiple: 1, problem: null, ...more }) as PurchaseListLine;

it('a sum is exact to the 分 and takes the quantities that can be ordered', () => {
  expect(sumOf([line({ price: 0.1, suggestedQty: 3 }), line({ price: 0.2, suggestedQty: 1 })])).toBe(0.5);
});

it.each([
  [null, 100, true],
  [{ code: 'shortStock', text: '' }, 5, true],
  [{ code: 'noStock', text: '' }, 0, false],
  [{ code: 'offShelf', text: '' }, 100, false],
] as const)('with %o and a stock of %s it can be bought: %s', (problem, stockQty, expected) => {
  expect(isBuyable(line({ problem, stockQty }))).toBe(expected);
});

it.each([
  [148.5, 140, 6.1],
  [16.9, 17.9, -5.6],
  [12.8, 12.8, 0],
  [5, 0, 0],
])('%s after %s is %s %%', (now, then, percent) => {
  expect(movedBy(now, then)).toBe(percent);
});
