import type { OperatorRole } from '@yigou/contract/people/operators.terms';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../test/buying';
import { asSent, hashForStore } from '../../ground/lib/passwords';
import { type ConsoleShop, openConsoleShop } from './operators.fixture';
import { changeOperator, ensureFirstOperator } from './operators.service';
import { operatorSessions, operators } from './operators.tables';

let shop: ConsoleShop;
let { test, staff, tokens } = {} as ConsoleShop;
beforeAll(async () => {
  shop = await openConsoleShop();
  ({ test, staff, tokens } = shop);
});
afterAll(() => shop.close());

describe('an operator', () => {
  it('logs in with what they may do, and is counted apart from accounts of the same name', async () => {
    expect(await staff.logIn('cashier')).toMatchObject({
      operatorName: '徐婷',
      roles: ['cashier'],
      functions: [
        'orders/view',
        'payments/transfer',
        'payments/refund',
        'returns/view',
        'returns/refund',
        'invoices/view',
        'invoices/issue',
        'invoices/red',
        'invoices/qualify',
        'statements/view',
        'statements/manage',
        'statements/bank',
        'statements/credit',
        'customers/view',
        'reports/view',
      ],
    });
    const wrong = () => staff.callRaw('Operator/Login', { accountNo: 'service', accountPwd: asSent('Wrong@2026') });
    for (let tries = 0; tries < 4; tries += 1) expect(await wrong()).toMatchObject({ errorCode: '1' });
    expect(await wrong()).toMatchObject({ errorCode: '7' });
    expect(
      await staff.callRaw('Operator/Login', { accountNo: 'service', accountPwd: asSent('Yigou@2026') }),
    ).toMatchObject({ errorCode: '7' });
    // An account of a customer may be called the same; it is not locked by this.
    expect(await test.call('Account/Login', { accountNo: 'service', accountPwd: asSent('x') })).toMatchObject({
      errorCode: '1',
    });
  });

  it('is out at once when they are disabled, gets another password, or leaves; a role counts at the next call', async () => {
    const [row] = await test.db.select().from(operators).where(eq(operators.accountNo, 'warehouse'));
    const operatorId = row?.operatorId ?? 0;
    const look = (token: string) => staff.callRaw('Operator/GetCurrent', {}, { token });
    const first = (await staff.logIn('warehouse')).token;
    await changeOperator(test.db, operatorId, { roles: ['warehouse', 'cashier'] satisfies OperatorRole[] });
    expect(await look(first)).toMatchObject({
      resultData: {
        functions: expect.arrayContaining(['orders/view', 'orders/ship', 'payments/transfer', 'payments/refund']),
      },
    });
    await changeOperator(test.db, operatorId, { roles: ['warehouse'] });
    await changeOperator(test.db, operatorId, { enabled: false });
    expect(await look(first)).toMatchObject({ errorCode: '2' });
    expect(
      await staff.callRaw('Operator/Login', { accountNo: 'warehouse', accountPwd: asSent('Yigou@2026') }),
    ).toMatchObject({ errorCode: '1', errorMsg: expect.stringContaining('停用') });
    await changeOperator(test.db, operatorId, { enabled: true });
    expect(await look(first)).toMatchObject({ errorCode: '2' });
    const second = (await staff.logIn('warehouse')).token;
    await changeOperator(test.db, operatorId, { password: row?.password ?? '' });
    expect(await look(second)).toMatchObject({ errorCode: '2' });
    const third = (await staff.logIn('warehouse')).token;
    must(await staff.call('Operator/Logout', {}, { token: third }));
    expect(await look(third)).toMatchObject({ errorCode: '2' });
    // A session that was opened in the very moment they were disabled is none.
    const fourth = (await staff.logIn('warehouse')).token;
    const own = eq(operators.operatorId, operatorId);
    await test.db.update(operators).set({ enabled: false }).where(own);
    expect(await look(fourth)).toMatchObject({ errorCode: '2' });
    await test.db.update(operators).set({ enabled: true }).where(own);
  });

  it('is there from the beginning where somebody gave them a password, and never a second time', async () => {
    const foreignId =
      (await test.db.select().from(operators).where(eq(operators.accountNo, 'foreign')))[0]?.companyId ?? 0;
    const password = await hashForStore(asSent('First@2026'));
    const names = async (companyId: number) =>
      (await test.db.select().from(operators).where(eq(operators.companyId, companyId))).map((row) => row.accountNo);
    await ensureFirstOperator(test.db, foreignId, password, test.clock.now());
    expect(await names(foreignId)).toEqual(['foreign']);
    await test.db.delete(operatorSessions);
    tokens.clear();
    await test.db.delete(operators).where(eq(operators.companyId, foreignId));
    await ensureFirstOperator(test.db, foreignId, password, test.clock.now());
    await ensureFirstOperator(test.db, foreignId, password, test.clock.now());
    expect(await names(foreignId)).toEqual(['operator']);
    expect(await staff.logIn('operator', 'First@2026', 'other.example')).toMatchObject({ roles: ['administrator'] });
  });

  it('is logged out after two idle hours, and after a day however busy', async () => {
    const { token } = await staff.logIn('operator');
    const look = () => staff.callRaw('Operator/GetCurrent', {}, { token });
    for (let hour = 0; hour < 23; hour += 1) {
      test.clock.advanceMinutes(61);
      expect([hour, await look()]).toMatchObject([hour, { success: true }]);
    }
    test.clock.advanceMinutes(61);
    expect(await look()).toMatchObject({ errorCode: '2' });
    const idle = (await staff.logIn('operator')).token;
    test.clock.advanceMinutes(121);
    expect(await staff.callRaw('Operator/GetCurrent', {}, { token: idle })).toMatchObject({ errorCode: '2' });
    test.rewind();
  });
});
