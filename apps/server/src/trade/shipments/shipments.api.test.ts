import { randomUUID } from 'node:crypto';
import { shipmentLimits } from '@yigou/contract/trade/shipments.terms';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buy, must, orderOf, skuIdOf, stockOf } from '../../../test/buying';
import type { Operators } from '../../../test/operators';
import type { PayingApp } from '../../../test/payingApp';
import type { Person } from '../../../test/people';
import { parcelOf, shipOrder, shippingApp, trackingNo, twoSuppliers } from '../../../test/shipping';
import { audit } from '../../books/auditor/auditor.service';
import { auditLogs } from '../../ground/auditLog/auditLog.tables';
import { addDays } from '../../ground/lib/clock';
import { notices } from '../../people/notices/notices.tables';
import { orders } from '../orders/orders.tables';

let test: PayingApp;
let staff: Operators;
let warehouse: { token: string };
let service: { token: string };
let buyer: Person;
let stranger: Person;
beforeAll(async () => {
  const shop = await shippingApp(2);
  ({ test, staff, warehouse, service } = shop);
  [buyer, stranger] = shop.people as [Person, Person];
});
afterAll(() => test.close());
afterEach(async () => {
  test.rewind();
  expect(await audit(test.db)).toEqual([]);
});

const goods = twoSuppliers;
const order = async () => (await buy(test, buyer.token, goods, 'account')).orderId;
const read = (orderId: number) => orderOf(test, buyer.token, orderId);
const ship = (orderId: number, parcels: object[], requestId = randomUUID()) =>
  staff.callRaw('Shipment/Ship', { requestId, orderId, parcels }, warehouse);
const parcels = async (orderId: number) => must(await test.call('Order/GetLogistics', { orderId }, buyer)).resultData;
const receive = (input: object, who: { token: string } = buyer) =>
  test.callRaw('Order/ConfirmReceipt', input, who).then(({ body }) => body);

describe('shipping', () => {
  it('is not done before the very last piece has left', async () => {
    const orderId = await order();
    await ship(orderId, [parcelOf([{ lineNo: 1, qty: 20 }]), parcelOf([{ lineNo: 2, qty: 9 }])]);
    expect(await read(orderId)).toMatchObject({ state: 'partlyShipped' });
    await ship(orderId, [parcelOf([{ lineNo: 2, qty: 1 }])]);
    expect(await read(orderId)).toMatchObject({ state: 'shipped' });
  });

  it('in part and then the rest takes the pieces off the shelf, and the buyer hears of each', async () => {
    const orderId = await order();
    const skuId = await skuIdOf(test, 'MG-Q7-BK');
    const before = await stockOf(test, skuId);
    expect(await read(orderId)).toMatchObject({ actions: ['applyCancel', 'urgeShipment', 'reorder'] });
    await ship(orderId, [parcelOf([{ lineNo: 1, qty: 15 }])]);
    expect(await read(orderId)).toMatchObject({
      state: 'partlyShipped',
      lines: [{ shippedQty: 15 }, { shippedQty: 0 }],
    });
    expect(await stockOf(test, skuId)).toMatchObject({ onHand: before.onHand - 15, reserved: before.reserved - 15 });
    await ship(orderId, [parcelOf([{ lineNo: 1, qty: 5 }]), parcelOf([{ lineNo: 2, qty: 10 }])]);
    expect(await read(orderId)).toMatchObject({ state: 'shipped', lines: [{ shippedQty: 20 }, { shippedQty: 10 }] });
    expect(await stockOf(test, skuId)).toMatchObject({ onHand: before.onHand - 20, reserved: before.reserved - 20 });
    expect(await parcels(orderId)).toMatchObject([
      { state: 'shipped', carrier: 'sf', lines: [{ lineNo: 1, qty: 15 }], actions: ['receive', 'extend'] },
      { lines: [{ lineNo: 1, qty: 5 }] },
      { lines: [{ lineNo: 2, qty: 10 }], events: [{ text: expect.stringContaining('已发货') }] },
    ]);
    const told = await test.db
      .select()
      .from(notices)
      .where(eq(notices.accountId, buyer.accountId))
      .orderBy(desc(notices.noticeId));
    expect(told.slice(0, 2).map((each) => each.title)).toEqual([
      expect.stringContaining('已全部发货'),
      expect.stringContaining('已部分发货'),
    ]);
  });

  it('twice with one key sends one parcel, and the log of operations tells both', async () => {
    const orderId = await order();
    const requestId = randomUUID();
    const sent = [parcelOf([{ lineNo: 1, qty: 20 }])];
    const first = await ship(orderId, sent, requestId);
    expect(await ship(orderId, sent, requestId)).toEqual(first);
    expect(await ship(orderId, [parcelOf([{ lineNo: 2, qty: 10 }])], requestId)).toMatchObject({ errorCode: '6' });
    expect(await parcels(orderId)).toHaveLength(1);
    const { orderNo } = await read(orderId);
    const log = await test.db.select().from(auditLogs).where(eq(auditLogs.objectId, orderNo));
    expect(log).toMatchObject([
      { what: '发货', who: '马军', before: { state: 'pendingShipment' }, after: { state: 'partlyShipped' } },
      { what: '发货（重复提交）' },
    ]);
  });

  it('refuses what was not ordered, more than is left, two suppliers in one parcel, and a wrong number', async () => {
    const orderId = await order();
    const whole = parcelOf([{ lineNo: 1, qty: 20 }]);
    const wrong: [object, object][] = [
      [parcelOf([{ lineNo: 1, qty: 21 }]), { errorCode: '6', errorMsg: expect.stringContaining('仅剩 20 件待发') }],
      [parcelOf([{ lineNo: 9, qty: 1 }]), { errorCode: '4' }],
      [
        parcelOf([
          { lineNo: 1, qty: 1 },
          { lineNo: 2, qty: 1 },
        ]),
        { errorCode: '1', errorMsg: '一个包裹只能装同一家供应商的商品' },
      ],
      [
        { ...whole, trackingNo: '123' },
        { errorCode: '5', fields: { 'parcels.0.trackingNo': expect.stringContaining('顺丰速运') } },
      ],
    ];
    for (const [parcel, answer] of wrong) expect(await ship(orderId, [parcel])).toMatchObject(answer);
    expect(await ship(orderId, [whole, parcelOf([{ lineNo: 1, qty: 1 }])])).toMatchObject({ errorCode: '6' });
    expect(await ship(orderId, [{ ...whole, trackingNo: ' sf 1234-5678-9012 ' }])).toMatchObject({ success: true });
    expect(await parcels(orderId)).toMatchObject([{ trackingNo: 'SF123456789012' }]);
  });

  it('needs an order that is paid, stands, and is the company’s own', async () => {
    const unpaid = (await buy(test, buyer.token, goods, 'transfer')).orderId;
    const asked = await order();
    must(await test.call('Order/CancelApply', { orderId: asked, reason: '不想买了' }, buyer));
    for (const orderId of [unpaid, asked])
      expect(await ship(orderId, [parcelOf([{ lineNo: 1, qty: 1 }])])).toMatchObject({ errorCode: '6' });
    const foreign = await order();
    const { companyId } = (await test.db.select().from(orders).where(eq(orders.orderId, foreign)))[0] ?? {
      companyId: 1,
    };
    await test.db.update(orders).set({ companyId: 99 }).where(eq(orders.orderId, foreign));
    expect(await ship(foreign, [parcelOf([{ lineNo: 1, qty: 1 }])])).toMatchObject({ errorCode: '4' });
    expect(await staff.callRaw('Order/GetModel', { orderId: foreign }, warehouse)).toMatchObject({ errorCode: '4' });
    expect(await staff.callRaw('Shipment/GetByOrder', { orderId: foreign }, warehouse)).toMatchObject({
      errorCode: '4',
    });
    await test.db.update(orders).set({ companyId }).where(eq(orders.orderId, foreign));
  });

  it('of many orders answers row by row, with a waybill for each supplier', async () => {
    const [one, two] = [await order(), await order()];
    const numbers = await Promise.all([one, two].map(async (orderId) => (await read(orderId)).orderNo));
    const [first, second] = (await read(one)).lines.map((line) => line.supplierName);
    const sf = () => ({ carrier: '顺丰', trackingNo: trackingNo() });
    const rows = [
      { orderNo: numbers[0], supplier: first, ...sf() },
      { orderNo: numbers[0], supplier: second, ...sf() },
      { orderNo: numbers[1], carrier: '飞鸽', trackingNo: '1' },
      { orderNo: '2026000000000000', ...sf() },
      { orderNo: numbers[1], carrier: '顺丰速运', trackingNo: '1' },
      { orderNo: numbers[1], ...sf() },
      { orderNo: numbers[1], supplier: '别家', ...sf() },
      { orderNo: numbers[0], supplier: first, ...sf() },
    ];
    const answer = (await staff.callRaw('Shipment/ShipMany', { rows }, warehouse)) as { resultData: object[] };
    expect(answer.resultData).toMatchObject([
      { rowNo: 1, shipped: true },
      { rowNo: 2, shipped: true },
      { shipped: false, text: '承运商“飞鸽”不存在' },
      { shipped: false, text: '该订单不存在' },
      { shipped: false, text: expect.stringContaining('运单号应为') },
      { shipped: false, text: `该订单由${first}、${second}分别发货，请为每家供应商各填一行运单` },
      { shipped: false, text: '该订单没有“别家”待发的商品' },
      { shipped: false, text: '没有待发商品' },
    ]);
    expect([(await read(one)).state, (await read(two)).state]).toEqual(['shipped', 'pendingShipment']);
    const sent = await parcels(one);
    expect(sent.map((each) => each.trackingNo)).toEqual([rows[0]?.trackingNo, rows[1]?.trackingNo]);
  });
});

describe('receiving', () => {
  it('parcel by parcel, with what was found inside, ends with the last one', async () => {
    const orderId = await order();
    const first = await shipOrder(test, orderId, [{ lineNo: 1, qty: 20 }]);
    expect(await receive({ orderId })).toMatchObject({ errorCode: '6' });
    const said = [{ lineNo: 1, sound: 17, damaged: 2, missing: 1 }];
    const short = [{ lineNo: 1, sound: 17, damaged: 2, missing: 0 }];
    expect(await receive({ orderId, shipmentId: first, lines: short })).toMatchObject({ errorCode: '1' });
    expect(await receive({ orderId, shipmentId: first, lines: said })).toMatchObject({ success: true });
    expect(await receive({ orderId, shipmentId: first })).toMatchObject({ errorCode: '6' });
    expect(await read(orderId)).toMatchObject({ state: 'partlyShipped', lines: [{ receivedQty: 19 }, {}] });
    await shipOrder(test, orderId);
    expect(await receive({ orderId })).toMatchObject({ success: true });
    expect(await read(orderId)).toMatchObject({
      state: 'completed',
      lines: [{ receivedQty: 19 }, { receivedQty: 10 }],
    });
    expect(await parcels(orderId)).toMatchObject([
      { state: 'received', dueTime: '', actions: [], lines: [{ sound: 17, damaged: 2, missing: 1 }] },
      { state: 'received', lines: [{ sound: 10, damaged: 0, missing: 0 }] },
    ]);
  });

  it('is for who reaches the order, and of its own parcels', async () => {
    const [orderId, other] = [await order(), await order()];
    const shipmentId = await shipOrder(test, orderId, [{ lineNo: 1, qty: 20 }]);
    const foreign = await shipOrder(test, other, [{ lineNo: 1, qty: 20 }]);
    expect(await receive({ orderId, shipmentId }, stranger)).toMatchObject({ errorCode: '4' });
    expect(await receive({ orderId, shipmentId: foreign })).toMatchObject({ errorCode: '4' });
    const lines = [{ lineNo: 2, sound: 10, damaged: 0, missing: 0 }];
    expect(await receive({ orderId, shipmentId, lines })).toMatchObject({ errorCode: '4' });
    expect(await receive({ orderId, lines })).toMatchObject({ errorCode: '5' });
  });

  it('happens by itself, later when it was not delivered or more time was asked for', async () => {
    const orderId = await order();
    const one = await shipOrder(test, orderId, [{ lineNo: 1, qty: 20 }]);
    await shipOrder(test, orderId);
    const { receiveDays, extendDays, undeliveredDays } = shipmentLimits;
    must(await staff.call('Shipment/AddEvent', { shipmentId: one, text: '已由前台签收', delivered: true }, warehouse));
    expect(
      await staff.call('Shipment/AddEvent', { shipmentId: one, text: '再次', delivered: true }, warehouse),
    ).toMatchObject({ errorCode: '6' });
    must(await test.call('Order/ExtendReceipt', { orderId, shipmentId: one }, buyer));
    expect(await test.call('Order/ExtendReceipt', { orderId, shipmentId: one }, buyer)).toMatchObject({
      errorMsg: '该包裹的自动收货时间已延长过，不能再次延长',
    });
    const start = test.clock.now();
    const statesAfter = async (days: number) => {
      test.clock.set(addDays(start, days));
      await test.sweep();
      // A session does not last that long.
      test.rewind();
      return (await parcels(orderId)).map((each) => each.state);
    };
    expect(await statesAfter(receiveDays + extendDays - 1)).toEqual(['delivered', 'shipped']);
    expect(await statesAfter(receiveDays + extendDays + 1)).toEqual(['received', 'shipped']);
    expect((await read(orderId)).state).toBe('shipped');
    expect(await statesAfter(undeliveredDays + 1)).toEqual(['received', 'received']);
    expect(await read(orderId)).toMatchObject({
      state: 'completed',
      lines: [{ receivedQty: 20 }, { receivedQty: 10 }],
    });
  });

  it('is urged once a day, while there is something to ship', async () => {
    const orderId = await order();
    const urge = () => test.call('Order/UrgeShipment', { orderId }, buyer);
    must(await urge());
    expect(await urge()).toMatchObject({ errorCode: '1', errorMsg: expect.stringContaining('催办') });
    await test.db
      .update(orders)
      .set({ urgedAt: addDays(test.clock.now(), -1.1) })
      .where(eq(orders.orderId, orderId));
    must(await urge());
    await shipOrder(test, orderId);
    expect(await urge()).toMatchObject({ errorCode: '6' });
  });
});

describe('the list of the operators', () => {
  it('has what is late on top, and counts every tab', async () => {
    const orderId = await order();
    const page = async (input: object = {}) =>
      must(await staff.call('Order/GetPage', { pageSize: 100, ...input }, warehouse));
    const { orderNo } = await read(orderId);
    const found = await page({ searchKey: orderNo });
    expect(found.resultData).toMatchObject([{ orderId, late: false, toShip: 30, qty: 30, state: 'pendingShipment' }]);
    expect(found.tabCounts).toMatchObject({ todo: 1, pendingShipment: 1, shipped: 0, all: 1 });
    await test.db
      .update(orders)
      .set({ shipBy: addDays(test.clock.now(), -1) })
      .where(eq(orders.orderId, orderId));
    const later = await order();
    const { resultData, lateCount } = await page();
    const at = (id: number) => resultData.findIndex((row) => row.orderId === id);
    expect(at(orderId)).toBeLessThan(at(later));
    expect(resultData[at(orderId)]).toMatchObject({ late: true });
    expect(lateCount).toBe(resultData.filter((row) => row.late).length);
    expect((await page({ reqData: { late: true } })).resultData.every((row) => row.late)).toBe(true);
    expect((await page({ searchKey: '华东精密' })).resultData.length).toBeGreaterThan(0);
    expect((await page({ searchKey: '没有这个企业' })).totalCount).toBe(0);
    const unpaid = (await buy(test, buyer.token, goods, 'transfer')).orderId;
    const { remitCode } = await read(unpaid);
    const waiting = { tab: 'pendingPayment' as const, paymentMethod: 'transfer' as const };
    const byCode = await page({ searchKey: remitCode.toLowerCase(), reqData: waiting });
    expect(byCode.resultData).toMatchObject([{ orderId: unpaid, remitCode, received: 0 }]);
    const online = { ...waiting, paymentMethod: 'alipay' as const };
    expect((await page({ searchKey: remitCode, reqData: online })).totalCount).toBe(0);
  });

  it('answers who asks to cancel', async () => {
    const [yes, no] = [await order(), await order()];
    for (const orderId of [yes, no]) must(await test.call('Order/CancelApply', { orderId, reason: '不想买了' }, buyer));
    must(await staff.call('Order/AcceptCancel', { orderId: yes }, service));
    must(await staff.call('Order/RefuseCancel', { orderId: no, reason: '已经装车，无法取消' }, service));
    expect(await read(yes)).toMatchObject({ state: 'cancelled', payState: 'refunded' });
    expect(await read(no)).toMatchObject({ state: 'pendingShipment' });
    expect(await staff.call('Order/AcceptCancel', { orderId: no }, service)).toMatchObject({ errorCode: '6' });
  });
});
