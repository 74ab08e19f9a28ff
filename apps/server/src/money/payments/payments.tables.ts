import type { AttemptState, OnlineMethod, PaymentMethod, RefundProgress } from '@yigou/contract/money/payments.terms';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgSequence, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../../ground/companies/companies.tables';
import { fenColumn, idColumn, refColumn, retryColumns, timeColumn } from '../../ground/db/columns';
import { bankLines } from '../bank/bank.tables';

export const paymentNumbers = pgSequence('payment_number', {
  startWith: 10_000_001,
  maxValue: 99_999_999,
  cycle: true,
});
export const refundNumbers = pgSequence('refund_number', { startWith: 10_000_001, maxValue: 99_999_999, cycle: true });

/** The foreign key stands in the migrations: orders know payments, not the other way round. */
const orderRef = () => refColumn().notNull();

/** Where buyers send a bank transfer to. */
export const payeeAccounts = pgTable('payee_account', {
  companyId: refColumn()
    .primaryKey()
    .references(() => companies.companyId),
  accountName: text().notNull(),
  bankName: text().notNull(),
  accountNo: text().notNull(),
});

/** One try to pay at a gateway, for one order or several. */
export const attempts = pgTable(
  'payment_attempt',
  {
    attemptId: idColumn(),
    outTradeNo: text().notNull(),
    requestId: uuid().notNull(),
    accountId: refColumn().notNull(),
    channel: text().$type<OnlineMethod>().notNull(),
    amount: fenColumn().notNull(),
    state: text().$type<AttemptState>().notNull(),
    payUrl: text().notNull().default(''),
    createdAt: timeColumn().notNull(),
    expiresAt: timeColumn().notNull(),
    /** When the gateway was last asked about it. */
    askedAt: timeColumn().notNull(),
    paidAt: timeColumn(),
  },
  (table) => [
    uniqueIndex().on(table.outTradeNo),
    uniqueIndex().on(table.accountId, table.requestId),
    index().on(table.state, table.askedAt),
  ],
);

export const attemptOrders = pgTable(
  'payment_attempt_order',
  {
    attemptId: refColumn()
      .notNull()
      .references(() => attempts.attemptId),
    orderId: orderRef(),
    amount: fenColumn().notNull(),
    isOpen: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.orderId] }),
    // Two tabs cannot open two payments of one order.
    uniqueIndex('payment_attempt_one_open').on(table.orderId).where(sql`${table.isOpen}`),
  ],
);

/** Every message of a gateway, byte for byte, whatever came of it; of what only pretends to be one, the beginning. */
export const gatewayMessages = pgTable(
  'payment_notice',
  {
    noticeId: idColumn(),
    channel: text().$type<OnlineMethod>().notNull(),
    /** The payment or refund it speaks of, where it could be read. */
    subject: text().notNull().default(''),
    receivedAt: timeColumn().notNull(),
    headers: jsonb().$type<Record<string, unknown>>().notNull(),
    body: text().notNull(),
    outcome: text().notNull(),
  },
  (table) => [
    index().on(table.receivedAt),
    index().on(table.subject),
    index('payment_notice_refused').on(table.receivedAt).where(sql`${table.outcome} like 'refused%'`),
  ],
);

/** Money that arrived, once per transaction of a gateway, and once per line of the bank. */
export const receipts = pgTable(
  'payment_receipt',
  {
    receiptId: idColumn(),
    channel: text().$type<PaymentMethod>().notNull(),
    transactionId: text().notNull(),
    attemptId: refColumn().references(() => attempts.attemptId),
    /** What came by bank; that is where its number counts once. */
    bankLineId: refColumn().references(() => bankLines.bankLineId),
    amount: fenColumn().notNull(),
    /** Why somebody else's money was taken for it. */
    reason: text().notNull().default(''),
    paidAt: timeColumn().notNull(),
  },
  (table) => [
    uniqueIndex('payment_receipt_once')
      .on(table.channel, table.transactionId)
      .where(sql`${table.channel} <> 'transfer'`),
    index().on(table.transactionId),
    uniqueIndex().on(table.bankLineId),
    index().on(table.attemptId),
  ],
);

/** Which order a receipt was for. */
export const receiptOrders = pgTable(
  'payment_receipt_order',
  {
    receiptId: refColumn()
      .notNull()
      .references(() => receipts.receiptId),
    orderId: orderRef(),
    amount: fenColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.receiptId, table.orderId] }), index().on(table.orderId)],
);

/** surplus: money that the order could not take; cancel: of an order that ended; return: for a part of it. */
export type RefundKind = 'surplus' | 'cancel' | 'return';

export const refunds = pgTable(
  'payment_refund',
  {
    refundId: idColumn(),
    refundNo: text().notNull(),
    receiptId: refColumn()
      .notNull()
      .references(() => receipts.receiptId),
    orderId: orderRef(),
    kind: text().$type<RefundKind>().notNull(),
    /** What it is for, such as `order:17:v1/cancel` or `return:9`: the same money never goes back twice for it. */
    cause: text().notNull(),
    amount: fenColumn().notNull(),
    reason: text().notNull(),
    /** waiting: not sent yet; processing: the gateway took it; failed: it will not pass by itself. */
    state: text().$type<RefundProgress>().notNull(),
    lastError: text().notNull().default(''),
    /** The bank's number, where somebody sent it back by hand. */
    bankNo: text().notNull().default(''),
    createdAt: timeColumn().notNull(),
    /** When the gateway took it; one that failed after that needs a new number to be tried again. */
    acceptedAt: timeColumn(),
    doneAt: timeColumn(),
    ...retryColumns(),
  },
  (table) => [
    uniqueIndex().on(table.refundNo),
    uniqueIndex().on(table.receiptId, table.orderId, table.cause),
    index().on(table.orderId),
    index().on(table.state, table.nextTryAt),
  ],
);

export const vouchers = pgTable(
  'payment_voucher',
  {
    orderId: orderRef(),
    fileId: uuid().notNull(),
    fileName: text().notNull(),
    createdAt: timeColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.fileId] })],
);
