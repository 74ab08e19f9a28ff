import type { GoodsFilter } from '@yigou/contract/goods/assortment.console';
import type {
  GoodsChange,
  GoodsGap,
  GoodsMargin,
  GoodsShelf,
  GoodsStock,
} from '@yigou/contract/goods/assortment.terms';
import { bitsOf, gapsIn } from '../products/gaps.rules';
import { bands, type GoodsColumns, marks, shelfCodes } from './columns';
import type { Part } from './filter.queries';

type Test = (at: number) => boolean;
type Asked = { filter: GoodsFilter; weekStart: Date };

const { soldOut, low, open } = marks;
const stockTests: Record<GoodsStock, (of: number) => boolean> = {
  soldOut: (of) => (of & soldOut) > 0,
  low: (of) => (of & low) > 0,
  enough: (of) => (of & (soldOut | low)) === 0,
};

/** The parts of a condition that leave something out, each as a question about one product. */
function testsOf(goods: GoodsColumns, { filter, weekStart }: Asked): { part: Part; passes: Test }[] {
  const among = (ids: readonly number[], column: Int32Array): Test | null => {
    const wanted = new Set(ids);
    return ids.length > 0 ? (at) => wanted.has(column[at] as number) : null;
  };
  const { tab, labelIds, stocks, gaps, margins, changes } = filter;
  const wantedLabels = new Set(labelIds);
  const wantedGaps = bitsOf(gaps);
  const wantedBands = new Set<number>(margins.map((each) => bands[each]));
  const wantedStocks = stocks.map((each) => stockTests[each]);
  const [week, inOpen, weekMs] = [changes.includes('week'), changes.includes('open'), weekStart.getTime()];
  const tests: Record<Part, Test | null> = {
    tab: tab === 'all' ? null : (at) => goods.shelf[at] === shelfCodes[tab],
    categoryIds: among(filter.categoryIds, goods.category),
    brandIds: among(filter.brandIds, goods.brand),
    supplierIds: among(filter.supplierIds, goods.supplier),
    labelIds: labelIds.length > 0 ? (at) => goods.labelsOf(at).some((id) => wantedLabels.has(id)) : null,
    stocks: stocks.length > 0 ? (at) => wantedStocks.some((is) => is(goods.marks[at] as number)) : null,
    gaps: gaps.length > 0 ? (at) => ((goods.gaps[at] as number) & wantedGaps) > 0 : null,
    margins: margins.length > 0 ? (at) => wantedBands.has(goods.band[at] as number) : null,
    changes:
      changes.length > 0
        ? (at) =>
            (week && (goods.changedAt[at] as number) >= weekMs) || (inOpen && ((goods.marks[at] as number) & open) > 0)
        : null,
  };
  return (Object.keys(tests) as Part[]).flatMap((part) => {
    const passes = tests[part];
    return passes ? [{ part, passes }] : [];
  });
}

const count = () => ({ n: 0, skus: 0 });

/** How many products each value of each part would leave under all other parts. */
export type Tally = {
  shelves: Record<GoodsShelf, { n: number; skus: number }>;
  categories: Map<number, number>;
  brands: Map<number, number>;
  suppliers: Map<number, number>;
  labels: Map<number, number>;
  stocks: Record<GoodsStock, number>;
  gaps: Record<GoodsGap, number>;
  margins: Record<GoodsMargin, number>;
  changes: Record<GoodsChange, number>;
};

/** Products that pass all parts of the question, and those that fail in one of them only. */
export type Found = { all: Int32Array; failedIn: ReadonlyMap<Part, Int32Array> };

const elsewhere = 255;

function placesOf(codes: Uint8Array, code: number): Int32Array {
  const places = new Int32Array(codes.length);
  let n = 0;
  for (let at = 0; at < codes.length; at += 1) if (codes[at] === code) places[n++] = at;
  return places.subarray(0, n);
}

/** Of these products, or all, part by part: what fails in two is counted by none. */
export function findGoods(goods: GoodsColumns, asked: Asked, among?: readonly number[]): Found {
  const failed = new Uint8Array(goods.size);
  if (among) {
    failed.fill(elsewhere);
    for (const at of among) if (at < goods.size) failed[at] = 0;
  }
  for (let at = 0; at < goods.size; at += 1) if (goods.shelf[at] === 0) failed[at] = elsewhere;
  const tests = testsOf(goods, asked);
  for (const [n, { passes }] of tests.entries())
    for (let at = 0; at < goods.size; at += 1) {
      if (failed[at] === elsewhere || passes(at)) continue;
      failed[at] = failed[at] === 0 ? n + 1 : elsewhere;
    }
  return {
    all: placesOf(failed, 0),
    failedIn: new Map(tests.map(({ part }, n) => [part, placesOf(failed, n + 1)])),
  };
}

const none = new Int32Array(0);

/** How often each value stands in a column, of what passes all other parts than this. Values are numbers from 0 on. */
function countsOf(column: Uint8Array | Int32Array, { all, failedIn }: Found, part: Part): Int32Array {
  let counts = new Int32Array(256);
  for (const places of [all, failedIn.get(part) ?? none])
    for (const at of places) {
      const value = column[at] as number;
      if (value >= counts.length) {
        const wider = new Int32Array(value * 2);
        wider.set(counts);
        counts = wider;
      }
      counts[value] = (counts[value] as number) + 1;
    }
  return counts;
}

function asMap(counts: Int32Array): Map<number, number> {
  const map = new Map<number, number>();
  for (const [value, n] of counts.entries()) if (n > 0) map.set(value, n);
  return map;
}
const sumOf = (counts: Int32Array, is: (value: number) => boolean): number =>
  counts.reduce((sum, n, value) => (is(value) ? sum + n : sum), 0);

export function shelvesOf(goods: GoodsColumns, found: Found): Tally['shelves'] {
  const shelves = { on: count(), off: count(), ended: count() };
  const of = Object.entries(shelfCodes).map(([shelf, code]) => [code, shelves[shelf as GoodsShelf]] as const);
  const byCode = new Map(of);
  for (const places of [found.all, found.failedIn.get('tab') ?? none])
    for (const at of places) {
      const shelf = byCode.get(goods.shelf[at] as number);
      if (!shelf) continue;
      shelf.n += 1;
      shelf.skus += goods.skuCount[at] as number;
    }
  return shelves;
}

function labelsIn(goods: GoodsColumns, { all, failedIn }: Found): Map<number, number> {
  const counts = new Map<number, number>();
  for (const places of [all, failedIn.get('labelIds') ?? none])
    for (const at of places) for (const id of goods.labelsOf(at)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

export function tallyOf(goods: GoodsColumns, found: Found, weekStart: Date): Tally {
  const stocks = countsOf(goods.marks, found, 'stocks');
  const missing = countsOf(goods.gaps, found, 'gaps');
  const margins = countsOf(goods.band, found, 'margins');
  const gaps = { picture: 0, detail: 0, taxCode: 0, cost: 0, params: 0 };
  for (const [bits, n] of missing.entries()) if (n > 0) for (const gap of gapsIn(bits)) gaps[gap] += n;
  const changes = { week: 0, open: sumOf(countsOf(goods.marks, found, 'changes'), (of) => (of & open) > 0) };
  const weekMs = weekStart.getTime();
  for (const places of [found.all, found.failedIn.get('changes') ?? none])
    for (const at of places) if ((goods.changedAt[at] as number) >= weekMs) changes.week += 1;
  return {
    shelves: shelvesOf(goods, found),
    categories: asMap(countsOf(goods.category, found, 'categoryIds')),
    brands: asMap(countsOf(goods.brand, found, 'brandIds')),
    suppliers: asMap(countsOf(goods.supplier, found, 'supplierIds')),
    labels: labelsIn(goods, found),
    stocks: {
      soldOut: sumOf(stocks, stockTests.soldOut),
      low: sumOf(stocks, stockTests.low),
      enough: sumOf(stocks, stockTests.enough),
    },
    gaps,
    margins: { low: margins[bands.low] ?? 0, middle: margins[bands.middle] ?? 0, high: margins[bands.high] ?? 0 },
    changes,
  };
}
