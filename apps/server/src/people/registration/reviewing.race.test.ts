import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { must } from '../../../test/buying';
import { type Operators, operatorsOf } from '../../../test/operators';
import { applicantForm, applied, mailsTo } from '../../../test/registering';
import { type TestApp, testApp } from '../../../test/testApp';
import { creditChanges, ledgerAccounts } from '../../money/ledger/ledger.tables';
import { accounts } from '../accounts/accounts.tables';
import { customers } from '../customers/customers.tables';
import { registrations } from './registration.tables';

let test: TestApp;
let staff: Operators;
let chief: { token: string };
let service: { token: string };
beforeAll(async () => {
  test = await testApp();
  staff = operatorsOf(test);
  chief = await staff.logIn('operator');
  service = await staff.logIn('service');
  must(await staff.call('Registration/SetReviewing', { reviewing: true }, chief));
});
afterAll(() => test.close());

const rounds = Array.from({ length: 10 }, (_, at) => at + 1);
const won = (answers: readonly { success: boolean }[]) => answers.filter((answer) => answer.success).length;

it.each(rounds)('two operators at once: one decides, the others are told who did (%i)', async () => {
  const { form, registrationId, customerId } = await applied(test);
  const credit = { limit: 10_000, termDays: 30 as const };
  const answers = await Promise.all([
    staff.call('Registration/Approve', { registrationId, credit }, chief),
    staff.call('Registration/Approve', { registrationId, credit }, chief),
    staff.call('Registration/Refuse', { registrationId, reason: '执照照片模糊' }, service),
  ]);
  expect(won(answers)).toBe(1);
  for (const answer of answers.filter((each) => !each.success))
    expect(answer).toMatchObject({ errorCode: '6', errorMsg: expect.stringMatching(/何静|林悦/) });
  // One when it was handed in, one for the decision.
  expect(await mailsTo(test, form.email)).toHaveLength(2);
  const [row] = await test.db.select().from(customers).where(eq(customers.customerId, customerId));
  const changes = await test.db
    .select()
    .from(creditChanges)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.ledgerAccountId, creditChanges.ledgerAccountId))
    .where(eq(ledgerAccounts.customerId, customerId));
  expect(changes).toHaveLength(row?.state === 'passed' ? 1 : 0);
});

it.each(rounds)('a refused company that registers several times at once waits once (%i)', async () => {
  const { form, registrationId, customerId } = await applied(test);
  must(await staff.call('Registration/Refuse', { registrationId, reason: '执照照片模糊' }, chief));
  const forms = await Promise.all([1, 2, 3].map(() => applicantForm(test, { taxNo: form.taxNo })));
  const answers = await Promise.all(forms.map((each) => test.call('Account/Register', each)));
  expect(won(answers)).toBe(1);
  for (const answer of answers.filter((each) => !each.success))
    expect(answer).toMatchObject({ errorMsg: expect.stringContaining('正在审核') });
  const waiting = and(eq(registrations.customerId, customerId), eq(registrations.state, 'inReview'));
  expect(await test.db.$count(registrations, waiting)).toBe(1);
  expect(await test.db.$count(accounts, eq(accounts.customerId, customerId))).toBe(1);
});

it.each(rounds)('a new company that registers several times at once is one (%i)', async () => {
  const { taxNo } = await applicantForm(test);
  const forms = await Promise.all([1, 2].map(() => applicantForm(test, { taxNo })));
  const answers = await Promise.all(forms.map((each) => test.call('Account/Register', each)));
  expect(won(answers)).toBe(1);
  expect(answers.find((each) => !each.success)).toMatchObject({ errorMsg: expect.stringContaining('正在审核') });
  expect(await test.db.$count(customers, eq(customers.taxNo, taxNo))).toBe(1);
});
