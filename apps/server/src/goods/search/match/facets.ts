import type { Facets } from '@yigou/contract/goods/catalog';
import { fenToYuan } from '@yigou/contract/ground/money';
import type { SearchMemory } from '../shelf/memory';
import type { Shelf } from '../shelf/shelf';
import { type Prices, priceBands } from './bands.rules';
import { byCount, specFacets } from './facets.rules';
import { dims, type FilterCheck } from './filter.rules';
import { Tally } from './tally';

export type Counts = {
  categories: Map<number, number>;
  brands: Map<number, number>;
  labels: Map<number, number>;
  suppliers: Map<number, number>;
  specs: Map<number, number>;
  prices: Prices;
};

/** Reused memory, as wide as the shelf; all zeros and empty between two searches. */
export class CountBuffers {
  place = new Int32Array(0);
  readonly categories = new Tally();
  readonly brands = new Tally();
  readonly suppliers = new Tally();
  readonly labelSets = new Tally();
  readonly specs = new Tally();
}

const idleBuffers = new WeakMap<Shelf, CountBuffers>();

/** Taken away while it is in use: one that was left half wiped by a fault is not used again. */
export function takeBuffers(shelf: Shelf): CountBuffers {
  const buffers = idleBuffers.get(shelf) ?? new CountBuffers();
  idleBuffers.delete(shelf);
  if (buffers.place.length < shelf.size) buffers.place = new Int32Array(shelf.skuId.length);
  return buffers;
}

export const returnBuffers = (shelf: Shelf, buffers: CountBuffers) => idleBuffers.set(shelf, buffers);

const everyDim = -1;

/** Counts products for the facets, group by group: what is said of several SKUs of a group counts once. */
export class FacetCounter {
  private readonly shelf: Shelf;
  private readonly check: FilterCheck;
  private readonly buffers: CountBuffers;
  private readonly specs: Tally;
  private readonly columns: readonly Int32Array[];
  private readonly parts: Shelf['specNames']['parts'];
  private readonly prices: Float64Array;
  private readonly owners: Int32Array;
  private priced = 0;
  private group = 0;
  /** What the group under way may be counted for, and the document its product's facts are read from. */
  private seen = 0;
  private one = -1;

  constructor(shelf: Shelf, check: FilterCheck, buffers: CountBuffers, most: number) {
    this.shelf = shelf;
    this.check = check;
    this.buffers = buffers;
    this.specs = buffers.specs;
    this.columns = shelf.specs;
    this.parts = shelf.specNames.parts;
    this.prices = new Float64Array(most);
    this.owners = new Int32Array(most);
  }

  /** One SKU that misses at most one part of the filter. */
  add(doc: number, missed: number, price: number) {
    this.seen |= missed === 0 ? everyDim : missed;
    this.one = doc;
    if ((missed & ~dims.price) === 0) {
      this.owners[this.priced] = this.group;
      this.prices[this.priced++] = price;
    }
    if (missed === 0 || missed >= dims.axis) this.addSpecs(doc, missed);
  }

  private addSpecs(doc: number, missed: number) {
    const { columns, parts } = this;
    for (let axis = 0; axis < columns.length; axis += 1) {
      const code = columns[axis]?.[doc] ?? -1;
      if (code < 0) continue;
      this.addCode(code, missed);
      const inside = parts[code];
      if (inside) for (let at = 0; at < inside.length; at += 1) this.addCode(inside[at] ?? 0, missed);
    }
  }

  private addCode(code: number, missed: number) {
    if (missed === 0 || (missed & this.check.dimOf(code)) !== 0) this.specs.add(code, this.group);
  }

  /** What is of the product, not of the SKU, is counted once here. */
  endGroup(isFound: boolean) {
    const { shelf, buffers, group, seen, one } = this;
    if (one < 0) return;
    if (isFound) buffers.categories.add(shelf.categoryId[one] ?? 0, group);
    if (seen & dims.brand) buffers.brands.add(shelf.brandId[one] ?? 0, group);
    if (seen & dims.supplier) buffers.suppliers.add(shelf.supplierId[one] ?? 0, group);
    if (seen & dims.label) buffers.labelSets.add(shelf.labelSet[one] ?? 0, group);
    if (seen < 0 || seen >= dims.axis) {
      const missed = seen < 0 ? 0 : seen;
      for (const code of shelf.paramSets[shelf.paramSet[one] ?? 0] ?? []) this.addCode(code, missed);
    }
    this.group += 1;
    this.seen = 0;
    this.one = -1;
  }

  /** All sums; the buffers are empty again. */
  take(): Counts {
    const { shelf, buffers, prices, owners, priced } = this;
    return {
      categories: buffers.categories.take(),
      brands: buffers.brands.take(),
      suppliers: buffers.suppliers.take(),
      specs: buffers.specs.take(),
      labels: countLabels(shelf, buffers.labelSets.take()),
      prices: { values: prices.subarray(0, priced), owners: owners.subarray(0, priced) },
    };
  }
}

function countLabels(shelf: Shelf, sets: ReadonlyMap<number, number>): Map<number, number> {
  const labels = new Map<number, number>();
  for (const [set, count] of sets) {
    for (const labelId of shelf.labelSets[set] ?? []) labels.set(labelId, (labels.get(labelId) ?? 0) + count);
  }
  return labels;
}

const idLimit = 60;

const named = (counts: ReadonlyMap<number, number>, names: ReadonlyMap<number, string>) =>
  byCount([...counts].map(([id, count]) => ({ id, name: names.get(id) ?? '', count })).filter((each) => each.name));

export function toFacets({ shelf, directory }: SearchMemory, counts: Counts, chosen: ReadonlySet<string>): Facets {
  return {
    categories: directory.tree.nextChoices(counts.categories),
    brands: named(counts.brands, directory.brands).slice(0, idLimit),
    labels: named(counts.labels, directory.labels),
    suppliers: named(counts.suppliers, directory.suppliers).slice(0, idLimit),
    // Both ends belong to a band, so that asking for exactly it finds exactly its count.
    prices: priceBands(counts.prices).map(({ from, to, count }) => ({
      from: fenToYuan(from),
      to: to === null ? null : fenToYuan(to - 1),
      count,
    })),
    specs: specFacets(counts.specs, shelf.specNames, chosen),
  };
}
