import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pngPixel, uploadFile, uploadLicence } from '../test/builders';
import { buy, fillCart, must, preview, submissionOf, submit } from '../test/buying';
import { memoryStore, type TestApp, testApp } from '../test/testApp';
import { files } from './ground/files/files.tables';
import { gatewayMessages } from './money/payments/payments.tables';
import { passwordTries } from './people/accounts/accounts.tables';
import { sessions } from './people/sessions/sessions.tables';
import { cleanUp } from './workers';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await testApp();
  token = (await test.logIn('buyer')).token;
});
afterAll(() => test.close());

const night = () => cleanUp(test.db, memoryStore(test.files), test.clock.now());
const upload = async (kind: string): Promise<string> => {
  const file = { name: 'x.png', bytes: pngPixel };
  return (await uploadFile(test, { kind, file }, 'localhost', token)).body.resultData.fileId;
};
const rows = async () => (await test.db.select().from(files)).map((row) => row.fileId).sort();
const bytes = () => [...test.files.keys()].sort();

it('files: what is in use and what is new stays, rows and bytes', async () => {
  const [voucher, attachment] = [await upload('voucher'), await upload('attachment')];
  const { orderId } = await buy(test, token, [['DL-A4-70', 10]], 'transfer');
  must(await test.call('Payment/UploadVoucher', { orderIds: [orderId], fileId: voucher }, { token }));
  await fillCart(test, token, [['DL-A4-70', 10]]);
  const form = submissionOf(await preview(test, token), 'transfer', { attachmentIds: [attachment] });
  must(await submit(test, token, form));
  await upload('voucher');
  await upload('attachment');
  await uploadLicence(test);
  test.files.set(randomUUID(), pngPixel);

  test.clock.advanceMinutes(23 * 60);
  const fresh = await uploadLicence(test);
  test.clock.advanceMinutes(2 * 60);
  await night();
  const kept = [voucher, attachment, fresh].sort();
  expect(await rows()).toEqual(kept);
  expect(bytes()).toEqual(kept);
});

it('password tries of before yesterday, locked or not', async () => {
  const guess = () => test.call('Account/Login', { accountNo: 'nobody_x', accountPwd: 'A'.repeat(32) });
  const tried = () => test.db.$count(passwordTries, eq(passwordTries.accountKey, 'nobody_x'));
  for (let at = 0; at < 6; at += 1) await guess();
  test.clock.advanceMinutes(12 * 60);
  await night();
  expect(await tried()).toBe(2);
  test.clock.advanceMinutes(13 * 60);
  await night();
  expect(await tried()).toBe(0);
});

it('the addresses from which an owner came, after a month', async () => {
  await test.logIn('receiver');
  const known = () => test.db.$count(passwordTries, eq(passwordTries.accountKey, 'receiver'));
  test.clock.advanceMinutes(29 * 24 * 60);
  await night();
  expect(await known()).toBe(1);
  test.clock.advanceMinutes(2 * 24 * 60);
  await night();
  expect(await known()).toBe(0);
});

it('refused messages of gateways after a month, and only those', async () => {
  const send = (payload: string) => test.app.inject({ method: 'POST', url: '/notify/alipay', payload });
  await send('x'.repeat(60_000));
  const notice = { channel: 'alipay', receivedAt: test.clock.now(), headers: {}, body: 'x', outcome: 'paid' } as const;
  await test.db.insert(gatewayMessages).values(notice);
  test.clock.advanceMinutes(29 * 24 * 60);
  await night();
  expect(await test.db.$count(gatewayMessages)).toBe(2);
  test.clock.advanceMinutes(2 * 24 * 60);
  await night();
  expect((await test.db.select().from(gatewayMessages)).map((each) => each.outcome)).toEqual(['paid']);
});

it('expired sessions', async () => {
  await night();
  expect(await test.db.$count(sessions)).toBe(0);
});
