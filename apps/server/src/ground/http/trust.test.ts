import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config';

/** What the server believes of a request that came straight from `from`. */
async function believed(TRUST_PROXY: string | undefined, from: string, forwardedFor: string) {
  const app = Fastify({ trustProxy: readConfig({ TRUST_PROXY }).trustProxy });
  app.get('/', async (request) => ({ ip: request.ip, host: request.host }));
  const headers = { host: 'shop.example', 'x-forwarded-for': forwardedFor, 'x-forwarded-host': 'other.example' };
  const response = await app.inject({ url: '/', remoteAddress: from, headers });
  return response.json();
}

/** All addresses, or all of a kind, however it is written. */
const everybody = [
  '0.0.0.0/0',
  '1.2.3.4/0',
  '::/0',
  '0.0.0.0/1,128.0.0.0/1',
  '127.0.0.1,0.0.0.0/0',
  '::ffff:0:0/96',
  '::/64',
  '8000::/1',
  Array.from({ length: 16 }, (_, at) => `${at * 16}.0.0.0/4`).join(),
];

describe('who a request comes from, and which site it asks for,', () => {
  it.each([undefined, '', '0', 'off'])('is what the line itself says when TRUST_PROXY is %j', async (setting) => {
    expect(await believed(setting, '10.0.0.1', '6.6.6.6')).toEqual({ ip: '10.0.0.1', host: 'shop.example' });
  });

  it('is told by as many proxies as there are, and not by who stands before them', async () => {
    expect(await believed('1', '10.0.0.1', '6.6.6.6, 1.2.3.4')).toEqual({ ip: '1.2.3.4', host: 'other.example' });
    expect(await believed('2', '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2')).toMatchObject({ ip: '1.2.3.4' });
  });

  it('is told by proxies of the given networks alone', async () => {
    const networks = '10.0.0.0/8, 127.0.0.1, ::1';
    expect(await believed(networks, '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.9.9.9')).toMatchObject({ ip: '1.2.3.4' });
    expect(await believed(networks, '::ffff:127.0.0.1', '1.2.3.4')).toEqual({ ip: '1.2.3.4', host: 'other.example' });
    expect(await believed(networks, '8.8.8.8', '1.2.3.4')).toEqual({ ip: '8.8.8.8', host: 'shop.example' });
  });

  it.each(['on', 'true', 'yes', '-1', '1.5', '99', '10.0.0.0/33', 'proxy.example', '10.0.0.1,,', '*', ...everybody])(
    'is never left to everybody: TRUST_PROXY=%s is refused',
    (setting) => {
      expect(() => readConfig({ TRUST_PROXY: setting })).toThrow(/TRUST_PROXY 无效.*层数.*网络/);
    },
  );
});
