import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import type { Context } from '../http/context';
import { type Mail, type OutboxMessage, outbox } from './outbox.tables';

export type SendMail = (mail: Mail) => Promise<void>;
export type Deliver = (message: OutboxMessage) => Promise<void>;

/** Nothing leaves from inside a transaction: this only writes down what must leave once it commits. */
export async function putInOutbox(ctx: Pick<Context, 'tx' | 'now' | 'jobs'>, message: OutboxMessage): Promise<void> {
  const outboxId = randomUUID();
  await ctx.tx.insert(outbox).values({ outboxId, message, createdAt: ctx.now });
  await ctx.jobs.send(ctx.tx, 'outbox', { outboxId });
}

/** Delivered at least once: a crash between sending and marking sends again. */
export async function sendFromOutbox(db: Db, outboxId: string, now: Date, deliver: Deliver): Promise<void> {
  const [row] = await db.select().from(outbox).where(eq(outbox.outboxId, outboxId));
  if (!row || row.sentAt) return;
  try {
    await deliver(row.message);
  } catch (cause) {
    await db
      .update(outbox)
      .set({ lastError: String(cause) })
      .where(eq(outbox.outboxId, outboxId));
    throw cause;
  }
  await db.update(outbox).set({ sentAt: now, lastError: null }).where(eq(outbox.outboxId, outboxId));
}
