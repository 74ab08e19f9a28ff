import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../ground/db/client';
import { reference } from '../../ground/db/references';
import { retrying } from '../../ground/db/retrying';
import type { Deadline } from '../../ground/jobs/deadlines';
import type { Jobs } from '../../ground/jobs/jobs';
import { addMinutes, type Clock } from '../../ground/lib/clock';
import { correct } from '../stock/stock.service';
import { markPosted } from './counting.queries';
import { stockCountRows, stockCounts } from './stockDesk.tables';

const pieceRows = 500;
/** So long nobody has heard of a count that is being posted: whoever posted it is dead. */
const silentMinutes = 2;

type Ctx = { tx: Db; now: Date };
type Posted = { done: number; skipped: number };

const waiting = (countId: number) => and(eq(stockCountRows.countId, countId), eq(stockCountRows.state, 'waiting'));

/** The next piece under the lock of its count, so that no row is posted twice; null: there is none left. */
async function postPiece({ tx, now }: Ctx, countId: number): Promise<Posted | null> {
  const here = eq(stockCounts.countId, countId);
  const [count] = await tx.select().from(stockCounts).where(here).for('update');
  if (count?.state !== 'posting') return null;
  const rows = await tx
    .select({ skuId: stockCountRows.skuId, booked: stockCountRows.booked, found: stockCountRows.found })
    .from(stockCountRows)
    .where(waiting(countId))
    .orderBy(stockCountRows.skuId)
    .limit(pieceRows);
  if (rows.length === 0) {
    await tx.update(stockCounts).set({ state: 'posted', postedAt: now, nextTryAt: null }).where(here);
    return null;
  }
  const by = { cause: reference('stockCount', countId), now };
  const moved = await correct(
    tx,
    by,
    rows.map(({ skuId, booked, found }) => ({ skuId, by: found - booked })),
  );
  const done = [...moved].map(([skuId, balance]) => ({ skuId, ...balance }));
  if (done.length > 0) await markPosted(tx, countId, done);
  const last = rows.at(-1)?.skuId ?? 0;
  if (done.length < rows.length)
    await tx
      .update(stockCountRows)
      .set({ state: 'skipped', why: '过账后在库会少于已占用的数量' })
      .where(and(waiting(countId), lt(stockCountRows.skuId, last + 1)));
  await tx
    .update(stockCounts)
    .set({ nextTryAt: addMinutes(now, silentMinutes) })
    .where(here);
  return { done: rows.length, skipped: rows.length - done.length };
}

/** All of a count in the transaction that made it; how many rows could not be posted. */
export async function postAll(ctx: Ctx, countId: number): Promise<number> {
  let skipped = 0;
  for (let piece = await postPiece(ctx, countId); piece; piece = await postPiece(ctx, countId))
    skipped += piece.skipped;
  return skipped;
}

type Running = { db: Db; clock: Clock; log: FastifyBaseLogger };

/** In the background: each piece a transaction of its own, so a killed server has lost nothing and does nothing twice. */
export async function runCount({ db, clock, log }: Running, countId: number): Promise<void> {
  try {
    while (await retrying(db, (tx) => postPiece({ tx, now: clock.now() }, countId)));
  } catch (cause) {
    log.error({ err: cause, countId }, 'a stock count could not be posted to its end');
    throw cause;
  }
}

type Due = { countId: number; tries: number };

/** Those whose server died. */
export const stockCountDeadline: Deadline<Ctx & { jobs: Jobs }, Due> = {
  name: 'stock counts',
  select: (tx, now, limit) =>
    tx
      .select({ countId: stockCounts.countId, tries: stockCounts.tries })
      .from(stockCounts)
      .where(and(eq(stockCounts.state, 'posting'), or(isNull(stockCounts.nextTryAt), lt(stockCounts.nextTryAt, now))))
      .orderBy(stockCounts.countId)
      .limit(limit),
  act: (ctx, { countId }) =>
    ctx.tx.transaction(async (tx) => {
      await ctx.jobs.send(tx, 'stockCount', { countId });
      await tx
        .update(stockCounts)
        .set({ nextTryAt: addMinutes(ctx.now, silentMinutes) })
        .where(eq(stockCounts.countId, countId));
    }),
};
