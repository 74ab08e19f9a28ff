import { fenToYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import { refundStateLabels } from '@yigou/contract/money/payments.terms';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { customers } from '../../people/customers/customers.tables';
import type { Payables } from './payables.service';
import { findRefund, selectStuckRefunds } from './payments.queries';
import { refunds } from './payments.tables';
import { noteRefund, retryRefund } from './refunds.service';

const customerNames = async (tx: Db, customerIds: number[]): Promise<Map<number, string>> =>
  new Map(
    (await tx.select().from(customers).where(inArray(customers.customerId, customerIds))).map((each) => [
      each.customerId,
      each.name,
    ]),
  );

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
  const named = await customerNames(
    tx,
    [...own.values()].map((order) => order.customerId),
  );
  return stuck.flatMap(({ refund, byGateway, payee, payeeAccount }) => {
    const order = own.get(refund.orderId);
    if (!order) return [];
    return {
      refundNo: refund.refundNo,
      orderId: order.orderId,
      orderNo: order.orderNo,
      customerName: named.get(order.customerId) ?? '',
      payee: payee ?? '',
      payeeAccount: payeeAccount ?? '',
      sinceTime: formatTime(refund.createdAt),
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

/** Its order locked. Another company's answers like one that does not exist. */
async function lockRefund(ctx: Looking, refundNo: string) {
  const found = await findRefund(ctx.tx, refundNo);
  const [order] = found ? await ctx.payables.lock(ctx.tx, [found.refund.orderId]) : [];
  const locked = order && (await findRefund(ctx.tx, refundNo));
  if (!locked || order.companyId !== ctx.caller.companyId) throw new DomainError('notFound');
  return locked;
}

export async function retryRefundOf(ctx: Looking, refundNo: string): Promise<string> {
  await lockRefund(ctx, refundNo);
  return retryRefund(ctx, refundNo);
}

/** What came by bank goes back by bank, sent by a person, who says under which number. */
export async function confirmBankRefund(ctx: Looking, refundNo: string, bankNo: string): Promise<void> {
  const { refund, attempt } = await lockRefund(ctx, refundNo);
  if (attempt) throw new DomainError('refundByGateway');
  if (refund.state === 'done') throw new DomainError('refundIsOver');
  await ctx.tx.update(refunds).set({ bankNo }).where(eq(refunds.refundNo, refundNo));
  await noteRefund(ctx, refundNo, { state: 'done', accepted: true });
}
