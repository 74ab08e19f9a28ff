import type { SkuSort } from '@yigou/contract';
import { docLimit, type Shelf } from './shelf';

const tierCount = 4;
const maxSales = 2 ** 24 - 1;

/** Lower comes first. */
export function ranking(shelf: Shelf, sort: SkuSort): (doc: number, tier: number, price: number) => number {
  const sold = (doc: number) => maxSales - Math.min(shelf.sales[doc] ?? 0, maxSales);
  const ranks: Record<SkuSort, (doc: number, tier: number, price: number) => number> = {
    default: (doc, tier) => ((tier % tierCount) * 2 + (shelf.isInStock(doc) ? 0 : 1)) * (maxSales + 1) + sold(doc),
    sales: sold,
    priceAsc: (_doc, _tier, price) => price,
    priceDesc: (_doc, _tier, price) => -price,
    newest: (doc) => -(shelf.createdAt[doc] ?? 0),
  };
  return ranks[sort];
}

/** A larger rank and a document do not fit into one exact number. */
const rankLimit = 2 ** 53 / docLimit;

/** How many of the sorted values are smaller. */
function countBelow(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Rank and document become one key, so that plain numbers can be sorted, which is far quicker than comparing. Where a
 * rank is too large, such as the price of a machine, its place among all ranks stands for it.
 */
export function inOrder(docs: Int32Array, ranks: Float64Array): Int32Array {
  const isLarge = ranks.some((rank) => Math.abs(rank) >= rankLimit);
  const sorted = isLarge ? ranks.slice().sort() : null;
  const keys = new Float64Array(docs.length);
  for (let at = 0; at < docs.length; at += 1) {
    const rank = ranks[at] ?? 0;
    keys[at] = (sorted ? countBelow(sorted, rank) : rank) * docLimit + (docs[at] ?? 0);
  }
  keys.sort();
  const ordered = new Int32Array(docs.length);
  for (let at = 0; at < docs.length; at += 1) {
    const key = keys[at] ?? 0;
    ordered[at] = key - Math.floor(key / docLimit) * docLimit;
  }
  return ordered;
}
