import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { booksOf, creditRow } from '../../../test/books';
import { buy, must, orderOf, skuIdOf, stockOf } from '../../../test/buying';
import { buyAndPay, type PayingApp, payingApp, pen, until } from '../../../test/payingApp';
import { audit } from '../../books/auditor/auditor.service';
import { refundOrder, retryRefund } from './refunds.service';

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
afterEach(() => test.sandbox.control({ hold: false, busy: false, refunds: 'finish' }));

const { row, refundsOf } = booksOf(() => test);
const channels = ['alipay', 'wechat'] as const;
const reserved = async () => (await stockOf(test, skuId)).reserved;
/** Jobs that wait in the queue to send it. */
const queuedRefunds = async (refundNo: string) => {
  const text = `select 1 from pgboss.job where name = 'refund' and data ->> 'refundNo' = $1`;
  return (await test.database.run(text, [refundNo])).rows.length;
};
const day = 24 * 60;

describe.each(channels)('an application to cancel what was paid with %s', (method) => {
  const apply = (orderId: number) => test.call('Order/CancelApply', { orderId, reason: '不想买了' }, { token });

  it('is accepted after a day by itself; the money goes back once, the goods are free', async () => {
    const before = await reserved();
    const { orderId, order } = await buyAndPay(test, token, method);
    must(await apply(orderId));
    expect(await row(orderId)).toMatchObject({ state: 'cancelRequested' });
    test.clock.advanceMinutes(day - 1);
    await test.sweep();
    expect(await row(orderId)).toMatchObject({ state: 'cancelRequested' });
    test.clock.advanceMinutes(2);
    await test.sandbox.control({ refunds: 'hold' });
    await test.sweep();
    expect(await row(orderId)).toMatchObject({ state: 'cancelled', payState: 'paid', cancelReason: '不想买了' });
    expect(await reserved()).toBe(before);
    const [refund, ...more] = await refundsOf(orderId);
    expect(more).toEqual([]);
    expect(refund).toMatchObject({ kind: 'cancel', state: 'waiting', amount: Math.round(order.payable * 100) });
    expect(await queuedRefunds(refund?.refundNo ?? '')).toBe(1);

    // Taken is not done: only the query or the notify says so.
    await test.runRefund(refund?.refundNo ?? '');
    await test.runRefund(refund?.refundNo ?? '');
    expect(await refundsOf(orderId)).toMatchObject([{ state: 'processing', doneAt: null }]);
    expect(await row(orderId)).toMatchObject({ payState: 'paid' });
    await test.sandbox.control({ hold: true, refunds: 'finish' });
    test.clock.advanceMinutes(2);
    await test.sweep();
    expect(await refundsOf(orderId)).toMatchObject([{ state: 'done' }]);
    expect(await row(orderId)).toMatchObject({ state: 'cancelled', payState: 'refunded' });
    await test.runRefund(refund?.refundNo ?? '');
    token = (await test.logIn('buyer')).token;
    const { logs, payments } = await orderOf(test, token, orderId);
    expect(logs.filter((log) => log.what === '退款成功')).toHaveLength(1);
    expect(payments.map((each) => [each.kind, each.amount, each.state])).toEqual([
      ['payment', order.payable, '已到账'],
      ['refund', order.payable, '已退款'],
    ]);
  });

  it('can be withdrawn, and then nothing happens after a day', async () => {
    const { orderId } = await buyAndPay(test, token, method);
    must(await apply(orderId));
    must(await test.call('Order/CancelWithdraw', { orderId }, { token }));
    test.clock.advanceMinutes(2 * day);
    await test.sweep();
    expect(await row(orderId)).toMatchObject({ state: 'pendingShipment', payState: 'paid', cancelReason: '' });
    expect(await refundsOf(orderId)).toEqual([]);
  });

  it('keeps its number while the gateway is away, and pays once however often it is sent', async () => {
    const { orderId, opened } = await buyAndPay(test, token, method);
    must(await apply(orderId));
    test.clock.advanceMinutes(day + 1);
    await test.sandbox.control({ busy: true });
    await test.sweep();
    const [refund] = await refundsOf(orderId);
    const refundNo = refund?.refundNo ?? '';
    await test.runRefund(refundNo);
    expect(await refundsOf(orderId)).toMatchObject([
      { refundNo, state: 'waiting', tries: 1, lastError: expect.stringContaining('暂不可用') },
    ]);
    await test.sandbox.control({ busy: false });
    await Promise.all([test.runRefund(refundNo), test.runRefund(refundNo), test.runRefund(refundNo)]);
    await until(async () => expect(await refundsOf(orderId)).toMatchObject([{ refundNo, state: 'done' }]));
    const queried = await test.context().channels[method].queryRefund({ outTradeNo: opened.outTradeNo, refundNo });
    expect(queried).toBe('done');
    expect(await row(orderId)).toMatchObject({ payState: 'refunded' });
  });

  it('that the gateway refuses to refund is left for people to look at', async () => {
    const { orderId } = await buyAndPay(test, token, method);
    must(await apply(orderId));
    test.clock.advanceMinutes(day + 1);
    await test.sandbox.control({ refunds: 'fail' });
    await test.sweep();
    const [refund] = await refundsOf(orderId);
    await test.runRefund(refund?.refundNo ?? '');
    await until(async () => expect(await refundsOf(orderId)).toMatchObject([{ state: 'failed' }]));
    expect(await row(orderId)).toMatchObject({ state: 'cancelled', payState: 'paid' });
    // Nobody tries it again by themselves; somebody who has looked can.
    test.clock.advanceMinutes(7 * day);
    await test.sweep();
    expect(await refundsOf(orderId)).toMatchObject([{ state: 'failed' }]);
    await test.sandbox.control({ refunds: 'finish' });
    const refundNo = await test.db.transaction((tx) => retryRefund({ ...test.context(), tx }, refund?.refundNo ?? ''));
    // A number that the gateway has seen fail is spent.
    expect(refundNo === refund?.refundNo).toBe(method === 'alipay');
    await test.runRefund(refundNo);
    await until(async () => expect(await refundsOf(orderId)).toMatchObject([{ refundNo, state: 'done' }]));
    expect(await row(orderId)).toMatchObject({ payState: 'refunded' });
    await expect(test.db.transaction((tx) => retryRefund({ ...test.context(), tx }, refundNo))).rejects.toThrow(
      '不能重试',
    );
  });

  it('that the merchant cannot pay today is tried again with growing pauses until it passes', async () => {
    const { orderId } = await buyAndPay(test, token, method);
    must(await apply(orderId));
    test.clock.advanceMinutes(day + 1);
    await test.sandbox.control({ refunds: 'poor' });
    await test.sweep();
    const refundNo = (await refundsOf(orderId))[0]?.refundNo ?? '';
    const tried = async () => test.asked.filter(({ what }) => what === 'refund').length;
    await test.runRefund(refundNo);
    const pauses: number[] = [];
    for (let at = 0; at < 4; at += 1) {
      const [{ nextTryAt, state, lastError } = {}] = await refundsOf(orderId);
      expect([state, lastError]).toEqual(['waiting', expect.stringContaining('余额不足')]);
      pauses.push(((nextTryAt?.getTime() ?? 0) - test.clock.now().getTime()) / 60_000);
      const before = await tried();
      test.clock.advanceMinutes((pauses.at(-1) ?? 0) - 0.5);
      await test.sweep();
      expect(await tried()).toBe(before);
      test.clock.advanceMinutes(0.5);
      await test.sweep();
      expect(await tried()).toBe(before + 1);
    }
    expect(pauses).toEqual([1, 2, 4, 8]);
    await test.sandbox.control({ refunds: 'finish' });
    test.clock.advanceMinutes(day);
    await test.sweep();
    await until(async () => expect(await refundsOf(orderId)).toMatchObject([{ refundNo, state: 'done' }]));
    expect(await row(orderId)).toMatchObject({ state: 'cancelled', payState: 'refunded' });
  });

  it('of which a part went back before gives back the rest, each part under its own number', async () => {
    const { orderId, order } = await buyAndPay(test, token, method);
    const part = (cause: string, amount: number) =>
      test.db.transaction((tx) =>
        refundOrder({ ...test.context(), tx }, { orderId, kind: 'return', cause, reason: '退货', amount }),
      );
    await part('part:1', 100);
    await part('part:1', 100);
    await part('part:2', 250);
    const whole = Math.round(order.payable * 100);
    await expect(part('part:3', whole)).rejects.toThrow('可退金额不足');
    for (const { refundNo } of await refundsOf(orderId)) await test.runRefund(refundNo);
    await until(async () => expect(await row(orderId)).toMatchObject({ payState: 'partRefunded' }));
    await until(async () =>
      expect((await refundsOf(orderId)).map(({ amount, state }) => [amount, state])).toEqual([
        [100, 'done'],
        [250, 'done'],
      ]),
    );
    must(await apply(orderId));
    test.clock.advanceMinutes(day + 1);
    await test.sweep();
    const [, , rest] = await refundsOf(orderId);
    expect(rest).toMatchObject({ kind: 'cancel', amount: whole - 350 });
    await test.runRefund(rest?.refundNo ?? '');
    await until(async () => expect(await row(orderId)).toMatchObject({ state: 'cancelled', payState: 'refunded' }));
    // Told once more, and nothing is left to take it from.
    await part('part:1', 100);
    expect(await refundsOf(orderId)).toHaveLength(3);
  });
});

describe('an application to cancel what was put on account', () => {
  it('gives goods and credit back after a day', async () => {
    const before = await creditRow(test);
    const stock = await reserved();
    const { orderId } = await buy(test, token, [pen], 'account');
    must(await test.call('Order/CancelApply', { orderId, reason: '重复下单' }, { token }));
    test.clock.advanceMinutes(day + 1);
    await test.sweep();
    expect(await row(orderId)).toMatchObject({ state: 'cancelled', payState: 'refunded' });
    expect(await refundsOf(orderId)).toEqual([]);
    expect(await reserved()).toBe(stock);
    expect(await creditRow(test)).toEqual(before);
  });
});
