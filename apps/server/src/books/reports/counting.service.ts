import type { Db } from '../../ground/db/client';
import {
  changedOrders,
  firstOrderAfter,
  listOrdersAfter,
  oldestChange,
  takeChanges,
} from '../../trade/orders/changes.service';
import { boughtStates } from '../../trade/orders/orders.rules';
import { applyFacts, findUpTo, lockCounting, removeAll, setUpTo } from './counting.queries';

type Counting = { db: Db; log: { error: (told: object, text: string) => void } };

/** Few before figures are read, for somebody waits; many in the background: orders of one day share most of their sums. */
const [fewOrders, manyOrders] = [200, 1000];

/**
 * These orders are counted anew, whole: what they counted for before is taken out of the sums, what they count for now
 * is put in. One transaction, one counter at a time: killed, it has done nothing, and twice is as good as once. What
 * another one counted while this one waited is not done again.
 */
const recount = (db: Db, orderIds: number[]): Promise<void> =>
  db.transaction(async (tx) => {
    await lockCounting(tx);
    const taken = await takeChanges(tx, orderIds);
    if (taken.length > 0) await applyFacts(tx, taken, boughtStates);
  });

/** One that cannot be counted is named in the log and stays in the list; the others do not wait for it. */
async function tryRecount({ db, log }: Counting, orderIds: number[]): Promise<number[]> {
  try {
    await recount(db, orderIds);
    return [];
  } catch (cause) {
    const [half, rest] = [orderIds.slice(0, orderIds.length >> 1), orderIds.slice(orderIds.length >> 1)];
    if (half.length > 0) return [...(await tryRecount({ db, log }, half)), ...(await tryRecount({ db, log }, rest))];
    log.error({ err: cause, orderIds }, 'an order could not be counted');
    return orderIds;
  }
}

/**
 * The rules by which orders are counted. Whoever changes what a fact holds raises it, and every database that was counted
 * by older ones, or never, counts itself anew.
 */
const countingBasis = 2;

/** Everything is forgotten and counted again, the oldest orders first; until that is done figures say how far they reach. */
export async function startRecount(tx: Db, now: Date): Promise<void> {
  await lockCounting(tx);
  await removeAll(tx);
  await setUpTo(tx, countingBasis, 0, now);
}

/** Puts the next of all orders into the list; false: there are no more. */
const listNext = (db: Db, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockCounting(tx);
    const upTo = await findUpTo(tx, countingBasis);
    if (upTo === null) return false;
    if (upTo === undefined) await startRecount(tx, now);
    const last = await listOrdersAfter(tx, upTo ?? 0, manyOrders);
    await setUpTo(tx, countingBasis, last, now);
    return last !== null;
  });

/** All that waits, some orders at a time. */
export async function countChanges(counting: Counting, now: Date): Promise<void> {
  const left: number[] = [];
  for (;;) {
    const orderIds = await changedOrders(counting.db, manyOrders, left);
    if (orderIds.length > 0) left.push(...(await tryRecount(counting, orderIds)));
    else if (!(await listNext(counting.db, now))) return;
  }
}

/** Before figures are read: what little has changed since the last minute. Answers how far they reach. */
export async function countLatest(counting: Counting, now: Date): Promise<Date> {
  const { db } = counting;
  const orderIds = await changedOrders(db, fewOrders);
  if (orderIds.length > 0) await tryRecount(counting, orderIds);
  const upTo = await findUpTo(db, countingBasis);
  const waiting = [await oldestChange(db), upTo === null ? null : await firstOrderAfter(db, upTo ?? 0)];
  return waiting.reduce<Date>((least, at) => (at && at < least ? at : least), now);
}
