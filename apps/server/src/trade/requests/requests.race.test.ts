import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manyBuyers } from '../../../test/buyers';
import { type Operators, operatorsOf } from '../../../test/operators';
import { type PayingApp, payingApp } from '../../../test/payingApp';
import type { Person } from '../../../test/people';
import { askFor, goodsRequestInput } from '../../../test/requesting';
import { notices } from '../../people/notices/notices.tables';
import { wants } from './requests.tables';

let test: PayingApp;
let staff: Operators;
let operator: { token: string };
beforeAll(async () => {
  test = await payingApp();
  staff = operatorsOf(test);
  operator = await staff.logIn('operator');
});
afterAll(() => test.close());

const rounds = Array.from({ length: 10 }, (_, at) => at + 1);
const won = (answers: { success: boolean }[]) => answers.filter((answer) => answer.success).length;

it.each(rounds)('one request sent several times at once is one request (%i)', async () => {
  const [buyer] = (await manyBuyers(test, 1)) as [Person];
  const input = goodsRequestInput();
  const answers = await Promise.all([1, 2, 3].map(() => test.call('Want/Submit', input, buyer)));
  expect(won(answers)).toBe(3);
  expect(await test.db.$count(wants, eq(wants.accountId, buyer.accountId))).toBe(1);
});

it.each(rounds)('two operators and the buyer at once: one acts, and is told of at most once (%i)', async () => {
  const [buyer] = (await manyBuyers(test, 1)) as [Person];
  const { wantId } = await askFor(test, buyer);
  const answers = await Promise.all([
    staff.call('Want/Answer', { wantId, text: '可以定制，五天发货' }, operator),
    staff.call('Want/Refuse', { wantId, reason: '厂家已经停产' }, operator),
    test.call('Want/Withdraw', { wantId }, buyer),
  ]);
  expect(won(answers)).toBe(1);
  for (const answer of answers.filter((each) => !each.success)) expect(answer).toMatchObject({ errorCode: '6' });
  const [, , withdrawn] = answers;
  const told = await test.db.$count(notices, eq(notices.accountId, buyer.accountId));
  expect(told).toBe(withdrawn?.success ? 0 : 1);
});
