import { expect, it } from 'vitest';
import { contentOf, countText, wiredOf } from './pools.rules';

it('says how many articles a pool holds, and when it limits nothing', () => {
  expect(countText({ skuCount: 1234, onShelfCount: 1200, allCount: 5000 })).toBe(
    '这个商品池含 1,234 个 SKU（在售 1,200 个），全部商品 5,000 个',
  );
  expect(countText({ skuCount: 10, onShelfCount: 9, allCount: 10 })).toContain('全部 10 个 SKU');
});

it('sends ids, of a new pool none', () => {
  const { include, exclude } = contentOf(null);
  expect(wiredOf({ include: { ...include, brand: [{ id: 3, name: '得力' }] }, exclude })).toEqual({
    include: { category: [], brand: [3], supplier: [], sku: [] },
    exclude: { category: [], brand: [], supplier: [], sku: [] },
  });
});
