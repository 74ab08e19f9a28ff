import type { Db } from '../../ground/db/client';
import type { Viewer } from '../cards/cards.service';
import { quotePrice } from '../pricing/pricing.rules';
import { contractsNow, inPool, poolOf } from '../pricing/pricing.service';
import type { ViewerPrices } from './find.rules';
import type { Offer, SearchMemory } from './shelves.service';

async function readOffer(tx: Db, { shelf, boughtBy }: SearchMemory, customerId: number, now: Date): Promise<Offer> {
  const [terms, pool, skuIds] = await Promise.all([
    contractsNow(tx, customerId, now),
    poolOf(tx, customerId),
    boughtBy(tx, customerId, now),
  ]);
  const prices = new Map<number, number>();
  for (const [skuId, contracts] of terms)
    prices.set(shelf.docOf(skuId), quotePrice({ listPrice: 0, tiers: [], contracts }, 1, now).price);
  return { prices, pool, bought: new Set(skuIds.map((skuId) => shelf.docOf(skuId))) };
}

/** Read once for all who ask while it is being read: a customer may have thousands of agreed prices. */
export async function offerOf(tx: Db, memory: SearchMemory, { customerId, now }: Viewer): Promise<Offer | null> {
  if (customerId === null) return null;
  const { offers } = memory;
  const known = offers.get(customerId);
  if (known) return known;
  const reading = readOffer(tx, memory, customerId, now);
  offers.set(customerId, reading);
  reading.catch(() => offers.delete(customerId));
  return reading;
}

/** How goods look to a viewer: his contract prices, his pool, and on request only what is under contract. */
export function viewerPrices(
  { shelf, directory }: SearchMemory,
  offer: Offer | null,
  onlyContract: boolean,
): ViewerPrices {
  const list = (doc: number): number => shelf.price[doc] ?? 0;
  if (!offer) return { priceOf: list, mayBuy: () => !onlyContract };
  const { prices, bought, pool } = offer;
  const allowed = (doc: number): boolean =>
    pool === null || inPool(pool, shelf.skuId[doc] ?? 0, directory.tree.pathTo(shelf.categoryId[doc] ?? 0));
  return {
    priceOf: (doc) => prices.get(doc) ?? list(doc),
    lift: (doc) => (prices.has(doc) ? 1 : 0) + (bought.has(doc) ? 1 : 0),
    mayBuy: (doc) => (!onlyContract || prices.has(doc)) && allowed(doc),
  };
}
