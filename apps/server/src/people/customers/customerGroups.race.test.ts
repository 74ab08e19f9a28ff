import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { must } from '../../../test/buying';
import { type Operators, operatorsOf } from '../../../test/operators';
import { accountOf } from '../../../test/people';
import { type TestApp, testApp } from '../../../test/testApp';
import { customerGroups, customerLogs, customerGroupMembers as members } from './customers.tables';

let test: TestApp;
let staff: Operators;
let keeper: { token: string };
let customerIds: number[];
beforeAll(async () => {
  test = await testApp();
  staff = operatorsOf(test);
  keeper = await staff.logIn('keeper');
  customerIds = [(await accountOf(test, 'admin')).customerId, (await accountOf(test, 'admin2')).customerId];
});
afterAll(() => test.close());

const rounds = Array.from({ length: 10 }, (_, at) => at + 1);
const won = (answers: readonly { success: boolean }[]) => answers.filter((answer) => answer.success).length;
const save = (groupName: string) => staff.call('CustomerGroup/Save', { groupName, description: '' }, keeper);

it.each(rounds)('one name at once is one group (%i)', async (round) => {
  const name = `同名组 ${round}`;
  const answers = await Promise.all([save(name), save(name), save(name)]);
  expect(won(answers)).toBe(1);
  for (const answer of answers.filter((each) => !each.success))
    expect(answer).toMatchObject({ errorMsg: expect.stringContaining('同名') });
  expect(await test.db.$count(customerGroups, eq(customerGroups.name, name))).toBe(1);
});

it.each(rounds)('who is put in while the group is removed is in it before, or not at all (%i)', async (round) => {
  const { groupId } = must(await save(`将删组 ${round}`)).resultData;
  const answers = await Promise.all([
    staff.call('CustomerGroup/AddMembers', { groupId, customerIds }, keeper),
    staff.call('CustomerGroup/Delete', { groupId }, keeper),
    staff.call('CustomerGroup/AddMembers', { groupId, customerIds: customerIds.toReversed() }, keeper),
  ]);
  expect(answers[1]).toMatchObject({ success: true });
  for (const answer of [answers[0], answers[2]]) if (!answer?.success) expect(answer).toMatchObject({ errorCode: '4' });
  expect(await test.db.$count(members, eq(members.groupId, groupId))).toBe(0);
});

it.each(rounds)('a customer is switched off once (%i)', async () => {
  const [customerId = 0] = customerIds;
  const lines = () =>
    test.db.$count(customerLogs, and(eq(customerLogs.customerId, customerId), eq(customerLogs.what, '停用')));
  const before = await lines();
  const set = (enabled: boolean) =>
    staff.call('Customer/SetEnabled', { customerId, enabled, reason: '长期拖欠货款' }, keeper);
  const answers = await Promise.all([set(false), set(false), set(false)]);
  expect(won(answers)).toBe(1);
  expect(await lines()).toBe(before + 1);
  must(await set(true));
});
