import { createSign } from 'node:crypto';
import type { Order } from '@yigou/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Letter, payRequest, startWorld, type World } from './channels.fixture';
import type { Channel, ChannelName } from './channels.rules';
import { NotifyRefused } from './channels.rules';
import { createChannels, createWechat } from './channels.service';

let world: World;
let strangers: World;
const numbers: Record<ChannelName, string> = { alipay: '', wechat: '' };
const genuine = {} as Record<ChannelName, Letter>;

beforeAll(async () => {
  world = await startWorld();
  strangers = await startWorld({ ownKeys: true });
  for (const name of ['alipay', 'wechat'] as const) {
    const request = payRequest();
    numbers[name] = request.outTradeNo;
    const { payUrl } = await world.channels[name].open(request);
    await world.sandbox.control({ pay: payUrl });
    genuine[name] = await world.letter(`/${name}`, 0);
  }
});
afterAll(() => Promise.all([world.stop(), strangers.stop()]));

const reasonOf = (channel: Channel, headers: Letter['headers'], body: Buffer) =>
  channel.readNotify(headers, body).then(
    (notice) => notice,
    (cause: unknown) => (cause instanceof NotifyRefused ? cause.reason : cause),
  );

type Lie = NonNullable<Order['forge']>;

/** A letter the gateway was told to falsify, read by us. */
async function lie(name: ChannelName, what: Lie) {
  const heard = world.letters.filter((each) => each.path === `/${name}`).length;
  await world.sandbox.control({ forge: what, outTradeNo: numbers[name] });
  const { headers, body } = await world.letter(`/${name}`, heard);
  return reasonOf(world.channels[name], headers, body);
}

describe.each(['alipay', 'wechat'] as const)('a notify of %s', (name) => {
  const read = (headers: Letter['headers'], body: Buffer | string) =>
    reasonOf(world.channels[name], headers, Buffer.from(body));

  it('is believed as it came', async () => {
    const { headers, body } = genuine[name];
    expect(await read(headers, body)).toMatchObject({ kind: 'paid', paid: { outTradeNo: numbers[name] } });
  });

  it('is refused with a wrong signature', async () => expect(await lie(name, 'signature')).toBe('signature'));

  it('is refused when it is for another app', async () => expect(await lie(name, 'appId')).toBe('appId'));

  it('tells a wrong amount as the gateway signed it, for the shop to compare', async () => {
    expect(await lie(name, 'amount')).toMatchObject({ kind: 'paid', paid: { amount: 1_234_510 } });
  });

  it('is refused when a single byte was changed', async () => {
    const { headers, body } = genuine[name];
    const text = body.toString('utf8');
    const changed = name === 'alipay' ? text.replace('12345.09', '12345.08') : text.replace('"id":"', '"id":"0');
    expect(changed).not.toBe(text);
    expect(await read(headers, changed)).toBe('signature');
  });

  it('is refused when it is empty or nonsense', async () => {
    for (const body of ['', '{}', 'sign=x&sign_type=RSA2', '\u0000'])
      expect(await read(genuine[name].headers, body)).toBe('signature');
  });

  it('is refused when somebody else signed it', async () => {
    const { alipay, wechat } = strangers.sandbox;
    const channels = createChannels({
      alipay: { ...alipay, appId: world.sandbox.alipay.appId, notifyUrl: 'http://127.0.0.1/' },
      wechat: {
        ...wechat,
        platformKeys: Object.fromEntries(
          Object.keys(world.sandbox.wechat.platformKeys).map((serial) => [
            serial,
            Object.values(wechat.platformKeys)[0] ?? '',
          ]),
        ),
        notifyUrl: 'http://127.0.0.1/',
      },
    });
    expect(await reasonOf(channels[name], genuine[name].headers, genuine[name].body)).toBe('signature');
  });
});

describe('a notify of alipay', () => {
  const fields = () => Object.fromEntries(new URLSearchParams(genuine.alipay.body.toString()));
  const read = (content: Record<string, string>) =>
    reasonOf(world.channels.alipay, {}, Buffer.from(new URLSearchParams(content).toString()));

  /** Signed with the gateway’s real key, over fields of our choice. */
  function signed(changes: Record<string, string>): Record<string, string> {
    const { sign: _, ...content } = { ...fields(), ...changes };
    const text = Object.entries(content)
      .filter(([key]) => key !== 'sign_type')
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => `${key}=${value}`)
      .join('&');
    return { ...content, sign: createSign('RSA-SHA256').update(text).sign(world.gatewayKey, 'base64') };
  }

  it('counts as paid with two states, and with no other', async () => {
    expect(await read(signed({ trade_status: 'TRADE_FINISHED' }))).toMatchObject({ kind: 'paid' });
    for (const trade_status of ['WAIT_BUYER_PAY', 'TRADE_CLOSED', ''])
      expect(await read(signed({ trade_status }))).toMatchObject({ kind: 'other' });
  });

  it('about a part refund is not taken for a second payment', async () => {
    const refund = { gmt_refund: '2026-11-15 10:00:00.123', refund_fee: '1.00', out_biz_no: 'R20261115' };
    expect(await read(signed(refund))).toMatchObject({ kind: 'refund', refundNo: 'R20261115', state: 'done' });
  });

  it('is refused when its amount or time is none', async () => {
    const changes: Record<string, string>[] = [
      { total_amount: '1e3' },
      { total_amount: '-1' },
      { gmt_payment: 'x' },
      { trade_no: '' },
    ];
    for (const change of changes) expect(await read(signed(change))).toBe('unreadable');
  });

  it('is refused with a weaker or unknown kind of signature', async () => {
    for (const sign_type of ['RSA', 'none', '']) expect(await read({ ...fields(), sign_type })).toBe('signature');
  });

  it('is answered in the very words the gateway waits for', () => {
    expect(world.channels.alipay.accepted).toMatchObject({ status: 200, body: 'success' });
    expect(world.channels.alipay.refused.body).toBe('fail');
  });
});

describe('a notify of wechat', () => {
  it('is refused when it is for another merchant', async () => expect(await lie('wechat', 'mchid')).toBe('appId'));

  it('is refused when it is more than five minutes old', async () =>
    expect(await lie('wechat', 'stale')).toBe('stale'));

  it('is refused when it is a probe', async () => expect(await lie('wechat', 'probe')).toBe('signature'));

  it('is refused when a probe carries the right signature behind its prefix', async () => {
    const { headers, body } = genuine.wechat;
    const signature = `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']}`;
    const probe = { ...headers, 'wechatpay-signature': signature };
    expect(await reasonOf(world.channels.wechat, probe, body)).toBe('signature');
  });

  it('is refused when it names a key we do not hold', async () => {
    const headers = { ...genuine.wechat.headers, 'wechatpay-serial': '7A1B' };
    expect(await reasonOf(world.channels.wechat, headers, genuine.wechat.body)).toBe('signature');
  });

  it('is refused when an old time is claimed to be new', async () => {
    const { headers, body } = genuine.wechat;
    const later = String(Number(headers['wechatpay-timestamp']) + 60);
    expect(await reasonOf(world.channels.wechat, { ...headers, 'wechatpay-timestamp': later }, body)).toBe('signature');
  });

  it('is read with the key of its serial: a certificate’s or the newer public key', async () => {
    const [pem = ''] = Object.values(world.sandbox.wechat.platformKeys);
    const serial = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1';
    const other = world.sandbox.alipay.alipayPublicKey;
    const wechat = createWechat({
      ...world.sandbox.wechat,
      platformKeys: { PUB_KEY_ID_0114232134912410000000000000: other, [serial]: pem },
      notifyUrl: 'http://127.0.0.1/',
    });
    const headers = { ...genuine.wechat.headers, 'wechatpay-serial': serial };
    expect(await reasonOf(wechat, headers, genuine.wechat.body)).toMatchObject({ kind: 'paid' });
  });

  it('is refused when it was sealed with another key', async () => {
    const wechat = createWechat({
      ...world.sandbox.wechat,
      apiV3Key: '0123456789abcdef0123456789abcdef',
      notifyUrl: 'http://127.0.0.1/',
    });
    expect(await reasonOf(wechat, genuine.wechat.headers, genuine.wechat.body)).toBe('unreadable');
  });

  it('is answered with an empty 204, or with a failure the gateway will repeat', () => {
    expect(world.channels.wechat.accepted).toMatchObject({ status: 204, body: '' });
    const { status, body } = world.channels.wechat.refused;
    expect(status).toBeGreaterThanOrEqual(400);
    expect(JSON.parse(body)).toMatchObject({ code: 'FAIL' });
  });
});
