import { createVerify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payRequest, startWorld, type World } from './channels.fixture';
import { createChannels } from './channels.service';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const tokenIn = (html: string): string => html.match(/name="token" value="([^"]+)"/)?.[1] ?? '';

const choose = (token: string, choice: 'pay' | 'refuse') =>
  fetch(`${world.sandbox.url}/pay`, {
    method: 'POST',
    body: new URLSearchParams({ token, choice }),
    redirect: 'manual',
  });

describe('the payment page of alipay', () => {
  it('is opened where buyers reach it, when that is not where we do', async () => {
    const pageGateway = 'https://pay.example.com/sandbox/gateway.do';
    const { alipay } = createChannels({
      alipay: { ...world.sandbox.alipay, pageGateway, notifyUrl: 'http://127.0.0.1/' },
      wechat: { ...world.sandbox.wechat, notifyUrl: 'http://127.0.0.1/' },
    });
    const { payUrl } = await alipay.open(payRequest());
    expect(payUrl.startsWith(`${pageGateway}?`)).toBe(true);
    expect((await fetch(payUrl.replace(pageGateway, world.sandbox.alipay.gateway))).status).toBe(200);
  });

  it('takes the money and sends the buyer back with signed fields', async () => {
    const request = payRequest({ subject: '<script>alert(1)</script> 手套' });
    const { payUrl } = await world.channels.alipay.open(request);
    expect(await world.channels.alipay.query(request.outTradeNo)).toEqual({ state: 'notFound' });
    const html = await (await fetch(payUrl)).text();
    expect(html).toContain('12,345.09');
    expect(html).toContain('沙箱');
    expect(html).not.toContain('<script');

    const answer = await choose(tokenIn(html), 'pay');
    expect(answer.status).toBe(302);
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.hash).toBe('#/paySuccess?orderNo=1');
    const { sign = '', sign_type: _, ...fields } = Object.fromEntries(back.searchParams);
    expect(fields).toMatchObject({ out_trade_no: request.outTradeNo, total_amount: '12345.09' });
    const text = Object.entries(fields)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => `${key}=${value}`)
      .join('&');
    const verifier = createVerify('RSA-SHA256').update(text);
    expect(verifier.verify(world.sandbox.alipay.alipayPublicKey, sign, 'base64')).toBe(true);
    expect(await world.channels.alipay.query(request.outTradeNo)).toMatchObject({ state: 'paid' });
    expect((await choose(tokenIn(html), 'pay')).status).toBe(400);
  });

  it('leaves the trade open when the buyer refuses', async () => {
    const request = payRequest();
    const { payUrl } = await world.channels.alipay.open(request);
    const html = await (await fetch(payUrl)).text();
    expect(await (await choose(tokenIn(html), 'refuse')).text()).toContain('您已拒绝付款');
    expect(await world.channels.alipay.query(request.outTradeNo)).toEqual({ state: 'waiting' });
  });

  it('can still be paid when it was closed before anybody came', async () => {
    const request = payRequest();
    const { payUrl } = await world.channels.alipay.open(request);
    expect(await world.channels.alipay.close(request.outTradeNo)).toBe('notFound');
    expect(await world.sandbox.control({ pay: payUrl })).toEqual({ paid: true });
  });

  it('does not open when the address was changed', async () => {
    const { payUrl } = await world.channels.alipay.open(payRequest());
    const answer = await fetch(payUrl.replace('12345.09', '0.01'));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('isv.invalid-signature');
  });
});

describe('the phone page of wechat', () => {
  it('opens the scanned code and takes the money', async () => {
    const request = payRequest();
    const { payUrl } = await world.channels.wechat.open(request);
    expect(payUrl).toMatch(/^weixin:\/\/wxpay\/bizpayurl\?pr=/);
    const html = await (await fetch(world.sandbox.phoneUrl(payUrl))).text();
    expect(html).toContain('12,345.09');
    expect(await (await choose(tokenIn(html), 'pay')).text()).toContain('付款成功');
    expect(await world.channels.wechat.query(request.outTradeNo)).toMatchObject({ state: 'paid' });
    expect((await fetch(world.sandbox.phoneUrl(payUrl))).status).toBe(400);
  });

  it('gives the same order its code again, and another order with its number none', async () => {
    const request = payRequest();
    const first = await world.channels.wechat.open(request);
    expect(await world.channels.wechat.open(request)).toEqual(first);
    await expect(world.channels.wechat.open({ ...request, amount: 1 })).rejects.toMatchObject({
      code: 'OUT_TRADE_NO_USED',
    });
  });

  it('knows no other codes', async () => {
    expect((await fetch(world.sandbox.phoneUrl('weixin://wxpay/bizpayurl?pr=x'))).status).toBe(400);
  });
});

describe('the control', () => {
  it('obeys only what no page in a browser can send', async () => {
    const request = payRequest();
    await world.channels.wechat.open(request);
    const order = { method: 'POST', body: JSON.stringify({ pay: request.outTradeNo }) };
    const plain = await fetch(`${world.sandbox.url}/control`, { ...order, headers: { 'content-type': 'text/plain' } });
    expect(plain.status).toBe(415);
    expect(await world.channels.wechat.query(request.outTradeNo)).toEqual({ state: 'waiting' });
    const json = { ...order, headers: { 'content-type': 'application/json' } };
    expect(await (await fetch(`${world.sandbox.url}/control`, json)).json()).toEqual({ paid: true });
  });
});
