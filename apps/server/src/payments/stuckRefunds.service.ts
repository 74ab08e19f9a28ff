import { fenToYuan, formatTime, refundStateLabels } from '@yigou/contract';
import type { OperatorContext } from '../http/context';
import { DomainError } from '../lib/domainError';
import type { Payables } from './payables.service';
import { findRefund, selectStuckRefunds } from './payments.queries';
import { noteRefund } from './refunding.service';
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

/** Its order is locked first. Another company's answers like one that does not exist. */
async function lockRefund(ctx: Looking, refundNo: string) {
  const known = await findRefund(ctx.tx, refundNo);
  const [order] = known ? await ctx.payables.lock(ctx.tx, [known.refund.orderId]) : [];
  const found = order?.companyId === ctx.caller.companyId ? await findRefund(ctx.tx, refundNo) : undefined;
  if (!found) throw new DomainError('notFound');
  return found;
}

export async function retryRefundOf(ctx: Looking, refundNo: string): Promise<string> {
  await lockRefund(ctx, refundNo);
  return retryRefund(ctx, refundNo);
}

/** What came by bank was sent back by bank. A gateway is asked, not believed by hand. */
export async function refundByBank(ctx: Looking, refundNo: string): Promise<void> {
  const { refund, attempt } = await lockRefund(ctx, refundNo);
  if (attempt || refund.state === 'done') throw new DomainError('refundNotByBank');
  await noteRefund(ctx, refundNo, { state: 'done', accepted: true });
}
