import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patiently } from '../../../test/patience';
import { payRequest, startMeddler, startWorld, type World } from './channels.fixture';
import type { Channel, ChannelName } from './channels.rules';
import { createChannels, GatewayRefused, GatewayUnavailable, passesLater } from './channels.service';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.stop());

const stateOf = async (channel: Channel, outTradeNo: string) => (await channel.query(outTradeNo)).state;

/** Opens and lets the buyer see it, for an Alipay trade begins with the buyer. */
async function open(name: ChannelName, changes = {}) {
  const request = payRequest(changes);
  const { payUrl } = await world.channels[name].open(request);
  if (name === 'alipay') await fetch(payUrl);
  return { request, payUrl, outTradeNo: request.outTradeNo };
}

async function openAndPay(name: ChannelName) {
  const opened = await open(name);
  expect(await world.sandbox.control({ pay: opened.outTradeNo })).toEqual({ paid: true });
  return opened;
}

describe.each(['alipay', 'wechat'] as const)('%s', (name) => {
  const path = `/${name}` as const;

  it('goes from the opened trade to the money given back', async () => {
    const channel = world.channels[name];
    const { request, outTradeNo } = await open(name);
    expect(await stateOf(channel, outTradeNo)).toBe('waiting');
    const before = Math.floor(Date.now() / 1000) * 1000;
    await world.sandbox.control({ pay: outTradeNo });

    const letter = await world.letter(path, 0);
    const notice = await channel.readNotify(letter.headers, letter.body);
    const paid = { channel: name, outTradeNo, amount: request.amount };
    expect(notice).toMatchObject({ kind: 'paid', paid });
    const state = await channel.query(outTradeNo);
    expect(state).toMatchObject({ state: 'paid', paid });
    if (notice.kind !== 'paid' || state.state !== 'paid') throw new Error('not paid');
    expect(notice.paid).toEqual(state.paid);
    expect(state.paid.transactionId).toMatch(/^\d{28}$/);
    expect(state.paid.paidAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(state.paid.paidAt.getTime()).toBeLessThanOrEqual(Date.now());

    const refund = { outTradeNo, refundNo: `${outTradeNo}R1`, total: request.amount, amount: 5000, reason: '缺货' };
    expect(await channel.queryRefund(refund)).toBe('notFound');
    expect(await channel.refund(refund)).toBe(name === 'alipay' ? 'done' : 'processing');
    expect(await channel.queryRefund(refund)).toBe('done');
    const refundLetter = await world.letter(path, 1);
    expect(await channel.readNotify(refundLetter.headers, refundLetter.body)).toMatchObject({
      kind: 'refund',
      refundNo: refund.refundNo,
      state: 'done',
    });
    // Still paid, in part and in whole: what was paid stays paid, and what came back is the refund's own story.
    expect(await channel.query(outTradeNo)).toMatchObject({ state: 'paid', paid });
    await channel.refund({ ...refund, refundNo: `${outTradeNo}R2`, amount: request.amount - 5000 });
    expect(await channel.query(outTradeNo)).toMatchObject({ state: 'paid', paid });
  });

  it('pays the same refund number once, and no more than was paid', async () => {
    const channel = world.channels[name];
    const { request, outTradeNo } = await openAndPay(name);
    const refund = { outTradeNo, refundNo: 'R20261115', total: request.amount, amount: 1_000_000, reason: '退货' };
    await channel.refund(refund);
    expect(await channel.refund(refund)).toBe('done');
    await expect(channel.refund({ ...refund, amount: 999_999 })).rejects.toBeInstanceOf(GatewayRefused);
    await expect(channel.refund({ ...refund, refundNo: 'R20261116' })).rejects.toBeInstanceOf(GatewayRefused);
    const rest = { ...refund, refundNo: 'R20261117', amount: request.amount - 1_000_000 };
    await channel.refund(rest);
    expect(await channel.queryRefund(rest)).toBe('done');
  });

  it('does not call a refund done before it is', async () => {
    const channel = world.channels[name];
    const { request, outTradeNo } = await openAndPay(name);
    const refund = { outTradeNo, refundNo: 'R20261115', total: request.amount, amount: 100, reason: '退货' };
    await world.sandbox.control({ refunds: 'hold' });
    expect(await channel.refund(refund)).toBe('processing');
    expect(await channel.queryRefund(refund)).not.toBe('done');
    await world.sandbox.control({ refunds: 'finish' });
    expect(await channel.queryRefund(refund)).toBe('done');
  });

  it('can try again with the same number after a refund that failed', async () => {
    const channel = world.channels[name];
    const { request, outTradeNo } = await openAndPay(name);
    const refund = { outTradeNo, refundNo: 'R20261115', total: request.amount, amount: 100, reason: '退货' };
    await world.sandbox.control({ refunds: 'fail' });
    // Alipay says no at once, WeChat takes it and fails later.
    const first = await channel.refund(refund).catch((cause: GatewayRefused) => cause.code);
    expect(first).toBe(name === 'alipay' ? 'ACQ.TRADE_NOT_ALLOW_REFUND' : 'processing');
    expect(await channel.queryRefund(refund)).toBe(name === 'alipay' ? 'notFound' : 'failed');
    await world.sandbox.control({ refunds: 'finish' });
    await channel.refund(refund);
    expect(await channel.queryRefund(refund)).toBe('done');
  });

  it('knows a refusal that is about today from one that stays', async () => {
    const channel = world.channels[name];
    const { request, outTradeNo } = await openAndPay(name);
    const refund = { outTradeNo, refundNo: 'R20261115', total: request.amount, amount: 100, reason: '退货' };
    const refusal = async (of: typeof refund): Promise<GatewayRefused> => channel.refund(of).catch((cause) => cause);
    await world.sandbox.control({ refunds: 'poor' });
    expect(passesLater(await refusal(refund))).toBe(true);
    await world.sandbox.control({ refunds: 'finish' });
    expect(passesLater(await refusal({ ...refund, amount: request.amount + 1 }))).toBe(false);
    expect(await channel.refund(refund)).not.toBe('failed');
  });

  it('refuses to refund what was not paid or is unknown', async () => {
    const channel = world.channels[name];
    const { request, outTradeNo } = await open(name);
    const refund = { outTradeNo, refundNo: 'R20261115', total: request.amount, amount: 100, reason: '退货' };
    await expect(channel.refund(refund)).rejects.toBeInstanceOf(GatewayRefused);
    await expect(channel.refund({ ...refund, outTradeNo: 'P99999999' })).rejects.toBeInstanceOf(GatewayRefused);
    expect(await channel.queryRefund({ outTradeNo: 'P99999999', refundNo: 'R99999999' })).toBe('notFound');
  });

  it('closes before the payment, not after it', async () => {
    const channel = world.channels[name];
    const { outTradeNo, payUrl } = await open(name);
    expect(await channel.close(outTradeNo)).toBe('closed');
    expect(await channel.close(outTradeNo)).toBe('closed');
    expect(await stateOf(channel, outTradeNo)).toBe('closed');
    expect(await world.sandbox.control({ pay: payUrl })).toEqual({ paid: false });
    const paid = await openAndPay(name);
    expect(await channel.close(paid.outTradeNo)).toBe('paid');
    expect(await stateOf(channel, paid.outTradeNo)).toBe('paid');
  });

  it('has never heard of other numbers', async () => {
    expect(await world.channels[name].query('P99999999')).toEqual({ state: 'notFound' });
    expect(await world.channels[name].close('P99999999')).toBe('notFound');
  });

  it('takes no money after the trade has expired', async () => {
    const { payUrl } = await open(name, { expiresAt: new Date(Date.now() - 1000) });
    expect(await world.sandbox.control({ pay: payUrl })).toEqual({ paid: false });
  });

  it.each([
    ['answers 503', { down: 60 }],
    ['cuts the line', { down: 60, refuse: true }],
    ['says it is busy', { busy: true }],
  ])('is unavailable while the gateway %s, and works again afterwards', async (_what, order) => {
    const channel = world.channels[name];
    const { outTradeNo, request } = await openAndPay(name);
    await world.sandbox.control(order);
    const refund = { outTradeNo, refundNo: 'R20261115', total: request.amount, amount: 100, reason: '退货' };
    await expect(channel.query(outTradeNo)).rejects.toBeInstanceOf(GatewayUnavailable);
    await expect(channel.close(outTradeNo)).rejects.toBeInstanceOf(GatewayUnavailable);
    await expect(channel.refund(refund)).rejects.toBeInstanceOf(GatewayUnavailable);
    await expect(channel.queryRefund(refund)).rejects.toBeInstanceOf(GatewayUnavailable);
    await world.sandbox.control({ down: 0, busy: false });
    expect(await stateOf(channel, outTradeNo)).toBe('paid');
  });

  it('does not believe an answer that was changed on its way', async () => {
    const { outTradeNo } = await openAndPay(name);
    const meddler = await startMeddler(world.sandbox.url, (text) => text.replace(/1234509|12345\.09/, '1'));
    const between = createChannels({
      alipay: { ...world.sandbox.alipay, gateway: `${meddler.url}/gateway.do`, notifyUrl: 'http://127.0.0.1/' },
      wechat: { ...world.sandbox.wechat, baseUrl: meddler.url, notifyUrl: 'http://127.0.0.1/' },
    });
    await expect(between[name].query(outTradeNo)).rejects.toBeInstanceOf(GatewayUnavailable);
    meddler.stop();
  });

  it('is refused when the request is signed with another key', async () => {
    const { alipay, wechat } = world.sandbox;
    const strangers = createChannels({
      alipay: { ...alipay, privateKey: wechat.privateKey, notifyUrl: 'http://127.0.0.1/' },
      wechat: { ...wechat, privateKey: alipay.privateKey, notifyUrl: 'http://127.0.0.1/' },
    });
    await expect(strangers[name].query('P99999999')).rejects.toBeInstanceOf(GatewayRefused);
  });

  it('keeps every trade, refund and undelivered notify through a restart', async () => {
    const { request, outTradeNo } = await open(name);
    const waiting = await open(name);
    await world.sandbox.control({ hold: true });
    await world.sandbox.control({ pay: outTradeNo });
    const refund = { outTradeNo, refundNo: 'R20261115', total: request.amount, amount: 100, reason: '退货' };
    await world.channels[name].refund(refund);
    expect(world.letters).toHaveLength(0);
    await world.restart();
    const channel = world.channels[name];
    expect(await channel.query(outTradeNo)).toMatchObject({ state: 'paid', paid: { amount: request.amount } });
    expect(await stateOf(channel, waiting.outTradeNo)).toBe('waiting');
    expect(await channel.queryRefund(refund)).toBe('done');
    await world.letter(path, 1);
    const kinds = world.letters.map(async (each) => (await channel.readNotify(each.headers, each.body)).kind);
    expect((await Promise.all(kinds)).sort()).toEqual(['paid', 'refund']);
  });

  it('is told again until it listens, and then no more', async () => {
    world.mood.deaf = true;
    await openAndPay(name);
    await world.letter(path, 2);
    world.mood.deaf = false;
    const said = () => world.letters.filter((each) => each.path === path).length;
    const ids = new Set<string>();
    await world.letter(path, said());
    for (const { headers, body } of world.letters)
      ids.add((await world.channels[name].readNotify(headers, body)).noticeId);
    expect(ids.size).toBe(1);
    // A second trade's notify comes through while the first has fallen silent.
    const heard = said();
    await openAndPay(name);
    await vi.waitFor(() => expect(said()).toBe(heard + 1), patiently);
  });

  it('holds notifies back, doubles them and lets them go when ordered to', async () => {
    await world.sandbox.control({ hold: true, duplicate: 1 });
    const { outTradeNo } = await openAndPay(name);
    expect(await stateOf(world.channels[name], outTradeNo)).toBe('paid');
    expect(world.letters).toHaveLength(0);
    await world.sandbox.control({ hold: false });
    await world.letter(path, 1);
    expect(world.letters).toHaveLength(2);
  });
});
