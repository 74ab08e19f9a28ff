import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../test/buying';
import { type TestApp, testApp } from '../../../test/testApp';
import { asSent } from '../../ground/lib/passwords';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await testApp();
  token = (await test.logIn('buyer')).token;
});
afterAll(() => test.close());

/** As the form does it: everything is sent, and this is changed. */
async function edit(change: object) {
  const { userName, mobile, email } = must(await test.call('Account/GetCurrent', {}, { token })).resultData;
  return test.callRaw('Account/EditCurrent', { userName, mobile, email, ...change }, { token });
}

describe('own profile', () => {
  it('tells who, where and in which roles, in Shanghai time', async () => {
    expect(await test.call('Account/GetCurrent', {}, { token })).toMatchObject({
      resultData: {
        accountNo: 'buyer',
        userName: '王晓燕',
        orgName: '行政部',
        roleNames: ['采购员'],
        createTime: '2026-11-15 10:00:00',
        lastLoginTime: '2026-11-15 10:00:00',
      },
    });
  });

  it('never carries a password', async () => {
    expect(JSON.stringify(await test.call('Account/GetCurrent', {}, { token }))).not.toMatch(/argon2|assword/);
  });

  it('changes the name', async () => {
    expect((await edit({ userName: '王小燕' })).body).toMatchObject({
      success: true,
      resultData: { userName: '王小燕', mobile: '13800000002' },
    });
  });

  it.each([{ mobile: '13811112222' }, { email: 'w@example.com' }])(
    'changes %o only with the password',
    async (change) => {
      const before = await test.call('Account/GetCurrent', {}, { token });
      expect((await edit(change)).body).toMatchObject({ errorCode: '5', fields: { accountPwd: expect.any(String) } });
      expect((await edit({ ...change, accountPwd: asSent('Wrong@2026') })).body).toMatchObject({ errorCode: '1' });
      expect(await test.call('Account/GetCurrent', {}, { token })).toEqual(before);
      expect((await edit({ ...change, accountPwd: asSent('Yigou@2026') })).body).toMatchObject({
        success: true,
        resultData: change,
      });
    },
  );

  it('logs in by the new number', async () => {
    await edit({ mobile: '13811112223', accountPwd: asSent('Yigou@2026') });
    expect(await test.logIn('13811112223')).toMatchObject({ userName: '王小燕' });
  });

  it('refuses the mobile of somebody else', async () => {
    const taken = await edit({ mobile: '13800000001', accountPwd: asSent('Yigou@2026') });
    expect(taken.body).toMatchObject({ errorCode: '1', fields: { mobile: expect.any(String) } });
  });

  it('drops fields the contract does not name', async () => {
    const answer = await edit({ enabled: false, customerId: 2, roleNames: ['企业管理员'] });
    expect(answer.body).toMatchObject({
      success: true,
      resultData: { roleNames: ['采购员'], customerName: '华东精密制造有限公司' },
    });
  });
});
