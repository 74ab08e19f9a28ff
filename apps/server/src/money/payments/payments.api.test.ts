import { randomUUID } from 'node:crypto';
import type { Opened } from '@yigou/contract/money/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { booksOf, creditEntries } from '../../../test/books';
import { manyBuyers } from '../../../test/buyers';
import { buy, must, orderOf, skuIdOf, stockOf } from '../../../test/buying';
import {
  buyAndPay,
  create,
  open,
  type PayingApp,
  payAt,
  payingApp,
  pen,
  until,
  untilOrder,
} from '../../../test/payingApp';
import { holderOf } from '../../trade/orders/orders.rules';
import { orders } from '../../trade/orders/orders.tables';
import { attemptOrders, attempts, gatewayMessages } from './payments.tables';

let test: PayingApp;
let token: string;
let stranger: string;
beforeAll(async () => {
  test = await payingApp();
  token = (await test.logIn('buyer')).token;
  stranger = (await manyBuyers(test, 1))[0]?.token ?? '';
});
afterAll(() => test.close());
beforeEach(() => test.rewind());

const { attemptOf, receiptsOf } = booksOf(() => test);
const channels = ['alipay', 'wechat'] as const;

describe.each(channels)('paying with %s', (method) => {
  it('opens the page, takes the money, and the notify moves the order on, with receipt and log', async () => {
    const skuId = await skuIdOf(test, pen[0]);
    const before = await stockOf(test, skuId);
    const { orderId, payable } = await buy(test, token, [pen], method);
    const opened = await open(test, token, [orderId], method);
    expect(opened).toMatchObject({ method, payable, outTradeNo: expect.stringMatching(/^P\d{16}$/) });
    expect(opened.payUrl).toMatch(method === 'alipay' ? /gateway\.do\?/ : /^weixin:/);
    expect(await orderOf(test, token, orderId)).toMatchObject({ state: 'pendingPayment', payState: 'paying' });

    await payAt(test, opened);
    const order = await untilOrder(test, token, orderId, { state: 'pendingShipment' });
    expect(order).toMatchObject({
      payState: 'paid',
      paymentMethod: method,
      dueTime: '',
      actions: ['applyCancel', 'urgeShipment', 'reorder'],
    });
    expect(order.logs.map((log) => [log.what, log.from, log.to, log.who])).toEqual([
      ['提交订单', null, 'pendingPayment', '王晓燕'],
      ['付款成功', 'pendingPayment', 'pendingShipment', '系统'],
    ]);
    const [paid, ...more] = await receiptsOf(orderId);
    expect(more).toEqual([]);
    expect(paid?.amount).toBe(Math.round(payable * 100));
    expect(order.payments).toMatchObject([
      { kind: 'payment', method, amount: payable, transactionId: paid?.receipt.transactionId, state: '已到账' },
    ]);
    expect(order.logs[1]?.note).toContain(paid?.receipt.transactionId);
    const view = must(await test.call('Payment/GetState', { outTradeNo: opened.outTradeNo }, { token })).resultData;
    expect(view).toMatchObject({ state: 'paid', refunding: false, orders: [{ orderId }] });
    // Paid goods stay reserved until they are shipped.
    expect((await stockOf(test, skuId)).reserved).toBe(before.reserved + pen[1]);
  });

  it('asks the gateway itself when the page waits and no notify comes', async () => {
    await test.sandbox.control({ hold: true });
    const { orderId } = await buy(test, token, [pen], method);
    const opened = await open(test, token, [orderId], method);
    await payAt(test, opened);
    const state = async () =>
      must(await test.call('Payment/GetState', { outTradeNo: opened.outTradeNo }, { token })).resultData.state;
    const questions = test.asked.length;
    expect(await state()).toBe('open');
    expect(test.asked).toHaveLength(questions);
    test.clock.advanceMinutes(1);
    expect(await state()).toBe('paid');
    expect(await orderOf(test, token, orderId)).toMatchObject({ state: 'pendingShipment', payState: 'paid' });
    // The notify that comes after all changes nothing.
    const count = (await test.db.select().from(gatewayMessages)).length;
    await test.sandbox.control({ hold: false });
    await until(async () => {
      const all = await test.db.select().from(gatewayMessages).orderBy(gatewayMessages.noticeId);
      expect(all.slice(count).map((notice) => notice.outcome)).toEqual(['known']);
    });
    expect(await receiptsOf(orderId)).toHaveLength(1);
  });

  it('gives the open payment again instead of a second one, while it lives long enough', async () => {
    const { orderId } = await buy(test, token, [pen], method);
    const first = await open(test, token, [orderId], method);
    expect(await open(test, token, [orderId], method)).toEqual(first);
    test.clock.advanceMinutes(109.5);
    token = (await test.logIn('buyer')).token;
    const second = await open(test, token, [orderId], method);
    expect(second.outTradeNo).not.toBe(first.outTradeNo);
    expect(await attemptOf(first.outTradeNo)).toMatchObject({ state: 'closed' });
  });
});

describe('a request number', () => {
  it('used again gives the same payment; for other orders or another channel it is refused', async () => {
    const [one, other] = [await buy(test, token, [pen], 'wechat'), await buy(test, token, [pen], 'wechat')];
    const requestId = randomUUID();
    const first = must(await create(test, token, [one.orderId], 'wechat', requestId)).resultData;
    expect(must(await create(test, token, [one.orderId], 'wechat', requestId)).resultData).toEqual(first);
    const reused = { errorCode: '6', errorMsg: expect.stringContaining('请求编号') };
    expect(await create(test, token, [one.orderId], 'alipay', requestId)).toMatchObject(reused);
    expect(await create(test, token, [other.orderId], 'wechat', requestId)).toMatchObject(reused);
    expect(await create(test, token, [one.orderId, other.orderId], 'wechat', requestId)).toMatchObject(reused);
    expect(await test.db.select().from(attemptOrders).where(eq(attemptOrders.orderId, other.orderId))).toEqual([]);
  });

  it('of a payment that never opened does not answer with an empty address', async () => {
    const { orderId } = await buy(test, token, [pen], 'wechat');
    const requestId = randomUUID();
    await test.sandbox.control({ busy: true });
    const busy = { errorCode: '1', errorMsg: expect.stringContaining('微信支付暂无响应') };
    expect(await create(test, token, [orderId], 'wechat', requestId)).toMatchObject(busy);
    await test.sandbox.control({ busy: false });
    expect(await create(test, token, [orderId], 'wechat', requestId)).toMatchObject(busy);
    expect((await open(test, token, [orderId], 'wechat')).payUrl).not.toBe('');
  });
});

describe('paying on account', () => {
  it('again, after its answer was lost, answers the same and occupies the credit once', async () => {
    const bought = [await buy(test, token, [pen], 'alipay'), await buy(test, token, [pen], 'wechat')];
    const input = {
      requestId: randomUUID(),
      orderIds: bought.map((order) => order.orderId),
      method: 'account' as const,
    };
    const first = must(await test.call('Payment/Create', input, { token })).resultData;
    expect(must(await test.call('Payment/Create', input, { token })).resultData).toEqual(first);
    expect(first.payable).toBeCloseTo(
      bought.reduce((sum, order) => sum + order.payable, 0),
      2,
    );
    for (const { orderId } of bought) {
      const holder = holderOf({ orderId, version: 1 });
      expect((await creditEntries(test)).filter((entry) => entry.holder === holder)).toHaveLength(1);
    }
    const rest = await buy(test, token, [pen], 'alipay');
    const mixed = { ...input, requestId: randomUUID(), orderIds: [...input.orderIds, rest.orderId] };
    expect(await test.call('Payment/Create', mixed, { token })).toMatchObject({ errorCode: '6' });
    expect(await orderOf(test, token, rest.orderId)).toMatchObject({ state: 'pendingPayment' });
    expect(await test.call('Payment/Create', input, { token: stranger })).toMatchObject({ errorCode: '4' });
  });
});

describe('what is somebody else’s', () => {
  it('answers like what does not exist: orders to pay, payments to look at or close', async () => {
    const { orderId } = await buy(test, token, [pen], 'wechat');
    const { outTradeNo } = await open(test, token, [orderId], 'wechat');
    const gone = { success: false, errorCode: '4' };
    const who = { token: stranger };
    const count = (await test.db.select().from(attempts)).length;
    expect(await create(test, stranger, [orderId], 'alipay')).toMatchObject(gone);
    expect(await create(test, stranger, [999_999], 'alipay')).toMatchObject(gone);
    for (const method of ['transfer', 'account'] as const) {
      const input = { requestId: randomUUID(), orderIds: [orderId], method };
      expect(await test.call('Payment/Create', input, who)).toMatchObject(gone);
    }
    expect(await test.call('Payment/GetCashier', { orderIds: [orderId] }, who)).toMatchObject(gone);
    expect(await test.call('Payment/GetState', { outTradeNo }, who)).toMatchObject(gone);
    expect(await test.call('Payment/Close', { outTradeNo }, who)).toMatchObject(gone);
    expect(await test.call('Payment/GetState', { outTradeNo: 'P0000000000000000' }, who)).toMatchObject(gone);
    expect(await test.db.select().from(attempts)).toHaveLength(count);
    expect(await attemptOf(outTradeNo)).toMatchObject({ state: 'open' });
    expect(await orderOf(test, token, orderId)).toMatchObject({ state: 'pendingPayment', paymentMethod: 'wechat' });
  });

  it('spoils a merged payment of one’s own', async () => {
    const { orderId } = await buy(test, token, [pen], 'alipay');
    const theirs = await buy(test, stranger, [pen], 'alipay');
    expect(await create(test, token, [orderId, theirs.orderId], 'alipay')).toMatchObject({ errorCode: '4' });
    expect(await test.db.select().from(attemptOrders).where(eq(attemptOrders.orderId, orderId))).toEqual([]);
  });
});

describe('nothing a client sends', () => {
  it('marks an order paid: amounts, states, or the way back from the gateway', async () => {
    const { orderId } = await buy(test, token, [pen], 'alipay');
    const lie = { payable: 0.01, amount: 1, state: 'paid', payState: 'paid', paid: true, transactionId: 'x' };
    const input = { requestId: randomUUID(), orderIds: [orderId], method: 'alipay', ...lie };
    const { body } = await test.callRaw('Payment/Create', input, { token });
    const { outTradeNo, payable } = (body as unknown as { resultData: Opened }).resultData;
    expect(payable).toBe((await orderOf(test, token, orderId)).payable);
    const back = await test.app.inject({
      url: `/pay/return?out_trade_no=${outTradeNo}&trade_status=TRADE_SUCCESS&total_amount=${payable}`,
    });
    expect([back.statusCode, back.headers.location]).toEqual([302, `/#/paySuccess?no=${outTradeNo}`]);
    const nonsense = await test.app.inject({ url: '/pay/return?out_trade_no=https://evil.example' });
    expect(nonsense.headers.location).toBe('/#/paySuccess');
    for (const path of ['Payment/GetState', 'Payment/Close'] as const)
      await test.callRaw(path, { outTradeNo, ...lie }, { token });
    expect(await orderOf(test, token, orderId)).toMatchObject({
      state: 'pendingPayment',
      payState: 'unpaid',
      payments: [],
    });
  });

  it('pays a paid order again', async () => {
    const { orderId } = await buyAndPay(test, token, 'wechat');
    for (const method of ['alipay', 'wechat', 'transfer', 'account'] as const) {
      const input = { requestId: randomUUID(), orderIds: [orderId], method };
      expect(await test.call('Payment/Create', input, { token })).toMatchObject({ errorCode: '6' });
    }
    expect(await receiptsOf(orderId)).toHaveLength(1);
    const rows = await test.db.select().from(orders).where(eq(orders.orderId, orderId));
    expect(rows).toMatchObject([{ payState: 'paid', payMethod: 'wechat' }]);
  });
});
