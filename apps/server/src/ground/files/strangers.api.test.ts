import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pngPixel, uploadFile } from '../../../test/builders';
import { worldTime } from '../../../test/template';
import { type TestApp, testApp } from '../../../test/testApp';
import { files } from './files.tables';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(files);
  test.files.clear();
  test.clock.set(worldTime);
});

const file = { name: '执照.png', bytes: pngPixel };
const leave = async (kind = 'licence') => (await uploadFile(test, { kind, file })).body;
const stored = async () => [await test.db.$count(files), test.files.size];

describe('a stranger', () => {
  it.each(['voucher', 'attachment'])('may not leave a %s', async (kind) => {
    expect(await leave(kind)).toMatchObject({ success: false, errorCode: '2' });
    expect(await stored()).toEqual([0, 0]);
  });

  it('may leave fifty licences a day', async () => {
    for (let at = 0; at < 50; at += 1) expect(await leave()).toMatchObject({ success: true });
    expect(await leave()).toMatchObject({
      success: false,
      errorCode: '7',
      errorMsg: '营业执照上传次数过多，请明天再试或联系客服',
    });
    expect(await stored()).toEqual([50, 50]);
    test.clock.advanceMinutes(24 * 60 + 1);
    expect(await leave()).toMatchObject({ success: true });
  });

  it('finds no room when all strangers together have left too much, and an account does', async () => {
    expect(await leave()).toMatchObject({ success: true });
    await test.db.update(files).set({ size: 500 * 1024 * 1024, fromAddress: '203.0.113.9' });
    expect(await leave()).toMatchObject({ success: false, errorCode: '7' });
    const { token } = await test.logIn('buyer');
    const own = await uploadFile(test, { kind: 'voucher', file }, 'localhost', token);
    expect(own.body).toMatchObject({ success: true });
  });

  it('of many who come at once, no more are let in', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => leave()));
    expect(answers.filter((answer) => answer.success)).toHaveLength(50);
    expect(await stored()).toEqual([50, 50]);
  });
});
