import { and, eq, inArray } from 'drizzle-orm';
import { backoffUntil, type Deadline } from '../../ground/jobs/deadlines';
import type { RefundState } from '../channels/channels.rules';
import { type Channels, GatewayRefused, passesLater } from '../channels/channels.service';
import type { MoneyContext, Payables } from './payables.service';
import { findRefund, selectDueRefunds, sumRefunded } from './payments.queries';
import { refunds } from './payments.tables';

type Noting = MoneyContext & { payables: Payables };
type RefundContext = Noting & { channels: Channels };

/** `accepted`: the gateway took it, whatever came of it then. */
type News = { state: RefundState; accepted: boolean };

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

type DueRefund = Awaited<ReturnType<typeof selectDueRefunds>>[number];

export const refundDeadline: Deadline<RefundContext, DueRefund> = {
  name: 'refund',
  select: selectDueRefunds,
  act: (ctx, { refundNo }) => runRefund(ctx, refundNo),
};
