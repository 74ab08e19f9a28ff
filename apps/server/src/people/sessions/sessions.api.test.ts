import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anotherCompany } from '../../../test/builders';
import { worldTime } from '../../../test/template';
import { type TestApp, testApp } from '../../../test/testApp';
import { outbox } from '../../ground/jobs/outbox.tables';
import { asSent } from '../../ground/lib/passwords';
import { enableAccount } from '../accounts/accounts.service';
import { remembered, sessions } from './sessions.tables';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(() => test.clock.set(worldTime));
afterAll(() => test.close());

const login = (accountNo: string, password: string, remember = false) =>
  test.call('Account/Login', { accountNo, accountPwd: asSent(password), remember });
const current = (token: string) => test.call('Account/GetCurrent', {}, { token });
const expired = { success: false, errorCode: '2', errorMsg: '登录状态已过期，请重新登录' };

describe('login', () => {
  it('gives a token and who it is; the account number is trimmed and has no case', async () => {
    const answer = await login('  Buyer ', 'Yigou@2026');
    expect(answer).toMatchObject({
      success: true,
      resultData: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        userName: '王晓燕',
        customerName: '华东精密制造有限公司',
        companyId: expect.any(Number),
        hostId: expect.any(Number),
      },
    });
    expect(answer.success && 'userPwd' in answer.resultData).toBe(false);
  });

  it('takes the mobile number too', async () => {
    expect(await login('13800000002', 'Yigou@2026')).toMatchObject({
      success: true,
      resultData: { userName: '王晓燕' },
    });
  });

  it('says the same for a wrong password and for a name nobody has', async () => {
    const refusal = { success: false, errorCode: '1', errorMsg: '账号或者密码不正确' };
    expect(await login('finance', 'Wrong@2026')).toMatchObject(refusal);
    expect(await login('nobody_here', 'Wrong@2026')).toMatchObject(refusal);
  });

  it('keeps neither token nor credential in clear', async () => {
    const answer = await login('buyer', 'Yigou@2026', true);
    if (!answer.success) throw new Error(answer.errorMsg);
    const stored = JSON.stringify([await test.db.select().from(sessions), await test.db.select().from(remembered)]);
    expect(stored).not.toContain(answer.resultData.token);
    expect(stored).not.toContain(answer.resultData.userPwd);
  });

  it.each(['receiver', 'ghost_account'])('locks %s for 15 minutes after five failures', async (name) => {
    for (let at = 1; at <= 4; at += 1) expect(await login(name, 'Wrong@2026')).toMatchObject({ errorCode: '1' });
    expect(await login(name, 'Wrong@2026')).toMatchObject({ errorCode: '7' });
    expect(await login(name, 'Yigou@2026')).toMatchObject({
      errorCode: '7',
      errorMsg: expect.stringContaining('15 分钟'),
    });
    test.clock.advanceMinutes(14);
    expect(await login(name, 'Yigou@2026')).toMatchObject({ errorCode: '7' });
    test.clock.advanceMinutes(2);
    expect(await login(name, 'Yigou@2026')).toMatchObject(name === 'receiver' ? { success: true } : { errorCode: '1' });
  });

  it('stays open to the owner when a stranger elsewhere has tried in vain', async () => {
    const from = (address: string, password: string) =>
      test.call('Account/Login', { accountNo: 'admin', accountPwd: asSent(password) }, { address });
    for (let at = 0; at < 5; at += 1) await from('198.51.100.7', 'Wrong@2026');
    expect(await from('198.51.100.7', 'Yigou@2026')).toMatchObject({ errorCode: '7' });
    expect(await from('203.0.113.9', 'Yigou@2026')).toMatchObject({ success: true });
  });

  it('locks everywhere after many failures from many addresses, but not where the owner came from before', async () => {
    const from = (address: string, password: string) =>
      test.call('Account/Login', { accountNo: 'admin2', accountPwd: asSent(password) }, { address });
    expect(await from('203.0.113.1', 'Yigou@2026')).toMatchObject({ success: true });
    for (let at = 0; at < 49; at += 1) {
      expect(await from(`198.51.100.${Math.floor(at / 4)}`, 'Wrong@2026')).toMatchObject({ errorCode: '1' });
    }
    expect(await from('198.51.100.100', 'Wrong@2026')).toMatchObject({ errorCode: '7' });
    expect(await from('198.51.100.101', 'Yigou@2026')).toMatchObject({ errorCode: '7' });
    expect(await from('203.0.113.1', 'Yigou@2026')).toMatchObject({ success: true });
    // The owner's success ends the siege's count; a month later their address is like any other.
    expect(await from('198.51.100.101', 'Yigou@2026')).toMatchObject({ success: true });
  });

  it('forgets old failures after a success', async () => {
    for (let at = 0; at < 4; at += 1) await login('approver', 'Wrong@2026');
    expect(await login('approver', 'Yigou@2026')).toMatchObject({ success: true });
    for (let at = 0; at < 4; at += 1) expect(await login('approver', 'Wrong@2026')).toMatchObject({ errorCode: '1' });
    expect(await login('approver', 'Yigou@2026')).toMatchObject({ success: true });
  });
});

describe('session', () => {
  it('lives on by use and dies of two idle hours', async () => {
    const { token } = await test.logIn('buyer');
    for (let hours = 0; hours < 5; hours += 1) {
      test.clock.advanceMinutes(110);
      expect(await current(token)).toMatchObject({ success: true });
    }
    test.clock.advanceMinutes(121);
    expect(await current(token)).toMatchObject(expired);
  });

  it('ends after a day however busy it was', async () => {
    const { token } = await test.logIn('buyer');
    for (let hours = 1; hours < 24; hours += 1) {
      test.clock.advanceMinutes(60);
      expect(await current(token)).toMatchObject({ success: true });
    }
    test.clock.advanceMinutes(60);
    expect(await current(token)).toMatchObject(expired);
  });

  it('is accepted in either header', async () => {
    const { token } = await test.logIn('buyer');
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/Account/GetCurrent',
      headers: { 'x-token': token },
    });
    expect(response.json()).toMatchObject({ success: true });
  });

  it.each(['forged', 'x'.repeat(5000), "' or '1'='1", '../../etc'])('of a forged token %# is none', async (token) => {
    expect(await current(token)).toMatchObject(expired);
  });

  it('ends with the logout, which never fails', async () => {
    const { token } = await test.logIn('buyer');
    expect(await test.call('Account/Logout', {}, { token })).toMatchObject({ success: true });
    expect(await current(token)).toMatchObject(expired);
    expect(await test.call('Account/Logout', {}, { token })).toMatchObject({ success: true });
    expect(await test.call('Account/Logout', {})).toMatchObject({ success: true });
  });

  it('ends at once for a disabled account', async () => {
    const { token, userId } = await test.logIn('finance');
    await enableAccount(test.db, userId, false);
    expect(await current(token)).toMatchObject(expired);
    expect(await login('finance', 'Yigou@2026')).toMatchObject({
      errorCode: '1',
      errorMsg: expect.stringContaining('停用'),
    });
    await enableAccount(test.db, userId, true);
  });

  it('is nothing on the host of another company', async () => {
    await anotherCompany(test, 'other.example');
    const { token } = await test.logIn('buyer');
    const answer = await test.call('Account/GetCurrent', {}, { token, host: 'other.example' });
    expect(answer).toMatchObject(expired);
  });
});

describe('change of password', () => {
  const change = (token: string, from: string, to: string) =>
    test.call('Account/ChangePassword', { oldPwd: asSent(from), newPwd: to }, { token });

  it('ends every session, wants the old one, and remembers the last five', async () => {
    const other = await login('buyer2', 'Yigou@2026', true);
    if (!other.success) throw new Error(other.errorMsg);
    const { token } = await test.logIn('buyer2');
    expect(await change(token, 'Wrong@2026', 'Next@20261')).toMatchObject({
      errorCode: '1',
      errorMsg: '当前密码不正确',
    });
    expect(await change(token, 'Yigou@2026', 'Yigou@2026')).toMatchObject({
      errorCode: '1',
      errorMsg: expect.stringContaining('5 次'),
    });
    expect(await change(token, 'Yigou@2026', 'Next@20261')).toMatchObject({ success: true });
    for (const dead of [token, other.resultData.token]) expect(await current(dead)).toMatchObject(expired);
    expect(await test.call('Account/Resume', { userPwd: other.resultData.userPwd ?? '' })).toMatchObject({
      success: false,
    });
    expect(await login('buyer2', 'Yigou@2026')).toMatchObject({ errorCode: '1' });

    let password = 'Next@20261';
    for (const next of ['Next@20262', 'Next@20263', 'Next@20264', 'Next@20265']) {
      expect(await change((await test.logIn('buyer2', password)).token, password, next)).toMatchObject({
        success: true,
      });
      password = next;
    }
    const { token: last } = await test.logIn('buyer2', password);
    expect(await change(last, password, 'Next@20261')).toMatchObject({ errorCode: '1' });
    // Six passwords later the first one is free again.
    expect(await change(last, password, 'Yigou@2026')).toMatchObject({ success: true });
  });

  it('tells the owner by mail, from the same transaction', async () => {
    const mails = await test.db.select().from(outbox).where(eq(outbox.createdAt, worldTime));
    expect(mails.some((row) => row.message.to === 'buyer2@example.com' && row.sentAt === null)).toBe(true);
  });
});

// Last, as its locks lie in the future of all other tests.
describe('a month later', () => {
  it('the owner’s address is like any other', async () => {
    const from = (address: string, password: string) =>
      test.call('Account/Login', { accountNo: 'receiver', accountPwd: asSent(password) }, { address });
    expect(await from('203.0.113.1', 'Yigou@2026')).toMatchObject({ success: true });
    test.clock.advanceMinutes(31 * 24 * 60);
    for (let at = 0; at < 50; at += 1) await from(`198.51.100.${Math.floor(at / 4)}`, 'Wrong@2026');
    expect(await from('203.0.113.1', 'Yigou@2026')).toMatchObject({ errorCode: '7' });
  });
});
