import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { closeShop, closingBooks, killings, openShop, stormyDay, tradesAt } from '../../../test/stormyShop';
import { audit } from '../../books/auditor/auditor.service';
import { orders } from '../../trade/orders/orders.tables';
import { attempts, receiptOrders, receipts, refunds } from './payments.tables';

afterEach(closeShop);

const byKey = (a: string, b: string) => (a < b ? -1 : 1);

it('killed again and again, the shop loses nothing and charges nobody twice', async () => {
  const acknowledged = await stormyDay(await openShop());
  const db = await closingBooks();

  // Every order somebody was told of is there, and none twice for one wish.
  const kept = await db.select().from(orders);
  const known = new Map(kept.map((order) => [order.orderId, order]));
  expect(acknowledged.length).toBeGreaterThan(killings * 5);
  for (const { orderId, payable } of acknowledged) expect(known.get(orderId)?.payable).toBe(Math.round(payable * 100));
  expect(new Set(acknowledged.map((order) => order.orderId)).size).toBe(acknowledged.length);
  expect(kept).toHaveLength(acknowledged.length);

  // What was paid at the gateways is what the books say, each payment once.
  const trades = tradesAt();
  const paid = trades.filter((trade) => trade.state === 'paid');
  expect(paid.length).toBeGreaterThan(killings * 2);
  const written = await db.select().from(receipts);
  expect(written.map((each) => `${each.channel} ${each.transactionId} ${each.amount}`).sort(byKey)).toEqual(
    paid.map((each) => `${each.channel} ${each.transactionId} ${each.amount}`).sort(byKey),
  );
  const sentBack = (await db.select().from(refunds)).map((each) => `${each.refundNo} ${each.amount} ${each.state}`);
  const takenBack = trades.flatMap((trade) => trade.refunds);
  expect(takenBack.length).toBeGreaterThan(0);
  expect(sentBack.sort(byKey)).toEqual(
    takenBack.map((each) => `${each.refundNo} ${each.amount} ${each.state}`).sort(byKey),
  );

  // Each order holds exactly its money, or none.
  const parts = await db.select().from(receiptOrders);
  const back = await db.select().from(refunds);
  const sumFor = (rows: { orderId: number; amount: number }[], orderId: number) =>
    rows.filter((row) => row.orderId === orderId).reduce((sum, row) => sum + row.amount, 0);
  for (const order of kept) {
    const held = sumFor(parts, order.orderId) - sumFor(back, order.orderId);
    const isPaid = order.state === 'pendingShipment' && order.payState === 'paid';
    expect([order.orderId, order.state, order.payState, held]).toEqual([
      order.orderId,
      order.state,
      order.payState,
      isPaid ? order.payable : 0,
    ]);
    if (order.payMethod === 'account') expect(order).toMatchObject({ state: 'pendingShipment', payState: 'onAccount' });
  }
  for (const { outTradeNo } of paid)
    expect((await db.select().from(attempts).where(sql`out_trade_no = ${outTradeNo}`))[0]?.state).toBe('paid');

  expect(await audit(db)).toEqual([]);
}, 600_000);
