import { returnStateLabels } from '@yigou/contract/trade/returns.terms';
import { eq } from 'drizzle-orm';
import { type Actor, theSystem } from '../../ground/db/actor';
import { DomainError } from '../../ground/lib/domainError';
import type { Payables } from '../../money/payments/payables.service';
import { refunds } from '../../money/payments/payments.tables';
import type { LifeContext } from '../orders/orderEffects.service';
import { orderPayables } from '../orders/orderPayables.service';
import { causeOf } from './returnEffects.service';
import { type Locked, lockReturn, moveReturn } from './returnMoves.service';
import { findReturn, isInvoiced, selectReturnRefunds } from './returns.queries';

/** Money is on its way as long as one of its refunds is not done; on account nothing ever is. */
async function finishPaid(ctx: LifeContext, { order, row }: Locked): Promise<void> {
  const underway = await selectReturnRefunds(ctx.tx, row, causeOf(row));
  if (underway.some((refund) => refund.state !== 'done')) return;
  await moveReturn(ctx, { order, row }, 'refunded', { by: theSystem });
}

/** Sent back the way it came. What is invoiced waits for its red invoice first, and then goes by itself. */
export async function refundReturn(ctx: LifeContext, { order, row }: Locked, by: Actor): Promise<void> {
  if (row.refundAt)
    throw new DomainError('returnStateRefused', {
      state: `${returnStateLabels[row.state]}，已发起退款`,
      action: '退款',
    });
  if (row.state === 'pendingRefund' && (await isInvoiced(ctx.tx, row.returnId))) {
    if (row.awaitsRed) throw new DomainError('returnAwaitsRed');
    await moveReturn(ctx, { order, row }, 'awaitRed', { by, set: { awaitsRed: true } });
    return;
  }
  const set = { refundAt: ctx.now, awaitsRed: false };
  await finishPaid(ctx, { order, row: await moveReturn(ctx, { order, row }, 'refund', { by, set }) });
}

const causeShape = /^return:(\d+)$/;

/** Payments tell the orders that a refund is over; a return that waited for it goes on in the same transaction. */
export const payablesWithReturns: Payables = {
  ...orderPayables,
  refundOver: async (ctx, orderId, over) => {
    await orderPayables.refundOver(ctx, orderId, over);
    if (!over.succeeded) return;
    const [refund] = await ctx.tx.select().from(refunds).where(eq(refunds.refundNo, over.refundNo));
    const [, returnId] = refund?.cause.match(causeShape) ?? [];
    if (returnId) await finishPaid(ctx, await lockReturn(ctx, await findReturn(ctx.tx, Number(returnId))));
  },
};
