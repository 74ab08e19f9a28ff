import type { SkuSort } from '@yigou/contract/goods/catalog.terms';
import type { AskedSpecs, FoundDocs, Groups } from '../shelf/answers';
import type { Shelf } from '../shelf/shelf';
import { type Boost, maxSpecScore, rankerFor, sortByRank } from './rank.rules';

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

type PickOptions = { sort: SkuSort; boost: Boost; asked: AskedSpecs; everySku: boolean };

/** Of each group that is found the best document with its rank, and all its members. */
export class BestPicker {
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
