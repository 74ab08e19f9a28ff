import { and, eq, inArray } from 'drizzle-orm';
import { nextNumber } from '../../ground/db/numbers';
import { backoffUntil, type Deadline } from '../../ground/jobs/deadlines';
import { addMinutes } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import type { RefundState } from '../channels/channels.rules';
import { type Channels, GatewayRefused, passesLater } from '../channels/channels.service';
import type { MoneyContext, Payables } from './payables.service';
import { findRefund, selectDueRefunds, selectMoneyOf, sumRefunded } from './payments.queries';
import { type RefundKind, refunds } from './payments.tables';

/** A refund from its beginning to its end: it is asked for, sent by a job, and what the gateway says is written down. */

type NewRefund = {
  receiptId: number;
  orderId: number;
  kind: RefundKind;
  cause: string;
  amount: number;
  reason: string;
};

/** Decided here, sent by a job once this transaction has committed, under a number that never pays twice. */
export async function requestRefund({ tx, now, jobs }: MoneyContext, refund: NewRefund): Promise<void> {
  const refundNo = await nextNumber(tx, 'T', 'refund_number', now);
  // Should the job be lost, the runner of deadlines finds it a minute later.
  const nextTryAt = addMinutes(now, 1);
  const [row] = await tx
    .insert(refunds)
    .values({ ...refund, refundNo, state: 'waiting', createdAt: now, nextTryAt })
    .onConflictDoNothing()
    .returning({ refundNo: refunds.refundNo });
  // The queue is worked by `runRefund` below.
  if (row) await jobs.send(tx, 'refund', { refundNo });
}

type ByAmount = { orderId: number; kind: RefundKind; cause: string; reason: string; amount?: number };

/**
 * Money of an order goes back the way it came: all that is left of it, or a part. Once per cause. `tx` is a transaction
 * in which the order is locked.
 */
export async function refundOrder(ctx: MoneyContext, { amount, ...wanted }: ByAmount): Promise<void> {
  const { orderId, cause } = wanted;
  const known = and(eq(refunds.orderId, orderId), eq(refunds.cause, cause));
  if ((await ctx.tx.$count(refunds, known)) > 0) return;
  const money = await selectMoneyOf(ctx.tx, orderId);
  let open = amount ?? money.reduce((sum, each) => sum + each.rest, 0);
  for (const { receiptId, rest } of money) {
    const part = Math.min(rest, open);
    open -= part;
    if (part > 0) await requestRefund(ctx, { ...wanted, receiptId, amount: part });
  }
  if (open > 0) throw new DomainError('refundTooMuch');
}

type Noting = MoneyContext & { payables: Payables };
type RefundContext = Noting & { channels: Channels };

/** `accepted`: the gateway took it, whatever came of it then. */
type News = { state: RefundState; accepted: boolean };

async function ask({ channels }: RefundContext, found: NonNullable<Awaited<ReturnType<typeof findRefund>>>) {
  const { refund, attempt } = found;
  if (!attempt) return 'notFound';
  const { refundNo, amount, reason, state } = refund;
  const channel = channels[attempt.channel];
  const { outTradeNo } = attempt;
  const known = state === 'processing' ? await channel.queryRefund({ outTradeNo, refundNo }) : 'notFound';
  if (known !== 'notFound') return known;
  return channel.refund({ outTradeNo, refundNo, total: attempt.amount, amount, reason });
}

/** Sends it, or asks what became of it. What did not pass is tried again later, or waits until somebody looks. */
export async function runRefund(ctx: RefundContext, refundNo: string): Promise<void> {
  const found = await findRefund(ctx.tx, refundNo);
  if (!found || !['waiting', 'processing'].includes(found.refund.state)) return;
  const tries = found.refund.tries + 1;
  const noteTry = (lastError: string) =>
    ctx.tx
      .update(refunds)
      .set({ tries, nextTryAt: backoffUntil(ctx.now, tries), lastError })
      .where(eq(refunds.refundNo, refundNo));
  try {
    const state = await ask(ctx, found);
    await noteTry('');
    await noteRefund(ctx, refundNo, { state, accepted: true });
  } catch (cause) {
    ctx.log.warn({ err: cause, refundNo, tries }, 'refund');
    await noteTry(String(cause));
    const isFinal = cause instanceof GatewayRefused && !passesLater(cause);
    if (isFinal) await noteRefund(ctx, refundNo, { state: 'failed', accepted: false });
  }
}

/** What the gateway says of a refund, written down. A refund that is over stays as it is. */
export async function noteRefund(ctx: Noting, refundNo: string, { state, accepted }: News): Promise<void> {
  if (state === 'notFound') return;
  await ctx.tx.transaction(async (tx) => {
    const found = await findRefund(tx, refundNo);
    if (!found) return;
    const { orderId, amount, kind, acceptedAt } = found.refund;
    await ctx.payables.lock(tx, [orderId]);
    const changed = await tx
      .update(refunds)
      .set({
        state,
        doneAt: state === 'done' ? ctx.now : null,
        acceptedAt: accepted ? (acceptedAt ?? ctx.now) : acceptedAt,
      })
      .where(and(eq(refunds.refundNo, refundNo), inArray(refunds.state, ['waiting', 'processing'])))
      .returning({ refundNo: refunds.refundNo });
    if (changed.length === 0 || state === 'processing') return;
    const over = { refundNo, amount, succeeded: state === 'done', isSurplus: kind === 'surplus' };
    await ctx.payables.refundOver({ ...ctx, tx }, orderId, { ...over, refunded: await sumRefunded(tx, orderId) });
  });
}

type DueRefund = Awaited<ReturnType<typeof selectDueRefunds>>[number];

export const refundDeadline: Deadline<RefundContext, DueRefund> = {
  name: 'refund',
  select: selectDueRefunds,
  act: (ctx, { refundNo }) => runRefund(ctx, refundNo),
};

/** By hand, after somebody has looked. One that the gateway had taken and lost needs a number it does not know. */
export async function retryRefund(ctx: MoneyContext, refundNo: string): Promise<string> {
  const [refund] = await ctx.tx.select().from(refunds).where(eq(refunds.refundNo, refundNo)).for('update');
  if (!refund) throw new DomainError('notFound');
  if (refund.state === 'done' || refund.state === 'processing') throw new DomainError('refundNotFailed');
  const isFresh = refund.state === 'failed' && refund.acceptedAt !== null;
  const number = isFresh ? await nextNumber(ctx.tx, 'T', 'refund_number', ctx.now) : refundNo;
  await ctx.tx
    .update(refunds)
    .set({ refundNo: number, state: 'waiting', acceptedAt: null, tries: 0, nextTryAt: addMinutes(ctx.now, 1) })
    .where(eq(refunds.refundId, refund.refundId));
  await ctx.jobs.send(ctx.tx, 'refund', { refundNo: number });
  return number;
}
