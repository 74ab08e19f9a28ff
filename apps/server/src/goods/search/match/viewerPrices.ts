import type { Db } from '../../../ground/db/client';
import { contentMark } from '../../../ground/lib/contentMark';
import type { Viewer } from '../../cards/cards.service';
import { quotePrice } from '../../pricing/pricing.rules';
import { contractsNow, inPool, poolOf } from '../../pricing/pricing.service';
import type { KeptOffer, Offer } from '../shelf/answers';
import type { SearchMemory } from '../shelf/memory';
import type { ViewerPrices } from './find.rules';

async function readOffer(tx: Db, { shelf, boughtBy }: SearchMemory, customerId: number, now: Date): Promise<Offer> {
  const [terms, pool, skuIds] = await Promise.all([
    contractsNow(tx, customerId, now),
    poolOf(tx, customerId),
    boughtBy(tx, customerId, now),
  ]);
  const prices = new Map<number, number>();
  for (const [skuId, contracts] of terms)
    prices.set(shelf.docOf(skuId), quotePrice({ listPrice: 0, tiers: [], contracts }, 1, now).price);
  const bought = new Set(skuIds.map((skuId) => shelf.docOf(skuId)));
  const mark = contentMark([[...prices], [...bought], pool && [[...pool.skuIds], [...pool.categoryIds]]]);
  return { prices, pool, bought, mark };
}

/** Read once for all who ask while it is being read: a customer may have thousands of agreed prices. */
export async function offerOf(tx: Db, memory: SearchMemory, { customerId, now }: Viewer): Promise<Offer | null> {
  if (customerId === null) return null;
  const { offers } = memory;
  const known = offers.get(customerId);
  if (known) return known.reading;
  const kept: KeptOffer = { reading: readOffer(tx, memory, customerId, now), size: 0 };
  offers.set(customerId, kept);
  try {
    const { prices, bought, pool } = await kept.reading;
    kept.size = prices.size + bought.size + (pool?.skuIds.size ?? 0) + (pool?.categoryIds.size ?? 0);
    if (offers.peek(customerId) === kept) offers.measureAgain(customerId);
  } catch {
    // Whoever waits for it is told; the next one reads it again.
    offers.delete(customerId);
  }
  return kept.reading;
}

/** How goods look to a viewer: their contract prices, their pool, and on request only what is under contract. */
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
