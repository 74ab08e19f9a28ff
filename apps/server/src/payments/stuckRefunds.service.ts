import { fenToYuan, formatTime, refundStateLabels } from '@yigou/contract';
import type { OperatorContext } from '../http/context';
import { DomainError } from '../lib/domainError';
import type { Payables } from './payables.service';
import { findRefund, selectStuckRefunds } from './payments.queries';
import { retryRefund } from './refunds.service';

type Looking = OperatorContext & { payables: Payables };

/** Refunds that somebody has to look at: failed, tried in vain, or to be paid back by bank. */
export async function listStuckRefunds({ tx, caller, payables }: Looking) {
  const stuck = await selectStuckRefunds(tx);
  const orders = await payables.read(
    tx,
    stuck.map(({ refund }) => refund.orderId),
  );
  const own = new Map(
    orders.filter((order) => order.companyId === caller.companyId).map((each) => [each.orderId, each]),
  );
  return stuck.flatMap(({ refund, byGateway }) => {
    const order = own.get(refund.orderId);
    if (!order) return [];
    return {
      refundNo: refund.refundNo,
      orderNo: order.orderNo,
      amount: fenToYuan(refund.amount),
      reason: refund.reason,
      state: refundStateLabels[refund.state],
      tries: refund.tries,
      lastError: refund.lastError,
      byGateway,
      nextTime: byGateway && refund.state === 'waiting' && refund.nextTryAt ? formatTime(refund.nextTryAt) : '',
    };
  });
}

/** Another company's answers like one that does not exist. */
export async function retryRefundOf(ctx: Looking, refundNo: string): Promise<string> {
  const found = await findRefund(ctx.tx, refundNo);
  const [order] = found ? await ctx.payables.lock(ctx.tx, [found.refund.orderId]) : [];
  if (order?.companyId !== ctx.caller.companyId) throw new DomainError('notFound');
  return retryRefund(ctx, refundNo);
}
