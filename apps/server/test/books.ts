import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../src/ground/db/client';
import { ledgerAccounts, ledgerEntries } from '../src/money/ledger/ledger.tables';
import { attempts, receiptOrders, receipts, refunds } from '../src/money/payments/payments.tables';
import { orders } from '../src/trade/orders/orders.tables';

/** What the database says about money, behind the server's back. */
export const booksOf = (test: () => { db: Db }) => ({
  row: async (orderId: number) => (await test().db.select().from(orders).where(eq(orders.orderId, orderId)))[0],
  attemptOf: async (outTradeNo: string) =>
    (await test().db.select().from(attempts).where(eq(attempts.outTradeNo, outTradeNo)))[0],
  receiptsOf: (orderId: number) =>
    test()
      .db.select({ receipt: receipts, amount: receiptOrders.amount })
      .from(receiptOrders)
      .innerJoin(receipts, eq(receipts.receiptId, receiptOrders.receiptId))
      .where(eq(receiptOrders.orderId, orderId))
      .orderBy(asc(receipts.receiptId)),
  refundsOf: (orderId: number) =>
    test().db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.refundId)),
});

/** 账期额度; budgets stand on the same ledger. */
export const isCredit = eq(ledgerAccounts.kind, 'credit');

export const creditRow = async ({ db }: { db: Db }) => (await db.select().from(ledgerAccounts).where(isCredit))[0];

export const creditEntries = async ({ db }: { db: Db }) =>
  db
    .select(getTableColumns(ledgerEntries))
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.ledgerAccountId, ledgerEntries.ledgerAccountId))
    .where(isCredit)
    .orderBy(ledgerEntries.entryId);
