import type { SkuSort } from '@yigou/contract/goods/catalog.terms';
import type { AskedSpecs, FoundDocs, Groups } from '../shelf/answers';
import type { Shelf } from '../shelf/shelf';
import { type Counts, FacetCounter, returnBuffers, takeBuffers } from './facets';
import { type Filter, FilterCheck } from './filter.rules';
import { type Boost, maxSpecScore, rankerFor, sortByRank } from './rank.rules';

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

/** Only those of the candidates. */
export function keepWanted({ docs, tiers, specs }: Candidates, wanted: ReadonlySet<number>): Candidates {
  const places = Array.from(docs.keys()).filter((at) => wanted.has(docs[at] ?? -1));
  return {
    docs: Int32Array.from(places, (at) => docs[at] ?? 0),
    tiers: tiers && Uint8Array.from(places, (at) => tiers[at] ?? 0),
    specs,
  };
}

type Walk = { visit: (doc: number, at: number) => void; endGroup: () => void };

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

type PickOptions = { sort: SkuSort; boost: Boost; asked: AskedSpecs; everySku: boolean };

/** Of each group that is found the best document with its rank, and all its members. */
class BestPicker {
  private readonly shelf: Shelf;
  private readonly asked: AskedSpecs;
  private readonly everySku: boolean;
  private readonly rankOf: ReturnType<typeof rankerFor>;
  private readonly isSpecAsked: boolean;
  private readonly members: Int32Array;
  private readonly best: Int32Array;
  private readonly ranks: Float64Array;
  private readonly starts: Int32Array;
  private hits = 0;
  private kept = 0;
  /** Of the best of the group under way: how little of it was asked for, and its rank. */
  private least = 0;
  private lowest = 0;

  constructor(shelf: Shelf, { sort, boost, asked, everySku }: PickOptions, most: number) {
    this.shelf = shelf;
    this.asked = asked;
    this.everySku = everySku;
    this.rankOf = rankerFor(shelf, sort, boost);
    this.isSpecAsked = sort === 'default' && asked.some((codes) => codes.size > 0);
    this.members = new Int32Array(most);
    this.best = new Int32Array(most);
    this.ranks = new Float64Array(most);
    this.starts = new Int32Array(most + 1);
  }

  add(doc: number, tier: number, price: number) {
    const { kept } = this;
    const isFirst = !this.isGroupFound();
    const unasked = this.isSpecAsked ? maxSpecScore - specScore(this.shelf, this.asked, doc) : 0;
    const rank = this.rankOf(doc, tier, price, this.everySku ? unasked : 0);
    if (isFirst || unasked < this.least || (unasked === this.least && rank < this.lowest)) {
      this.best[kept] = doc;
      this.least = unasked;
      this.lowest = rank;
    }
    this.ranks[kept] = isFirst ? rank : Math.min(rank, this.ranks[kept] ?? 0);
    this.members[this.hits++] = doc;
  }

  /** Something was added since the last group ended. */
  isGroupFound(): boolean {
    return this.hits > (this.starts[this.kept] ?? 0);
  }

  endGroup() {
    if (this.isGroupFound()) this.starts[++this.kept] = this.hits;
  }

  /** `place` must be all zeros, and is again. */
  take(place: Int32Array): FoundDocs {
    const { best, ranks, kept, hits } = this;
    const docs = sortByRank(best.subarray(0, kept), ranks.subarray(0, kept));
    return { docs, groups: this.everySku ? null : this.groupsOf(docs, place), skuCount: hits };
  }

  private groupsOf(ordered: Int32Array, place: Int32Array): Groups {
    const { best, starts, members, hits } = this;
    for (let at = 0; at < ordered.length; at += 1) place[best[at] ?? 0] = at;
    const found = {
      starts: new Int32Array(ordered.length),
      sizes: new Int32Array(ordered.length),
      members: members.slice(0, hits),
    };
    for (let at = 0; at < ordered.length; at += 1) {
      const was = place[ordered[at] ?? 0] ?? 0;
      found.starts[at] = starts[was] ?? 0;
      found.sizes[at] = (starts[was + 1] ?? 0) - (starts[was] ?? 0);
    }
    for (let at = 0; at < ordered.length; at += 1) place[ordered[at] ?? 0] = 0;
    return found;
  }
}

/** The places of all words of a question together stay below. */
const wordPlaces = 80;

/** How many of the words its specs say, and then how late they stand: 甲基橙 甲基红 指示液 means the red one. */
function specScore(shelf: Shelf, asked: AskedSpecs, doc: number): number {
  let [words, places] = [0, 0];
  for (let at = 0; at < asked.length; at += 1) {
    const codes = asked[at] as ReadonlySet<number>;
    if (codes.size === 0 || !shelf.specs.some((column) => codes.has(column[doc] ?? -1))) continue;
    words += 1;
    places += at;
  }
  return Math.min(maxSpecScore, words * wordPlaces + Math.min(places, wordPlaces - 1));
}
