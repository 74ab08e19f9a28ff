import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/client';
import { addMinutes } from '../lib/clock';

/** Something that falls due by itself. The feature it belongs to says what is due and what happens then. */
export type Deadline<C, Row extends { tries: number }> = {
  name: string;
  /** Oldest first, without what failed and waits for its next try. */
  select: (tx: Db, now: Date, limit: number) => Promise<Row[]>;
  /** Judges again whether it is due, under the lock. */
  act: (ctx: C, row: Row) => Promise<void>;
  /** It failed: not before that. For what does not step back by itself. */
  postpone?: (tx: Db, row: Row, next: { tries: number; nextTryAt: Date }) => Promise<void>;
};

type Runner = { tx: Db; now: Date; log: FastifyBaseLogger };

const hourMinutes = 60;
/** 1, 2, 4 … minutes, and never longer than six hours. */
export const backoffUntil = (now: Date, tries: number): Date =>
  addMinutes(now, Math.min(2 ** Math.min(tries - 1, 20), 6 * hourMinutes));

const batchSize = 100;
const batchesAtMost = 20;
const atOnce = 4;

async function actOn<C extends Runner, Row extends { tries: number }>(ctx: C, deadline: Deadline<C, Row>, row: Row) {
  try {
    await deadline.act(ctx, row);
  } catch (cause) {
    const next = { tries: row.tries + 1, nextTryAt: backoffUntil(ctx.now, row.tries + 1) };
    ctx.log.warn({ err: cause, row, ...next }, `${deadline.name} falls due again`);
    // Where even that fails, it is due again in the next minute, and the other rows go on.
    await deadline.postpone?.(ctx.tx, row, next).catch((fault: Error) => ctx.log.error({ err: fault }, deadline.name));
  }
}

/** Batch by batch, a few rows at once; one that fails steps back and does not keep the others waiting. */
export async function runDeadline<C extends Runner, Row extends { tries: number }>(
  ctx: C,
  deadline: Deadline<C, Row>,
): Promise<void> {
  for (let batch = 0; batch < batchesAtMost; batch += 1) {
    const rows = await deadline.select(ctx.tx, ctx.now, batchSize);
    const waiting = rows.values();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const row of waiting) await actOn(ctx, deadline, row);
      }),
    );
    if (rows.length < batchSize) return;
  }
}

/** A deadline with its row's type left behind, so that all of them stand in one list. */
export type Duty<C> = { name: string; run: (ctx: C) => Promise<void> };

export const dutyOf = <C, Row extends { tries: number }>(deadline: Deadline<C, Row>): Duty<C & Runner> => ({
  name: deadline.name,
  run: (ctx) => runDeadline<C & Runner, Row>(ctx, deadline),
});
