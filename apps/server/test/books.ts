import { asc, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type Db, rowsOf } from '../src/db/client';
import { foldEntries } from '../src/ledger/ledger.rules';
import { creditAccounts, creditEntries } from '../src/ledger/ledger.tables';
import { orders } from '../src/orders/orders.tables';
import { attempts, receiptOrders, receipts, refunds } from '../src/payments/payments.tables';

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

/** Goods and credit add up over all orders. */
export async function expectBalanced(db: Db): Promise<void> {
  // Reserved is what open orders hold, SKU by SKU.
  const wrong = await rowsOf(
    db,
    sql`select stock.sku_id, reserved, coalesce(held.qty, 0) from stock
    left join (select sku_id, sum(qty) as qty from order_line join purchase_order using (order_id)
      where state <> 'cancelled' group by sku_id) as held using (sku_id)
    where reserved <> coalesce(held.qty, 0)`,
  );
  expect(wrong).toEqual([]);

  // The entries sum up to the balance, and it is what the orders on account cost.
  const [credit] = await db.select().from(creditAccounts);
  const entries = await db.select().from(creditEntries).orderBy(creditEntries.entryId);
  const onAccount = await db.select().from(orders).where(eq(orders.payState, 'onAccount'));
  expect(foldEntries(entries)).toBe(credit?.used);
  expect(entries.at(-1)?.usedAfter).toBe(credit?.used);
  expect(onAccount.reduce((sum, order) => sum + order.payable, 0)).toBe(credit?.used);
}
