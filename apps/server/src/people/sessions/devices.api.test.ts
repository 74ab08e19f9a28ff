import type { LoginDevice } from '@yigou/contract/people/sessions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worldTime } from '../../../test/template';
import { type TestApp, testApp } from '../../../test/testApp';
import { asSent } from '../../ground/lib/passwords';

let test: TestApp;
beforeEach(async () => {
  test.clock.set(worldTime);
});
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

async function logIn(accountNo: string, who: { address?: string; agent?: string } = {}, remember = false) {
  const answer = await test.call('Account/Login', { accountNo, accountPwd: asSent('Yigou@2026'), remember }, who);
  if (!answer.success) throw new Error(answer.errorMsg);
  return answer.resultData;
}

async function devices(token: string): Promise<LoginDevice[]> {
  const answer = await test.call('Account/GetSessions', {}, { token });
  if (!answer.success) throw new Error(answer.errorMsg);
  return answer.resultData;
}

const isAlive = async (token: string) => (await test.call('Account/GetCurrent', {}, { token })).success;

describe('my devices', () => {
  it('are listed with browser, address and times, the latest first, and nobody else’s', async () => {
    await logIn('approver', { agent: windows });
    await logIn('finance', { agent: windows, address: '192.0.2.10' });
    test.clock.advanceMinutes(10);
    const { token } = await logIn('finance', { agent: phone, address: '192.0.2.20' }, true);
    expect(await devices(token)).toMatchObject([
      { isCurrent: true, isRemembered: true, deviceName: 'Safari · iOS', isPhone: true, address: '192.0.2.20' },
      { isCurrent: false, isRemembered: false, deviceName: 'Chrome · Windows', isPhone: false, address: '192.0.2.10' },
    ]);
  });

  it('can be logged out one by one, with their 记住我', async () => {
    const lost = await logIn('receiver', { agent: phone }, true);
    const { token } = await logIn('receiver');
    const [, other] = await devices(token);
    expect(await test.call('Account/EndSession', { sessionId: other?.sessionId ?? 0 }, { token })).toMatchObject({
      success: true,
    });
    expect(await isAlive(lost.token)).toBe(false);
    expect(await test.call('Account/Resume', { userPwd: lost.userPwd ?? '' })).toMatchObject({ success: false });
    expect(await isAlive(token)).toBe(true);
  });

  it('of somebody else are not there', async () => {
    const { token: theirs } = await logIn('admin');
    const [device] = await devices(theirs);
    const { token } = await logIn('buyer');
    const answer = await test.call('Account/EndSession', { sessionId: device?.sessionId ?? 0 }, { token });
    expect(answer).toMatchObject({ success: false, errorCode: '4' });
    expect(await isAlive(theirs)).toBe(true);
  });

  it('can all be logged out but this one, which keeps its 记住我', async () => {
    const others = [await logIn('admin2', {}, true), await logIn('admin2')];
    const { token, userPwd = '' } = await logIn('admin2', {}, true);
    const { token: stranger } = await logIn('buyer2');
    expect(await test.call('Account/EndOtherSessions', {}, { token })).toMatchObject({ success: true });
    for (const other of others) expect(await isAlive(other.token)).toBe(false);
    expect(await test.call('Account/Resume', { userPwd: others[0]?.userPwd ?? '' })).toMatchObject({ success: false });
    expect([await isAlive(token), await isAlive(stranger)]).toEqual([true, true]);
    expect(await test.call('Account/Resume', { userPwd })).toMatchObject({ success: true });
  });
});
