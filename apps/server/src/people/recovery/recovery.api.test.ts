import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../test/buying';
import { type TestApp, testApp } from '../../../test/testApp';
import { outbox } from '../../ground/jobs/outbox.tables';
import { asSent } from '../../ground/lib/passwords';
import { removeOldCodes } from './recovery.service';
import { recoveryCodes } from './recovery.tables';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const fresh = 'Fresh@2026';
const send = (accountNo: string, channel: 'mail' | 'mobile' = 'mail', address = '10.0.0.1') =>
  test.call('Account/SendCode', { accountNo, channel }, { address });
const messages = async () => (await test.db.select().from(outbox)).map(({ message }) => message);
const codeTo = async (to: string) =>
  (await messages())
    .filter((message) => message.to === to)
    .at(-1)
    ?.text.match(/验证码是 (\d{6})/)?.[1] ?? '';
const reset = (accountNo: string, code: string, newPwd = fresh, address = '10.0.0.1') =>
  test.call('Account/ResetPassword', { accountNo, code, newPwd }, { address });
const wrong = { success: false, errorMsg: '验证码不正确或已失效，请核对后重试，或重新获取' };

describe('a forgotten password', () => {
  it('comes back by a mailed code: once, with the rules of every password, and all sessions end', async () => {
    const { token } = await test.logIn('buyer');
    must(await send('buyer'));
    const code = await codeTo('buyer@example.com');
    expect(await reset('buyer', code, 'Yigou@2026')).toMatchObject({
      errorMsg: '新密码不能与最近 5 次使用过的密码相同',
    });
    must(await reset('buyer', code));
    expect(await test.call('Account/GetCurrent', {}, { token })).toMatchObject({ errorCode: '2' });
    must(await test.call('Account/Login', { accountNo: 'buyer', accountPwd: asSent(fresh) }));
    expect(await reset('buyer', code, 'Other@2026')).toMatchObject(wrong);
    expect((await messages()).at(-1)).toMatchObject({ kind: 'mail', subject: '您的登录密码已重新设置' });
  });

  it('goes to the mobile too, asked for by its number', async () => {
    must(await send('13800000003', 'mobile'));
    expect((await messages()).at(-1)).toMatchObject({ kind: 'sms', to: '13800000003' });
    must(await reset('approver', await codeTo('13800000003')));
  });

  it('answers for a name that does not exist as for one that does, and sends nothing', async () => {
    const before = (await messages()).length;
    expect(await send('nobody')).toEqual(await send('finance', 'mail', '10.0.0.2'));
    expect((await messages()).length).toBe(before + 1);
    expect(await reset('nobody', '123456')).toMatchObject(wrong);
    for (let sent = 1; sent < 5; sent += 1) must(await send('nobody'));
    expect(await send('nobody')).toMatchObject({ errorCode: '7', errorMsg: '获取验证码过于频繁，请一小时后再试' });
  });

  it('takes five tries and ten minutes, and only the last code', async () => {
    must(await send('receiver'));
    const first = await codeTo('receiver@example.com');
    must(await send('receiver'));
    const code = await codeTo('receiver@example.com');
    if (first !== code) expect(await reset('receiver', first)).toMatchObject(wrong);
    const miss = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 4; tries += 1) expect(await reset('receiver', miss)).toMatchObject(wrong);
    expect(await reset('receiver', code)).toMatchObject(wrong);
    must(await send('receiver'));
    test.clock.advanceMinutes(11);
    expect(await reset('receiver', await codeTo('receiver@example.com'))).toMatchObject(wrong);
    test.clock.advanceMinutes(60);
    must(await send('receiver'));
    must(await reset('receiver', await codeTo('receiver@example.com')));
  });

  it('cannot be blocked by a stranger elsewhere: neither by asking nor by trying', async () => {
    const full = { errorCode: '7', errorMsg: '获取验证码过于频繁，请一小时后再试' };
    const finance = { accountNo: 'finance', accountPwd: asSent('Yigou@2026') };
    must(await test.call('Account/Login', finance, { address: '10.1.0.1' }));
    // Five from one address, twenty from all of them.
    for (let at = 0; at < 20; at += 1) must(await send('finance', 'mail', `10.2.0.${Math.floor(at / 5)}`));
    expect(await send('finance', 'mail', '10.2.0.0')).toMatchObject(full);
    expect(await send('finance', 'mail', '10.3.0.0')).toMatchObject(full);
    // Where the owner has been before, they are still sent one.
    must(await send('finance', 'mail', '10.1.0.1'));
    const code = await codeTo('finance@example.com');
    const miss = code === '000000' ? '000001' : '000000';
    for (let at = 0; at < 25; at += 1) expect(await reset('finance', miss, fresh, `10.4.0.${at}`)).toMatchObject(wrong);
    // Others have no tries left, not even with the right one; whoever asked for it has all of theirs.
    expect(await reset('finance', code, fresh, '10.5.0.1')).toMatchObject(wrong);
    must(await reset('finance', code, fresh, '10.1.0.1'));
  });

  it('is entered where it was not asked for, and a newer one asked for elsewhere does not replace it here', async () => {
    must(await send('buyer2', 'mail', '10.6.0.1'));
    const own = await codeTo('buyer2@example.com');
    must(await send('buyer2', 'mail', '10.6.0.2'));
    const newer = await codeTo('buyer2@example.com');
    must(await reset('buyer2', own, fresh, '10.6.0.1'));
    must(await reset('buyer2', newer, 'Other@2026', '10.6.0.3'));
  });

  it('leaves no codes behind', async () => {
    test.clock.advanceMinutes(2 * 24 * 60);
    await removeOldCodes(test.db, test.clock.now());
    expect(await test.db.$count(recoveryCodes)).toBe(0);
  });
});
