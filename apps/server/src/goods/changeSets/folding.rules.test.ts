import { expect, it } from 'vitest';
import { foldHistory, type WrittenRow } from './folding.rules';

const row = (minute: number, more: Partial<WrittenRow>): WrittenRow => ({
  ...{ thing: 'sku', thingId: 7, productId: 3, label: 'A-1', field: '', before: null, after: null },
  ...{ appliedAt: new Date(minute * 60_000) },
  ...more,
});
const product = { thing: 'product', thingId: 3, label: '手套' } as const;
const made = row(1, { ...product, after: { name: '手套', skus: [{ skuNo: 'A-1', listPrice: 100, weight: 5 }] } });
const told = (...rows: WrittenRow[]) =>
  [...foldHistory(rows)].map(([key, { exists, values }]) => [key, exists, Object.fromEntries(values)]);

it('a product is made with its SKUs, and what was written last counts', () => {
  expect(told(made, row(2, { field: 'listPrice', after: 90 }), row(3, { field: 'listPrice', after: 80 }))).toEqual([
    ['product 3', true, { name: ['手套'] }],
    ['sku 3 A-1', true, { listPrice: [80], weight: [5] }],
  ]);
});

it('of two that were written in one moment either may be the last', () => {
  const [one, other] = [row(2, { field: 'listPrice', after: 90 }), row(2, { field: 'listPrice', after: 80 })];
  expect(told(made, one, other)[1]).toEqual(['sku 3 A-1', true, { listPrice: [90, 80], weight: [5] }]);
});

it('what is removed is gone with what was said of it, and a product with its SKUs', () => {
  const gone = row(2, { label: '另一个叫法', before: { skuNo: 'A-1' } });
  expect(told(made, gone)[1]).toEqual(['sku 3 A-1', false, {}]);
  expect(told(made, row(2, { ...product, before: { name: '手套' } }))).toEqual([
    ['product 3', false, {}],
    ['sku 3 A-1', false, {}],
  ]);
  const other = row(1, { thingId: 8, productId: 31, label: 'B-1', field: 'weight', after: 1 });
  expect(told(made, other, row(2, { ...product }))[2]).toEqual(['sku 31 B-1', undefined, { weight: [1] }]);
});

it('what comes back is there again as it came', () => {
  const back = row(3, { after: { skuNo: 'A-1', listPrice: 120 } });
  expect(told(made, row(2, { before: {} }), back)[1]).toEqual(['sku 3 A-1', true, { listPrice: [120] }]);
});

it('what began before any history is neither there nor gone', () => {
  expect(told(row(1, { thing: 'brand', thingId: 2, field: 'name', after: '得力' }))).toEqual([
    ['brand 2', undefined, { name: ['得力'] }],
  ]);
});
