import { describe, expect, it } from 'vitest';
import { inPool, type Pool, poolFor } from './pools.rules';

const refs = (more: Partial<Record<'category' | 'brand' | 'supplier' | 'sku', number[]>> = {}) => ({
  category: new Set(more.category),
  brand: new Set(more.brand),
  supplier: new Set(more.supplier),
  sku: new Set(more.sku),
});
const pool = (include: Parameters<typeof refs>[0], exclude: Parameters<typeof refs>[0] = {}): Pool => ({
  include: refs(include),
  exclude: refs(exclude),
});
const paper = { skuId: 1, brandId: 2, supplierId: 3, categoryIds: [4, 5] };

describe('a pool', () => {
  it.each([
    ['that includes nothing holds everything', pool({}), true],
    ['holds the articles it names', pool({ sku: [1] }), true],
    ['holds no others', pool({ sku: [9] }), false],
    ['holds a category with all below it', pool({ category: [5] }), true],
    ['holds a brand', pool({ brand: [2] }), true],
    ['holds a supplier', pool({ supplier: [3] }), true],
    ['leaves out what it excludes', pool({}, { category: [4] }), false],
    ['excludes before it includes', pool({ brand: [2] }, { supplier: [3] }), false],
    ['but an article by name before its kind', pool({ sku: [1] }, { brand: [2] }), true],
    ['and one that is excluded by name in any case', pool({ sku: [1], brand: [2] }, { sku: [1] }), false],
    ['leaves the rest when it only excludes', pool({}, { brand: [9] }), true],
  ])('%s', (_, given, is) => {
    expect(inPool(given, paper)).toBe(is);
  });

  it('of a customer takes the place of those of its groups, which count together', () => {
    const grouped = [pool({ brand: [7] }, { sku: [1] }), pool({ brand: [2] })].map((each) => ({ ...each, own: false }));
    expect(poolFor([])).toBeNull();
    expect(inPool(poolFor(grouped) as Pool, { ...paper, skuId: 8 })).toBe(true);
    expect(inPool(poolFor(grouped) as Pool, paper)).toBe(false);
    expect(inPool(poolFor([...grouped, { ...pool({}), own: true }]) as Pool, paper)).toBe(true);
  });
});
