import type { PoolKind } from '@yigou/contract/goods/priceBooks.terms';

type Refs = Readonly<Record<PoolKind, ReadonlySet<number>>>;
/** 商品池: what a customer sees. Nothing included: everything. */
export type Pool = { include: Refs; exclude: Refs };

/** `categoryIds` are those of the SKU's path: a category covers everything below it. */
export type Placed = { skuId: number; brandId: number; supplierId: number; categoryIds: readonly number[] };

const holds = (refs: Refs, { brandId, supplierId, categoryIds }: Placed): boolean =>
  refs.brand.has(brandId) || refs.supplier.has(supplierId) || categoryIds.some((each) => refs.category.has(each));

const isEmpty = (refs: Refs): boolean => Object.values(refs).every((ids) => ids.size === 0);

/** What is said of the article itself comes before what is said of its kind; there an exclusion before an inclusion. */
export function inPool({ include, exclude }: Pool, placed: Placed): boolean {
  if (exclude.sku.has(placed.skuId)) return false;
  if (include.sku.has(placed.skuId)) return true;
  if (holds(exclude, placed)) return false;
  return isEmpty(include) || holds(include, placed);
}

const united = (sets: readonly ReadonlySet<number>[]): Set<number> => new Set(sets.flatMap((each) => [...each]));

const unitedRefs = (all: readonly Refs[]): Refs => ({
  category: united(all.map(({ category }) => category)),
  brand: united(all.map(({ brand }) => brand)),
  supplier: united(all.map(({ supplier }) => supplier)),
  sku: united(all.map(({ sku }) => sku)),
});

/** The customer's own pool takes the place of those of its groups; those count together. Null: no limits. */
export function poolFor(pools: readonly (Pool & { own: boolean })[]): Pool | null {
  const own = pools.filter((pool) => pool.own);
  const counting = own.length > 0 ? own : pools;
  if (counting.length === 0) return null;
  return {
    include: unitedRefs(counting.map(({ include }) => include)),
    exclude: unitedRefs(counting.map(({ exclude }) => exclude)),
  };
}
