import type { SkuSort } from '@yigou/contract/goods/catalog.terms';
import { describe, expect, it } from 'vitest';
import type { ShelfRow } from '../shelf/searchDocs.queries';
import { Shelf } from '../shelf/shelf';
import type { Filter } from './filter.rules';
import { findOnShelf, type ViewerPrices } from './find.rules';

describe('the SKU whose specs were typed', () => {
  const row = (skuId: number, spec: string, more: Partial<ShelfRow> = {}): ShelfRow => ({
    ...{ skuId, productId: 1, categoryId: 1, brandId: 1, supplierId: 1, labelIds: [], params: [], price: 100 },
    ...{
      inStock: true,
      onShelf: true,
      sales: 5,
      createdAt: 1,
      names: [],
      skuNo: `A-${skuId}`,
      wordsMark: 1,
      specs: [`颜色:${spec}`],
    },
    ...more,
  });
  const shelf = new Shelf();
  shelf.applyRows([
    row(1, '甲基橙'),
    row(2, '甲基红', { inStock: false }),
    row(3, '甲基红', { productId: 2, sales: 1 }),
  ]);
  const prices: ViewerPrices = { priceOf: () => 100, mayBuy: () => true };
  const asking = (...words: string[]) => words.map((word) => new Set(shelf.specNames.saying(word)));
  const find = (words: string[], sort: SkuSort = 'default', everySku = false) => {
    const filter: Filter = { specs: new Map(), inStock: false };
    const candidates = { docs: shelf.allDocs(), specs: asking(...words) };
    const found = findOnShelf(shelf, candidates, filter, prices, sort, everySku);
    return Array.from(found.docs, (doc) => shelf.skuId[doc]);
  };

  it('stands for its product, even where it is not in stock', () => {
    expect(find(['甲基红'])).toEqual([2, 3]);
    expect(find([])).toEqual([1, 3]);
  });

  it('is the last one that was named', () => {
    expect(find(['甲基橙', '甲基红'])[0]).toBe(2);
    expect(find(['甲基红', '甲基橙'])[0]).toBe(1);
  });

  it('does not move its product, nor does it count where the buyer asked for another order', () => {
    expect(find(['甲基红']).map((skuId) => (skuId === 2 ? 1 : 2))).toEqual([1, 2]);
    expect(find(['甲基红'], 'priceAsc')[0]).toBe(1);
  });

  it('among all SKUs comes first of what is worth the same', () => {
    const both = new Shelf();
    both.applyRows([row(1, '甲基橙'), row(2, '甲基红')]);
    const candidates = { docs: both.allDocs(), specs: [new Set(both.specNames.saying('甲基红'))] };
    const found = findOnShelf(both, candidates, { specs: new Map(), inStock: false }, prices, 'default', true);
    expect(Array.from(found.docs, (doc) => both.skuId[doc])).toEqual([2, 1]);
  });
});
