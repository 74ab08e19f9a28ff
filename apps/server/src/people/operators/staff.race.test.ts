import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Operators, operatorsOf } from '../../../test/operators';
import { type TestApp, testApp } from '../../../test/testApp';
import { asSent, hashForStore } from '../../ground/lib/passwords';
import { createOperator } from './operators.service';
import { operators } from './operators.tables';

let test: TestApp;
let staff: Operators;
beforeAll(async () => {
  test = await testApp();
  staff = operatorsOf(test);
});
afterAll(() => test.close());

it('two administrators who take each other’s role away at once: one stays', async () => {
  const draft = { companyId: 1, accountNo: 'second', name: '乙', password: await hashForStore(asSent('Yigou@2026')) };
  const second = await createOperator(test.db, { ...draft, roles: ['administrator'] }, test.clock.now());
  const [row] = await test.db.select().from(operators).where(eq(operators.accountNo, 'operator'));
  const first = row?.operatorId ?? 0;
  const tokens = [(await staff.logIn('operator')).token, (await staff.logIn('second')).token] as const;
  for (let round = 0; round < 10; round += 1) {
    await test.db.update(operators).set({ roles: ['service'] });
    const both = inArray(operators.operatorId, [first, second]);
    await test.db
      .update(operators)
      .set({ roles: ['administrator'] })
      .where(both);
    const answers = await Promise.all([
      staff.callRaw('Operator/SetRoles', { operatorId: second, roles: ['service'] }, { token: tokens[0] }),
      staff.callRaw('Operator/SetRoles', { operatorId: first, roles: ['service'] }, { token: tokens[1] }),
    ]);
    expect(answers.filter((answer) => (answer as { success: boolean }).success)).toHaveLength(1);
    const left = (await test.db.select().from(operators)).filter((each) => each.roles.includes('administrator'));
    expect(left).toHaveLength(1);
  }
});
