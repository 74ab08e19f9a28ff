import { numberKey } from '../words/numbers.rules';
import { BloomFilter } from './bloomFilter.rules';
import type { ShelfRow } from './searchDocs.queries';
import { Dictionary, SpecNames } from './specNames';
import { paramPairs } from './specParts.rules';

/** Room for this many documents in a sort key; see `sortByRank` in rank.rules. */
export const docLimit = 2 ** 21;

const flags = { inStock: 1, onShelf: 2 };
export const axesLimit = 3;
const changesKept = 5_000;
const none = -1;

const grown = (column: Int32Array, size: number): Int32Array<ArrayBuffer> => {
  const next = new Int32Array(size).fill(none);
  next.set(column);
  return next;
};

const grownWide = (column: Float64Array, size: number): Float64Array<ArrayBuffer> => {
  const next = new Float64Array(size);
  next.set(column);
  return next;
};

/**
 * Everything a company sells, as columns of numbers in memory: 25,000 hits are filtered, counted and ordered in
 * about a millisecond. The words stay in the database; this only mirrors the narrow rows of search_doc.
 */
export class Shelf {
  size = 0;
  /** Counts the changes: results made at one version are good until the next. */
  version = 0;
  /** Counts those of what words may find: what was matched stays good while only prices, sales and stock change. */
  wordsVersion = 0;
  private wordsMark = new Int32Array(0);
  skuId = new Int32Array(0);
  productId = new Int32Array(0);
  categoryId = new Int32Array(0);
  brandId = new Int32Array(0);
  supplierId = new Int32Array(0);
  /** Which of `labelSets` it carries. */
  labelSet = new Int32Array(0);
  price = new Float64Array(0);
  sales = new Int32Array(0);
  createdAt = new Float64Array(0);
  flag = new Int32Array(0);
  specs: Int32Array<ArrayBuffer>[] = Array.from({ length: axesLimit }, () => new Int32Array(0));
  /** Which of `paramSets` its product carries. */
  paramSet = new Int32Array(0);
  /** The next SKU of the same product, or −1: what belongs together is counted once without sorting. */
  nextOfProduct = new Int32Array(0);
  readonly specNames = new SpecNames();
  /** Every combination of parameters that occurs, as codes of `specNames`. */
  readonly paramSets: (readonly number[])[] = [];
  private readonly paramSetCodes = new Dictionary();
  private firstDoc = new Int32Array(0);
  private lastDoc = new Int32Array(0);
  /** Every combination of labels that occurs: goods share a few of them, however many labels there are. */
  readonly labelSets: (readonly number[])[] = [];
  private readonly labelSetCodes = new Dictionary();
  /** The words that name goods, with how many: they only ever become more. */
  readonly names = new Map<string, number>();
  /** Which of `nameSets` names it. */
  nameSet = new Int32Array(0);
  /** Every combination of names that occurs, and how many SKUs on the shelf bear it. */
  readonly nameSets: (readonly string[])[] = [];
  readonly nameSetSizes: number[] = [];
  private readonly nameSetCodes = new Dictionary();
  /** The numbers of all that is or was here, as `numberKey` writes them. */
  readonly numbers = new BloomFilter();
  private salesOfProduct = new Float64Array(0);
  private docOfSku = new Int32Array(0);
  /** The newest changes of what words find, oldest first. */
  private readonly changes: { version: number; doc: number }[] = [];
  private forgotten = 0;
  /** Documents by their own category. One that moved stays in its old list too: readers compare the column. */
  private readonly inCategory = new Map<number, number[]>();

  private grow() {
    const size = Math.max(1024, this.skuId.length * 2);
    for (const name of columnNames) this[name] = grown(this[name], size);
    for (const name of wideColumnNames) this[name] = grownWide(this[name], size);
    this.specs = this.specs.map((column) => grown(column, size));
  }

  docOf(skuId: number): number {
    return this.docOfSku[skuId] ?? none;
  }

  private docFor(skuId: number): number {
    const known = this.docOf(skuId);
    if (known !== none) return known;
    if (this.size === docLimit) throw new Error('the shelf is full');
    if (this.size === this.skuId.length) this.grow();
    if (skuId >= this.docOfSku.length) this.docOfSku = grown(this.docOfSku, Math.max(1024, skuId * 2));
    const doc = this.size;
    this.docOfSku[skuId] = doc;
    this.size += 1;
    return doc;
  }

  /** The first SKU of a product, −1 when none is known. */
  firstOf(productId: number): number {
    return this.firstDoc[productId] ?? none;
  }

  /** All SKUs of a product. */
  docsOf(productId: number): Int32Array {
    const docs: number[] = [];
    for (let doc = this.firstOf(productId); doc >= 0; doc = this.nextOfProduct[doc] ?? none) docs.push(doc);
    return Int32Array.from(docs);
  }

  /** A SKU never moves to another product. */
  private linkToProduct(doc: number, productId: number) {
    if (productId >= this.firstDoc.length) {
      const size = Math.max(1024, productId * 2);
      this.firstDoc = grown(this.firstDoc, size);
      this.lastDoc = grown(this.lastDoc, size);
      this.salesOfProduct = grownWide(this.salesOfProduct, size);
    }
    const last = this.lastDoc[productId] ?? none;
    if (last === none) this.firstDoc[productId] = doc;
    else this.nextOfProduct[last] = doc;
    this.lastDoc[productId] = doc;
  }

  private paramSetOf({ params, specs }: ShelfRow): number {
    const pairs = paramPairs(params, specs);
    const code = this.paramSetCodes.codeOf(pairs.join('\n'));
    this.paramSets[code] ??= pairs.map((pair) => this.specNames.codeOf(pair));
    return code;
  }

  private labelSetOf(labelIds: readonly number[]): number {
    const code = this.labelSetCodes.codeOf(labelIds.join());
    this.labelSets[code] ??= [...new Set(labelIds)];
    return code;
  }

  private setRow(row: ShelfRow) {
    const known = this.size;
    const doc = this.docFor(row.skuId);
    if (doc === known) this.linkToProduct(doc, row.productId);
    if (this.categoryId[doc] !== row.categoryId) {
      const list = this.inCategory.get(row.categoryId) ?? [];
      list.push(doc);
      this.inCategory.set(row.categoryId, list);
    }
    this.wordsMark[doc] = row.wordsMark;
    this.countNames(row, doc);
    this.numbers.add(numberKey(row.skuNo));
    this.skuId[doc] = row.skuId;
    this.productId[doc] = row.productId;
    this.categoryId[doc] = row.categoryId;
    this.brandId[doc] = row.brandId;
    this.supplierId[doc] = row.supplierId;
    this.labelSet[doc] = this.labelSetOf(row.labelIds);
    this.paramSet[doc] = this.paramSetOf(row);
    this.price[doc] = row.price;
    this.sales[doc] = row.sales;
    this.createdAt[doc] = row.createdAt;
    this.flag[doc] = (row.inStock ? flags.inStock : 0) | (row.onShelf ? flags.onShelf : 0);
    for (const [axis, column] of this.specs.entries()) {
      const spec = row.specs[axis];
      column[doc] = spec === undefined ? none : this.specNames.codeOf(spec);
    }
  }

  private countNames(row: ShelfRow, doc: number) {
    const isNew = this.skuId[doc] !== row.skuId;
    for (const name of row.names) this.names.set(name, (this.names.get(name) ?? 0) + (isNew ? 1 : 0));
    this.moveToNameSet(row, doc, isNew);
    const sold = this.salesOfProduct[row.productId] ?? 0;
    this.salesOfProduct[row.productId] = sold + row.sales - (isNew ? 0 : (this.sales[doc] ?? 0));
  }

  private moveToNameSet({ names, onShelf }: ShelfRow, doc: number, isNew: boolean) {
    const set = this.nameSetCodes.codeOf(names.join());
    this.nameSets[set] ??= names;
    const before = this.nameSet[doc] ?? none;
    if (!isNew && this.isOnShelf(doc)) this.nameSetSizes[before] = (this.nameSetSizes[before] ?? 0) - 1;
    if (onShelf) this.nameSetSizes[set] = (this.nameSetSizes[set] ?? 0) + 1;
    this.nameSet[doc] = set;
  }

  /** Of all its SKUs together. */
  productSales = (doc: number): number => this.salesOfProduct[this.productId[doc] ?? 0] ?? 0;

  /** By what words may find or miss it; all else of it are figures. */
  private readonly factsOf = (doc: number): string =>
    doc < 0
      ? ''
      : [this.wordsMark, this.nameSet, this.paramSet, this.labelSet, ...this.specs]
          .map((column) => column[doc])
          .concat(this.isOnShelf(doc) ? 1 : 0)
          .join();

  private setRowAndCompare(row: ShelfRow): boolean {
    const before = this.factsOf(this.docOf(row.skuId));
    this.setRow(row);
    return this.factsOf(this.docOf(row.skuId)) !== before;
  }

  applyRows(rows: readonly ShelfRow[]) {
    if (rows.length === 0) return;
    const reworded = rows.filter((row) => this.setRowAndCompare(row));
    this.version += 1;
    if (reworded.length === 0) return;
    this.wordsVersion += 1;
    for (const row of reworded) this.changes.push({ version: this.wordsVersion, doc: this.docOf(row.skuId) });
    if (this.changes.length < 2 * changesKept) return;
    const dropped = this.changes.splice(0, this.changes.length - changesKept);
    this.forgotten = dropped.at(-1)?.version ?? 0;
  }

  /** Words mean something else now, whatever the goods: nothing found before holds. */
  outdateAll() {
    this.version += 1;
    this.wordsVersion += 1;
  }

  /** What words may find otherwise after that version of them; null when it is no longer known. */
  changedSince(version: number): Set<number> | null {
    if (version < this.forgotten) return null;
    let after = this.changes.length;
    while (after > 0 && (this.changes[after - 1]?.version ?? 0) > version) after -= 1;
    return new Set(this.changes.slice(after).map((change) => change.doc));
  }

  isInStock = (doc: number): boolean => ((this.flag[doc] ?? 0) & flags.inStock) !== 0;
  isOnShelf = (doc: number): boolean => ((this.flag[doc] ?? 0) & flags.onShelf) !== 0;

  /** All documents of these categories. */
  docsIn(categoryIds: Iterable<number>): Int32Array {
    const docs: number[] = [];
    for (const categoryId of categoryIds) {
      for (const doc of this.inCategory.get(categoryId) ?? []) if (this.categoryId[doc] === categoryId) docs.push(doc);
    }
    return Int32Array.from(docs);
  }

  allDocs(): Int32Array {
    return Int32Array.from({ length: this.size }, (_, doc) => doc);
  }
}

const columnNames = [
  'skuId',
  'productId',
  'categoryId',
  'brandId',
  'supplierId',
  'labelSet',
  'paramSet',
  'nameSet',
  'wordsMark',
  'nextOfProduct',
  'sales',
  'flag',
] as const;
const wideColumnNames = ['price', 'createdAt'] as const;
