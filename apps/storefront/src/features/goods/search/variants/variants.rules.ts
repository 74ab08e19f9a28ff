import type { SkuVariant } from '@yigou/contract/goods/catalog';
import { sellableQty } from '@yigou/contract/trade/cart.terms';

/** The price for so many: a contract price is the same for any quantity. */
export const priceFor = ({ price, tiers }: Pick<SkuVariant, 'price' | 'tiers'>, qty: number): number =>
  tiers.findLast((tier) => tier.fromQty <= qty)?.price ?? price;

export const subtotalOf = (item: Pick<SkuVariant, 'price' | 'tiers'>, qty: number): number =>
  Math.round(priceFor(item, qty) * 100 * qty) / 100;

/** What a line begins with when it is ticked. Null: it cannot be bought. */
export const firstQty = (item: SkuVariant): number | null => sellableQty(item, item.stockQty, 1);

/** Itemid → quantity of what is ticked. */
export type Chosen = ReadonlyMap<number, number>;

export function totalsOf(items: readonly Pick<SkuVariant, 'itemId' | 'price' | 'tiers'>[], chosen: Chosen) {
  const picked = items.filter((item) => chosen.has(item.itemId));
  const qtyOf = (item: { itemId: number }) => chosen.get(item.itemId) ?? 0;
  return {
    count: picked.length,
    qty: picked.reduce((sum, item) => sum + qtyOf(item), 0),
    yuan: picked.reduce((sum, item) => sum + Math.round(subtotalOf(item, qtyOf(item)) * 100), 0) / 100,
  };
}
