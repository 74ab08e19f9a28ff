import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../test/testApp';
import { asSent } from '../lib/passwords';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await testApp();
  token = (await test.logIn('buyer')).token;
});
afterAll(() => test.close());

const edit = (change: object) =>
  test.callRaw(
    'Account/EditCurrent',
    { userName: '王晓燕', mobile: '13800000002', email: 'buyer@example.com', ...change },
    { token },
  );

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

  it('changes name and mail', async () => {
    expect((await edit({ userName: '王小燕', email: 'w@example.com' })).body).toMatchObject({
      success: true,
      resultData: { userName: '王小燕', email: 'w@example.com', mobile: '13800000002' },
    });
  });

  it('changes the mobile only with the password', async () => {
    const mobile = '13811112222';
    expect((await edit({ mobile })).body).toMatchObject({ errorCode: '5', fields: { accountPwd: expect.any(String) } });
    expect((await edit({ mobile, accountPwd: asSent('Wrong@2026') })).body).toMatchObject({ errorCode: '1' });
    expect((await edit({ mobile, accountPwd: asSent('Yigou@2026') })).body).toMatchObject({
      success: true,
      resultData: { mobile },
    });
    expect(await test.logIn(mobile)).toMatchObject({ userName: '王晓燕' });
  });

  it('refuses the mobile of somebody else', async () => {
    const taken = await edit({ mobile: '13800000001', accountPwd: asSent('Yigou@2026') });
    expect(taken.body).toMatchObject({ errorCode: '1', fields: { mobile: expect.any(String) } });
  });

  it('drops fields the contract does not name', async () => {
    const answer = await edit({ mobile: '13811112222', enabled: false, customerId: 2, roleNames: ['企业管理员'] });
    expect(answer.body).toMatchObject({
      success: true,
      resultData: { roleNames: ['采购员'], customerName: '华东精密制造有限公司' },
    });
  });
});
