import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/testApp';
import { demoPassword } from '../../demo/people.data';
import { asSent } from '../lib/passwords';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ rateLimit: true });
});
afterAll(() => test.close());

const post = (url: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });

describe('faults of the transport', () => {
  it.each([
    ['broken JSON', '{"a":', 400, '5'],
    ['a poisoned prototype', '{"__proto__":{"admin":true}}', 400, '5'],
    ['more than 64 KiB', JSON.stringify({ x: 'x'.repeat(64 * 1024) }), 413, '5'],
  ])('%s', async (_, payload, status, errorCode) => {
    const response = await post('/api/Help/GetTree', payload);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({
      success: false,
      errorCode,
      errorMsg: expect.stringMatching(/\p{Script=Han}/u),
    });
    expect(response.body).not.toMatch(/at .*\.(ts|js)/);
  });

  it('an unknown call, and a known one by GET', async () => {
    for (const response of [await post('/api/No/Such', '{}'), await test.app.inject('/api/Help/GetTree')]) {
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ success: false, errorCode: '4', errorMsg: '请求的接口不存在' });
    }
  });

  it('more than a call needs, where a call needs more', async () => {
    const lines = (count: number) => JSON.stringify({ lines: Array(count).fill({ key: '螺'.repeat(100), qty: 0 }) });
    const buyer = { accountNo: 'buyer', accountPwd: asSent(demoPassword) };
    const login = await test.call('Account/Login', buyer, { address: '203.0.113.9' });
    const authtoken = login.success ? login.resultData.token : '';
    expect((await post('/api/QuickOrder/Match', lines(500), { authtoken })).json()).toMatchObject({ success: true });
    expect((await post('/api/QuickOrder/Match', lines(700), { authtoken })).statusCode).toBe(413);
  });

  it.each([
    ['lists in lists in lists', '['.repeat(30_000)],
    ['objects in objects', `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`],
    ['the character 0', '{"searchKey":"a\\u0000"}'],
    ['half a character', '{"searchKey":"a\\ud800"}'],
    ['the other half', '{"searchKey":"\\uDC00a"}'],
    ['half a character as a name', '{"searchKey":"a","\\ud800":1}'],
  ])('%s', async (_, payload) => {
    const response = await post('/api/Help/Search', payload);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ success: false, errorCode: '5', fields: { body: expect.any(String) } });
  });

  it('whole characters, deep strings and escaped escapes are taken as they are', async () => {
    for (const searchKey of ['\ud83d\ude00', '[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[', '\\u0000', '\\ud800']) {
      const written = JSON.stringify({ searchKey }).replace('😀', '\\ud83d\\ude00');
      expect((await post('/api/Help/Search', written)).json()).toMatchObject({ success: true });
    }
  });

  it('a body that has to be unpacked first', async () => {
    const packed = gzipSync(Buffer.alloc(1024 * 1024));
    for (const url of ['/api/Help/GetTree', '/api/File/Upload', '/notify/alipay']) {
      const type = url === '/api/File/Upload' ? 'multipart/form-data; boundary=x' : 'application/json';
      const response = await post(url, packed, { 'content-encoding': 'gzip', 'content-type': type });
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({ success: false, errorMsg: expect.stringMatching(/格式不受支持/) });
    }
  });

  it('a form that ends in the middle', async () => {
    const partHeader = 'content-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';
    for (const body of [`--x\r\n${partHeader}`, '--x\r\n', 'nonsense']) {
      const response = await post('/api/File/Upload', body, { 'content-type': 'multipart/form-data; boundary=x' });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        success: false,
        errorCode: '5',
        errorMsg: '上传的内容不完整，请重新上传',
      });
    }
  });

  it('a path that climbs out of its folder', async () => {
    for (const url of ['/demo/goods/..%2f..%2fpackage.json', '/demo/goods/%2e%2e%5cpackage.json', '/demo/goods/%00']) {
      const response = await test.app.inject(url);
      expect([400, 403, 404]).toContain(response.statusCode);
      expect(response.json()).toMatchObject({ success: false, errorMsg: expect.stringMatching(/\p{Script=Han}/u) });
    }
  });

  it('another content type', async () => {
    const response = await post('/api/Help/GetTree', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ success: false });
  });

  it('too many logins from one address', async () => {
    const body = JSON.stringify({ accountNo: 'nobody_x', accountPwd: 'A'.repeat(32) });
    const answers = [];
    for (let at = 0; at < 61; at += 1) answers.push(await post('/api/Account/Login', body));
    expect(answers.at(59)?.statusCode).toBe(200);
    expect(answers.at(60)?.statusCode).toBe(429);
    expect(answers.at(60)?.json()).toMatchObject({
      success: false,
      errorCode: '7',
      errorMsg: '操作过于频繁，请稍后再试',
    });
    expect((await post('/api/Help/GetTree', '{}')).statusCode).toBe(200);
  });

  it('too many tries of anything from one address, counted together', async () => {
    const from = (remoteAddress: string) => ({ remoteAddress, headers: { host: 'localhost' } });
    const flood = from('203.0.113.7');
    for (let at = 0; at < 3000; at += 1) {
      await test.app.inject({ url: '/healthz', ...flood });
      await test.app.inject({ url: '/no/such/page', ...flood });
    }
    const call = { method: 'POST', url: '/api/Help/GetTree' } as const;
    const refused = await test.app.inject({ ...call, ...flood });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ success: false, errorCode: '7', errorMsg: '操作过于频繁，请稍后再试' });
    expect((await test.app.inject({ ...call, ...from('203.0.113.8') })).statusCode).toBe(200);
  });

  it.each(['', '!!!', 'a b', '<script>', `${'x'.repeat(300)}.com`, '[::', 'localhost:99999'])(
    'a host header %s finds the default site',
    async (host) => {
      const response = await post('/api/Help/GetTree', '{}', { host });
      expect(response.json()).toMatchObject({ success: true });
      expect(response.json().resultData.length).toBeGreaterThan(0);
    },
  );

  it('a fault of ours tells a trace id and nothing else', async () => {
    await test.database.run('alter table help_group rename to help_group_gone');
    const response = await post('/api/Help/GetTree', '{}');
    await test.database.run('alter table help_group_gone rename to help_group');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      success: false,
      errorCode: '9',
      errorMsg: '系统繁忙，请稍后重试',
      resultData: null,
      traceId: response.headers['x-request-id'],
    });
  });
});

describe('every answer', () => {
  it('carries a request id and the security headers', async () => {
    const { headers } = await post('/api/Help/GetTree', '{}');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['content-security-policy']).toMatch(/default-src 'self'.*object-src 'none'.*frame-ancestors 'none'/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('is compressed when it is long and the client can read it', async () => {
    const response = await post('/api/ShopHostUrlMapTemplate/GetList', '{}', { 'accept-encoding': 'gzip' });
    expect(response.headers['content-encoding']).toBe('gzip');
  });
});

describe('for those who run it', () => {
  it('answers health, readiness and the documented calls', async () => {
    expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await test.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    expect((await test.app.inject('/api-docs')).statusCode).toBeLessThan(400);
    const document = (await test.app.inject('/api-docs/json')).json();
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/api/Account/Login', '/api/File/Upload']));
  });
});
