import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { theSystem } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { databaseCode, retrying } from '../../ground/db/retrying';
import type { Deadline } from '../../ground/jobs/deadlines';
import type { Jobs } from '../../ground/jobs/jobs';
import { addMinutes, type Clock } from '../../ground/lib/clock';
import { lockSet, moveSet } from './changeSetMoves.service';
import { changeRows, changeSets } from './changeSets.tables';
import type { ChangeRow, ChangeSet } from './drafting.service';
import { nextRows, writePiece } from './releasing.service';

const pieceRows = 200;
/** So long at most others have the server to themselves after a piece: as long as it took, which leaves them half. */
const longestPauseMs = 1000;
/** So long nobody has heard of a set that is being written: whoever wrote it is dead. */
const silentMinutes = 2;

type Ctx = { tx: Db; now: Date; jobs: Jobs };

async function countDone(tx: Db, { changeSetId, doneCount, skippedCount }: ChangeSet, piece: Piece, now: Date) {
  await tx
    .update(changeSets)
    .set({
      doneCount: doneCount + piece.done,
      skippedCount: skippedCount + piece.skipped,
      nextTryAt: addMinutes(now, silentMinutes),
    })
    .where(eq(changeSets.changeSetId, changeSetId));
}
type Piece = { done: number; skipped: number };

/** By a constraint, not by a broken line. */
const isRefused = (cause: unknown): boolean => databaseCode(cause)?.startsWith('23') ?? false;

/** What the database refuses is skipped alone: the rest of the piece is tried product by product. */
async function skipRefused(tx: Db, rows: readonly ChangeRow[]): Promise<Piece> {
  const ids = rows.map(({ changeRowId }) => changeRowId);
  await tx
    .update(changeRows)
    .set({ state: 'skipped', why: '与现有资料冲突' })
    .where(inArray(changeRows.changeRowId, ids));
  return { done: rows.length, skipped: rows.length };
}

/** The next piece of a set that is being released; false: there is none, and it is released. */
export async function releasePiece(ctx: Ctx, changeSetId: number, most = pieceRows): Promise<boolean> {
  const { tx, now } = ctx;
  const set = await lockSet(tx, changeSetId);
  if (set.state !== 'releasing') return false;
  const rows = await nextRows(tx, changeSetId, most);
  if (rows.length === 0) {
    await moveSet(ctx, set, 'finish', { by: theSystem, set: { endedAt: now, nextTryAt: null } });
    return false;
  }
  const piece = await tx
    .transaction((inner) => writePiece(inner, set, rows, now))
    .catch((cause: unknown) => {
      if (!isRefused(cause)) throw cause;
      return most > 1 ? null : skipRefused(tx, rows);
    });
  if (piece) await countDone(tx, set, piece, now);
  else for (let at = 0; at < rows.length; at += 1) await releasePiece(ctx, changeSetId, 1);
  return true;
}

type Running = { db: Db; clock: Clock; jobs: Jobs; log: FastifyBaseLogger };

/** In the background: each piece a transaction of its own, so a killed server has lost nothing and does nothing twice. */
export async function runRelease({ db, clock, jobs, log }: Running, changeSetId: number): Promise<void> {
  try {
    for (;;) {
      const start = performance.now();
      if (!(await retrying(db, (tx) => releasePiece({ tx, now: clock.now(), jobs }, changeSetId)))) break;
      await pause(Math.min(performance.now() - start, longestPauseMs));
    }
  } catch (cause) {
    log.error({ err: cause, changeSetId }, 'a change set could not be written to its end');
    throw cause;
  }
}

type Due = { changeSetId: number; tries: number };

/** Scheduled ones whose time has come, and those whose server died. */
export const changeSetDeadline: Deadline<Ctx, Due> = {
  name: 'change sets',
  select: (tx, now, limit) =>
    tx
      .select({ changeSetId: changeSets.changeSetId, tries: changeSets.tries })
      .from(changeSets)
      .where(
        or(
          and(eq(changeSets.state, 'scheduled'), lte(changeSets.dueAt, now)),
          and(eq(changeSets.state, 'releasing'), or(isNull(changeSets.nextTryAt), lt(changeSets.nextTryAt, now))),
        ),
      )
      .orderBy(changeSets.changeSetId)
      .limit(limit),
  act: async (ctx, { changeSetId }) => {
    await ctx.tx.transaction(async (tx) => {
      const set = await lockSet(tx, changeSetId);
      const within = { ...ctx, tx };
      if (set.state === 'scheduled' && set.dueAt && set.dueAt <= ctx.now)
        await moveSet(within, set, 'release', { by: theSystem });
      else if (set.state === 'releasing') await ctx.jobs.send(tx, 'changeSet', { changeSetId });
      await tx
        .update(changeSets)
        .set({ nextTryAt: addMinutes(ctx.now, silentMinutes) })
        .where(eq(changeSets.changeSetId, changeSetId));
    });
  },
};
