import { createSign } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { booksOf } from '../../../test/books';
import { buy, orderOf } from '../../../test/buying';
import { buyAndPay, open, type PayingApp, payAt, payingApp, pen, until, untilOrder } from '../../../test/payingApp';
import { attempts, gatewayMessages, receipts } from './payments.tables';

let test: PayingApp;
let token: string;
beforeAll(async () => {
  test = await payingApp();
  token = (await test.logIn('buyer')).token;
});
afterAll(() => test.close());
beforeEach(() => test.rewind());

const { receiptsOf, refundsOf } = booksOf(() => test);
const channels = ['alipay', 'wechat'] as const;
const kept = () => test.db.select().from(gatewayMessages).orderBy(gatewayMessages.noticeId);
const lastKept = async () =>
  (await test.db.select().from(gatewayMessages).orderBy(desc(gatewayMessages.noticeId)).limit(1))[0];

/** An order whose page stands open: the gateway knows the trade, nobody has paid. */
async function waiting(method: (typeof channels)[number]) {
  const { orderId } = await buy(test, token, [pen], method);
  const opened = await open(test, token, [orderId], method);
  if (method === 'alipay') await fetch(opened.payUrl);
  return { orderId, opened };
}

/** Word for word once more, as somebody who overheard it would send it. */
async function replay(notice: typeof gatewayMessages.$inferSelect | undefined): Promise<Response> {
  if (!notice) throw new Error('no notice to replay');
  const { host: _, connection: __, 'content-length': ___, ...headers } = notice.headers as Record<string, string>;
  return fetch(`${test.url}/notify/${notice.channel}`, { method: 'POST', headers, body: notice.body });
}

describe.each(channels)('notifies of %s', (method) => {
  it('that come twice, or again later, count once', async () => {
    const ofChannel = async () => (await kept()).filter((notice) => notice.channel === method);
    const before = (await ofChannel()).length;
    await test.sandbox.control({ duplicate: 3 });
    const { orderId, opened } = await buyAndPay(test, token, method);
    await test.sandbox.control({ duplicate: 0 });
    // Four, or more where the gateway had to wait for an answer and said it again.
    await until(async () => {
      const [first, ...others] = (await ofChannel())
        .slice(before)
        .map((notice) => notice.outcome)
        .sort();
      expect(others.length).toBeGreaterThanOrEqual(3);
      expect([first, new Set(others)]).toEqual(['applied', new Set(['known'])]);
    });
    expect((await replay(await lastKept())).ok).toBe(true);
    expect((await lastKept())?.outcome).toBe('known');
    expect(await receiptsOf(orderId)).toHaveLength(1);
    const [attempt] = await test.db.select().from(attempts).where(eq(attempts.outTradeNo, opened.outTradeNo));
    expect(
      await test.db
        .select()
        .from(receipts)
        .where(eq(receipts.attemptId, attempt?.attemptId ?? 0)),
    ).toHaveLength(1);
    expect((await orderOf(test, token, orderId)).logs).toHaveLength(2);
    expect(await refundsOf(orderId)).toEqual([]);
  });

  it('that come while the order is already further on change nothing', async () => {
    const { orderId } = await buyAndPay(test, token, method);
    const old = (await kept()).filter((notice) => notice.outcome === 'applied').at(-1);
    await test.call('Order/CancelApply', { orderId, reason: '不想买了' }, { token });
    await replay(old);
    expect((await lastKept())?.outcome).toBe('known');
    expect(await orderOf(test, token, orderId)).toMatchObject({ state: 'cancelRequested', payState: 'paid' });
    expect(await receiptsOf(orderId)).toHaveLength(1);
  });

  it.each([
    ['signature', 'refused signature'],
    ['appId', 'refused appId'],
    ['amount', 'wrongAmount'],
    ...(method === 'wechat'
      ? ([
          ['mchid', 'refused appId'],
          ['stale', 'refused stale'],
          ['probe', 'refused signature'],
        ] as const)
      : []),
  ] as const)(
    'that lie about their %s are refused, kept as they came, and believed in nothing',
    async (lie, outcome) => {
      const { orderId, opened } = await waiting(method);
      const before = (await kept()).length;
      const { answer } = await test.sandbox.control({ forge: lie, outTradeNo: opened.outTradeNo });
      if (method === 'alipay') expect(answer).toEqual({ status: 200, body: 'fail' });
      else expect(answer?.status).toBeGreaterThanOrEqual(400);
      const [notice, ...more] = (await kept()).slice(before);
      expect(more).toEqual([]);
      expect(notice).toMatchObject({ channel: method, outcome });
      expect(notice?.body.length).toBeGreaterThan(100);
      if (method === 'wechat') expect(notice?.headers).toHaveProperty('wechatpay-signature');
      expect(await orderOf(test, token, orderId)).toMatchObject({
        state: 'pendingPayment',
        payState: 'paying',
        payments: [],
      });
      // The truth is still believed.
      await payAt(test, opened);
      await untilOrder(test, token, orderId, { state: 'pendingShipment' });
    },
  );

  it('about a payment of another shop are refused', async () => {
    const { opened } = await waiting(method);
    await test.db
      .update(attempts)
      .set({ outTradeNo: `X${opened.outTradeNo}` })
      .where(eq(attempts.outTradeNo, opened.outTradeNo));
    await payAt(test, opened);
    await until(async () => expect((await lastKept())?.outcome).toBe('unknownTrade'));
    await test.db
      .update(attempts)
      .set({ outTradeNo: opened.outTradeNo })
      .where(eq(attempts.outTradeNo, `X${opened.outTradeNo}`));
    // The gateway says it again until it is taken.
    await until(async () => expect((await lastKept())?.outcome).toBe('applied'));
  });

  it('that are nonsense get a clean refusal', async () => {
    const bodies: (string | undefined)[] = [undefined, '', '\u0000', 'a\u0000b', '{}', '"', 'sign=x', '%%%', '[1]'];
    for (const body of bodies) {
      const before = (await kept()).length;
      const answer = await fetch(`${test.url}/notify/${method}`, {
        method: 'POST',
        ...(body !== undefined && { body }),
      });
      const text = await answer.text();
      expect([body, text]).toEqual([
        body,
        method === 'alipay' ? 'fail' : JSON.stringify({ code: 'FAIL', message: '失败' }),
      ]);
      expect((await kept()).slice(before).map((notice) => notice.outcome)).toEqual(['refused signature']);
    }
    const huge = await fetch(`${test.url}/notify/${method}`, { method: 'POST', body: 'x'.repeat(70_000) });
    expect(huge.status).toBe(413);
  });
});

describe('a notify signed with a key that is not the gateway’s', () => {
  it('is refused', async () => {
    const { orderId, opened } = await waiting('alipay');
    const fields: Record<string, string> = {
      app_id: test.sandbox.alipay.appId,
      out_trade_no: opened.outTradeNo,
      trade_no: '2026111522001000000000000001',
      trade_status: 'TRADE_SUCCESS',
      total_amount: opened.payable.toFixed(2),
      gmt_payment: '2026-11-15 10:00:00',
    };
    const text = Object.keys(fields)
      .sort()
      .map((key) => `${key}=${fields[key]}`)
      .join('&');
    // The merchant's own key is what leaks first.
    const sign = createSign('RSA-SHA256').update(text).sign(test.sandbox.alipay.privateKey, 'base64');
    const body = new URLSearchParams({ ...fields, sign_type: 'RSA2', sign });
    expect(await (await fetch(`${test.url}/notify/alipay`, { method: 'POST', body })).text()).toBe('fail');
    expect((await lastKept())?.outcome).toBe('refused signature');
    expect(await orderOf(test, token, orderId)).toMatchObject({ state: 'pendingPayment', payments: [] });
  });
});

it('of what is no notice the beginning is kept, and no more than two hundred a day', async () => {
  const before = (await kept()).length;
  const send = () => test.app.inject({ method: 'POST', url: '/notify/wechat', payload: '乱'.repeat(20_000) });
  for (let at = 0; at < 210; at += 1) expect((await send()).statusCode).toBeGreaterThanOrEqual(400);
  const refused = (await kept()).slice(before);
  expect(refused.length).toBeLessThanOrEqual(200);
  expect(refused.length).toBeGreaterThan(100);
  for (const { body, outcome } of refused) {
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(2010);
    expect(outcome).toMatch(/^refused /);
  }
});
