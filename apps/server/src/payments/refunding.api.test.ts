import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { booksOf } from '../../test/books';
import { buy, must, orderOf, skuIdOf, stockOf } from '../../test/buying';
import { buyAndPay, type PayingApp, payingApp, pen, until } from '../../test/payingApp';
import { creditAccounts } from '../ledger/ledger.tables';

let test: PayingApp;
let token: string;
let skuId: number;
beforeAll(async () => {
  test = await payingApp();
  skuId = await skuIdOf(test, pen[0]);
});
afterAll(() => test.close());
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
    // The queue brings the job again when it throws.
    await expect(test.runRefund(refundNo)).rejects.toThrow();
    expect(await refundsOf(orderId)).toMatchObject([
      { refundNo, state: 'waiting', lastError: expect.stringContaining('暂不可用') },
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
  });
});

describe('an application to cancel what was put on account', () => {
  it('gives goods and credit back after a day', async () => {
    const [before] = await test.db.select().from(creditAccounts);
    const stock = await reserved();
    const { orderId } = await buy(test, token, [pen], 'account');
    must(await test.call('Order/CancelApply', { orderId, reason: '重复下单' }, { token }));
    test.clock.advanceMinutes(day + 1);
    await test.sweep();
    expect(await row(orderId)).toMatchObject({ state: 'cancelled', payState: 'refunded' });
    expect(await refundsOf(orderId)).toEqual([]);
    expect(await reserved()).toBe(stock);
    expect((await test.db.select().from(creditAccounts))[0]).toEqual(before);
  });
});
