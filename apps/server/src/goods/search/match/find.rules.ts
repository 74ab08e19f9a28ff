import type { SkuSort } from '@yigou/contract/goods/catalog.terms';
import type { AskedSpecs, FoundDocs } from '../shelf/answers';
import type { Shelf } from '../shelf/shelf';
import { BestPicker } from './bestPicker';
import { type Counts, FacetCounter, returnBuffers, takeBuffers } from './facetCounter';
import { type Filter, FilterCheck } from './filter.rules';
import type { Boost } from './rank.rules';

/** What one customer sees differently. */
export type ViewerPrices = {
  priceOf: (doc: number) => number;
  mayBuy: (doc: number) => boolean;
  /** How much they prefer it: under contract, bought before. */
  boost?: Boost;
};

const noBoost: Boost = () => 0;

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
  const buffers = takeBuffers(shelf);
  const check = new FilterCheck(shelf, filter);
  const picker = new BestPicker(shelf, { sort, boost: viewer.boost ?? noBoost, asked, everySku }, docs.length);
  const counter = new FacetCounter(shelf, check, buffers, docs.length);
  const walk: Walk = {
    visit(doc, at) {
      if (!shelf.isOnShelf(doc) || !viewer.mayBuy(doc) || !check.admits(doc)) return;
      const price = viewer.priceOf(doc);
      const missed = check.isEmpty ? 0 : check.misses(doc, price);
      // What misses two filters is in no facet's count.
      if ((missed & (missed - 1)) !== 0) return;
      if (missed === 0) picker.add(doc, tiers?.[at] ?? 0, price);
      counter.add(doc, missed, price);
    },
    endGroup() {
      counter.endGroup(picker.isGroupFound());
      picker.endGroup();
    },
  };
  if (everySku) walkSkus(docs, walk);
  else walkProducts(shelf, docs, buffers.place, walk);
  const found = { ...picker.take(buffers.place), counts: counter.take() };
  returnBuffers(shelf, buffers);
  return found;
}
