import { refundWays } from '@yigou/contract/money/payments.terms';
import { desc, eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { budgetForBuyer } from '../../../test/budgets';
import { buy, must, orderOf, skuIdOf, stockOf } from '../../../test/buying';
import type { Operators } from '../../../test/operators';
import { open, type PayingApp, payAt, untilOrder } from '../../../test/payingApp';
import type { Person } from '../../../test/people';
import { shipOrder, shippingApp, twoSuppliers } from '../../../test/shipping';
import { audit } from '../../books/auditor/auditor.service';
import { auditLogs } from '../../ground/auditLog/auditLog.tables';
import { ledgerAccounts } from '../../money/ledger/ledger.tables';
import { refunds } from '../../money/payments/payments.tables';
import { notices } from '../../people/notices/notices.tables';
import { orderLines } from '../orders/orders.tables';

let test: PayingApp;
let staff: Operators;
let warehouse: { token: string };
let service: { token: string };
let buyer: Person;
beforeAll(async () => {
  const shop = await shippingApp(1);
  ({ test, staff, warehouse, service } = shop);
  [buyer] = shop.people as [Person];
  await budgetForBuyer(test);
});
afterAll(() => test.close());
afterEach(async () => expect(await audit(test.db)).toEqual([]));

const order = async () => (await buy(test, buyer.token, twoSuppliers, 'account')).orderId;
const read = (orderId: number) => orderOf(test, buyer.token, orderId);
const withdraw = (shipmentId: number, who = warehouse) =>
  staff.callRaw('Shipment/Withdraw', { shipmentId, reason: '贴错了面单' }, who);
const close = (orderId: number, toShip: number, lines: [lineNo: number, qty: number][]) =>
  staff.callRaw(
    'Shipment/CloseLines',
    { orderId, toShip, reason: '厂家停产', lines: lines.map(([lineNo, qty]) => ({ lineNo, qty })) },
    service,
  );
const receive = (orderId: number) => test.call('Order/ConfirmReceipt', { orderId }, buyer).then(must);
/** What all accounts of credit and budget hold. */
const used = async () => (await test.db.select().from(ledgerAccounts)).reduce((sum, { used: fen }) => sum + fen, 0);
/** Whether the log and the notice of a closing say the way its money takes, and no other. */
async function toldOf(orderId: number): Promise<boolean[]> {
  const { logs, paymentMethod } = await read(orderId);
  const [notice] = await test.db
    .select()
    .from(notices)
    .where(like(notices.link, `%orderId=${orderId}`))
    .orderBy(desc(notices.noticeId));
  return [logs.at(-1)?.note, notice?.text].map((text) => text?.endsWith(refundWays[paymentMethod]) ?? false);
}
const linesIn = (orderId: number) =>
  test.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.lineNo);

describe('a parcel that is called back', () => {
  it('lies on the shelf again, set aside for its order, which can be shipped anew', async () => {
    const orderId = await order();
    const skuId = await skuIdOf(test, 'MG-Q7-BK');
    const before = await stockOf(test, skuId);
    const first = await shipOrder(test, orderId, [{ lineNo: 1, qty: 15 }]);
    const second = await shipOrder(test, orderId, [{ lineNo: 1, qty: 5 }]);
    expect(await withdraw(second)).toMatchObject({ success: true });
    expect(await read(orderId)).toMatchObject({ state: 'partlyShipped', lines: [{ shippedQty: 15 }, {}] });
    expect(await withdraw(first)).toMatchObject({ success: true });
    expect(await read(orderId)).toMatchObject({ state: 'pendingShipment', lines: [{ shippedQty: 0 }, {}] });
    expect(await stockOf(test, skuId)).toMatchObject({ onHand: before.onHand, reserved: before.reserved });
    const again = await withdraw(first);
    expect(again).toMatchObject({ errorCode: '6', errorMsg: expect.stringContaining('已撤销') });
    expect(await test.call('Order/ConfirmReceipt', { orderId, shipmentId: first }, buyer)).toMatchObject({
      errorCode: '6',
    });
    await shipOrder(test, orderId);
    expect(await stockOf(test, skuId)).toMatchObject({ onHand: before.onHand - 20, reserved: before.reserved - 20 });
    await receive(orderId);
    expect(await read(orderId)).toMatchObject({ state: 'completed', lines: [{ receivedQty: 20 }, {}] });
  });

  it('must not have been delivered', async () => {
    const orderId = await order();
    const shipmentId = await shipOrder(test, orderId);
    must(await staff.call('Shipment/AddEvent', { shipmentId, text: '已签收', delivered: true }, warehouse));
    expect(await withdraw(shipmentId)).toMatchObject({ errorCode: '6' });
    const [log] = await test.db.select().from(auditLogs).where(eq(auditLogs.what, '撤销发货'));
    expect(log).toMatchObject({ objectKind: 'shipment', after: { state: 'withdrawn', reason: '贴错了面单' } });
  });
});

describe('what cannot be shipped', () => {
  it('is closed piece by piece: stock is free, credit and budget come back, the rest goes on', async () => {
    const orderId = await order();
    const skuId = await skuIdOf(test, 'MG-Q7-BK');
    const before = await stockOf(test, skuId);
    const held = await used();
    const [line] = await linesIn(orderId);
    const answer = await close(orderId, 30, [[1, 7]]);
    expect(await read(orderId)).toMatchObject({ state: 'pendingShipment', payState: 'onAccount' });
    expect(await stockOf(test, skuId)).toMatchObject({ onHand: before.onHand, reserved: before.reserved - 7 });
    const [closed] = await linesIn(orderId);
    const spent = (line?.total ?? 0) + (line?.freightShare ?? 0);
    expect(closed?.refunded).toBeGreaterThanOrEqual(Math.floor((spent * 7) / 20));
    expect(closed?.refunded).toBeLessThanOrEqual(Math.ceil((spent * 7) / 20) + 1);
    expect(answer).toMatchObject({ resultData: { amount: (closed?.refunded ?? 0) / 100 } });
    expect(await toldOf(orderId), 'on account no money is sent back').toEqual([true, true]);
    // Once of the credit, once of the unit's budget and once of the whole company's.
    expect(held - (await used())).toBe(3 * (closed?.refunded ?? 0));
    expect(await close(orderId, 30, [[1, 7]])).toMatchObject({ errorCode: '6' });
    expect(await close(orderId, 23, [[1, 14]])).toMatchObject({ errorCode: '6' });
    expect(await close(orderId, 23, [[9, 1]])).toMatchObject({ errorCode: '4' });
    await shipOrder(test, orderId);
    expect(await read(orderId)).toMatchObject({ state: 'shipped', lines: [{ shippedQty: 13 }, { shippedQty: 10 }] });
  });

  it('ends an order of which nothing left, and gives back exactly what it held', async () => {
    const held = await used();
    const orderId = await order();
    await close(orderId, 30, [[1, 3]]);
    await close(orderId, 27, [
      [1, 17],
      [2, 10],
    ]);
    expect(await read(orderId)).toMatchObject({ state: 'closed', payState: 'refunded' });
    expect(await used()).toBe(held);
    const lines = await linesIn(orderId);
    for (const { refunded, total, freightShare, discountShare } of lines)
      expect(refunded).toBe(total + freightShare - discountShare);
    expect(await close(orderId, 27, [[1, 1]])).toMatchObject({ errorCode: '6' });
  });

  it('leaves what is on its way to be received, and completes an order that has come', async () => {
    const [onTheWay, come] = [await order(), await order()];
    for (const orderId of [onTheWay, come]) await shipOrder(test, orderId, [{ lineNo: 1, qty: 20 }]);
    await close(onTheWay, 10, [[2, 10]]);
    expect((await read(onTheWay)).state).toBe('shipped');
    await receive(onTheWay);
    const [parcel] = must(await test.call('Order/GetLogistics', { orderId: come }, buyer)).resultData;
    must(await test.call('Order/ConfirmReceipt', { orderId: come, shipmentId: parcel?.shipmentId ?? 0 }, buyer));
    expect(await read(come)).toMatchObject({ state: 'partlyShipped' });
    await close(come, 10, [[2, 10]]);
    expect((await read(come)).state).toBe('completed');
  });

  it('goes back the way it was paid', async () => {
    const { orderId } = await buy(test, buyer.token, twoSuppliers, 'alipay');
    await payAt(test, await open(test, buyer.token, [orderId], 'alipay'));
    await untilOrder(test, buyer.token, orderId, { state: 'pendingShipment' });
    const { resultData } = (await close(orderId, 30, [[2, 4]])) as { resultData: { amount: number } };
    const [refund] = await test.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect(refund).toMatchObject({ kind: 'cancel', amount: Math.round(resultData.amount * 100) });
    expect(await toldOf(orderId)).toEqual([true, true]);
    await test.runRefund(refund?.refundNo ?? '');
    expect(await read(orderId)).toMatchObject({ payState: 'partRefunded' });
    // Cancelled afterwards, the rest goes back and no more.
    must(await test.call('Order/CancelApply', { orderId, reason: '不想买了' }, buyer));
    must(await staff.call('Order/AcceptCancel', { orderId }, service));
    for (const { refundNo } of await test.db.select().from(refunds).where(eq(refunds.orderId, orderId)))
      await test.runRefund(refundNo);
    expect(await read(orderId)).toMatchObject({ state: 'cancelled', payState: 'refunded' });
  });
});
