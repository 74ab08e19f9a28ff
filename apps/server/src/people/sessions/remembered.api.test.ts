import type { LoginResult } from '@yigou/contract/people/sessions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worldTime } from '../../../test/template';
import { type TestApp, testApp } from '../../../test/testApp';
import { asSent } from '../../ground/lib/passwords';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(() => test.clock.set(worldTime));
afterAll(() => test.close());

const current = (token: string) => test.call('Account/GetCurrent', {}, { token });
const resume = (userPwd = '') => test.call('Account/Resume', { userPwd });
const expired = { success: false, errorCode: '2' };
const refused = { success: false, errorCode: '1' };

async function must(answer: ReturnType<typeof resume>): Promise<LoginResult> {
  const given = await answer;
  if (!given.success) throw new Error(given.errorMsg);
  return given.resultData;
}

const logIn = () =>
  must(test.call('Account/Login', { accountNo: 'buyer', accountPwd: asSent('Yigou@2026'), remember: true }));

describe('记住我', () => {
  it('resumes once per credential and hands out the next', async () => {
    const first = await logIn();
    const second = await must(resume(first.userPwd));
    expect(second.userPwd).not.toBe(first.userPwd);
    expect(await current(second.token)).toMatchObject({ success: true });
    const third = await must(resume(second.userPwd));
    expect(await current(third.token)).toMatchObject({ success: true });
  });

  it('used twice ends, with all its sessions, and nobody else’s', async () => {
    const other = await logIn();
    const first = await logIn();
    const second = await must(resume(first.userPwd));
    expect(await resume(first.userPwd)).toMatchObject(refused);
    for (const { token } of [first, second]) expect(await current(token)).toMatchObject(expired);
    expect(await resume(second.userPwd)).toMatchObject(refused);
    expect(await current(other.token)).toMatchObject({ success: true });
    expect(await resume(other.userPwd)).toMatchObject({ success: true });
  });

  it.each(['x', '.', 'a.b.c', '..', ' . ', 'x'.repeat(200)])('forged as %j is nothing', async (userPwd) => {
    expect(await resume(userPwd)).toMatchObject(refused);
  });

  it('ends with the logout, with every session that came by it', async () => {
    const kept = await logIn();
    const first = await logIn();
    const { token, userPwd } = await must(resume(first.userPwd));
    await test.call('Account/Logout', {}, { token });
    expect(await resume(userPwd)).toMatchObject(refused);
    for (const dead of [first.token, token]) expect(await current(dead)).toMatchObject(expired);
    expect(await current(kept.token)).toMatchObject({ success: true });
  });

  it('lasts thirty days without use', async () => {
    const { token, userPwd } = await logIn();
    test.clock.advanceMinutes(29 * 24 * 60);
    expect(await current(token)).toMatchObject({ success: true });
    test.clock.advanceMinutes(31 * 24 * 60);
    expect(await resume(userPwd)).toMatchObject(refused);
    expect(await current(token)).toMatchObject(expired);
  });

  it('wants the password after ninety days whatever happens', async () => {
    let { token, userPwd } = await logIn();
    for (let day = 20; day < 90; day += 20) {
      test.clock.advanceMinutes(20 * 24 * 60);
      ({ token, userPwd } = await must(resume(userPwd)));
    }
    test.clock.advanceMinutes(9 * 24 * 60);
    expect(await current(token)).toMatchObject({ success: true });
    test.clock.advanceMinutes(24 * 60);
    expect(await current(token)).toMatchObject(expired);
    expect(await resume(userPwd)).toMatchObject(refused);
  });
});
