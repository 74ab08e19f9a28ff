import { type SkuSort, skuSorts } from '@yigou/contract/goods/catalog.terms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CategoryTree } from '../shelf/categories.rules';
import type { ShelfRow } from '../shelf/searchDocs.queries';
import { Shelf } from '../shelf/shelf';
import { splitSpec } from '../shelf/specParts.rules';
import { priceBands } from './bands.rules';
import type { Filter } from './filter.rules';
import { findOnShelf, type ViewerPrices } from './find.rules';

/** More of them than a number has bits. */
const labelId = fc.integer({ min: 1, max: 100 });

/** What all SKUs of a product share. */
const productOf = fc.record({
  categoryId: fc.integer({ min: 1, max: 5 }),
  brandId: fc.integer({ min: 1, max: 4 }),
  supplierId: fc.integer({ min: 1, max: 3 }),
  labelIds: fc.uniqueArray(labelId, { maxLength: 3 }),
  params: fc.constantFrom([], [{ name: '材质', value: '碳钢' }], [{ name: '材质', value: '不锈钢' }]),
});

const skuOf = fc.record({
  product: fc.nat({ max: 11 }),
  specs: fc.tuple(fc.constantFrom('颜色:黑', '颜色:白'), fc.constantFrom('规格:M6×20', '规格:M6×30', '规格:M8×20')),
  price: fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 2 ** 31, max: Number.MAX_SAFE_INTEGER })),
  inStock: fc.boolean(),
  onShelf: fc.boolean(),
  sales: fc.integer({ min: 0, max: 20 }),
  createdAt: fc.integer({ min: 1, max: 100 }),
  names: fc.constant([] as string[]),
  skuNo: fc.constant('A-1'),
  wordsMark: fc.constant(1),
});

/** The SKUs of a product stand apart from each other, as they do when some were added later. */
const rowsOf = fc
  .tuple(fc.array(productOf, { minLength: 12, maxLength: 12 }), fc.array(skuOf, { maxLength: 60 }))
  .map(([products, skus]): ShelfRow[] =>
    skus.map(({ product, ...sku }, at) => {
      const shared = products[product];
      if (!shared) throw new Error('no such product');
      return { ...sku, ...shared, productId: product + 1, skuId: at + 1 };
    }),
  );

/** Mostly not set: with every filter set at once nothing is ever found, and nothing is tested. */
const seldom = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

const wanted = fc.record({
  brandIds: seldom(fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1 })),
  supplierIds: seldom(fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1 })),
  labelId: seldom(labelId),
  颜色: seldom(fc.constantFrom('颜色:黑', '颜色:白')),
  直径: seldom(fc.constantFrom('直径:M6', '直径:M8')),
  材质: seldom(fc.constantFrom('材质:碳钢', '材质:不锈钢')),
  priceFrom: seldom(fc.integer({ min: 0, max: 1000 })),
  priceTo: seldom(fc.integer({ min: 0, max: 1000 })),
  inStock: fc.boolean(),
  sort: fc.constantFrom(...skuSorts),
  everySku: fc.boolean(),
});
type Wanted = typeof wanted extends fc.Arbitrary<infer W> ? W : never;

const axes = ['颜色', '直径', '材质'] as const;

/** All a row can be found by, in the plainest way. */
const pairsOf = ({ specs, params }: ShelfRow): string[] => [
  ...specs,
  ...specs.flatMap(splitSpec),
  ...params.map(({ name, value }) => `${name}:${value}`),
];

/** The same question, asked of plain rows in the plainest way. */
function plainly(rows: ShelfRow[], want: Wanted, without: string) {
  return rows.filter(
    (row) =>
      row.onShelf &&
      (!want.inStock || row.inStock) &&
      (without === 'brand' || !want.brandIds || want.brandIds.includes(row.brandId)) &&
      (without === 'supplier' || !want.supplierIds || want.supplierIds.includes(row.supplierId)) &&
      (without === 'label' || want.labelId === undefined || row.labelIds.includes(want.labelId)) &&
      axes.every((axis) => {
        const pair = want[axis];
        return without === axis || pair === undefined || pairsOf(row).includes(pair);
      }) &&
      (without === 'price' || (row.price >= (want.priceFrom ?? 0) && row.price <= (want.priceTo ?? Infinity))),
  );
}

function ask(rows: ShelfRow[], want: Wanted) {
  const shelf = new Shelf();
  shelf.applyRows(rows);
  const specs = new Map<string, Set<number>>();
  for (const axis of axes) {
    const pair = want[axis];
    if (pair) specs.set(axis, new Set([shelf.specNames.find(pair)]));
  }
  const filter: Filter = {
    brandIds: want.brandIds && new Set(want.brandIds),
    supplierIds: want.supplierIds && new Set(want.supplierIds),
    labelIds: want.labelId === undefined ? undefined : new Set([want.labelId]),
    specs,
    priceFrom: want.priceFrom,
    priceTo: want.priceTo,
    inStock: want.inStock,
  };
  const viewer: ViewerPrices = { priceOf: (doc) => shelf.price[doc] ?? 0, mayBuy: () => true };
  const find = (sort: SkuSort) => findOnShelf(shelf, { docs: shelf.allDocs() }, filter, viewer, sort, want.everySku);
  // What an earlier question left behind must not be seen by the next.
  find('newest');
  return { shelf, ...find(want.sort) };
}

type Order = (a: ShelfRow, b: ShelfRow) => number;

/** Sales count for the whole product, and by their magnitude. */
function byDefault(rows: readonly ShelfRow[]): Order {
  const sold = ({ productId }: ShelfRow) =>
    rows.filter((row) => row.productId === productId).reduce((sum, row) => sum + row.sales, 0);
  const magnitude = (row: ShelfRow) => Math.round(Math.log10(1 + sold(row)) * 100);
  return (a, b) => Number(b.inStock) - Number(a.inStock) || magnitude(b) - magnitude(a);
}

const orders: Record<Exclude<SkuSort, 'default'>, Order> = {
  sales: (a, b) => b.sales - a.sales,
  priceAsc: (a, b) => a.price - b.price,
  priceDesc: (a, b) => b.price - a.price,
  newest: (a, b) => b.createdAt - a.createdAt,
};

describe('findOnShelf', () => {
  /** A product, or the SKU itself where every SKU is asked for. */
  const ownerOf = (want: Wanted) => (row: ShelfRow) => (want.everySku ? row.skuId : row.productId);

  it('finds, in order, exactly what a plain filter and sort find, and of each product only the first', () => {
    fc.assert(
      fc.property(rowsOf, wanted, (rows, want) => {
        const { shelf, docs, groups, skuCount } = ask(rows, want);
        const skuIds = (some: Iterable<number>) => Array.from(some, (doc) => shelf.skuId[doc] ?? 0);
        const order = want.sort === 'default' ? byDefault(rows) : orders[want.sort];
        const matching = plainly(rows, want, '').sort((a, b) => order(a, b) || a.skuId - b.skuId);
        const owner = ownerOf(want);
        const firsts = matching.filter((row, at) => matching.findIndex((each) => owner(each) === owner(row)) === at);
        expect(skuIds(docs)).toEqual(firsts.map((row) => row.skuId));
        expect(skuCount).toBe(matching.length);
        expect(groups === null).toBe(want.everySku);
        if (groups === null) return;
        for (const [at, first] of firsts.entries()) {
          const start = groups.starts[at] ?? 0;
          const same = matching.filter((row) => row.productId === first.productId).map((row) => row.skuId);
          expect(skuIds(groups.members.subarray(start, start + (groups.sizes[at] ?? 0)))).toEqual(
            same.sort((a, b) => a - b),
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  it('counts for each value the products that choosing it would find', () => {
    fc.assert(
      fc.property(rowsOf, wanted, (rows, want) => {
        const { shelf, counts } = ask(rows, want);
        const tally = (without: string, keysOf: (row: ShelfRow) => (string | number)[]) => {
          const owners = new Map<string | number, Set<number>>();
          for (const row of plainly(rows, want, without))
            for (const key of keysOf(row)) owners.set(key, (owners.get(key) ?? new Set()).add(ownerOf(want)(row)));
          return new Map([...owners].map(([key, some]) => [key, some.size]));
        };
        expect(counts.brands).toEqual(tally('brand', (row) => [row.brandId]));
        expect(counts.suppliers).toEqual(tally('supplier', (row) => [row.supplierId]));
        expect(counts.categories).toEqual(tally('', (row) => [row.categoryId]));
        expect(counts.labels).toEqual(tally('label', (row) => row.labelIds));
        const specs = new Map([...counts.specs].map(([code, n]) => [shelf.specNames.names[code] ?? '', n]));
        const byAxis = ['颜色', '规格', '直径', '长度', '材质'].flatMap((axis) => [
          ...tally(axis, (row) => pairsOf(row).filter((pair) => pair.startsWith(`${axis}:`))),
        ]);
        expect(specs).toEqual(new Map(byAxis));
        const priced = plainly(rows, want, 'price');
        expect([...counts.prices.values].sort()).toEqual(priced.map((row) => row.price).sort());
        for (const { from, to, count } of priceBands(counts.prices)) {
          const inBand = priced.filter((row) => row.price >= from && (to === null || row.price < to));
          expect(count).toBe(new Set(inBand.map(ownerOf(want))).size);
        }
      }),
      { numRuns: 300 },
    );
  });

  const row: ShelfRow = {
    skuId: 7,
    productId: 1,
    categoryId: 1,
    brandId: 1,
    supplierId: 1,
    labelIds: [],
    specs: [],
    params: [],
    price: 5,
    inStock: true,
    onShelf: true,
    sales: 0,
    createdAt: 1,
    names: [],
    skuNo: 'A-1',
    wordsMark: 1,
  };

  it('knows what changed since, and says so when it has forgotten', () => {
    const shelf = new Shelf();
    const many = Array.from({ length: 6000 }, (_, at) => ({ ...row, skuId: at + 1 }));
    shelf.applyRows(many);
    shelf.applyRows([{ ...row, skuId: 3, wordsMark: 2 }]);
    shelf.applyRows([{ ...row, skuId: 9, wordsMark: 2 }]);
    expect(shelf.changedSince(3)).toEqual(new Set());
    expect(shelf.changedSince(1)).toEqual(new Set([2, 8]));
    expect(shelf.changedSince(0)?.size).toBe(6000);
    shelf.applyRows(many.map((each) => ({ ...each, wordsMark: 3 })));
    expect(shelf.changedSince(3)).toBeNull();
    expect(shelf.changedSince(4)).toEqual(new Set());
  });

  it('sees a changed row where it is now', () => {
    const shelf = new Shelf();
    shelf.applyRows([row]);
    shelf.applyRows([{ ...row, categoryId: 2, price: 9 }]);
    expect([...shelf.docsIn([1])]).toEqual([]);
    expect([...shelf.docsIn([2])]).toEqual([0]);
    expect([shelf.size, shelf.price[0], shelf.version]).toEqual([1, 9, 2]);
  });
});

describe('priceBands', () => {
  // Borders are round, and so are many prices: the two must meet.
  const round = fc.constantFrom(100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000);
  const priceOf = fc.oneof(fc.integer({ min: 1, max: 1_000_000 }), round);

  it('cover every price once', () => {
    fc.assert(
      fc.property(fc.array(priceOf, { maxLength: 200 }), (prices) => {
        const values = Float64Array.from(prices);
        const bands = priceBands({ values, owners: Int32Array.from(prices.keys()) });
        if (bands.length === 0) return;
        expect(bands.reduce((sum, band) => sum + band.count, 0)).toBe(prices.length);
        for (const { from, to, count } of bands) {
          expect(count).toBe(prices.filter((price) => price >= from && (to === null || price < to)).length);
        }
      }),
    );
  });
});

describe('CategoryTree', () => {
  const tree = new CategoryTree([
    { categoryId: 1, parentId: null, name: '办公' },
    { categoryId: 2, parentId: 1, name: '纸' },
    { categoryId: 3, parentId: 2, name: '复印纸' },
    { categoryId: 4, parentId: 2, name: '彩纸' },
    { categoryId: 5, parentId: null, name: '工具' },
  ]);

  it('knows the way up and everything below', () => {
    expect(tree.pathTo(3)).toEqual([1, 2, 3]);
    expect([...tree.branchOf(1)]).toEqual([1, 2, 3, 4]);
    expect(tree.pathTo(99)).toEqual([]);
  });

  it('offers the children of the lowest category that holds all', () => {
    expect(
      tree
        .nextChoices(
          new Map([
            [3, 2],
            [4, 1],
          ]),
        )
        .map((each) => each.name),
    ).toEqual(['复印纸', '彩纸']);
    expect(
      tree
        .nextChoices(
          new Map([
            [3, 2],
            [5, 1],
          ]),
        )
        .map((each) => [each.name, each.count]),
    ).toEqual([
      ['办公', 2],
      ['工具', 1],
    ]);
    expect(tree.nextChoices(new Map([[3, 2]])).map((each) => each.name)).toEqual(['复印纸']);
    expect(tree.nextChoices(new Map())).toEqual([]);
  });
});
