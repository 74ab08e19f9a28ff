import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import { deleteInBatches } from '../db/batches';
import type { Db } from '../db/client';
import type { Context } from '../http/context';
import { addDays } from '../lib/clock';
import { outboxQueues, outboxTries } from './jobs';
import { type Mail, type OutboxMessage, outbox } from './outbox.tables';

export type SendMail = (mail: Mail) => Promise<void>;
export type Deliver = (message: OutboxMessage) => Promise<void>;

type Sender = Pick<Context, 'tx' | 'now' | 'jobs'>;

/** Nothing leaves from inside a transaction: this only writes down what must leave once it commits. */
export async function putInOutbox(
  ctx: Sender,
  companyId: number,
  message: OutboxMessage,
  isCode = false,
): Promise<void> {
  const outboxId = randomUUID();
  const lane = isCode ? 'code' : message.kind;
  await ctx.tx.insert(outbox).values({ outboxId, companyId, lane, message, createdAt: ctx.now });
  await ctx.jobs.send(ctx.tx, outboxQueues[lane], { outboxId });
}

/** All that stays of a message that has left. */
const emptied = ({ kind, to }: OutboxMessage): OutboxMessage =>
  kind === 'mail' ? { kind, to, subject: '', text: '' } : { kind, to, text: '' };

/** `keep`: what was sent can be read in the mailbox of a demo. */
type Sending = { now: Date; deliver: Deliver; keep?: boolean };

/** Delivered at least once: a crash between sending and marking sends again. */
export async function sendFromOutbox(db: Db, outboxId: string, { now, deliver, keep = false }: Sending): Promise<void> {
  const own = eq(outbox.outboxId, outboxId);
  const [row] = await db.select().from(outbox).where(own);
  if (!row || row.sentAt || row.deadAt) return;
  const tries = row.tries + 1;
  try {
    await deliver(row.message);
  } catch (cause) {
    const deadAt = tries >= outboxTries ? now : null;
    await db
      .update(outbox)
      .set({ lastError: String(cause), tries, deadAt })
      .where(own);
    throw cause;
  }
  const message = keep ? row.message : emptied(row.message);
  await db.update(outbox).set({ message, sentAt: now, tries, lastError: null }).where(own);
}

/** Given up before, to be tried again from the beginning. */
export async function sendAgain({ tx, jobs }: Sender, { outboxId, lane }: typeof outbox.$inferSelect): Promise<void> {
  await tx.update(outbox).set({ deadAt: null, tries: 0 }).where(eq(outbox.outboxId, outboxId));
  await jobs.send(tx, outboxQueues[lane], { outboxId });
}

export async function dropMessage(tx: Db, outboxId: string): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.outboxId, outboxId));
}

const sentKeptDays = 30;
const deadKeptDays = 90;

export const purgeOutbox = (tx: Db, now: Date): Promise<void> =>
  deleteInBatches(
    tx,
    outbox,
    or(
      and(isNotNull(outbox.sentAt), lt(outbox.sentAt, addDays(now, -sentKeptDays))),
      lt(outbox.deadAt, addDays(now, -deadKeptDays)),
    ) ?? sql`false`,
  );
