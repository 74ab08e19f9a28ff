import type { SkuCard } from '@yigou/contract/goods/catalog';

const oneRow = 5;

/** One SKU of each other product, as many as fill a row. */
export function similarOf(productId: number, items: readonly SkuCard[]): SkuCard[] {
  const seen = new Set([productId]);
  return items
    .filter((item) => {
      if (seen.has(item.productId)) return false;
      seen.add(item.productId);
      return true;
    })
    .slice(0, oneRow);
}
