import { formatDate } from '@yigou/contract/ground/time';
import type { Db } from '../../../ground/db/client';
import { contentMark } from '../../../ground/lib/contentMark';
import type { Viewer } from '../../cards/cards.service';
import { inPool, type Pool } from '../../pricing/pools.rules';
import { choosePrice } from '../../pricing/pricing.rules';
import { linesNow, poolOf } from '../../pricing/pricing.service';
import type { CachedProfile, CustomerProfile } from '../shelf/answers';
import type { SearchMemory } from '../shelf/memory';
import type { ViewerPrices } from './find.rules';

const poolRefs = ({ include, exclude }: Pool): ReadonlySet<number>[] => [
  ...Object.values(include),
  ...Object.values(exclude),
];

async function readProfile(
  tx: Db,
  { shelf, boughtBy }: SearchMemory,
  customerId: number,
  now: Date,
): Promise<CustomerProfile> {
  const [lines, pool, skuIds] = await Promise.all([
    linesNow(tx, customerId, now),
    poolOf(tx, customerId),
    boughtBy(tx, customerId, now),
  ]);
  const day = formatDate(now);
  const prices = new Map<number, number>();
  for (const [skuId, its] of lines) {
    const doc = shelf.docOf(skuId);
    // What the shelf says is the list price of the least that can be bought, its steps included.
    const basis = { listPrice: shelf.price[doc] ?? 0, tiers: [], lines: its };
    const { price, kind } = choosePrice(basis, its[0]?.moq ?? 1, day);
    if (kind === 'contract') prices.set(doc, price);
  }
  const bought = new Set(skuIds.map((skuId) => shelf.docOf(skuId)));
  const mark = contentMark([[...prices], [...bought], pool && poolRefs(pool).map((ids) => [...ids])]);
  return { prices, pool, bought, mark };
}

/** Read once for all who ask while it is being read: a customer may have thousands of agreed prices. */
export async function profileOf(
  tx: Db,
  memory: SearchMemory,
  { customerId, now }: Viewer,
): Promise<CustomerProfile | null> {
  if (customerId === null) return null;
  const { profiles } = memory;
  const known = profiles.get(customerId);
  if (known) return known.reading;
  const kept: CachedProfile = { reading: readProfile(tx, memory, customerId, now), size: 0 };
  profiles.set(customerId, kept);
  try {
    const { prices, bought, pool } = await kept.reading;
    kept.size = prices.size + bought.size + (pool ? poolRefs(pool).reduce((sum, ids) => sum + ids.size, 0) : 0);
    if (profiles.peek(customerId) === kept) profiles.measureAgain(customerId);
  } catch {
    // Whoever waits for it is told; the next one reads it again.
    profiles.delete(customerId);
  }
  return kept.reading;
}

/** How goods look to a viewer: their contract prices, their pool, and on request only what is under contract. */
export function viewerPrices(
  { shelf, directory }: SearchMemory,
  profile: CustomerProfile | null,
  onlyContract: boolean,
): ViewerPrices {
  const list = (doc: number): number => shelf.price[doc] ?? 0;
  if (!profile) return { priceOf: list, mayBuy: () => !onlyContract };
  const { prices, bought, pool } = profile;
  const allowed = (doc: number): boolean =>
    pool === null ||
    inPool(pool, {
      skuId: shelf.skuId[doc] ?? 0,
      brandId: shelf.brandId[doc] ?? 0,
      supplierId: shelf.supplierId[doc] ?? 0,
      categoryIds: directory.tree.pathTo(shelf.categoryId[doc] ?? 0),
    });
  return {
    priceOf: (doc) => prices.get(doc) ?? list(doc),
    boost: (doc) => (prices.has(doc) ? 1 : 0) + (bought.has(doc) ? 1 : 0),
    mayBuy: (doc) => (!onlyContract || prices.has(doc)) && allowed(doc),
  };
}
