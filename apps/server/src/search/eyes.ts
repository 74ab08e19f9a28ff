import type { Viewer } from '../catalog/cards.service';
import type { Db } from '../db/client';
import { quotePrice } from '../pricing/pricing.rules';
import { allContractsOf, inPool, poolOf } from '../pricing/pricing.service';
import type { Eyes } from './find.rules';
import type { Aisle } from './shelves.service';

/** How goods look to a viewer: his contract prices, his pool, and on request only what is under contract. */
export async function eyesOf(
  tx: Db,
  { shelf, directory }: Aisle,
  viewer: Viewer,
  onlyContract: boolean,
): Promise<Eyes> {
  const list = (doc: number): number => shelf.price[doc] ?? 0;
  if (viewer.customerId === null) return { priceOf: list, mayBuy: () => !onlyContract };
  const terms = await allContractsOf(tx, viewer.customerId);
  const prices = new Map<number, number>();
  for (const [skuId, contracts] of terms) {
    const { kind, price } = quotePrice({ listPrice: 0, tiers: [], contracts }, 1, viewer.now);
    if (kind === 'contract') prices.set(shelf.docOf(skuId), price);
  }
  const pool = await poolOf(tx, viewer.customerId);
  const allowed = (doc: number): boolean =>
    pool === null || inPool(pool, shelf.skuId[doc] ?? 0, directory.tree.pathTo(shelf.categoryId[doc] ?? 0));
  return {
    priceOf: (doc) => prices.get(doc) ?? list(doc),
    mayBuy: (doc) => (!onlyContract || prices.has(doc)) && allowed(doc),
  };
}
