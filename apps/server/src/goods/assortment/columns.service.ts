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
import { selectInOpenSets } from './openSets.queries';
import { type Tally, tallyOf } from './tally';

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

  return {
    tally: async (tx: Db, asked: Asked): Promise<Tally> => {
      const { companyId, words } = asked;
      const held = await heldOf(tx, companyId);
      // One after the other: two looks at once would each take the other's marks away.
      const turn = held.turn.then(() => readNews(tx, companyId, held));
      held.turn = turn.catch(() => {});
      await turn;
      const among = words ? await selectIds(tx, sayingWords(companyId, words)) : undefined;
      return tallyOf(held.goods, asked, among);
    },
  };
}
export type Columns = ReturnType<typeof createColumns>;
