import { expect, it } from 'vitest';
import { type Chosen, categoryEdits, endEdits, labelEdits, shelfEdits } from './bulkEdits.rules';

const sku = (skuId: number, onShelf: boolean, more: Partial<Chosen['skus'][number]> = {}) => ({
  ...{ skuId, productId: 1, skuNo: `A${skuId}`, listPrice: 100, marketPrice: 120, cost: null, tiers: [] },
  ...{ onShelf, ended: false, waiting: false, ...more },
});
const chosen: Chosen = {
  skus: [sku(1, true), sku(2, false), sku(3, false, { ended: true }), sku(4, false, { waiting: true })],
  products: [
    { productId: 1, labelIds: [5] },
    { productId: 2, labelIds: [] },
  ],
  more: false,
};

it('puts on the shelf what may stand there, and off it what does', () => {
  expect(shelfEdits(chosen, true).map((edit) => 'id' in edit && edit.id)).toEqual([2]);
  expect(shelfEdits(chosen, false).map((edit) => 'id' in edit && edit.id)).toEqual([1]);
});

it('gives a label to those without it, and takes it from those with it', () => {
  expect(labelEdits(chosen, 5, true)).toEqual([{ thing: 'product', id: 2, set: { labelIds: [5] } }]);
  expect(labelEdits(chosen, 5, false)).toEqual([{ thing: 'product', id: 1, set: { labelIds: [] } }]);
});

it('ends what has not ended and waits nowhere, and takes it off the shelf', () => {
  expect(endEdits(chosen)).toEqual([
    { thing: 'sku', id: 1, set: { ended: true, onShelf: false } },
    { thing: 'sku', id: 2, set: { ended: true } },
  ]);
});

it('moves every product to another category', () => {
  expect(categoryEdits(chosen, 9)).toEqual([
    { thing: 'product', id: 1, set: { categoryId: 9 } },
    { thing: 'product', id: 2, set: { categoryId: 9 } },
  ]);
});
