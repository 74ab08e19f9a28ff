import type { GoodsSort } from '@yigou/contract/goods/assortment.terms';
import type { Db } from '../../ground/db/client';
import { readSnapshot } from '../../ground/db/snapshots';
import { cacheBudget } from '../../ground/lib/cacheBudget';
import { GoodsColumns, marks } from './columns';
import {
  selectChangedRows,
  selectColumnRows,
  selectIds,
  selectRowsNow,
  selectSoldOut,
  selectWarned,
} from './columns.queries';
import { type Asked, sayingWords } from './filter.queries';
import { firstOf } from './firstOf.rules';
import { selectInOpenSets } from './openSets.queries';
import { type Found, findGoods, shelvesOf, type Tally, tallyOf } from './tally';

type Before = (a: number, b: number) => boolean;

/** By what the columns hold; names and stock are sorted by the database. */
const orders = {
  changed:
    ({ changedAt: by }): Before =>
    (a, b) =>
      by[a] === by[b] ? a > b : (by[a] as number) > (by[b] as number),
  sales:
    ({ sales: by }): Before =>
    (a, b) =>
      by[a] === by[b] ? a > b : (by[a] as number) > (by[b] as number),
  priceDown:
    ({ minPrice: by }): Before =>
    (a, b) =>
      by[a] === by[b] ? a > b : (by[a] as number) > (by[b] as number),
  priceUp:
    ({ minPrice: by }): Before =>
    (a, b) =>
      by[a] === by[b] ? a < b : (by[a] as number) < (by[b] as number),
} satisfies Partial<Record<GoodsSort, (goods: GoodsColumns) => Before>>;
export type ColumnSort = keyof typeof orders;
export const isColumnSort = (sort: GoodsSort): sort is ColumnSort => sort in orders;

const pageOfRows = 20_000;
/** More of them than that are not looked up for every question. */
const looseMost = 5000;
const looseForMs = 5000;

type Held = { goods: GoodsColumns; snapshot: string; looseUntil: number; turn: Promise<void> };

async function load(tx: Db, companyId: number): Promise<Held> {
  const goods = new GoodsColumns();
  // First: what commits while the rows are read is read again by the next look.
  const snapshot = await readSnapshot(tx);
  for (let last = 0; ; ) {
    const rows = await selectColumnRows(tx, companyId, last, pageOfRows);
    goods.apply(rows);
    if (rows.length < pageOfRows) break;
    last = rows.at(-1)?.productId ?? last;
  }
  goods.mark(marks.soldOut, await selectSoldOut(tx, companyId));
  return { goods, snapshot, looseUntil: 0, turn: Promise.resolve() };
}

/** Warnings and open sets leave no mark where they change: they are read again, where they are many every few seconds. */
async function readLoose(tx: Db, companyId: number, held: Held) {
  if (Date.now() < held.looseUntil) return;
  const warned = await selectWarned(tx, companyId);
  const waiting = await selectInOpenSets(tx, companyId);
  held.goods.mark(
    marks.low,
    warned.flatMap(({ productId, low }) => (low ? productId : [])),
  );
  held.goods.mark(marks.open, waiting);
  if (warned.length + waiting.length > looseMost) held.looseUntil = Date.now() + looseForMs;
}

async function readNews(tx: Db, companyId: number, held: Held) {
  const { goods } = held;
  const { snapshot, productIds } = await selectChangedRows(tx, companyId, held.snapshot);
  for (let at = 0; at < productIds.length; at += pageOfRows) {
    const some = productIds.slice(at, at + pageOfRows);
    goods.apply(await selectRowsNow(tx, companyId, some));
    goods.mark(marks.soldOut, await selectSoldOut(tx, companyId, some), some);
  }
  held.snapshot = snapshot;
  await readLoose(tx, companyId, held);
}

/** The goods of each company as columns, read when somebody first asks and kept up with what changes. */
export function createColumns() {
  const kept = cacheBudget.open<number, Held>('goodsColumns', { bytesOf: ({ goods }) => goods.bytes });
  const loading = new Map<number, Promise<Held>>();

  async function heldOf(tx: Db, companyId: number): Promise<Held> {
    const known = kept.get(companyId);
    if (known) return known;
    const under = loading.get(companyId) ?? load(tx, companyId).finally(() => loading.delete(companyId));
    loading.set(companyId, under);
    const held = await under;
    kept.set(companyId, held);
    return held;
  }

  /** What is found is told at once: while somebody waits, the next look may change it. */
  async function among<T>(tx: Db, asked: Asked, tell: (goods: GoodsColumns, found: Found) => T): Promise<T> {
    const { companyId, words } = asked;
    const said = words ? await selectIds(tx, sayingWords(companyId, words)) : undefined;
    const held = await heldOf(tx, companyId);
    // One after the other: two looks at once would each take the other's marks away.
    const turn = held.turn.then(() => readNews(tx, companyId, held));
    held.turn = turn.catch(() => {});
    await turn;
    return tell(held.goods, findGoods(held.goods, asked, said));
  }

  return {
    tally: (tx: Db, asked: Asked): Promise<Tally> =>
      among(tx, asked, (goods, found) => tallyOf(goods, found, asked.weekStart)),
    /** How many there are on each shelf, and the first of them in that order. */
    page: (tx: Db, asked: Asked, sort: ColumnSort, upTo: number) =>
      among(tx, asked, (goods, found) => ({
        shelves: shelvesOf(goods, found),
        ids: firstOf(found.all, upTo, orders[sort](goods)),
      })),
    shelves: (tx: Db, asked: Asked) => among(tx, asked, shelvesOf),
  };
}
export type Columns = ReturnType<typeof createColumns>;
