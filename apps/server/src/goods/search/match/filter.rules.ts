import { yuanToFen } from '@yigou/contract/ground/money';
import type { GivenFilter } from '../shelf/answers';
import type { SearchMemory } from '../shelf/memory';
import type { Shelf } from '../shelf/shelf';

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

/** Words of the request to numbers of the shelf. A value that nothing carries finds nothing. */
export function toFilter({ shelf, directory }: SearchMemory, given: GivenFilter): Filter {
  const specs = new Map<string, Set<number>>();
  for (const pair of given.specs) {
    const axis = pair.slice(0, Math.max(0, pair.indexOf(':')));
    specs.set(axis, (specs.get(axis) ?? new Set()).add(shelf.specNames.find(pair)));
  }
  const [from, to] = [given.priceFrom, given.priceTo].map((yuan) => (yuan === undefined ? undefined : yuanToFen(yuan)));
  const upsideDown = from !== undefined && to !== undefined && from > to;
  return {
    ...(given.categoryId !== undefined && { categoryIds: directory.tree.branchOf(given.categoryId) }),
    brandIds: someOf(given.brandIds),
    labelIds: someOf(given.labIds),
    supplierIds: someOf(given.supplierIds),
    specs,
    priceFrom: upsideDown ? to : from,
    priceTo: upsideDown ? from : to,
    inStock: given.inStock === 1,
  };
}

const someOf = (ids: number[]) => (ids.length > 0 ? new Set(ids) : undefined);

/** A facet shows what choosing more of it would give: its own filter does not count for it. */
export const dims = { brand: 1, label: 2, supplier: 4, price: 8, axis: 16 } as const;

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

/** Beside each combination of labels whether it holds one of these. */
const labelSetsWith = (shelf: Shelf, labelIds: ReadonlySet<number>): Uint8Array =>
  Uint8Array.from(shelf.labelSets, (set) => (set.some((labelId) => labelIds.has(labelId)) ? 1 : 0));

/** A filter made ready for one shelf: which of its parts a document misses. */
export class FilterCheck {
  private readonly shelf: Shelf;
  private readonly filter: Filter;
  private readonly axes: readonly ReadonlySet<number>[];
  private readonly axisCodes: readonly number[];
  private readonly labelSets: Uint8Array | undefined;
  /** Nothing can be missed. */
  readonly isEmpty: boolean;

  constructor(shelf: Shelf, filter: Filter) {
    const { brandIds, supplierIds, labelIds, priceFrom, priceTo, specs } = filter;
    this.shelf = shelf;
    this.filter = filter;
    this.axes = [...specs.values()];
    this.axisCodes = Array.from(specs.keys(), (name) => shelf.specNames.axes.find(name));
    this.labelSets = labelIds && labelSetsWith(shelf, labelIds);
    this.isEmpty =
      specs.size === 0 && [brandIds, supplierIds, labelIds, priceFrom, priceTo].every((each) => each === undefined);
  }

  /** What no facet offers a way around: without these it is not there at all. */
  admits(doc: number): boolean {
    const { categoryIds, inStock } = this.filter;
    if (categoryIds && !categoryIds.has(this.shelf.categoryId[doc] ?? 0)) return false;
    return !inStock || this.shelf.isInStock(doc);
  }

  /** The `dims` it misses, as bits. */
  misses(doc: number, price: number): number {
    const { shelf, filter, axes, labelSets } = this;
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

  /** What a filter on the axis of this value would miss: 0 where there is none. */
  dimOf(code: number): number {
    const at = this.axisCodes.indexOf(this.shelf.specNames.axisOf[code] ?? -1);
    return at < 0 ? 0 : dims.axis << at;
  }
}
