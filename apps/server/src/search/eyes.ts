import type { Viewer } from '../cards/cards.service';
import type { Db } from '../db/client';
import { quotePrice } from '../pricing/pricing.rules';
import { allContractsOf, inPool, poolOf } from '../pricing/pricing.service';
import type { Eyes } from './find.rules';
import type { Aisle, Sight } from './shelves.service';

async function sightOf(tx: Db, { shelf, sights }: Aisle, customerId: number, now: Date): Promise<Sight> {
  const known = sights.get(customerId);
  if (known) return known;
  const { version } = shelf;
  const terms = await allContractsOf(tx, customerId);
  const prices = new Map<number, number>();
  for (const [skuId, contracts] of terms) {
    const { kind, price } = quotePrice({ listPrice: 0, tiers: [], contracts }, 1, now);
    if (kind === 'contract') prices.set(shelf.docOf(skuId), price);
  }
  const sight = { prices, pool: await poolOf(tx, customerId) };
  if (shelf.version === version) sights.set(customerId, sight);
  return sight;
}

/** How goods look to a viewer: his contract prices, his pool, and on request only what is under contract. */
export async function eyesOf(tx: Db, aisle: Aisle, viewer: Viewer, onlyContract: boolean): Promise<Eyes> {
  const { shelf, directory } = aisle;
  const list = (doc: number): number => shelf.price[doc] ?? 0;
  if (viewer.customerId === null) return { priceOf: list, mayBuy: () => !onlyContract };
  const { prices, pool } = await sightOf(tx, aisle, viewer.customerId, viewer.now);
  const allowed = (doc: number): boolean =>
    pool === null || inPool(pool, shelf.skuId[doc] ?? 0, directory.tree.pathTo(shelf.categoryId[doc] ?? 0));
  return {
    priceOf: (doc) => prices.get(doc) ?? list(doc),
    mayBuy: (doc) => (!onlyContract || prices.has(doc)) && allowed(doc),
  };
}
