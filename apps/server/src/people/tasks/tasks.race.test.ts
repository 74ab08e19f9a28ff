import { randomUUID } from 'node:crypto';
import { tasksAtOnce } from '@yigou/contract/people/tasks.terms';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy } from '../../../test/buying';
import { type TestApp, testApp } from '../../../test/testApp';
import { tasks } from './tasks.tables';

let test: TestApp;
let token: string;
let accountId: number;
beforeAll(async () => {
  test = await testApp();
  const login = await test.logIn('buyer');
  token = login.token;
  accountId = login.userId;
  await buy(test, token, [['DL-A4-70', 10]], 'transfer');
});
afterAll(() => test.close());

const rounds = Array.from({ length: 10 }, (_, at) => at + 1);
const wanted = () => ({ requestId: randomUUID(), by: 'order' as const, columns: ['orderNo' as const], reqData: {} });
const own = () => test.db.select().from(tasks).where(eq(tasks.accountId, accountId));

describe('at the same moment', () => {
  it.each(rounds)(`eight exports of one person: ${tasksAtOnce} begin (%i)`, async () => {
    await test.db.delete(tasks);
    const answers = await Promise.all(Array.from({ length: 8 }, () => test.call('Order/Export', wanted(), { token })));
    expect(answers.filter((answer) => answer.success)).toHaveLength(tasksAtOnce);
    expect(await own()).toHaveLength(tasksAtOnce);
  });

  it.each(rounds)('one export sent four times is one task (%i)', async () => {
    await test.db.delete(tasks);
    const input = wanted();
    const answers = await Promise.all([1, 2, 3, 4].map(() => test.call('Order/Export', input, { token })));
    expect(answers.filter((answer) => answer.success)).toHaveLength(4);
    expect(await own()).toHaveLength(1);
  });
});
