import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngPixel, uploadFile } from '../../../test/builders';
import { buy, must } from '../../../test/buying';
import { type TestApp, testApp } from '../../../test/testApp';
import { files } from './files.tables';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const stored = async () => (await test.db.select().from(files)).length + test.files.size;

describe('download', () => {
  const fetchFile = (fileId: string, token?: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/File/Get',
      headers: { 'content-type': 'application/json', host: 'localhost', ...(token && { authtoken: token }) },
      payload: JSON.stringify({ fileId }),
    });

  it('gives a slip to who uploaded it and to who may see the order, as a file, and to nobody else', async () => {
    const { token } = await test.logIn('buyer');
    const slip = { kind: 'voucher', file: { name: '回单 1.png', bytes: pngPixel } };
    const { fileId } = (await uploadFile(test, slip, 'localhost', token)).body.resultData;
    const own = await fetchFile(fileId, token);
    expect(own.rawPayload).toEqual(pngPixel);
    expect(own.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': "attachment; filename*=UTF-8''%E5%9B%9E%E5%8D%95%201.png",
      'x-content-type-options': 'nosniff',
    });
    const { token: finance } = await test.logIn('finance');
    expect((await fetchFile(fileId, finance)).json()).toMatchObject({ errorCode: '4' });
    const { orderId } = await buy(test, token, [['DL-A4-70', 10]], 'transfer');
    must(await test.call('Payment/UploadVoucher', { orderIds: [orderId], fileId }, { token }));
    expect((await fetchFile(fileId, finance)).rawPayload).toEqual(pngPixel);
    const { token: stranger } = await test.logIn('admin2');
    expect((await fetchFile(fileId, stranger)).json()).toMatchObject({ errorCode: '4' });
    expect((await fetchFile(fileId)).json()).toMatchObject({ errorCode: '2' });
    expect((await fetchFile('x', token)).json()).toMatchObject({ errorCode: '5' });
  });
});

describe('a file that another server keeps', () => {
  it('is told as such, and not as a fault', async () => {
    const { token } = await test.logIn('buyer');
    const slip = { kind: 'voucher', file: { name: '回单.png', bytes: pngPixel } };
    const { fileId } = (await uploadFile(test, slip, 'localhost', token)).body.resultData;
    test.files.delete(fileId);
    const headers = { 'content-type': 'application/json', host: 'localhost', authtoken: token };
    const got = await test.app.inject({ method: 'POST', url: '/api/File/Get', headers, payload: { fileId } });
    expect(got.statusCode).toBe(200);
    expect(got.headers['content-disposition']).toBeUndefined();
    expect(got.json()).toMatchObject({
      success: false,
      errorCode: '1',
      errorMsg: expect.stringContaining('暂时无法读取'),
    });
  });
});

describe('upload', () => {
  it.each([
    ['voucher', ['admin', 'buyer', 'finance']],
    ['attachment', ['admin', 'buyer']],
    ['licence', ['admin', 'buyer', 'approver', 'finance', 'receiver']],
  ])('of a %s is for %j alone', async (kind, may) => {
    for (const name of ['admin', 'buyer', 'approver', 'finance', 'receiver']) {
      const { token } = await test.logIn(name);
      const before = await stored();
      const { body } = await uploadFile(test, { kind, file: { name: 'a.png', bytes: pngPixel } }, 'localhost', token);
      if (may.includes(name)) expect(body, name).toMatchObject({ success: true });
      else expect(body, name).toMatchObject({ success: false, errorCode: '3' });
      expect(await stored()).toBe(before + (may.includes(name) ? 2 : 0));
    }
  });

  it('keeps a picture', async () => {
    const { body } = await uploadFile(test, { kind: 'licence', file: { name: '执照.png', bytes: pngPixel } });
    expect(body).toMatchObject({ success: true, resultData: { fileName: '执照.png', size: pngPixel.length } });
    expect(test.files.get(body.resultData.fileId)).toEqual(pngPixel);
  });

  it.each([
    [
      'a script that calls itself a picture',
      { kind: 'licence', file: { name: 'a.png', bytes: Buffer.from('<script>alert(1)</script>') } },
    ],
    [
      'an svg',
      { kind: 'licence', file: { name: 'a.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') } },
    ],
    ['nothing', { kind: 'licence' }],
    ['an empty file', { kind: 'licence', file: { name: 'a.png', bytes: Buffer.alloc(0) } }],
    ['an unknown purpose', { kind: 'constructor', file: { name: 'a.png', bytes: pngPixel } }],
    [
      '6 MB',
      { kind: 'licence', file: { name: 'a.png', bytes: Buffer.concat([pngPixel, Buffer.alloc(6 * 1024 * 1024)]) } },
    ],
  ])('refuses %s and keeps nothing', async (_, part) => {
    const before = await stored();
    const { body } = await uploadFile(test, part);
    expect(body).toMatchObject({ success: false, errorMsg: expect.stringMatching(/文件|格式|内容/) });
    expect(await stored()).toBe(before);
  });

  it('shows a name that says what it is', async () => {
    const { body } = await uploadFile(test, { kind: 'licence', file: { name: '执照\u202Egnp.exe', bytes: pngPixel } });
    expect(body.resultData.fileName).toBe('执照gnp.png');
  });

  it('reads no more of a name than a name can be', async () => {
    const name = `${'. '.repeat(39_000)}x`;
    const { body } = await uploadFile(test, { kind: 'licence', file: { name, bytes: pngPixel } });
    expect(body.resultData.fileName).toBe('未命名.png');
  });

  it('never uses the given name as a path', async () => {
    const { body } = await uploadFile(test, { kind: 'licence', file: { name: '../../etc/passwd', bytes: pngPixel } });
    expect(body.resultData.fileName).not.toMatch(/[/\\]/);
  });
});
