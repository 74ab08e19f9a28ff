import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { booksOf } from '../../../test/books';
import { buy, must, orderOf, skuIdOf, stockOf } from '../../../test/buying';
import { open, type PayingApp, payAt, payingApp, pen, until } from '../../../test/payingApp';
import { audit } from '../../books/auditor/auditor.service';
import { chooseMethod } from '../../trade/orders/orderMoves.service';
import { orders } from '../../trade/orders/orders.tables';

let test: PayingApp;
let token: string;
let skuId: number;
beforeAll(async () => {
  test = await payingApp();
  skuId = await skuIdOf(test, pen[0]);
});
afterAll(async () => {
  expect(await audit(test.db)).toEqual([]);
  await test.close();
});
beforeEach(async () => {
  test.rewind();
  token = (await test.logIn('buyer')).token;
});
afterEach(async () => {
  test.listen.before = async () => {};
  await test.sandbox.control({ hold: false, busy: false });
});

const { row, attemptOf, refundsOf } = booksOf(() => test);
const channels = ['alipay', 'wechat'] as const;
const reserved = async () => (await stockOf(test, skuId)).reserved;
const day = 24 * 60;

describe.each(channels)('the sweep, for %s', (method) => {
  it('finds a payment whose notify was lost', async () => {
    await test.sandbox.control({ hold: true });
    const { orderId } = await buy(test, token, [pen], method);
    await payAt(test, await open(test, token, [orderId], method));
    await test.sweep();
    expect(await row(orderId)).toMatchObject({ state: 'pendingPayment', payState: 'paying' });
    test.clock.advanceMinutes(1.5);
    await test.sweep();
    expect(await row(orderId)).toMatchObject({ state: 'pendingShipment', payState: 'paid' });
  });

  it('closes what nobody paid in time, and the order can be paid anew', async () => {
    const { orderId } = await buy(test, token, [pen], method);
    const first = await open(test, token, [orderId], method);
    test.clock.advanceMinutes(111);
    await test.sweep();
    expect(await attemptOf(first.outTradeNo)).toMatchObject({ state: 'closed' });
    await expect(payAt(test, first)).rejects.toThrow();
    expect(await row(orderId)).toMatchObject({ state: 'pendingPayment', payState: 'unpaid' });
    token = (await test.logIn('buyer')).token;
    await payAt(test, await open(test, token, [orderId], method));
    await until(async () => expect(await row(orderId)).toMatchObject({ state: 'pendingShipment' }));
  });

  it('ends an order whose time is over: query, close, cancel, release, in that order', async () => {
    const before = await reserved();
    const { orderId } = await buy(test, token, [pen], method);
    test.clock.advanceMinutes(day - 30);
    token = (await test.logIn('buyer')).token;
    const opened = await open(test, token, [orderId], method);
    // It lives no longer than its order, so nobody can pay what is about to be cancelled.
    expect((await attemptOf(opened.outTradeNo))?.expiresAt).toEqual((await row(orderId))?.dueAt);
    if (method === 'alipay') await fetch(opened.payUrl);
    // By the gateway's clock it could still be paid: it must be closed there.
    await test.db.update(orders).set({ dueAt: test.clock.now() }).where(eq(orders.orderId, orderId));
    test.clock.advanceMinutes(0.5);
    const seen: unknown[] = [];
    test.listen.before = async ({ what, outTradeNo }) => {
      if (outTradeNo !== opened.outTradeNo) return;
      seen.push([what, (await row(orderId))?.state, (await reserved()) - before]);
    };
    await test.sweep();
    expect(seen).toEqual([
      ['query', 'pendingPayment', pen[1]],
      ['close', 'pendingPayment', pen[1]],
    ]);
    expect(await row(orderId)).toMatchObject({
      state: 'cancelled',
      payState: 'unpaid',
      dueAt: null,
      cancelReason: '超时未处理',
    });
    expect(await reserved()).toBe(before);
    await expect(payAt(test, opened)).rejects.toThrow();
    await test.sweep();
    expect(await reserved()).toBe(before);
    const { logs } = await orderOf(test, token, orderId);
    expect(logs.map((log) => [log.who, log.what])).toEqual([
      ['王晓燕', '提交订单'],
      ['系统', '超时自动取消'],
    ]);
  });

  it('lets money win that came in the last moment', async () => {
    await test.sandbox.control({ hold: true });
    const before = await reserved();
    const { orderId } = await buy(test, token, [pen], method);
    test.clock.advanceMinutes(day - 30);
    token = (await test.logIn('buyer')).token;
    const opened = await open(test, token, [orderId], method);
    let paid = false;
    test.listen.before = async ({ what, outTradeNo }) => {
      // Between the question and the closing the buyer presses the button.
      if (what !== 'close' || outTradeNo !== opened.outTradeNo || paid) return;
      paid = true;
      await payAt(test, opened);
    };
    if (method === 'alipay') await fetch(opened.payUrl);
    await test.db.update(orders).set({ dueAt: test.clock.now() }).where(eq(orders.orderId, orderId));
    test.clock.advanceMinutes(0.5);
    await test.sweep();
    expect(paid).toBe(true);
    expect(await row(orderId)).toMatchObject({ state: 'pendingShipment', payState: 'paid' });
    expect(await reserved()).toBe(before + pen[1]);
    expect(await refundsOf(orderId)).toEqual([]);
  });

  it('cancels nothing while the gateway cannot say whether it was paid', async () => {
    await test.sandbox.control({ hold: true });
    const { orderId } = await buy(test, token, [pen], method);
    test.clock.advanceMinutes(day - 30);
    token = (await test.logIn('buyer')).token;
    const opened = await open(test, token, [orderId], method);
    await payAt(test, opened);
    await test.sandbox.control({ busy: true });
    test.clock.advanceMinutes(60);
    await test.sweep();
    expect(await row(orderId)).toMatchObject({ state: 'pendingPayment' });
    await test.sandbox.control({ busy: false });
    test.clock.advanceMinutes(2);
    await test.sweep();
    expect(await row(orderId)).toMatchObject({ state: 'pendingShipment', payState: 'paid' });
  });
});

describe('an order whose time is over', () => {
  it('is not ended when a voucher gave it more time while the gateway was asked', async () => {
    const { orderId } = await buy(test, token, [pen], 'wechat');
    test.clock.advanceMinutes(day - 30);
    token = (await test.logIn('buyer')).token;
    const opened = await open(test, token, [orderId], 'wechat');
    await test.db.update(orders).set({ dueAt: test.clock.now() }).where(eq(orders.orderId, orderId));
    test.clock.advanceMinutes(0.5);
    test.listen.before = async ({ what, outTradeNo }) => {
      if (what === 'close' && outTradeNo === opened.outTradeNo)
        await test.db.transaction((tx) => chooseMethod({ tx, now: test.clock.now() }, orderId, 'transfer'));
    };
    await test.sweep();
    expect(await row(orderId)).toMatchObject({ state: 'pendingPayment', payMethod: 'transfer' });
  });

  it('steps back when it cannot be ended, and the others behind it are', async () => {
    const stuck = await buy(test, token, [pen], 'wechat');
    const opened = await open(test, token, [stuck.orderId], 'wechat');
    const other = await buy(test, token, [pen], 'alipay');
    test.clock.advanceMinutes(day + 1);
    let asked = 0;
    test.listen.before = async ({ outTradeNo }) => {
      if (outTradeNo !== opened.outTradeNo) return;
      asked += 1;
      throw new Error('nobody answers');
    };
    await test.sweep();
    expect(await row(other.orderId)).toMatchObject({ state: 'cancelled' });
    expect(await row(stuck.orderId)).toMatchObject({ state: 'pendingPayment', tries: 1 });
    // The attempt is asked each minute; the order waits longer each time.
    const waits: (number | undefined)[] = [];
    for (let minute = 0; minute < 4; minute += 1) {
      test.clock.advanceMinutes(1.5);
      await test.sweep();
      waits.push((await row(stuck.orderId))?.tries);
    }
    expect(waits).toEqual([2, 2, 3, 3]);
    expect(asked).toBeGreaterThan(0);
    test.listen.before = async () => {};
    test.clock.advanceMinutes(60);
    await test.sweep();
    expect(await row(stuck.orderId)).toMatchObject({ state: 'cancelled', tries: 0, nextTryAt: null });
  });
});

describe('a transfer', () => {
  it('has seven days from when it was chosen, once, and never less time than before', async () => {
    const { orderId } = await buy(test, token, [pen], 'alipay');
    test.clock.advanceMinutes(day - 60);
    token = (await test.logIn('buyer')).token;
    const chosen = test.clock.now().getTime();
    const choose = () => ({ requestId: crypto.randomUUID(), orderIds: [orderId], method: 'transfer' as const });
    must(await test.call('Payment/Create', choose(), { token }));
    const dueAt = async () => (await row(orderId))?.dueAt?.getTime();
    expect(await dueAt()).toBe(chosen + 7 * day * 60_000);
    test.clock.advanceMinutes(30);
    for (const method of ['wechat', 'alipay'] as const) {
      await open(test, token, [orderId], method);
      expect(await dueAt()).toBe(chosen + 7 * day * 60_000);
      must(await test.call('Payment/Create', choose(), { token }));
      expect(await dueAt()).toBe(chosen + 7 * day * 60_000);
    }
    test.clock.advanceMinutes(day + 1);
    await test.sweep();
    expect(await row(orderId)).toMatchObject({ state: 'pendingPayment' });
    test.clock.advanceMinutes(6 * day);
    await test.sweep();
    expect(await row(orderId)).toMatchObject({ state: 'cancelled' });
  });
});
