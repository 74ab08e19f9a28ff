import { eq } from 'drizzle-orm';
import { theSystem } from '../../ground/db/actor';
import { reference, stepOf } from '../../ground/db/references';
import type { Paid } from '../channels/channels.rules';
import type { Money, MoneyContext, Payables } from './payables.service';
import { findAttempt, lockAttempt, selectAttemptOrders } from './payments.queries';
import { attemptOrders, attempts, receiptOrders, receipts } from './payments.tables';
import { requestRefund } from './refunds.service';

type Taking = MoneyContext & { payables: Payables };

export type Applied = 'applied' | 'known' | 'unknownTrade' | 'wrongAmount';

/** The order takes what it can use; what is too much goes back by itself, the way it came. */
export async function applyToOrder(ctx: Taking, receiptId: number, orderId: number, money: Money): Promise<void> {
  const { amount } = money;
  await ctx.tx.insert(receiptOrders).values({ receiptId, orderId, amount });
  const { taken, whyNotMore } = await ctx.payables.take(ctx, orderId, money);
  if (taken === amount) return;
  ctx.log.warn({ orderId, transactionId: money.transactionId, tooMuch: amount - taken }, 'more money than is wanted');
  const cause = stepOf(reference('receipt', receiptId), 'surplus');
  const refund = { receiptId, orderId, cause, amount: amount - taken, reason: whyNotMore };
  await requestRefund(ctx, { ...refund, kind: 'surplus' });
}

/**
 * Money has arrived: written down once, whoever brings the news and how often. Orders are locked before the attempt,
 * here as everywhere, so that paying, closing and cancelling never wait for each other in a circle.
 */
export async function applyPaid(ctx: Taking, paid: Paid): Promise<Applied> {
  const { tx, payables } = ctx;
  const found = await findAttempt(tx, paid.outTradeNo);
  if (!found || found.channel !== paid.channel) return 'unknownTrade';
  if (found.amount !== paid.amount) return 'wrongAmount';
  const { attemptId, channel } = found;
  const parts = await selectAttemptOrders(tx, attemptId);
  await payables.lock(
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
  for (const part of parts) {
    const money = { amount: part.amount, channel, transactionId, paidAt, by: theSystem };
    await applyToOrder(ctx, receipt.receiptId, part.orderId, money);
  }
  return 'applied';
}
