import type { SkuSort } from '@yigou/contract/goods/catalog.terms';
import type { AskedSpecs, FoundDocs } from '../shelf/answers';
import type { Shelf } from '../shelf/shelf';
import { Choosing } from './choosing';
import { Counting, type Counts, giveBack, takeDesk } from './counting';
import { type Filter, FilterCheck } from './filter.rules';
import type { Lift } from './rank.rules';

/** What one customer sees differently. */
export type ViewerPrices = {
  priceOf: (doc: number) => number;
  mayBuy: (doc: number) => boolean;
  /** How much they prefer it: under contract, bought before. */
  lift?: Lift;
};

const noLift: Lift = () => 0;

export type Found = FoundDocs & { counts: Counts };

/** What may be meant; beside each document how well the words match it, lower is better. */
export type Candidates = { docs: Int32Array; tiers?: Uint8Array | undefined; specs?: AskedSpecs | undefined };

type Walk = { visit: (doc: number, at: number) => void; endGroup: () => void };

function walkSkus(docs: Int32Array, { visit, endGroup }: Walk) {
  for (let at = 0; at < docs.length; at += 1) {
    visit(docs[at] ?? 0, at);
    endGroup();
  }
}

/** All candidates of one product together. `place` must be all zeros, and is again. */
function walkProducts(shelf: Shelf, docs: Int32Array, place: Int32Array, { visit, endGroup }: Walk) {
  // Where a document stands among the candidates, from 1; 0: it is none, or was visited.
  for (let at = 0; at < docs.length; at += 1) place[docs[at] ?? 0] = at + 1;
  for (let at = 0; at < docs.length; at += 1) {
    const first = docs[at] ?? 0;
    if (place[first] === 0) continue;
    for (let doc = shelf.firstOf(shelf.productId[first] ?? 0); doc >= 0; doc = shelf.nextOfProduct[doc] ?? -1) {
      const stands = place[doc] ?? 0;
      place[doc] = 0;
      if (stands > 0) visit(doc, stands - 1);
    }
    endGroup();
  }
}

/**
 * One pass over the candidates, product by product: of what matches the best is kept, and each facet counts the products
 * that match all filters but its own. With `everySku` each SKU stands for itself.
 */
export function findOnShelf(
  shelf: Shelf,
  { docs, tiers, specs: asked = [] }: Candidates,
  filter: Filter,
  viewer: ViewerPrices,
  sort: SkuSort,
  everySku = false,
): Found {
  const desk = takeDesk(shelf);
  const check = new FilterCheck(shelf, filter);
  const choosing = new Choosing(shelf, { sort, lift: viewer.lift ?? noLift, asked, everySku }, docs.length);
  const counting = new Counting(shelf, check, desk, docs.length);
  const walk: Walk = {
    visit(doc, at) {
      if (!shelf.isOnShelf(doc) || !viewer.mayBuy(doc) || !check.admits(doc)) return;
      const price = viewer.priceOf(doc);
      const missed = check.isEmpty ? 0 : check.misses(doc, price);
      // What misses two filters is in no facet's count.
      if ((missed & (missed - 1)) !== 0) return;
      if (missed === 0) choosing.add(doc, tiers?.[at] ?? 0, price);
      counting.add(doc, missed, price);
    },
    endGroup() {
      counting.endGroup(choosing.isGroupFound());
      choosing.endGroup();
    },
  };
  if (everySku) walkSkus(docs, walk);
  else walkProducts(shelf, docs, desk.place, walk);
  const found = { ...choosing.take(desk.place), counts: counting.take() };
  giveBack(shelf, desk);
  return found;
}
