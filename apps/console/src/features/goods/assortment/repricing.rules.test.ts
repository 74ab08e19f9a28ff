import type { ChosenSku } from '@yigou/contract/goods/assortment.console';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movedTiers, newPrice, previewRepricing, type Repricing } from './repricing.rules';

const sku = (more: Partial<ChosenSku> = {}): ChosenSku => ({
  skuId: 1,
  productId: 1,
  skuNo: 'HW-NBR-S',
  listPrice: 8900,
  marketPrice: 10_800,
  cost: 7280,
  tiers: [],
  onShelf: true,
  ended: false,
  waiting: false,
  ...more,
});

it.each<[Repricing, number | null]>([
  [{ way: 'percent', value: -3, rounding: 1 }, 8633],
  [{ way: 'percent', value: -3, rounding: 10 }, 8630],
  [{ way: 'percent', value: -3, rounding: 100 }, 8600],
  [{ way: 'amount', value: 1.5, rounding: 1 }, 9050],
  [{ way: 'amount', value: -100, rounding: 1 }, 1],
  [{ way: 'margin', value: 20, rounding: 1 }, 9100],
  [{ way: 'margin', value: 100, rounding: 1 }, null],
  [{ way: 'market', value: null, rounding: 10 }, 10_800],
  [{ way: 'percent', value: null, rounding: 1 }, null],
])('%j makes of 89.00 that many 分: %s', (repricing, price) => {
  expect(newPrice(sku(), repricing)).toBe(price);
});

it('needs a cost to reckon from a margin', () => {
  expect(newPrice(sku({ cost: null }), { way: 'margin', value: 20, rounding: 1 })).toBeNull();
});

it('moves tiers with the price, which stay below it and fall', () => {
  const tiers = [
    { fromQty: 10, price: 8000 },
    { fromQty: 50, price: 7900 },
  ];
  expect(movedTiers(sku({ tiers }), 4450)).toEqual([
    { fromQty: 10, price: 4000 },
    { fromQty: 50, price: 3950 },
  ]);
  expect(movedTiers(sku({ tiers }), 2)).toEqual([{ fromQty: 10, price: 1 }]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), (price) => {
      const all = [price, ...movedTiers(sku({ tiers }), price).map((tier) => tier.price)];
      expect(all.every((each, at) => each >= 1 && (at === 0 || each < (all[at - 1] ?? 0)))).toBe(true);
    }),
  );
});

it('tells before what would become of the margins, and leaves alone what waits elsewhere', () => {
  const skus = [sku(), sku({ skuId: 2, waiting: true }), sku({ skuId: 3, cost: null }), sku({ skuId: 4, cost: 8900 })];
  const preview = previewRepricing(skus, { way: 'percent', value: -10, rounding: 1 });
  expect(preview.edits.map(({ id, set }) => [id, set.listPrice])).toEqual([
    [1, 8010],
    [3, 8010],
    [4, 8010],
  ]);
  expect(preview).toMatchObject({ waiting: 1, withoutCost: 0, belowCost: 1 });
  expect(preview.marginBefore).toBeCloseTo((((8900 - 7280) / 8900) * 100 + 0) / 2, 6);
  expect(preview.marginAfter).toBeCloseTo((((8010 - 7280) / 8010) * 100 + ((8010 - 8900) / 8010) * 100) / 2, 6);
  expect(previewRepricing(skus, { way: 'margin', value: 20, rounding: 1 }).withoutCost).toBe(1);
  expect(previewRepricing(skus, { way: 'percent', value: 0, rounding: 1 }).edits).toEqual([]);
});
