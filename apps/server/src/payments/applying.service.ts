import { fenToYuan, formatYuan, paymentMethodLabels } from '@yigou/contract';
import { eq } from 'drizzle-orm';
import type { Paid } from '../channels/channels.rules';
import type { Context } from '../http/context';
import { lockOrders, moveOrder, type Order, theSystem, writeLog } from '../orders/moves.service';
import { mayMove } from '../orders/orders.rules';
import { findAttempt, lockAttempt, selectAttemptOrders } from './payments.queries';
import { attemptOrders, attempts, receiptOrders, receipts } from './payments.tables';
import { requestRefund } from './refunds.service';

/** What writing about money needs; `tx` is a transaction. */
export type MoneyContext = Pick<Context, 'tx' | 'now' | 'jobs' | 'log'>;

export type Applied = 'applied' | 'known' | 'unknownTrade' | 'wrongAmount';

type Receipt = { receiptId: number; paid: Paid };

/** The order takes the money, or, when it cannot any more, the money goes back by itself. */
async function giveTo(ctx: MoneyContext, { receiptId, paid }: Receipt, order: Order, amount: number): Promise<void> {
  const { tx, now } = ctx;
  await tx.insert(receiptOrders).values({ receiptId, orderId: order.orderId, amount });
  const note = `${paymentMethodLabels[paid.channel]} ${formatYuan(fenToYuan(amount))}，流水号 ${paid.transactionId}`;
  if (mayMove('pay', order.state)) {
    const set = { payState: 'paid' as const, payMethod: paid.channel, paidAt: paid.paidAt };
    await moveOrder(tx, order, 'pay', { by: theSystem, now, note, set });
    return;
  }
  ctx.log.warn({ orderNo: order.orderNo, outTradeNo: paid.outTradeNo }, 'money for an order that cannot take it');
  const { state } = order;
  await writeLog(tx, order, theSystem, {
    from: state,
    to: state,
    what: '重复或迟到的付款，自动原路退回',
    note,
    at: now,
  });
  const reason = state === 'cancelled' ? '订单已取消' : '重复付款';
  await requestRefund(ctx, { receiptId, orderId: order.orderId, kind: 'surplus', amount, reason });
}

/**
 * Money has arrived: written down once, whoever brings the news and how often. Orders are locked before the attempt,
 * here as everywhere, so that paying, closing and cancelling never wait for each other in a circle.
 */
export async function applyPaid(ctx: MoneyContext, paid: Paid): Promise<Applied> {
  const { tx } = ctx;
  const found = await findAttempt(tx, paid.outTradeNo);
  if (!found || found.channel !== paid.channel) return 'unknownTrade';
  if (found.amount !== paid.amount) return 'wrongAmount';
  const { attemptId, channel } = found;
  const parts = await selectAttemptOrders(tx, attemptId);
  const locked = await lockOrders(
    tx,
    parts.map((part) => part.orderId),
  );
  await lockAttempt(tx, attemptId);
  const { transactionId, amount, paidAt } = paid;
  const [receipt] = await tx
    .insert(receipts)
    .values({ channel, transactionId, attemptId, amount, paidAt })
    .onConflictDoNothing()
    .returning({ receiptId: receipts.receiptId });
  if (!receipt) return 'known';
  await tx.update(attempts).set({ state: 'paid', paidAt }).where(eq(attempts.attemptId, attemptId));
  await tx.update(attemptOrders).set({ isOpen: false }).where(eq(attemptOrders.attemptId, attemptId));
  for (const order of locked) {
    const part = parts.find((each) => each.orderId === order.orderId);
    await giveTo(ctx, { receiptId: receipt.receiptId, paid }, order, part?.amount ?? 0);
  }
  return 'applied';
}
