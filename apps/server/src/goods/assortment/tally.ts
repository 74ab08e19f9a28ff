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

const add = (counts: Map<number, number>, id: number) => void counts.set(id, (counts.get(id) ?? 0) + 1);
const shelfOf = new Map((Object.keys(shelfCodes) as GoodsShelf[]).map((shelf) => [shelfCodes[shelf], shelf]));

/** What a part counts of one product. */
function notersOf(goods: GoodsColumns, tally: Tally, weekMs: number): Record<Part, (at: number) => void> {
  return {
    tab: (at) => {
      const shelf = tally.shelves[shelfOf.get(goods.shelf[at] as number) as GoodsShelf];
      shelf.n += 1;
      shelf.skus += goods.skuCount[at] as number;
    },
    categoryIds: (at) => add(tally.categories, goods.category[at] as number),
    brandIds: (at) => add(tally.brands, goods.brand[at] as number),
    supplierIds: (at) => add(tally.suppliers, goods.supplier[at] as number),
    labelIds: (at) => {
      for (const id of goods.labelsOf(at)) add(tally.labels, id);
    },
    stocks: (at) => {
      const of = goods.marks[at] as number;
      if ((of & (soldOut | low)) === 0) tally.stocks.enough += 1;
      if ((of & soldOut) > 0) tally.stocks.soldOut += 1;
      if ((of & low) > 0) tally.stocks.low += 1;
    },
    gaps: (at) => {
      const missing = goods.gaps[at] as number;
      if (missing > 0) for (const gap of gapsIn(missing)) tally.gaps[gap] += 1;
    },
    margins: (at) => {
      const band = goods.band[at] as number;
      if (band === bands.low) tally.margins.low += 1;
      else if (band === bands.middle) tally.margins.middle += 1;
      else if (band === bands.high) tally.margins.high += 1;
    },
    changes: (at) => {
      if ((goods.changedAt[at] as number) >= weekMs) tally.changes.week += 1;
      if (((goods.marks[at] as number) & open) > 0) tally.changes.open += 1;
    },
  };
}

/** Of these products, or all, in one look: what fails in one part only is counted by that part, what fails in two by none. */
export function tallyOf(goods: GoodsColumns, asked: Asked, among?: readonly number[]): Tally {
  const tally: Tally = {
    shelves: { on: count(), off: count(), ended: count() },
    ...{ categories: new Map(), brands: new Map(), suppliers: new Map(), labels: new Map() },
    stocks: { soldOut: 0, low: 0, enough: 0 },
    gaps: { picture: 0, detail: 0, taxCode: 0, cost: 0, params: 0 },
    margins: { low: 0, middle: 0, high: 0 },
    changes: { week: 0, open: 0 },
  };
  const tests = testsOf(goods, asked);
  const noters = notersOf(goods, tally, asked.weekStart.getTime());
  const every = Object.values(noters);
  function look(at: number) {
    if (!goods.shelf[at]) return;
    let failed: Part | undefined;
    for (const { part, passes } of tests) {
      if (passes(at)) continue;
      if (failed) return;
      failed = part;
    }
    if (failed) noters[failed](at);
    else for (const note of every) note(at);
  }
  if (among) for (const at of among) look(at);
  else for (let at = 0; at < goods.size; at += 1) look(at);
  return tally;
}
