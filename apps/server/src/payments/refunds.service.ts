import { fenToYuan, formatYuan } from '@yigou/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { RefundState } from '../channels/channels.rules';
import { type Channels, GatewayRefused } from '../channels/channels.service';
import { nextNumber } from '../db/numbers';
import type { Context } from '../http/context';
import { lockOrder, setPayState, theSystem, writeLog } from '../orders/moves.service';
import { findRefund } from './payments.queries';
import { type RefundKind, refunds } from './payments.tables';

type NewRefund = { receiptId: number; orderId: number; kind: RefundKind; amount: number; reason: string };

/** Decided here, sent by a job once this transaction has committed, under a number that never pays twice. */
export async function requestRefund(
  { tx, now, jobs }: Pick<Context, 'tx' | 'now' | 'jobs'>,
  refund: NewRefund,
): Promise<void> {
  const refundNo = await nextNumber(tx, 'T', 'refund_number', now);
  const [row] = await tx
    .insert(refunds)
    .values({ ...refund, refundNo, state: 'waiting', createdAt: now })
    .onConflictDoNothing()
    .returning({ refundNo: refunds.refundNo });
  if (row) await jobs.send(tx, 'refund', { refundNo });
}

type RefundContext = Pick<Context, 'tx' | 'now' | 'jobs' | 'log'> & { channels: Channels };

/** What the gateway says of a refund, written down. A refund that is over stays as it is. */
export async function noteRefund(ctx: Pick<Context, 'tx' | 'now' | 'log'>, refundNo: string, state: RefundState) {
  if (state === 'notFound') return;
  await ctx.tx.transaction(async (tx) => {
    const found = await findRefund(tx, refundNo);
    if (!found) return;
    const order = await lockOrder(tx, found.refund.orderId);
    const doneAt = state === 'done' ? ctx.now : null;
    const changed = await tx
      .update(refunds)
      .set({ state, doneAt })
      .where(and(eq(refunds.refundNo, refundNo), inArray(refunds.state, ['waiting', 'processing'])))
      .returning({ refundNo: refunds.refundNo });
    if (changed.length === 0 || state === 'processing') return;
    const { kind, amount } = found.refund;
    if (state === 'failed') ctx.log.error({ refundNo }, 'refund failed');
    if (state === 'done' && kind === 'cancel') await setPayState(tx, order.orderId, 'refunded');
    const what = state === 'done' ? '退款成功' : '退款失败，等待客服处理';
    const note = `${formatYuan(fenToYuan(amount))}，退款单号 ${refundNo}`;
    await writeLog(tx, order, theSystem, { from: order.state, to: order.state, what, note, at: ctx.now });
  });
}

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

/** Sends it, or asks what became of it. A gateway that is away throws, and the queue brings the job again. */
export async function runRefund(ctx: RefundContext, refundNo: string): Promise<void> {
  const found = await findRefund(ctx.tx, refundNo);
  if (!found || !['waiting', 'processing'].includes(found.refund.state)) return;
  try {
    await noteRefund(ctx, refundNo, await ask(ctx, found));
  } catch (cause) {
    const lastError = String(cause);
    await ctx.tx.update(refunds).set({ lastError }).where(eq(refunds.refundNo, refundNo));
    if (!(cause instanceof GatewayRefused)) throw cause;
    await noteRefund(ctx, refundNo, 'failed');
  }
}
