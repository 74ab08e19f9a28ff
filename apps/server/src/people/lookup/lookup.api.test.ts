import type { FoundKind } from '@yigou/contract/people/lookup.terms';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anotherCompany } from '../../../test/builders';
import { buy, must, orderOf } from '../../../test/buying';
import { type Operators, operatorsOf } from '../../../test/operators';
import { buyAndPay, type PayingApp, payingApp, pen } from '../../../test/payingApp';
import { shipOrder } from '../../../test/shipping';
import { receipts, refunds } from '../../money/payments/payments.tables';
import { orders } from '../../trade/orders/orders.tables';
import { shipments } from '../../trade/shipments/shipments.tables';
import { customers } from '../customers/customers.tables';

let test: PayingApp;
let staff: Operators;
let token: string;
/** A word for each kind, and the order behind it. */
const words = new Map<string, { kind: FoundKind; title: string; orderId: number | null }>();

beforeAll(async () => {
  test = await payingApp();
  staff = operatorsOf(test);
  ({ token } = await staff.logIn('operator'));
  const buyer = (await test.logIn('buyer')).token;
  const { orderId, opened, order } = await buyAndPay(test, buyer, 'alipay');
  const [receipt] = await test.db.select().from(receipts);
  await test.db.update(orders).set({ poNo: 'PO-2026-77' }).where(eq(orders.orderId, orderId));
  const shipmentId = await shipOrder(test, orderId);
  const [parcel] = await test.db.select().from(shipments).where(eq(shipments.shipmentId, shipmentId));
  const late = await buy(test, buyer, [pen], 'transfer');
  const transfer = { orderIds: [late.orderId], bankNo: 'ICBC-1', amount: late.payable + 1, paidDate: '2026-11-15' };
  must(await staff.call('Payment/ConfirmTransfer', transfer, { token }));
  const [refund] = await test.db.select().from(refunds);
  const lateNo = (await orderOf(test, buyer, late.orderId)).orderNo;
  const { orderNo } = order;
  words.set(orderNo, { kind: 'order', title: orderNo, orderId });
  words.set('PO-2026-77', { kind: 'order', title: orderNo, orderId });
  words.set(`hk${lateNo.slice(-8)}`, { kind: 'order', title: lateNo, orderId: late.orderId });
  words.set(parcel?.shipmentNo ?? '', { kind: 'shipment', title: parcel?.shipmentNo ?? '', orderId });
  words.set(`${parcel?.trackingNo.slice(0, 4)} ${parcel?.trackingNo.slice(4)}`, {
    kind: 'shipment',
    title: parcel?.shipmentNo ?? '',
    orderId,
  });
  words.set(opened.outTradeNo, { kind: 'payment', title: opened.outTradeNo, orderId });
  words.set(receipt?.transactionId ?? '', { kind: 'payment', title: receipt?.transactionId ?? '', orderId });
  words.set('ICBC-1', { kind: 'payment', title: 'ICBC-1', orderId: late.orderId });
  words.set(refund?.refundNo ?? '', { kind: 'refund', title: refund?.refundNo ?? '', orderId: late.orderId });
  const [customer] = await test.db.select().from(customers);
  words.set(customer?.name.slice(0, 4) ?? '', { kind: 'customer', title: customer?.name ?? '', orderId: null });
  words.set('mg-q7-bk', { kind: 'sku', title: 'MG-Q7-BK', orderId: null });
});
afterAll(() => test.close());

const find = async (word: string, who = token) =>
  must(await staff.call('Search/Find', { word }, { token: who })).resultData;

it('each kind is found by its number or name, as people write it', async () => {
  expect(words.size).toBe(11);
  for (const [word, thing] of words) expect([word, await find(word)]).toEqual([word, [expect.objectContaining(thing)]]);
  const [number = ''] = words.keys();
  expect((await find(number.slice(0, 8))).map((each) => each.title)).toContain(number);
});

it('the list of orders finds by customer, own number, article and part of its name', async () => {
  const count = async (searchKey: string) =>
    must(await staff.call('Order/GetPage', { searchKey, reqData: { tab: 'all' } }, { token })).totalCount;
  const [customer] = await test.db.select().from(customers);
  expect(await Promise.all([customer?.name ?? '', 'PO-2026', 'mg-q7', '中性笔', '没有'].map(count))).toEqual([
    2, 1, 2, 2, 0,
  ]);
});

it('of another company nothing is found', async () => {
  const companyId = await anotherCompany(test, 'other.example');
  await test.db.update(orders).set({ companyId });
  await test.db.update(shipments).set({ companyId });
  await test.db.update(customers).set({ companyId });
  for (const [word, { kind }] of words) if (kind !== 'sku') expect([word, await find(word)]).toEqual([word, []]);
});

it.each(['', 'x', ' ', 'x'.repeat(65), 5])('%j is refused', async (word) => {
  expect(await staff.callRaw('Search/Find', { word }, { token })).toMatchObject({ errorCode: '5' });
});

it('what looks like a pattern means itself', async () => {
  expect(await find('%%')).toEqual([]);
  expect(await find("'; drop table sku; --")).toEqual([]);
});
