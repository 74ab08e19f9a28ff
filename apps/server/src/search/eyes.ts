import type { Viewer } from '../cards/cards.service';
import type { Db } from '../db/client';
import { quotePrice } from '../pricing/pricing.rules';
import { contractsNow, inPool, poolOf } from '../pricing/pricing.service';
import type { Eyes } from './find.rules';
import type { Shelf } from './shelf';
import type { Aisle, Sight } from './shelves.service';

async function readSight(tx: Db, shelf: Shelf, customerId: number, now: Date): Promise<Sight> {
  const [terms, pool] = await Promise.all([contractsNow(tx, customerId, now), poolOf(tx, customerId)]);
  const prices = new Map<number, number>();
  for (const [skuId, contracts] of terms)
    prices.set(shelf.docOf(skuId), quotePrice({ listPrice: 0, tiers: [], contracts }, 1, now).price);
  return { prices, pool };
}

/** Read once for all who ask while it is being read: a customer may have thousands of agreed prices. */
function sightOf(tx: Db, { shelf, sights }: Aisle, customerId: number, now: Date): Promise<Sight> {
  const known = sights.get(customerId);
  if (known) return known;
  const reading = readSight(tx, shelf, customerId, now);
  sights.set(customerId, reading);
  reading.catch(() => sights.delete(customerId));
  return reading;
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
