import { type SkuSort, skuSorts } from '@yigou/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CategoryTree } from './categories.rules';
import { type Filter, findOnShelf, priceBands, type ViewerPrices } from './find.rules';
import { Shelf } from './shelf';
import type { ShelfRow } from './shelf.queries';

/** More of them than a number has bits. */
const labelId = fc.integer({ min: 1, max: 100 });

const rowOf = fc.record({
  productId: fc.integer({ min: 1, max: 50 }),
  categoryId: fc.integer({ min: 1, max: 5 }),
  brandId: fc.integer({ min: 1, max: 4 }),
  supplierId: fc.integer({ min: 1, max: 3 }),
  labelIds: fc.uniqueArray(labelId, { maxLength: 3 }),
  specs: fc.tuple(fc.constantFrom('颜色:黑', '颜色:白'), fc.constantFrom('规格:大', '规格:小')),
  price: fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 2 ** 31, max: Number.MAX_SAFE_INTEGER })),
  inStock: fc.boolean(),
  onShelf: fc.boolean(),
  sales: fc.integer({ min: 0, max: 20 }),
  createdAt: fc.integer({ min: 1, max: 100 }),
  names: fc.constant([] as string[]),
});

const rowsOf = fc
  .array(rowOf, { maxLength: 60 })
  .map((rows): ShelfRow[] => rows.map((row, at) => ({ ...row, skuId: at + 1 })));

const wanted = fc.record({
  brandIds: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1 }), { nil: undefined }),
  supplierIds: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1 }), { nil: undefined }),
  labelId: fc.option(labelId, { nil: undefined }),
  color: fc.option(fc.constantFrom('颜色:黑', '颜色:白'), { nil: undefined }),
  size: fc.option(fc.constantFrom('规格:大', '规格:小'), { nil: undefined }),
  priceFrom: fc.option(fc.integer({ min: 0, max: 1000 }), { nil: undefined }),
  inStock: fc.boolean(),
  sort: fc.constantFrom(...skuSorts),
});
type Wanted = Parameters<
  Parameters<typeof fc.property<[typeof wanted extends fc.Arbitrary<infer W> ? W : never]>>[1]
>[0];

/** The same question, asked of plain rows in the plainest way. */
function plainly(rows: ShelfRow[], want: Wanted, without: string) {
  return rows.filter(
    (row) =>
      row.onShelf &&
      (!want.inStock || row.inStock) &&
      (without === 'brand' || !want.brandIds || want.brandIds.includes(row.brandId)) &&
      (without === 'supplier' || !want.supplierIds || want.supplierIds.includes(row.supplierId)) &&
      (without === 'label' || want.labelId === undefined || row.labelIds.includes(want.labelId)) &&
      (without === '颜色' || !want.color || row.specs.includes(want.color)) &&
      (without === '规格' || !want.size || row.specs.includes(want.size)) &&
      (without === 'price' || want.priceFrom === undefined || row.price >= want.priceFrom),
  );
}

function ask(rows: ShelfRow[], want: Wanted) {
  const shelf = new Shelf();
  shelf.take(rows);
  const specs = new Map<string, Set<number>>();
  if (want.color) specs.set('颜色', new Set([shelf.specNames.find(want.color)]));
  if (want.size) specs.set('规格', new Set([shelf.specNames.find(want.size)]));
  const filter: Filter = {
    brandIds: want.brandIds && new Set(want.brandIds),
    supplierIds: want.supplierIds && new Set(want.supplierIds),
    labelIds: want.labelId === undefined ? undefined : new Set([want.labelId]),
    specs,
    priceFrom: want.priceFrom,
    inStock: want.inStock,
  };
  const viewer: ViewerPrices = { priceOf: (doc) => shelf.price[doc] ?? 0, mayBuy: () => true };
  return { shelf, ...findOnShelf(shelf, { docs: shelf.allDocs() }, filter, viewer, want.sort) };
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
  it('finds, in order, exactly what a plain filter and sort find', () => {
    fc.assert(
      fc.property(rowsOf, wanted, (rows, want) => {
        const { shelf, docs } = ask(rows, want);
        const order = want.sort === 'default' ? byDefault(rows) : orders[want.sort];
        const expected = plainly(rows, want, '').sort((a, b) => order(a, b) || a.skuId - b.skuId);
        expect(Array.from(docs, (doc) => shelf.skuId[doc])).toEqual(expected.map((row) => row.skuId));
      }),
      { numRuns: 300 },
    );
  });

  it('counts each value as if its own filter were not set', () => {
    fc.assert(
      fc.property(rowsOf, wanted, (rows, want) => {
        const { shelf, counts } = ask(rows, want);
        const tally = (without: string, keysOf: (row: ShelfRow) => (string | number)[]) => {
          const sums = new Map<string | number, number>();
          for (const row of plainly(rows, want, without))
            for (const key of keysOf(row)) sums.set(key, (sums.get(key) ?? 0) + 1);
          return sums;
        };
        expect(counts.brands).toEqual(tally('brand', (row) => [row.brandId]));
        expect(counts.suppliers).toEqual(tally('supplier', (row) => [row.supplierId]));
        expect(counts.categories).toEqual(tally('', (row) => [row.categoryId]));
        expect(counts.labels).toEqual(tally('label', (row) => row.labelIds));
        const specs = new Map([...counts.specs].map(([code, n]) => [shelf.specNames.names[code] ?? '', n]));
        const bySpec = (axis: string) => tally(axis, (row) => row.specs.filter((spec) => spec.startsWith(axis)));
        expect(specs).toEqual(new Map([...bySpec('颜色'), ...bySpec('规格')]));
        expect(counts.prices.length).toBe(plainly(rows, want, 'price').length);
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
    price: 5,
    inStock: true,
    onShelf: true,
    sales: 0,
    createdAt: 1,
    names: [],
  };

  it('knows what changed since, and says so when it has forgotten', () => {
    const shelf = new Shelf();
    const many = Array.from({ length: 6000 }, (_, at) => ({ ...row, skuId: at + 1 }));
    shelf.take(many);
    shelf.take([{ ...row, skuId: 3 }]);
    shelf.take([{ ...row, skuId: 9 }]);
    expect(shelf.changedSince(3)).toEqual(new Set());
    expect(shelf.changedSince(1)).toEqual(new Set([2, 8]));
    expect(shelf.changedSince(0)?.size).toBe(6000);
    shelf.take(many);
    expect(shelf.changedSince(3)).toBeNull();
    expect(shelf.changedSince(4)).toEqual(new Set());
  });

  it('sees a changed row where it is now', () => {
    const shelf = new Shelf();
    shelf.take([row]);
    shelf.take([{ ...row, categoryId: 2, price: 9 }]);
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
        const bands = priceBands(Float64Array.from(prices));
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
