import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anotherCompany, uploadLicence } from '../../../test/builders';
import { type TestApp, testApp } from '../../../test/testApp';
import { outbox } from '../../ground/jobs/outbox.tables';
import { asSent } from '../../ground/lib/passwords';
import { decideCustomer } from '../customers/customers.service';
import { customers } from '../customers/customers.tables';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const form = (licenceFileId: string) => ({
  companyName: '青松文化传播有限公司',
  taxNo: '91310000MA1FL0TE58',
  licenceFileId,
  contactName: '钱多多',
  mobile: '13700000001',
  email: 'qian@example.com',
  accountNo: 'qingsong',
  accountPwd: 'Songshu#88',
  agreementVersion: '2026.1',
});

const count = async () => (await test.db.select().from(customers)).length;

describe('registration', () => {
  it.each([
    ['taxNo', '91310000MA1FL0TE59'],
    ['companyName', '<b>x</b>'],
    ['mobile', '10000000000'],
    ['email', 'nowhere'],
    ['accountNo', '1abc'],
    ['accountPwd', '1'],
    ['accountPwd', asSent('Songshu#88')],
    ['agreementVersion', ''],
    ['licenceFileId', '1'],
  ])('refuses a wrong %s under its field and writes nothing', async (field, value) => {
    const before = await count();
    const answer = await test.callRaw('Account/Register', { ...form(await uploadLicence(test)), [field]: value });
    expect(answer.body).toMatchObject({ success: false, errorCode: '5', fields: { [field]: expect.any(String) } });
    expect(await count()).toBe(before);
  });

  it('refuses an outdated agreement and a licence nobody uploaded', async () => {
    const valid = form(await uploadLicence(test));
    expect(await test.call('Account/Register', { ...valid, agreementVersion: '2020.1' })).toMatchObject({
      errorCode: '1',
    });
    const missing = { ...valid, licenceFileId: '00000000-0000-4000-8000-000000000000' };
    expect(await test.call('Account/Register', missing)).toMatchObject({
      errorCode: '1',
      fields: { licenceFileId: expect.any(String) },
    });
  });

  it('passes at once where the company does not review, and the first account is the administrator', async () => {
    const licence = await uploadLicence(test);
    expect(await test.call('Account/Register', form(licence))).toMatchObject({
      success: true,
      resultData: { inReview: false },
    });
    const { token } = await test.logIn('qingsong', 'Songshu#88');
    expect(await test.call('Account/GetCurrent', {}, { token })).toMatchObject({
      resultData: { userName: '钱多多', roleNames: ['企业管理员'], customerName: '青松文化传播有限公司' },
    });
    const mails = await test.db.select().from(outbox);
    expect(mails.map((row) => row.message.to)).toContain('qian@example.com');

    const again = { ...form(await uploadLicence(test)), accountNo: 'qingsong2', mobile: '13700000002' };
    expect(await test.call('Account/Register', again)).toMatchObject({
      errorCode: '1',
      errorMsg: expect.stringContaining('已注册'),
    });
    expect(
      await test.call('Account/Register', { ...again, taxNo: '91440300MA5DEMX00T', licenceFileId: licence }),
    ).toMatchObject({
      success: false,
    });
  });

  it('refuses a name or mobile that is taken, whole', async () => {
    const before = await count();
    const other = { ...form(await uploadLicence(test)), taxNo: '91440300MA5DEMX00T', mobile: '13700000003' };
    expect(await test.call('Account/Register', { ...other, accountNo: 'BUYER' })).toMatchObject({
      errorMsg: expect.stringContaining('账号'),
    });
    const taken = { ...other, accountNo: 'newname', mobile: '13800000002' };
    expect(await test.call('Account/Register', taken)).toMatchObject({ errorMsg: expect.stringContaining('手机号') });
    expect(await count()).toBe(before);
  });

  it('waits for the operator where the company reviews', async () => {
    const host = 'review.example';
    await anotherCompany(test, host);
    const valid = { ...form(await uploadLicence(test, host)), agreementVersion: '1' };
    const answer = await test.call('Account/Register', valid, { host });
    if (!answer.success) throw new Error(answer.errorMsg);
    expect(answer.resultData.inReview).toBe(true);
    const login = () =>
      test.call('Account/Login', { accountNo: 'qingsong', accountPwd: asSent('Songshu#88') }, { host });
    expect(await login()).toMatchObject({ errorCode: '1', errorMsg: expect.stringContaining('审核中') });
    await decideCustomer(test.db, answer.resultData.customerId, 'refused');
    expect(await login()).toMatchObject({ errorMsg: expect.stringContaining('未通过') });
    await decideCustomer(test.db, answer.resultData.customerId, 'passed');
    expect(await login()).toMatchObject({ success: true });
    const [row] = await test.db.select().from(customers).where(eq(customers.customerId, answer.resultData.customerId));
    expect(row?.state).toBe('passed');
  });
});
