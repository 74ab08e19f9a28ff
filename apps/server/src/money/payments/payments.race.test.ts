import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { booksOf } from '../../../test/books';
import { buy, must, orderOf, skuIdOf, stockOf } from '../../../test/buying';
import { create, open, type PayingApp, payAt, payingApp, pen, until } from '../../../test/payingApp';
import { audit } from '../../books/auditor/auditor.service';
import { attemptOrders, attempts } from './payments.tables';

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
  test.listen.before = async () => {};
  token = (await test.logIn('buyer')).token;
});

const { row, receiptsOf, refundsOf } = booksOf(() => test);
const rounds = Array.from({ length: 10 }, (_, at) => at);
const channels = ['alipay', 'wechat'] as const;
const reserved = async () => (await stockOf(test, skuId)).reserved;
const attemptsOf = (orderId: number) =>
  test.db
    .select({ attempt: attempts, isOpen: attemptOrders.isOpen })
    .from(attemptOrders)
    .innerJoin(attempts, eq(attempts.attemptId, attemptOrders.attemptId))
    .where(eq(attemptOrders.orderId, orderId));
const isPaidAt = async (method: (typeof channels)[number], outTradeNo: string) =>
  (await test.context().channels[method].query(outTradeNo)).state === 'paid';

/** Lets others go first, without a clock. */
const turns = async (count: number) => {
  for (let at = 0; at < count; at += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe.each(channels)('cancelling and paying with %s at once', (method) => {
  it.each(rounds)('ends paid and kept, or cancelled and given back (round %i)', async (round) => {
    const before = await reserved();
    const { orderId, payable } = await buy(test, token, [pen], method);
    const opened = await open(test, token, [orderId], method);
    // The buyer presses the button while the shop asks, closes and cancels: each round a little later.
    const asked = new Promise<void>((resolve) => {
      test.listen.before = async ({ outTradeNo }) => {
        if (outTradeNo === opened.outTradeNo) resolve();
      };
    });
    const cancel = () => test.call('Order/Cancel', { orderId, reason: '不想买了' }, { token });
    const pay = async () => {
      await asked;
      await turns(round * 60);
      await payAt(test, opened).catch(() => {});
    };
    const [cancelled] = await Promise.all([cancel(), pay()]);
    const paid = await isPaidAt(method, opened.outTradeNo);
    await until(async () => expect(await receiptsOf(orderId)).toHaveLength(paid ? 1 : 0));
    const order = await row(orderId);
    const back = await refundsOf(orderId);
    if (cancelled.success) {
      expect(order).toMatchObject({ state: 'cancelled', payState: 'unpaid' });
      expect(back).toHaveLength(paid ? 1 : 0);
      if (paid) expect(back).toMatchObject([{ kind: 'surplus', amount: Math.round(payable * 100) }]);
      expect(await reserved()).toBe(before);
    } else {
      expect(cancelled.errorCode).toBe('6');
      expect(paid).toBe(true);
      expect(order).toMatchObject({ state: 'pendingShipment', payState: 'paid' });
      expect(back).toEqual([]);
      expect(await reserved()).toBe(before + pen[1]);
    }
  });
});

describe('payments opened at once for one order', () => {
  it.each(rounds)('leave one that can be paid (round %i)', async (round) => {
    const { orderId } = await buy(test, token, [pen], 'wechat');
    const other = round % 2 ? 'wechat' : 'alipay';
    const tabs = (['wechat', other, 'wechat', other] as const).map((method) => create(test, token, [orderId], method));
    const answers = await Promise.all(tabs);
    for (const answer of answers) expect(['', '6']).toContain(answer.errorCode);
    const all = await attemptsOf(orderId);
    expect(all.filter(({ isOpen }) => isOpen).length).toBeLessThanOrEqual(1);
    expect(all.filter(({ attempt }) => ['open', 'opening'].includes(attempt.state)).length).toBeLessThanOrEqual(1);
    // A code that was handed out and given up again is closed at the gateway too.
    for (const answer of answers) {
      if (!answer.success || answer.resultData.method !== 'wechat') continue;
      const { outTradeNo } = answer.resultData;
      const known = all.find(({ attempt }) => attempt.outTradeNo === outTradeNo);
      const { state } = await test.context().channels.wechat.query(outTradeNo);
      expect([outTradeNo, known?.attempt.state, state]).toEqual([
        outTradeNo,
        ...(known?.isOpen ? ['open', 'waiting'] : ['closed', 'closed']),
      ]);
    }
    // Whatever happened, the next try can be paid.
    await payAt(test, await open(test, token, [orderId], 'wechat'));
    await until(async () => expect(await row(orderId)).toMatchObject({ state: 'pendingShipment', payState: 'paid' }));
    expect(await receiptsOf(orderId)).toHaveLength(1);
  });
});

describe('two sweeps at once, as on two servers', () => {
  it.each(rounds)('end an order once and give its goods back once (round %i)', async () => {
    const before = await reserved();
    const { orderId } = await buy(test, token, [pen], 'wechat');
    const { outTradeNo } = await open(test, token, [orderId], 'wechat');
    test.clock.advanceMinutes(24 * 60 + 1);
    await Promise.all([test.sweep(), test.sweep(), test.sweep()]);
    expect(await row(orderId)).toMatchObject({ state: 'cancelled' });
    expect((await attemptsOf(orderId)).map(({ attempt }) => [attempt.outTradeNo, attempt.state])).toEqual([
      [outTradeNo, 'closed'],
    ]);
    expect(await reserved()).toBe(before);
    token = (await test.logIn('buyer')).token;
    const { logs } = await orderOf(test, token, orderId);
    expect(logs.filter((log) => log.what === '超时自动取消')).toHaveLength(1);
  });

  it.each(rounds)('accept an application once and ask for one refund (round %i)', async () => {
    const before = await reserved();
    const { orderId } = await buy(test, token, [pen], 'wechat');
    await payAt(test, await open(test, token, [orderId], 'wechat'));
    await until(async () => expect(await row(orderId)).toMatchObject({ state: 'pendingShipment' }));
    must(await test.call('Order/CancelApply', { orderId, reason: '不想买了' }, { token }));
    test.clock.advanceMinutes(24 * 60 + 1);
    await Promise.all([test.sweep(), test.sweep()]);
    expect(await row(orderId)).toMatchObject({ state: 'cancelled' });
    const [refund, ...more] = await refundsOf(orderId);
    expect(more).toEqual([]);
    await Promise.all(Array.from({ length: 4 }, () => test.runRefund(refund?.refundNo ?? '')));
    await until(async () => expect(await row(orderId)).toMatchObject({ payState: 'refunded' }));
    expect(await reserved()).toBe(before);
    token = (await test.logIn('buyer')).token;
    const { logs } = await orderOf(test, token, orderId);
    expect(logs.filter((log) => log.what === '退款成功')).toHaveLength(1);
  });
});

describe('the news of one payment from everywhere at once', () => {
  it.each(rounds)('counts once: notifies, the waiting page and the sweep (round %i)', async (round) => {
    const method = channels[round % 2] ?? 'alipay';
    await test.sandbox.control({ duplicate: 4 });
    const { orderId } = await buy(test, token, [pen], method);
    const opened = await open(test, token, [orderId], method);
    test.clock.advanceMinutes(2);
    const { outTradeNo } = opened;
    const look = () => test.call('Payment/GetState', { outTradeNo }, { token });
    await Promise.all([payAt(test, opened), look(), test.sweep(), look(), test.sweep(), look()]);
    await until(async () => expect(await row(orderId)).toMatchObject({ state: 'pendingShipment', payState: 'paid' }));
    await test.sandbox.control({ duplicate: 0 });
    expect(await receiptsOf(orderId)).toHaveLength(1);
    expect(await refundsOf(orderId)).toEqual([]);
    expect((await orderOf(test, token, orderId)).logs).toHaveLength(2);
  });

  it.each(rounds)('paid in two channels at once: one counts, the other goes back (round %i)', async () => {
    const { orderId, payable } = await buy(test, token, [pen], 'alipay');
    const page = await open(test, token, [orderId], 'alipay');
    const code = await open(test, token, [orderId], 'wechat');
    await Promise.all([payAt(test, page), payAt(test, code)]);
    await until(async () => expect(await receiptsOf(orderId)).toHaveLength(2));
    expect(await row(orderId)).toMatchObject({ state: 'pendingShipment', payState: 'paid' });
    expect(await refundsOf(orderId)).toMatchObject([{ kind: 'surplus', amount: Math.round(payable * 100) }]);
  });
});
