import type { SkuSort } from '@yigou/contract';
import { type Lift, ranking } from './rank.rules';
import { axesLimit, docLimit, type Shelf } from './shelf';

/** Prices in 分; a list of ids means "one of these"; an absent part means "any". */
export type Filter = {
  categoryIds?: ReadonlySet<number>;
  brandIds?: ReadonlySet<number>;
  labelIds?: ReadonlySet<number>;
  supplierIds?: ReadonlySet<number>;
  /** Axis name → codes of its chosen values. */
  specs: ReadonlyMap<string, ReadonlySet<number>>;
  priceFrom?: number;
  priceTo?: number;
  inStock: boolean;
};

/** What one customer sees differently. */
export type ViewerPrices = {
  priceOf: (doc: number) => number;
  mayBuy: (doc: number) => boolean;
  /** How much he prefers it: under contract, bought before. */
  lift?: Lift;
};

const noLift: Lift = () => 0;

export type Counts = {
  categories: Map<number, number>;
  brands: Map<number, number>;
  labels: Map<number, number>;
  suppliers: Map<number, number>;
  specs: Map<number, number>;
  prices: Float64Array;
};

export type Found = { docs: Int32Array; counts: Counts };

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
function inOrder(docs: Int32Array, ranks: Float64Array): Int32Array {
  const isLarge = ranks.some((rank) => Math.abs(rank) >= rankLimit);
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

/** Counts by small numbers: an array is many times quicker than a map when 25,000 hits are counted. */
class Tally {
  private counts = new Int32Array(256);
  add(key: number) {
    if (key >= this.counts.length) {
      const wider = new Int32Array(2 ** Math.ceil(Math.log2(key + 1)));
      wider.set(this.counts);
      this.counts = wider;
    }
    this.counts[key] = (this.counts[key] ?? 0) + 1;
  }
  total(): Map<number, number> {
    const sums = new Map<number, number>();
    for (let key = 0; key < this.counts.length; key += 1) {
      const count = this.counts[key] ?? 0;
      if (count > 0) sums.set(key, count);
    }
    return sums;
  }
}

/** A facet shows what choosing more of it would give: its own filter does not count for it. */
const dims = { brand: 1, label: 2, supplier: 4, price: 8, axis: 16 } as const;

/** −1 is "no value" on the shelf and "unknown value" in a filter: they never meet. */
const carries = (wanted: ReadonlySet<number>, code: number): boolean => code >= 0 && wanted.has(code);

function misses(
  shelf: Shelf,
  filter: Filter,
  labelSets: Uint8Array | undefined,
  axes: readonly ReadonlySet<number>[],
  price: number,
  doc: number,
): number {
  let missed = 0;
  if (filter.brandIds && !filter.brandIds.has(shelf.brandId[doc] ?? 0)) missed |= dims.brand;
  if (labelSets && !labelSets[shelf.labelSet[doc] ?? 0]) missed |= dims.label;
  if (filter.supplierIds && !filter.supplierIds.has(shelf.supplierId[doc] ?? 0)) missed |= dims.supplier;
  if (price < (filter.priceFrom ?? 0) || price > (filter.priceTo ?? Infinity)) missed |= dims.price;
  for (let at = 0; at < axes.length; at += 1) {
    const wanted = axes[at] as ReadonlySet<number>;
    if (!shelf.specs.some((column) => carries(wanted, column[doc] ?? -1))) missed |= dims.axis << at;
  }
  return missed;
}

/** Beside each combination of labels whether it holds one of these. */
const labelSetsWith = (shelf: Shelf, labelIds: ReadonlySet<number>): Uint8Array =>
  Uint8Array.from(shelf.labelSets, (set) => (set.some((labelId) => labelIds.has(labelId)) ? 1 : 0));

/** What may be meant; beside each document how well the words match it, lower is better. */
type Candidates = { docs: Int32Array; tiers?: Uint8Array | undefined };

/** One pass over the candidates: what matches is kept, and each facet counts what matches all filters but its own. */
export function findOnShelf(
  shelf: Shelf,
  { docs, tiers }: Candidates,
  filter: Filter,
  viewer: ViewerPrices,
  sort: SkuSort,
): Found {
  const axes = [...filter.specs.values()];
  const wantedSets = filter.labelIds && labelSetsWith(shelf, filter.labelIds);
  const axisNames = [...filter.specs.keys()];
  const rankOf = ranking(shelf, sort, viewer.lift ?? noLift);
  const [categories, brands, suppliers, specs] = [new Tally(), new Tally(), new Tally(), new Tally()];
  const labelSets = new Tally();
  const prices = new Float64Array(docs.length);
  let priced = 0;
  const hits = new Int32Array(docs.length);
  const ranks = new Float64Array(docs.length);
  let kept = 0;
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0;
    if (!shelf.isOnShelf(doc) || !viewer.mayBuy(doc)) continue;
    if (filter.categoryIds && !filter.categoryIds.has(shelf.categoryId[doc] ?? 0)) continue;
    if (filter.inStock && !shelf.isInStock(doc)) continue;
    const price = viewer.priceOf(doc);
    const missed = misses(shelf, filter, wantedSets, axes, price, doc);
    if (missed === 0) {
      hits[kept] = doc;
      ranks[kept++] = rankOf(doc, tiers?.[at] ?? 0, price);
      categories.add(shelf.categoryId[doc] ?? 0);
    }
    if ((missed & ~dims.brand) === 0) brands.add(shelf.brandId[doc] ?? 0);
    if ((missed & ~dims.supplier) === 0) suppliers.add(shelf.supplierId[doc] ?? 0);
    if ((missed & ~dims.price) === 0) prices[priced++] = price;
    if ((missed & ~dims.label) === 0) labelSets.add(shelf.labelSet[doc] ?? 0);
    countSpecs(shelf, specs, axisNames, missed, doc);
  }
  return {
    docs: inOrder(hits.subarray(0, kept), ranks.subarray(0, kept)),
    counts: {
      categories: categories.total(),
      brands: brands.total(),
      suppliers: suppliers.total(),
      specs: specs.total(),
      labels: countLabels(shelf, labelSets.total()),
      prices: prices.subarray(0, priced),
    },
  };
}

function countLabels(shelf: Shelf, sets: ReadonlyMap<number, number>): Map<number, number> {
  const labels = new Map<number, number>();
  for (const [set, count] of sets) {
    for (const labelId of shelf.labelSets[set] ?? []) labels.set(labelId, (labels.get(labelId) ?? 0) + count);
  }
  return labels;
}

function countSpecs(shelf: Shelf, specs: Tally, axisNames: readonly string[], missed: number, doc: number) {
  if (missed === 0) {
    for (let axis = 0; axis < axesLimit; axis += 1) {
      const code = shelf.specs[axis]?.[doc] ?? -1;
      if (code >= 0) specs.add(code);
    }
    return;
  }
  // Only the axis that alone failed may still be counted, and only for values of that axis.
  const at = Math.log2(missed / dims.axis);
  const name = Number.isInteger(at) ? axisNames[at] : undefined;
  if (name === undefined) return;
  for (const column of shelf.specs) {
    const code = column[doc] ?? -1;
    if (code >= 0 && shelf.specNames.names[code]?.startsWith(`${name}:`)) specs.add(code);
  }
}

const steps = [1, 2, 5];
const niceNumbers = Array.from({ length: 10 }, (_, power) => steps.map((step) => step * 10 ** power)).flat();
const bandCount = 5;

type PriceBand = { from: number; to: number | null; count: number };

/** Bands with round borders and about as many goods in each. From is included, to is not. In 分. */
export function priceBands(prices: Float64Array): PriceBand[] {
  if (prices.length < bandCount) return [];
  const sorted = prices.slice().sort();
  const borders = new Set<number>();
  for (let at = 1; at < bandCount; at += 1) {
    const price = sorted[Math.floor((sorted.length * at) / bandCount)] ?? 0;
    const round = niceNumbers.findLast((nice) => nice * 100 <= price);
    if (round && round * 100 > (sorted[0] ?? 0)) borders.add(round * 100);
  }
  const edges = [0, ...[...borders].sort((a, b) => a - b)];
  if (edges.length < 2) return [];
  const bands: PriceBand[] = edges.map((from, at) => ({ from, to: edges[at + 1] ?? null, count: 0 }));
  // Counted by where each band ends in the sorted prices, not price by price.
  const below = (price: number) => countBelow(sorted, price);
  for (const band of bands) band.count = (band.to === null ? sorted.length : below(band.to)) - below(band.from);
  return bands.filter((each) => each.count > 0);
}
