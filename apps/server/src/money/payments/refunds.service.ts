import { and, eq } from 'drizzle-orm';
import { nextNumber } from '../../ground/db/numbers';
import { addMinutes } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import type { MoneyContext } from './payables.service';
import { selectMoneyOf } from './payments.queries';
import { type RefundKind, refunds } from './payments.tables';

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
