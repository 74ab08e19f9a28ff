import { randomUUID } from 'node:crypto';
import type { OnlineMethod } from '@yigou/contract/money/payments.terms';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { booksOf } from '../../../test/books';
import { buy, must, orderOf, skuIdOf, stockOf } from '../../../test/buying';
import { create, open, type PayingApp, payAt, payingApp, pen, until, untilOrder } from '../../../test/payingApp';

let test: PayingApp;
let token: string;
beforeAll(async () => {
  test = await payingApp();
  token = (await test.logIn('buyer')).token;
});
afterAll(() => test.close());
beforeEach(() => test.rewind());

const { attemptOf, receiptsOf, refundsOf } = booksOf(() => test);
const viewOf = async (outTradeNo: string) =>
  must(await test.call('Payment/GetState', { outTradeNo }, { token })).resultData;
const questionsAbout = (outTradeNo: string) =>
  test.asked.filter((each) => each.outTradeNo === outTradeNo).map((each) => each.what);

/** What the queue would do: the refund is sent, and asked about until it is over. */
async function finishRefund(orderId: number) {
  for (const { refundNo } of await refundsOf(orderId)) await test.runRefund(refundNo);
  await until(async () => expect((await refundsOf(orderId)).every((refund) => refund.state === 'done')).toBe(true));
}
const start = async (method: 'transfer' | 'account', orderIds: number[]) =>
  test.call('Payment/Create', { requestId: randomUUID(), orderIds, method }, { token });

describe('another channel', () => {
  it('first asks about the open payment, then closes it there', async () => {
    const { orderId } = await buy(test, token, [pen], 'wechat');
    const first = await open(test, token, [orderId], 'wechat');
    const second = await open(test, token, [orderId], 'alipay');
    expect(questionsAbout(first.outTradeNo)).toEqual(['open', 'query', 'close']);
    expect(await attemptOf(first.outTradeNo)).toMatchObject({ state: 'closed' });
    await expect(payAt(test, first)).rejects.toThrow();
    await payAt(test, second);
    await untilOrder(test, token, orderId, { state: 'pendingShipment', paymentMethod: 'alipay' });
    expect(await receiptsOf(orderId)).toHaveLength(1);
  });

  it('is not opened when the first has been paid meanwhile', async () => {
    await test.sandbox.control({ hold: true });
    const { orderId } = await buy(test, token, [pen], 'wechat');
    const first = await open(test, token, [orderId], 'wechat');
    await payAt(test, first);
    expect(await create(test, token, [orderId], 'alipay')).toMatchObject({
      errorCode: '6',
      errorMsg: expect.stringContaining('订单已付款'),
    });
    expect(questionsAbout(first.outTradeNo)).toEqual(['open', 'query']);
    expect(await orderOf(test, token, orderId)).toMatchObject({ state: 'pendingShipment', paymentMethod: 'wechat' });
    await test.sandbox.control({ hold: false });
  });

  it.each(['transfer', 'account'] as const)('%s closes the open payment as well', async (method) => {
    const { orderId } = await buy(test, token, [pen], 'wechat');
    const first = await open(test, token, [orderId], 'wechat');
    must(await start(method, [orderId]));
    expect(await attemptOf(first.outTradeNo)).toMatchObject({ state: 'closed' });
    const paid = method === 'account';
    expect(await orderOf(test, token, orderId)).toMatchObject({
      state: paid ? 'pendingShipment' : 'pendingPayment',
      payState: paid ? 'onAccount' : 'unpaid',
      paymentMethod: method,
    });
  });

  it('is as if nothing had been opened when the buyer gives up', async () => {
    const { orderId } = await buy(test, token, [pen], 'wechat');
    const { outTradeNo } = await open(test, token, [orderId], 'wechat');
    expect(must(await test.call('Payment/Close', { outTradeNo }, { token })).resultData.state).toBe('closed');
    expect(await orderOf(test, token, orderId)).toMatchObject({ state: 'pendingPayment', payState: 'unpaid' });
  });
});

describe('money that comes late or twice', () => {
  /** An Alipay page that nobody opened cannot be closed there: it can still be paid. */
  async function leftOpen() {
    const { orderId, payable } = await buy(test, token, [pen], 'alipay');
    const page = await open(test, token, [orderId], 'alipay');
    must(await test.call('Payment/Close', { outTradeNo: page.outTradeNo }, { token }));
    expect(await attemptOf(page.outTradeNo)).toMatchObject({ state: 'closed' });
    return { orderId, payable, page };
  }

  it('on a closed page is taken while the order still waits, and what else was open is closed', async () => {
    const { orderId, page } = await leftOpen();
    const code = await open(test, token, [orderId], 'wechat');
    await payAt(test, page);
    await untilOrder(test, token, orderId, { state: 'pendingShipment', payState: 'paid', paymentMethod: 'alipay' });
    expect(await viewOf(page.outTradeNo)).toMatchObject({ state: 'paid', refunding: false });
    test.clock.advanceMinutes(2);
    await test.sweep();
    expect(await attemptOf(code.outTradeNo)).toMatchObject({ state: 'closed' });
    await expect(payAt(test, code)).rejects.toThrow();
    expect(await orderOf(test, token, orderId)).toMatchObject({ payState: 'paid' });
    expect(await refundsOf(orderId)).toEqual([]);
  });

  it('a second time goes back by itself, and the order stays paid', async () => {
    const { orderId, payable, page } = await leftOpen();
    const code = await open(test, token, [orderId], 'wechat');
    await payAt(test, code);
    await untilOrder(test, token, orderId, { state: 'pendingShipment' });
    await payAt(test, page);
    await until(async () => expect(await refundsOf(orderId)).toHaveLength(1));
    expect(await refundsOf(orderId)).toMatchObject([
      { kind: 'surplus', state: 'waiting', amount: Math.round(payable * 100), reason: '重复付款' },
    ]);
    expect(await viewOf(page.outTradeNo)).toMatchObject({ state: 'paid', refunding: true });
    await finishRefund(orderId);
    const order = await orderOf(test, token, orderId);
    expect(order).toMatchObject({ state: 'pendingShipment', payState: 'paid', paymentMethod: 'wechat' });
    expect(order.payments.map((each) => [each.kind, each.method, each.state])).toEqual([
      ['payment', 'wechat', '已到账'],
      ['payment', 'alipay', '已到账'],
      ['refund', 'alipay', '已退款'],
    ]);
    expect(order.logs.map((log) => log.what)).toContain('重复付款，原路退回');
  });

  it('for a cancelled order goes back, and its goods stay free', async () => {
    const skuId = await skuIdOf(test, pen[0]);
    const before = await stockOf(test, skuId);
    const { orderId, page } = await leftOpen();
    must(await test.call('Order/Cancel', { orderId, reason: '不想买了' }, { token }));
    await payAt(test, page);
    await until(async () =>
      expect(await refundsOf(orderId)).toMatchObject([{ kind: 'surplus', reason: '订单已取消' }]),
    );
    await finishRefund(orderId);
    expect(await orderOf(test, token, orderId)).toMatchObject({ state: 'cancelled', payState: 'unpaid' });
    expect(await stockOf(test, skuId)).toEqual(before);
  });
});

describe('a merged payment', () => {
  it('pays all its orders at once, each with its own part', async () => {
    const bought = [];
    for (let at = 0; at < 3; at += 1) bought.push(await buy(test, token, [[pen[0], 20 + at * 10]], 'wechat'));
    const ids = bought.map((order) => order.orderId);
    const opened = await open(test, token, ids, 'wechat');
    const whole = bought.reduce((sum, order) => sum + Math.round(order.payable * 100), 0);
    expect(Math.round(opened.payable * 100)).toBe(whole);
    await payAt(test, opened);
    for (const { orderId, payable } of bought) {
      await untilOrder(test, token, orderId, { state: 'pendingShipment', payState: 'paid' });
      expect(await receiptsOf(orderId)).toMatchObject([{ amount: Math.round(payable * 100) }]);
    }
  });

  it('of which one order was cancelled meanwhile pays the others, and gives the rest back', async () => {
    const bought = [];
    for (let at = 0; at < 3; at += 1) bought.push(await buy(test, token, [[pen[0], 20 + at * 10]], 'alipay'));
    const [first, cancelled, last] = bought.map((order) => order.orderId) as [number, number, number];
    const page = await open(test, token, [first, cancelled, last], 'alipay');
    must(await test.call('Order/Cancel', { orderId: cancelled, reason: '信息填错' }, { token }));
    await payAt(test, page);
    for (const orderId of [first, last]) {
      await untilOrder(test, token, orderId, { state: 'pendingShipment', payState: 'paid' });
      expect(await refundsOf(orderId)).toEqual([]);
    }
    const share = Math.round((bought[1]?.payable ?? 0) * 100);
    expect(await refundsOf(cancelled)).toMatchObject([{ kind: 'surplus', amount: share }]);
    await finishRefund(cancelled);
    expect(await orderOf(test, token, cancelled)).toMatchObject({ state: 'cancelled' });
  });
});

describe('a gateway that is away', () => {
  const busy = (method: string) => ({ errorCode: '1', errorMsg: `${method}暂无响应，请稍后重试或更换支付方式` });
  const away = (what: object) => test.sandbox.control(what);
  const back = () => test.sandbox.control({ down: 0, busy: false, refuse: false });

  it.each([{ down: 60 }, { down: 60, refuse: true }, { busy: true }])('(%o) stops nothing else', async (fault) => {
    const { orderId } = await buy(test, token, [pen], 'wechat');
    await away(fault);
    expect(await create(test, token, [orderId], 'wechat')).toMatchObject(busy('微信支付'));
    expect(await orderOf(test, token, orderId)).toMatchObject({ state: 'pendingPayment', payState: 'unpaid' });
    // Nothing is open there, so every other way is free at once.
    must(await start('transfer', [orderId]));
    expect(must(await start('account', [orderId])).resultData).toMatchObject({ method: 'account' });
    await back();
  });

  it.each([
    ['alipay', '支付宝'],
    ['wechat', '微信支付'],
  ] as [OnlineMethod, string][])(
    'while a payment of %s is open there: nothing is closed, cancelled or paid in another way blindly',
    async (method, label) => {
      const { orderId } = await buy(test, token, [pen], method);
      const opened = await open(test, token, [orderId], method);
      await away({ down: 60 });
      const other = method === 'alipay' ? 'wechat' : 'alipay';
      expect(await create(test, token, [orderId], other)).toMatchObject(busy(label));
      expect(await start('account', [orderId])).toMatchObject(busy(label));
      expect(await start('transfer', [orderId])).toMatchObject(busy(label));
      expect(await test.call('Payment/Close', { outTradeNo: opened.outTradeNo }, { token })).toMatchObject(busy(label));
      expect(await test.call('Order/Cancel', { orderId, reason: '不想买了' }, { token })).toMatchObject(busy(label));
      test.clock.advanceMinutes(1);
      expect(await viewOf(opened.outTradeNo)).toMatchObject({ state: 'open' });
      await test.sweep();
      await back();
      expect(await orderOf(test, token, orderId)).toMatchObject({ state: 'pendingPayment', payState: 'paying' });
      must(await test.call('Order/Cancel', { orderId, reason: '不想买了' }, { token }));
      expect(await orderOf(test, token, orderId)).toMatchObject({ state: 'cancelled', payState: 'unpaid' });
    },
  );

  it('is asked again by every sweep until it answers', async () => {
    await away({ hold: true });
    const { orderId } = await buy(test, token, [pen], 'alipay');
    const opened = await open(test, token, [orderId], 'alipay');
    await payAt(test, opened);
    await away({ down: 60 });
    for (let minute = 0; minute < 3; minute += 1) {
      test.clock.advanceMinutes(2);
      await test.sweep();
      expect(await attemptOf(opened.outTradeNo)).toMatchObject({ state: 'open' });
    }
    await back();
    test.clock.advanceMinutes(2);
    await test.sweep();
    expect(questionsAbout(opened.outTradeNo)).toEqual(['open', 'query', 'query', 'query', 'query']);
    expect(await orderOf(test, token, orderId)).toMatchObject({ state: 'pendingShipment', payState: 'paid' });
    await away({ hold: false });
  });
});
