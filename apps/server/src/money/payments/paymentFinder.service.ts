import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import {
  attemptStateLabels,
  type PaymentMethod,
  paymentMethodLabels,
  refundStateLabels,
} from '@yigou/contract/money/payments.terms';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import type { Finder, FoundThing } from '../../people/lookup/lookup.service';
import type { Payables } from './payables.service';
import { attemptOrders, attempts, receiptOrders, receipts, refunds } from './payments.tables';

const channels = Object.keys(paymentMethodLabels) as PaymentMethod[];

type Hit = Omit<FoundThing, 'orderId'> & { orderId: number };

/** Payments know no company; the orders they are for do. */
async function ofCompany(payables: Payables, tx: Db, companyId: number, hits: Hit[]): Promise<FoundThing[]> {
  const orders = await payables.read(
    tx,
    hits.map((hit) => hit.orderId),
  );
  const own = new Set(orders.filter((order) => order.companyId === companyId).map((order) => order.orderId));
  return hits.filter((hit) => own.has(hit.orderId));
}

async function findPayments(tx: Db, word: string, most: number): Promise<Hit[]> {
  const opened = await tx
    .select({ attempt: attempts, orderId: attemptOrders.orderId })
    .from(attempts)
    .innerJoin(attemptOrders, eq(attemptOrders.attemptId, attempts.attemptId))
    .where(eq(attempts.outTradeNo, word.toUpperCase()))
    .limit(most);
  const came = await tx
    .select({ receipt: receipts, orderId: receiptOrders.orderId })
    .from(receipts)
    .innerJoin(receiptOrders, eq(receiptOrders.receiptId, receipts.receiptId))
    // The index that finds it begins with the channel.
    .where(and(inArray(receipts.channel, channels), eq(receipts.transactionId, word)))
    .limit(most);
  return [
    ...opened.map(({ attempt, orderId }) => ({
      title: attempt.outTradeNo,
      note: `${attemptStateLabels[attempt.state]}，${formatYuan(fenToYuan(attempt.amount))}`,
      orderId,
    })),
    ...came.map(({ receipt, orderId }) => ({
      title: receipt.transactionId,
      note: `已到账，${formatYuan(fenToYuan(receipt.amount))}`,
      orderId,
    })),
  ];
}

async function findRefunds(tx: Db, word: string, most: number): Promise<Hit[]> {
  const rows = await tx.select().from(refunds).where(eq(refunds.refundNo, word.toUpperCase())).limit(most);
  return rows.map(({ refundNo, state, amount, reason, orderId }) => ({
    title: refundNo,
    note: `${refundStateLabels[state]}，${formatYuan(fenToYuan(amount))}，${reason}`,
    orderId,
  }));
}

/** By our own numbers, and by the one a bank or a gateway gave. */
export const paymentFinders = (payables: Payables): Finder[] => [
  {
    kind: 'payment',
    needs: 'orders/view',
    find: async (tx, companyId, word, most) => ofCompany(payables, tx, companyId, await findPayments(tx, word, most)),
  },
  {
    kind: 'refund',
    needs: 'orders/view',
    find: async (tx, companyId, word, most) => ofCompany(payables, tx, companyId, await findRefunds(tx, word, most)),
  },
];
