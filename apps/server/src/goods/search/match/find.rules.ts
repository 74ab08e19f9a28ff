import type { SkuSort } from '@yigou/contract/goods/catalog.terms';
import type { AskedSpecs, FoundDocs, Groups } from '../shelf/answers';
import type { Shelf } from '../shelf/shelf';
import type { Prices } from './bands.rules';
import { inOrder, type Lift, mostAsked, ranking } from './rank.rules';
import { Tally } from './tally';

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
  prices: Prices;
};

export type Found = FoundDocs & { counts: Counts };

/** A facet shows what choosing more of it would give: its own filter does not count for it. */
const dims = { brand: 1, label: 2, supplier: 4, price: 8, axis: 16 } as const;
const everyDim = -1;
/** The places of all words of a question together stay below. */
const wordPlaces = 80;

/** −1 is "no value" on the shelf and "unknown value" in a filter: they never meet. */
const carries = (wanted: ReadonlySet<number>, code: number): boolean => code >= 0 && wanted.has(code);

function carriesSpec(shelf: Shelf, wanted: ReadonlySet<number>, doc: number): boolean {
  for (const column of shelf.specs) {
    const code = column[doc] ?? -1;
    if (carries(wanted, code)) return true;
    if (code >= 0 && shelf.specNames.parts[code]?.some((part) => wanted.has(part))) return true;
  }
  return shelf.paramSets[shelf.paramSet[doc] ?? 0]?.some((code) => wanted.has(code)) ?? false;
}

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
    if (!carriesSpec(shelf, axes[at] as ReadonlySet<number>, doc)) missed |= dims.axis << at;
  }
  return missed;
}

/** How many of the words its specs say, and then how late they stand: 甲基橙 甲基红 指示液 means the red one. */
function askedIn(shelf: Shelf, asked: AskedSpecs, doc: number): number {
  let [words, places] = [0, 0];
  for (let at = 0; at < asked.length; at += 1) {
    const codes = asked[at] as ReadonlySet<number>;
    if (codes.size === 0 || !shelf.specs.some((column) => codes.has(column[doc] ?? -1))) continue;
    words += 1;
    places += at;
  }
  return Math.min(mostAsked, words * wordPlaces + Math.min(places, wordPlaces - 1));
}

/** Beside each combination of labels whether it holds one of these. */
const labelSetsWith = (shelf: Shelf, labelIds: ReadonlySet<number>): Uint8Array =>
  Uint8Array.from(shelf.labelSets, (set) => (set.some((labelId) => labelIds.has(labelId)) ? 1 : 0));

/** Room to work in, as wide as the shelf; all zeros and empty between two questions. */
class Desk {
  place = new Int32Array(0);
  readonly categories = new Tally();
  readonly brands = new Tally();
  readonly suppliers = new Tally();
  readonly labelSets = new Tally();
  readonly specs = new Tally();
}

const desks = new WeakMap<Shelf, Desk>();

/** Taken away while it is in use: one that was left half wiped by a fault is not used again. */
function takeDesk(shelf: Shelf): Desk {
  const desk = desks.get(shelf) ?? new Desk();
  desks.delete(shelf);
  if (desk.place.length < shelf.size) desk.place = new Int32Array(shelf.skuId.length);
  return desk;
}

/** What may be meant; beside each document how well the words match it, lower is better. */
export type Candidates = { docs: Int32Array; tiers?: Uint8Array | undefined; specs?: AskedSpecs | undefined };

/**
 * One pass over the candidates, product by product: of what matches the best is kept, and each facet counts the products
 * that match all filters but its own. With `everySku` each SKU stands for itself.
 */
export function findOnShelf(
  shelf: Shelf,
  { docs, tiers, specs: askedSpecs = [] }: Candidates,
  filter: Filter,
  viewer: ViewerPrices,
  sort: SkuSort,
  everySku = false,
): Found {
  const axes = [...filter.specs.values()];
  const axisCodes = Array.from(filter.specs.keys(), (name) => shelf.specNames.axes.find(name));
  /** What a filter on this axis would miss: 0 where there is none. */
  const dimOf = (code: number): number => {
    const at = axisCodes.indexOf(shelf.specNames.axisOf[code] ?? -1);
    return at < 0 ? 0 : dims.axis << at;
  };
  const wantedSets = filter.labelIds && labelSetsWith(shelf, filter.labelIds);
  const rankOf = ranking(shelf, sort, viewer.lift ?? noLift);
  const desk = takeDesk(shelf);
  const { place, categories, brands, suppliers, labelSets, specs } = desk;
  const { brandIds, supplierIds, priceFrom, priceTo } = filter;
  const isFiltered =
    axes.length > 0 || [brandIds, wantedSets, supplierIds, priceFrom, priceTo].some((each) => each !== undefined);
  const prices = new Float64Array(docs.length);
  const owners = new Int32Array(docs.length);
  let priced = 0;
  const members = new Int32Array(docs.length);
  const best = new Int32Array(docs.length);
  const ranks = new Float64Array(docs.length);
  const starts = new Int32Array(docs.length + 1);
  let hits = 0;
  let kept = 0;
  let group = 0;
  /** What the group under way may be counted for, and the document its product's facts are read from. */
  let seen = 0;
  let one = -1;
  /** Of the best of the group under way: how little of it was asked for, and its rank. */
  let least = 0;
  let lowest = 0;
  const choosing = sort === 'default' && askedSpecs.some((codes) => codes.size > 0);
  const unaskedOf = (doc: number): number => mostAsked - askedIn(shelf, askedSpecs, doc);

  function countCode(code: number, missed: number) {
    if (missed === 0 || (missed & dimOf(code)) !== 0) specs.add(code, group);
  }

  function visit(doc: number, at: number) {
    if (!shelf.isOnShelf(doc) || !viewer.mayBuy(doc)) return;
    if (filter.categoryIds && !filter.categoryIds.has(shelf.categoryId[doc] ?? 0)) return;
    if (filter.inStock && !shelf.isInStock(doc)) return;
    const price = viewer.priceOf(doc);
    const missed = isFiltered ? misses(shelf, filter, wantedSets, axes, price, doc) : 0;
    // Who misses two filters is in no facet's count.
    if ((missed & (missed - 1)) !== 0) return;
    seen |= missed === 0 ? everyDim : missed;
    one = doc;
    if (missed === 0) {
      const isFirst = hits === (starts[kept] ?? 0);
      const unasked = choosing ? unaskedOf(doc) : 0;
      const rank = rankOf(doc, tiers?.[at] ?? 0, price, everySku ? unasked : 0);
      if (isFirst || unasked < least || (unasked === least && rank < lowest)) {
        best[kept] = doc;
        least = unasked;
        lowest = rank;
      }
      ranks[kept] = isFirst ? rank : Math.min(rank, ranks[kept] ?? 0);
      members[hits++] = doc;
    }
    if ((missed & ~dims.price) === 0) {
      owners[priced] = group;
      prices[priced++] = price;
    }
    if (missed !== 0 && missed < dims.axis) return;
    for (let axis = 0; axis < shelf.specs.length; axis += 1) {
      const code = shelf.specs[axis]?.[doc] ?? -1;
      if (code < 0) continue;
      countCode(code, missed);
      const parts = shelf.specNames.parts[code] ?? [];
      for (let at = 0; at < parts.length; at += 1) countCode(parts[at] ?? 0, missed);
    }
  }

  /** What is of the product, not of the SKU, is counted once here. */
  function close() {
    if (one < 0) return;
    if (hits > (starts[kept] ?? 0)) {
      categories.add(shelf.categoryId[one] ?? 0, group);
      starts[++kept] = hits;
    }
    if (seen & dims.brand) brands.add(shelf.brandId[one] ?? 0, group);
    if (seen & dims.supplier) suppliers.add(shelf.supplierId[one] ?? 0, group);
    if (seen & dims.label) labelSets.add(shelf.labelSet[one] ?? 0, group);
    if (seen < 0 || seen >= dims.axis) {
      const missed = seen < 0 ? 0 : seen;
      for (const code of shelf.paramSets[shelf.paramSet[one] ?? 0] ?? []) countCode(code, missed);
    }
    group += 1;
    seen = 0;
    one = -1;
  }

  // Where a document stands among the candidates, from 1; 0: it is none, or was visited.
  if (!everySku) for (let at = 0; at < docs.length; at += 1) place[docs[at] ?? 0] = at + 1;
  for (let at = 0; at < docs.length; at += 1) {
    const first = docs[at] ?? 0;
    if (everySku) visit(first, at);
    else if (place[first] === 0) continue;
    else {
      for (let doc = shelf.firstOf(shelf.productId[first] ?? 0); doc >= 0; doc = shelf.nextOfProduct[doc] ?? -1) {
        const stands = place[doc] ?? 0;
        place[doc] = 0;
        if (stands > 0) visit(doc, stands - 1);
      }
    }
    close();
  }

  const ordered = inOrder(best.subarray(0, kept), ranks.subarray(0, kept));
  const found = {
    docs: ordered,
    groups: everySku ? null : groupsOf(ordered, best, starts, members.slice(0, hits), place),
    skuCount: hits,
    counts: {
      categories: categories.take(),
      brands: brands.take(),
      suppliers: suppliers.take(),
      specs: specs.take(),
      labels: countLabels(shelf, labelSets.take()),
      prices: { values: prices.subarray(0, priced), owners: owners.subarray(0, priced) },
    },
  };
  desks.set(shelf, desk);
  return found;
}

/** `place` is free by now and holds where each best document was found; then it is wiped. */
function groupsOf(
  ordered: Int32Array,
  best: Int32Array,
  starts: Int32Array,
  members: Int32Array,
  place: Int32Array,
): Groups {
  for (let at = 0; at < ordered.length; at += 1) place[best[at] ?? 0] = at;
  const found = { starts: new Int32Array(ordered.length), sizes: new Int32Array(ordered.length), members };
  for (let at = 0; at < ordered.length; at += 1) {
    const was = place[ordered[at] ?? 0] ?? 0;
    found.starts[at] = starts[was] ?? 0;
    found.sizes[at] = (starts[was + 1] ?? 0) - (starts[was] ?? 0);
  }
  for (let at = 0; at < ordered.length; at += 1) place[ordered[at] ?? 0] = 0;
  return found;
}

function countLabels(shelf: Shelf, sets: ReadonlyMap<number, number>): Map<number, number> {
  const labels = new Map<number, number>();
  for (const [set, count] of sets) {
    for (const labelId of shelf.labelSets[set] ?? []) labels.set(labelId, (labels.get(labelId) ?? 0) + count);
  }
  return labels;
}
