import type { Db } from '../db/client';
import { changedOrders, noteAllChanged, oldestChange, takeChanges } from '../orders/changes.service';
import { boughtStates } from '../orders/orders.rules';
import { applyFacts, lockCounting, noteBasis, removeAll } from './counting.queries';

type Counting = { db: Db; log: { error: (told: object, text: string) => void } };

const ordersAtOnce = 200;

/**
 * These orders are counted anew, whole: what they counted for before is taken out of the sums, what they count for now
 * is put in. One transaction, one counter at a time: killed, it has done nothing, and twice is as good as once.
 */
const recount = (db: Db, orderIds: number[]): Promise<void> =>
  db.transaction(async (tx) => {
    await lockCounting(tx);
    await takeChanges(tx, orderIds);
    await applyFacts(tx, orderIds, boughtStates);
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
const countingBasis = 1;

const startOnNewBasis = (db: Db, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await lockCounting(tx);
    if (await noteBasis(tx, countingBasis, now)) await startRecount(tx, now);
  });

/** All that waits, some orders at a time. */
export async function countChanges(counting: Counting, now: Date): Promise<void> {
  await startOnNewBasis(counting.db, now);
  const left: number[] = [];
  for (;;) {
    const orderIds = await changedOrders(counting.db, ordersAtOnce, left);
    if (orderIds.length === 0) return;
    left.push(...(await tryRecount(counting, orderIds)));
  }
}

/** Before figures are read: what little has changed since the last minute. Answers how far they reach. */
export async function countLatest(counting: Counting, now: Date): Promise<Date> {
  const orderIds = await changedOrders(counting.db, ordersAtOnce);
  if (orderIds.length === 0) return now;
  await tryRecount(counting, orderIds);
  return (await oldestChange(counting.db)) ?? now;
}

/** Everything is forgotten and counted again; until that is done figures say how far they reach. */
export async function startRecount(tx: Db, now: Date): Promise<number> {
  await lockCounting(tx);
  await removeAll(tx);
  return noteAllChanged(tx, now);
}
