import { type GoodsShelf, marginBounds } from '@yigou/contract/goods/assortment.terms';
import type { ColumnRow } from './columns.queries';

export const shelfCodes: Record<GoodsShelf, number> = { on: 1, off: 2, ended: 3 };
export const bands = { none: 0, low: 1, middle: 2, high: 3 } as const;
/** What the rows do not say, but other tables. */
export const marks = { soldOut: 1, low: 2, open: 4 } as const;

const bandOf = (margin: number | null): number =>
  margin === null
    ? bands.none
    : margin < marginBounds.low
      ? bands.low
      : margin <= marginBounds.high
        ? bands.middle
        : bands.high;

const noLabels: readonly number[] = [];

/**
 * What the products of a company are counted by, a column each, with the number of the product for its place: to go
 * through a quarter of a million of them takes milliseconds.
 */
export class GoodsColumns {
  /** All numbers are below it. */
  size = 0;
  /** 0: no product of this company, or none any more. */
  shelf = new Uint8Array(0);
  category = new Int32Array(0);
  brand = new Int32Array(0);
  supplier = new Int32Array(0);
  skuCount = new Int32Array(0);
  gaps = new Uint8Array(0);
  band = new Uint8Array(0);
  marks = new Uint8Array(0);
  changedAt = new Float64Array(0);
  minPrice = new Float64Array(0);
  sales = new Float64Array(0);
  private readonly labels = new Map<number, readonly number[]>();

  private makeRoom(productId: number) {
    if (productId < this.size) return;
    this.size = Math.max(productId + 1, Math.ceil(this.size * 1.25), 1024);
    const wider = <A extends Uint8Array | Int32Array | Float64Array>(old: A, made: A): A => {
      made.set(old);
      return made;
    };
    this.shelf = wider(this.shelf, new Uint8Array(this.size));
    this.category = wider(this.category, new Int32Array(this.size));
    this.brand = wider(this.brand, new Int32Array(this.size));
    this.supplier = wider(this.supplier, new Int32Array(this.size));
    this.skuCount = wider(this.skuCount, new Int32Array(this.size));
    this.gaps = wider(this.gaps, new Uint8Array(this.size));
    this.band = wider(this.band, new Uint8Array(this.size));
    this.marks = wider(this.marks, new Uint8Array(this.size));
    this.changedAt = wider(this.changedAt, new Float64Array(this.size));
    this.minPrice = wider(this.minPrice, new Float64Array(this.size));
    this.sales = wider(this.sales, new Float64Array(this.size));
  }

  apply(rows: readonly ColumnRow[]) {
    for (const row of rows) {
      const { productId: at } = row;
      this.makeRoom(at);
      this.labels.delete(at);
      this.shelf[at] = row.categoryId === null ? 0 : shelfCodes[row.shelf];
      if (row.categoryId === null) continue;
      this.category[at] = row.categoryId;
      this.brand[at] = row.brandId;
      this.supplier[at] = row.supplierId;
      this.skuCount[at] = row.skuCount;
      this.gaps[at] = row.gaps;
      this.band[at] = bandOf(row.minMargin);
      this.changedAt[at] = row.changedAt;
      this.minPrice[at] = row.minPrice;
      this.sales[at] = row.sales;
      if (row.labelIds.length > 0) this.labels.set(at, row.labelIds);
    }
  }

  labelsOf(productId: number): readonly number[] {
    return this.labels.get(productId) ?? noLabels;
  }

  /** Among these, or all: exactly the marked ones bear the mark. */
  mark(mark: number, marked: readonly number[], among?: readonly number[]) {
    if (among) for (const at of among) this.marks[at] = (this.marks[at] ?? 0) & ~mark;
    else for (let at = 0; at < this.size; at += 1) this.marks[at] = (this.marks[at] ?? 0) & ~mark;
    for (const at of marked) if (at < this.size) this.marks[at] = (this.marks[at] ?? 0) | mark;
  }

  get bytes(): number {
    return this.size * 45 + this.labels.size * 100;
  }
}
