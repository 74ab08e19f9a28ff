import type { PoolModel } from '@yigou/contract/goods/pools.console';
import type { PoolKind } from '@yigou/contract/goods/priceBooks.terms';

export type Named = { id: number; name: string };
export type Side = Record<PoolKind, Named[]>;
export type Content = { include: Side; exclude: Side };

const nothing = (): Side => ({ category: [], brand: [], supplier: [], sku: [] });

export const contentOf = (pool: PoolModel | null): Content => ({
  include: pool?.include ?? nothing(),
  exclude: pool?.exclude ?? nothing(),
});

const idsOf = (side: Side) => ({
  category: side.category.map(({ id }) => id),
  brand: side.brand.map(({ id }) => id),
  supplier: side.supplier.map(({ id }) => id),
  sku: side.sku.map(({ id }) => id),
});

/** As it is sent. */
export const wiredOf = ({ include, exclude }: Content) => ({ include: idsOf(include), exclude: idsOf(exclude) });

const count = (value: number): string => value.toLocaleString('zh-CN');

/** What saving it means, in one sentence. */
export function countText({
  skuCount,
  onShelfCount,
  allCount,
}: {
  skuCount: number;
  onShelfCount: number;
  allCount: number;
}): string {
  if (skuCount === allCount) return `全部 ${count(allCount)} 个 SKU，与没有商品池一样`;
  return `这个商品池含 ${count(skuCount)} 个 SKU（在售 ${count(onShelfCount)} 个），全部商品 ${count(allCount)} 个`;
}
