import type { SkuSort } from '@yigou/contract/goods/catalog.terms';
import { docLimit, type Shelf } from '../shelf/shelf';
import { type Bits, hasDoc } from './bits.rules';

/**
 * How closely the words meet an article, lower comes first: its number; category and name, both as typed, or one or
 * both by another word; one of the two; its name; what it is called; anywhere; only used with such a thing. What is met
 * in part comes after all that, as `partTier` has it.
 */
export const tier = {
  number: 0,
  itself: 1,
  own: 2,
  thing: 3,
  kind: 4,
  name: 5,
  called: 6,
  anywhere: 7,
  used: 8,
  part: 9,
};

const closenesses = tier.part - tier.itself;
const partLevels = 8;
export const tierLimit = tier.part + partLevels * closenesses;

/** First by how much of what was asked for is met, then by how closely the thing is: from `tier.itself` on. */
export const partTier = (level: number, closeness: number): number =>
  tier.part + Math.min(level, partLevels - 1) * closenesses + closeness - tier.itself;

/** Beside each document the tier of the first of the closer questions it answers, or `otherwise`. */
export function tiersOf(docs: Int32Array, closer: readonly Bits[], otherwise = tier.used): Uint8Array {
  const tiers = new Uint8Array(docs.length);
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0;
    let level = 0;
    while (level < closer.length && !hasDoc(closer[level] as Bits, doc)) level += 1;
    tiers[at] = level < closer.length ? tier.itself + level : otherwise;
  }
  return tiers;
}

const levels = 2 ** 10;
/** Sales count by their magnitude: ten times as many sold are worth a boost, twice as many are not. */
const perMagnitude = 100;
/** What an agreement, or having bought it before, is worth: as much as thirty times the sales. */
const boostWorth = 150;

const magnitude = (sold: number): number => Math.round(Math.log10(1 + sold) * perMagnitude);
const magnitudes = Int32Array.from({ length: 2 ** 16 }, (_, sold) => magnitude(sold));
const magnitudeOf = (sold: number): number => magnitudes[sold] ?? magnitude(sold);

export type Boost = (doc: number) => number;

/** Within one tier: in stock first, then what sells more or the viewer's company knows. Lower comes first. */
const rankInTier = (shelf: Shelf, doc: number, boost: Boost): number => {
  const worth = Math.min(levels - 1, magnitudeOf(shelf.productSales(doc)) + boostWorth * boost(doc));
  return (shelf.isInStock(doc) ? 0 : levels) + (levels - 1 - worth);
};

const maxSales = 2 ** 24 - 1;

/** An article whose specs say so much of what was typed; see find.rules. */
export const maxSpecScore = 1023;

type Rank = (doc: number, closeness: number, price: number, unasked: number) => number;

/** Lower comes first. */
export function rankerFor(shelf: Shelf, sort: SkuSort, boost: Boost): Rank {
  const ranks: Record<SkuSort, Rank> = {
    default: (doc, closeness, _price, unasked) =>
      (Math.min(closeness, tierLimit - 1) * 2 * levels + rankInTier(shelf, doc, boost)) * (maxSpecScore + 1) + unasked,
    sales: (doc) => maxSales - Math.min(shelf.sales[doc] ?? 0, maxSales),
    priceAsc: (_doc, _closeness, price) => price,
    priceDesc: (_doc, _closeness, price) => -price,
    newest: (doc) => -(shelf.createdAt[doc] ?? 0),
  };
  return ranks[sort];
}

/** A larger rank and a document do not fit into one exact number. */
const rankLimit = 2 ** 53 / docLimit;

/** How many of the sorted values are smaller. */
function countBelow(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Rank and document become one key, so that plain numbers can be sorted, which is far quicker than comparing. Where a
 * rank is too large, such as the price of a machine, its place among all ranks stands for it.
 */
export function sortByRank(docs: Int32Array, ranks: Float64Array): Int32Array {
  let isLarge = false;
  for (let at = 0; at < ranks.length && !isLarge; at += 1) isLarge = Math.abs(ranks[at] ?? 0) >= rankLimit;
  const sorted = isLarge ? ranks.slice().sort() : null;
  const keys = new Float64Array(docs.length);
  for (let at = 0; at < docs.length; at += 1) {
    const rank = ranks[at] ?? 0;
    keys[at] = (sorted ? countBelow(sorted, rank) : rank) * docLimit + (docs[at] ?? 0);
  }
  keys.sort();
  const ordered = new Int32Array(docs.length);
  for (let at = 0; at < docs.length; at += 1) {
    const key = keys[at] ?? 0;
    ordered[at] = key - Math.floor(key / docLimit) * docLimit;
  }
  return ordered;
}
