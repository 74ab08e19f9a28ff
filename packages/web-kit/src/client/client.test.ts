import type { Calls } from '@yigou/contract/calls';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError, TransportError } from './callErrors';
import { writeCookie } from './cookies';
import { createClient } from './createClient';
import { createSession } from './createSession';

/** As a browser keeps them: one jar for all apps of a host. */
function fakeCookies() {
  const jar = new Map<string, string>();
  return {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('max-age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
}

type ConsoleCalls = { 'Operator/GetCurrent': Calls['Account/GetCurrent'] };

const sent: { url: string; token: string | undefined }[] = [];
let answer: () => Response;

const success = () => Response.json({ success: true, errorCode: '', errorMsg: '', resultData: null });
const refusal = (errorCode: string, status = 200) =>
  Response.json({ success: false, errorCode, errorMsg: '不行', resultData: null }, { status });

beforeEach(() => {
  vi.stubGlobal('document', fakeCookies());
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    sent.push({ url, token: headers['X-Token'] });
    return answer();
  });
  sent.length = 0;
  answer = success;
});
afterEach(() => vi.unstubAllGlobals());

function openBoth() {
  const shop = createClient<Calls>({ prefix: '/api/', tokenCookie: 'token' });
  const desk = createClient<ConsoleCalls>({ prefix: '/api/console/', tokenCookie: 'consoleToken' });
  const shopSession = createSession({ token: 'token', userName: 'userName' });
  const deskSession = createSession({ token: 'consoleToken', operatorName: 'consoleOperatorName' });
  return { shop, desk, shopSession, deskSession };
}

describe('two clients side by side', () => {
  test('ask under their own prefix, each with its own token', async () => {
    const { shop, desk, shopSession, deskSession } = openBoth();
    shopSession.keepSession({ token: 'of-the-shop', userName: '王晓燕' });
    deskSession.keepSession({ token: 'of-the-desk', operatorName: '值班' });
    await shop.call('Account/GetCurrent', {});
    await desk.call('Operator/GetCurrent', {});
    expect(sent).toEqual([
      { url: '/api/Account/GetCurrent', token: 'of-the-shop' },
      { url: '/api/console/Operator/GetCurrent', token: 'of-the-desk' },
    ]);
  });

  test('a login or a logout of one leaves the other as it was', () => {
    const { shopSession, deskSession } = openBoth();
    shopSession.keepSession({ token: 'of-the-shop', userName: '王晓燕' });
    deskSession.keepSession({ token: 'of-the-desk', operatorName: '值班' });
    expect(shopSession.readSession()).toEqual({ token: 'of-the-shop', userName: '王晓燕' });
    deskSession.dropSession();
    expect(deskSession.hasToken()).toBe(false);
    expect(deskSession.readSession()).toEqual({ token: '', operatorName: '' });
    expect(shopSession.readToken()).toBe('of-the-shop');
  });

  test('an expired session is told to its own app alone', async () => {
    const { shop, desk } = openBoth();
    const heard: string[] = [];
    shop.listen({ onExpired: () => heard.push('shop'), onTransportError: () => heard.push('shop line') });
    desk.listen({ onExpired: () => heard.push('desk'), onTransportError: () => heard.push('desk line') });
    answer = () => refusal('2');
    void desk.call('Operator/GetCurrent', {});
    await vi.waitFor(() => expect(heard).toEqual(['desk']), { timeout: 60_000 });
    answer = () => refusal('9', 502);
    await expect(shop.call('Account/GetCurrent', {})).rejects.toBeInstanceOf(TransportError);
    expect(heard).toEqual(['desk', 'shop line']);
  });
});

describe('a client', () => {
  test('leaves the token at home where everybody is answered alike', async () => {
    const shop = createClient<Calls>({ prefix: '/api/', tokenCookie: 'token', tokenless: ['Help/GetTree'] });
    writeCookie('token', 'of-the-shop');
    await shop.call('Help/GetTree', {});
    await shop.call('Account/GetCurrent', {});
    expect(sent.map(({ token }) => token)).toEqual([undefined, 'of-the-shop']);
  });

  test('without a login sends no token', async () => {
    await openBoth().shop.call('Help/GetTree', {});
    expect(sent).toEqual([{ url: '/api/Help/GetTree', token: undefined }]);
  });

  test('throws what the server refused, and tells nobody of a quiet call', async () => {
    const { shop } = openBoth();
    const onTransportError = vi.fn();
    shop.listen({ onExpired: () => {}, onTransportError });
    answer = () => refusal('1');
    await expect(shop.call('Help/GetTree', {})).rejects.toBeInstanceOf(CallError);
    answer = () => refusal('9', 500);
    await expect(shop.quietCall('Help/GetTree', {})).rejects.toBeInstanceOf(TransportError);
    expect(onTransportError).not.toHaveBeenCalled();
  });
});

test('a session drops what is empty, keeps what it was not told of, and knows only its own', () => {
  const session = createSession({ token: 'token', userPwd: 'userPwd' });
  writeCookie('sidebarStatus', '0');
  session.keepSession({ token: 'a', userPwd: 'once' });
  session.keepSession({ userPwd: '' });
  expect(session.readSession()).toEqual({ token: 'a', userPwd: '' });
  session.dropSession();
  expect(document.cookie).toBe('sidebarStatus=0');
});

test('a call that was sent already is not sent again, and its answer is given out as any other', async () => {
  const asked: string[][] = [];
  const shop = createClient<Calls>({
    prefix: '/api/',
    tokenCookie: 'token',
    takeEarly: (...call) => (asked.push(call) === 1 ? Promise.resolve(refusal('5')) : undefined),
  });
  writeCookie('token', 'mine');
  await expect(shop.call('Account/GetCurrent', {})).rejects.toThrow(CallError);
  expect([asked, sent]).toEqual([[['/api/Account/GetCurrent', '{}', 'mine']], []]);
  await shop.call('Account/GetCurrent', {});
  expect(sent).toHaveLength(1);
});
