import { operatorFunctionLabels } from '@yigou/contract/ground/functions';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anotherCompany } from '../../../test/builders';
import { must } from '../../../test/buying';
import { type Operators, operatorsOf } from '../../../test/operators';
import { type TestApp, testApp } from '../../../test/testApp';
import { auditLogs } from '../../ground/auditLog/auditLog.tables';
import { asSent } from '../../ground/lib/passwords';
import { createOperator } from './operators.service';
import { operators } from './operators.tables';

let test: TestApp;
let staff: Operators;
let token: string;
beforeAll(async () => {
  test = await testApp();
  staff = operatorsOf(test);
  ({ token } = await staff.logIn('operator'));
});
afterAll(() => test.close());

const lastTrace = async () => (await test.db.select().from(auditLogs).orderBy(desc(auditLogs.auditLogId)).limit(1))[0];
const idOf = async (accountNo: string) =>
  (await test.db.select().from(operators).where(eq(operators.accountNo, accountNo)))[0]?.operatorId ?? 0;
const add = (accountNo: string, roles: string[] = ['service']) =>
  staff.callRaw('Operator/Add', { accountNo, operatorName: '林舒', roles, accountPwd: 'First@2026' }, { token });

/** Roles stand in code; here they stand once more, by hand. */
it('each role holds exactly its functions', async () => {
  const listed = must(await staff.call('Operator/GetRoles', {}, { token })).resultData;
  expect(Object.fromEntries(listed.map(({ role, functions }) => [role, functions]))).toEqual({
    administrator: Object.keys(operatorFunctionLabels),
    merchandiser: [
      ...['orders/view', 'returns/view', 'wants/answer', 'customers/view', 'customers/review', 'customers/manage'],
      ...[
        'reports/view',
        'goods/view',
        'goods/edit',
        'goods/release',
        'goods/prices',
        'goods/prices/edit',
        'goods/stock',
        'goods/stock/adjust',
      ],
    ],
    warehouse: ['orders/view', 'orders/ship', 'returns/view', 'returns/inspect', 'returns/reship'],
    cashier: [
      ...['orders/view', 'payments/transfer', 'payments/refund', 'returns/view', 'returns/refund'],
      ...['invoices/view', 'invoices/issue', 'invoices/red', 'invoices/qualify'],
      ...['statements/view', 'statements/manage', 'statements/bank', 'statements/credit'],
      ...['customers/view', 'reports/view'],
    ],
    service: [
      ...['orders/view', 'orders/cancel', 'wants/answer', 'customers/view', 'customers/review', 'customers/reset'],
      ...['returns/view', 'returns/review', 'invoices/view', 'statements/view', 'goods/prices'],
    ],
  });
});

describe('the staff', () => {
  it('grows: who is added can log in, and the trace says who let them in, but no password', async () => {
    expect(await add('linshu')).toMatchObject({ success: true });
    expect(await staff.logIn('linshu', 'First@2026')).toMatchObject({ roles: ['service'] });
    const trace = await lastTrace();
    expect(trace).toMatchObject({ what: '新增运营人员', objectKind: 'operator', objectId: 'linshu' });
    expect(JSON.stringify(trace)).not.toContain('First@2026');
    expect(await add('LinShu')).toMatchObject({ success: false, fields: { accountNo: expect.any(String) } });
    const { resultData, totalCount } = must(
      await staff.call('Operator/GetPage', { searchKey: '林舒', reqData: { role: 'service' } }, { token }),
    );
    expect(resultData).toMatchObject([{ accountNo: 'linshu', enabled: true, seenTime: expect.stringContaining('-') }]);
    expect(totalCount).toBe(1);
  });

  it.each([
    ['no role', { roles: [] }],
    ['a role twice', { roles: ['service', 'service'] }],
    ['a role that is none', { roles: ['king'] }],
    ['a short name', { accountNo: 'ab' }],
    ['a password that breaks the rule', { accountPwd: '1' }],
    ['a password behind its hash', { accountPwd: asSent('First@2026') }],
  ])('takes nobody with %s', async (_, wrong) => {
    const right = { accountNo: 'newone', operatorName: '林舒', roles: ['service'], accountPwd: 'First@2026' };
    expect(await staff.callRaw('Operator/Add', { ...right, ...wrong }, { token })).toMatchObject({ errorCode: '5' });
  });

  it('who is disabled or gets another password is out at once; roles count at the next call', async () => {
    await add('zhengkai');
    const operatorId = await idOf('zhengkai');
    const own = (await staff.logIn('zhengkai', 'First@2026')).token;
    const look = () => staff.callRaw('Operator/GetCurrent', {}, { token: own });
    must(await staff.call('Operator/SetRoles', { operatorId, roles: ['cashier'] }, { token }));
    expect(await look()).toMatchObject({ resultData: { roles: ['cashier'] } });
    expect(await lastTrace()).toMatchObject({ before: { roles: ['service'] }, after: { roles: ['cashier'] } });
    must(await staff.call('Operator/ResetPassword', { operatorId, accountPwd: 'Second@2026' }, { token }));
    expect(await look()).toMatchObject({ errorCode: '2' });
    expect((await lastTrace())?.what).toBe('重置密码');
    await staff.logIn('zhengkai', 'Second@2026');
    must(await staff.call('Operator/SetEnabled', { operatorId, enabled: false }, { token }));
    expect(await lastTrace()).toMatchObject({ what: '停用', before: { enabled: true }, after: { enabled: false } });
    await expect(staff.logIn('zhengkai', 'Second@2026')).rejects.toThrow('停用');
  });

  it('changes their own password with the old one, and has to log in again', async () => {
    await add('hewei');
    const own = (await staff.logIn('hewei', 'First@2026')).token;
    const change = (oldPwd: string) =>
      staff.callRaw('Operator/ChangePassword', { oldPwd: asSent(oldPwd), newPwd: 'Own@2026' }, { token: own });
    expect(await change('Wrong@2026')).toMatchObject({ errorCode: '1', fields: { oldPwd: '当前密码不正确' } });
    expect(await change('First@2026')).toMatchObject({ success: true });
    expect(await change('Own@2026')).toMatchObject({ errorCode: '2' });
    await staff.logIn('hewei', 'Own@2026');
  });

  it('keeps one administrator who can come in', async () => {
    const operatorId = await idOf('operator');
    for (const [path, input] of [
      ['Operator/SetEnabled', { operatorId, enabled: false }],
      ['Operator/SetRoles', { operatorId, roles: ['service'] }],
    ] as const)
      expect(await staff.callRaw(path, input, { token })).toMatchObject({
        success: false,
        errorMsg: expect.stringContaining('至少保留一位'),
      });
    await add('second', ['administrator']);
    must(await staff.call('Operator/SetRoles', { operatorId, roles: ['service'] }, { token }));
    const second = (await staff.logIn('second', 'First@2026')).token;
    must(await staff.call('Operator/SetRoles', { operatorId, roles: ['administrator'] }, { token: second }));
  });

  it('of another company is like nobody', async () => {
    const companyId = await anotherCompany(test, 'other.example');
    const draft = { companyId, accountNo: 'foreign', name: '别家', password: 'x', roles: ['administrator' as const] };
    const foreign = await createOperator(test.db, draft, test.clock.now());
    for (const path of ['Operator/SetRoles', 'Operator/SetEnabled', 'Operator/ResetPassword']) {
      const input = { roles: ['service'], enabled: false, accountPwd: 'Third@2026' };
      const asked = (operatorId: number) => staff.callRaw(path, { ...input, operatorId }, { token });
      expect(await asked(foreign)).toEqual(await asked(999_999_999));
      expect(await asked(foreign)).toMatchObject({ errorCode: '4' });
    }
    expect(JSON.stringify(await staff.callRaw('Operator/GetPage', { pageSize: 100 }, { token }))).not.toContain('别家');
  });
});
