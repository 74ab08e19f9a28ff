import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, must } from '../../../test/buying';
import { type Operators, operatorsOf } from '../../../test/operators';
import { type PayingApp, payingApp, pen } from '../../../test/payingApp';
import { auditLogs } from '../../ground/auditLog/auditLog.tables';
import { payeeAccounts } from './payments.tables';

let test: PayingApp;
let staff: Operators;
beforeAll(async () => {
  test = await payingApp();
  staff = operatorsOf(test);
});
afterAll(() => test.close());

const account = { accountName: '青石采购服务有限公司', bankName: '中国银行杭州分行', accountNo: '6217 0000 1234 5678' };

it('nobody can choose a transfer before an operator has said where to, and everybody afterwards', async () => {
  const { token } = await test.logIn('buyer');
  const { orderId } = await buy(test, token, [pen], 'alipay');
  const cashier = async () =>
    must(await test.call('Payment/GetCashier', { orderIds: [orderId] }, { token })).resultData;
  const transfer = async () => (await cashier()).methods.find(({ method }) => method === 'transfer');
  await test.db.delete(payeeAccounts);
  expect(await transfer()).toMatchObject({ usable: false, note: '平台尚未设置收款账户' });

  const chief = await staff.logIn('operator');
  expect(must(await staff.call('Payment/GetPayee', {}, chief)).resultData).toBeNull();
  must(await staff.call('Payment/SavePayee', account, chief));
  expect(must(await staff.call('Payment/GetPayee', {}, chief)).resultData).toEqual(account);
  expect(await transfer()).toMatchObject({ usable: true });
  expect((await cashier()).transfer).toMatchObject(account);
  expect((await test.db.select().from(auditLogs)).at(-1)).toMatchObject({ what: '设置收款账户' });
});

it('it is set by an administrator, and is a number', async () => {
  const refused = async (accountNo: string, change: Partial<typeof account> = {}) =>
    (await staff.call('Payment/SavePayee', { ...account, ...change }, await staff.logIn(accountNo))).success;
  expect(await refused('cashier')).toBe(false);
  expect(await refused('operator', { accountNo: '12-A' })).toBe(false);
  expect(await refused('operator', { bankName: '' })).toBe(false);
});
