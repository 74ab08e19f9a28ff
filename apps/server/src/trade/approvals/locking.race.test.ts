import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byUsers, flowOf, makeRule, tasksOf } from '../../../test/approving';
import { type Buyer, fillCarts, manyBuyers } from '../../../test/buyers';
import { counted, must, preview, skuIdOf, submissionOf, submit } from '../../../test/buying';
import { accountOf, addPerson, type Person, rolesOf } from '../../../test/people';
import { type TestApp, testApp } from '../../../test/testApp';
import { audit } from '../../books/auditor/auditor.service';
import { putOnHand } from '../../goods/stock/stock.service';

const rounds = 10;

let test: TestApp;
let buyers: Buyer[];
let approver: Person;
let skuId: number;
beforeAll(async () => {
  test = await testApp();
  buyers = await manyBuyers(test, 8);
  const { companyId, customerId, orgId } = await accountOf(test, 'buyer');
  const role = (await rolesOf(test, customerId)).get('审批人') ?? 0;
  approver = await addPerson(test, { companyId, customerId, orgId }, [role]);
  const userIds = buyers.map((each) => each.accountId);
  await makeRule(test, { appliesTo: { userIds }, levels: [byUsers([approver.accountId])] });
  skuId = await skuIdOf(test, 'MG-Q7-RD');
  await test.db.transaction((tx) => putOnHand(tx, counted, [{ skuId, onHand: 1_000_000 }]));
});
afterAll(() => test.close());

/** Submitted on account by each, all at once, as soon as it is called. */
async function readyToSubmit() {
  const carts = await fillCarts(test, buyers, skuId, 5);
  const given = submissionOf(await preview(test, buyers[0]?.token ?? ''), 'account');
  return buyers.map(({ accountId, token }) => {
    const lines = given.lines.map((line) => ({ ...line, cartId: carts.get(accountId) ?? 0 }));
    return () => submit(test, token, { ...given, requestId: randomUUID(), lines });
  });
}

const giveUp = async (orderId: number, at: number) => {
  const [[task], { flowId }] = [await tasksOf(test, orderId), await flowOf(test, orderId)];
  const byTask = { requestId: randomUUID(), taskId: task?.taskId ?? 0 };
  const ways = [
    () => test.call('Approval/Reject', { ...byTask, reason: '与预算不符，请核对' }, approver),
    () => test.call('Approval/Withdraw', { requestId: randomUUID(), flowId }, buyers[at]),
    () => test.call('Order/Cancel', { orderId, reason: '重复下单' }, buyers[at]),
    () => test.call('Approval/Approve', byTask, approver),
  ];
  return ways[at % ways.length] as () => Promise<{ success: boolean }>;
};

it('orders that take goods, credit and budget never wait in a circle with those that give them back', async () => {
  let pending = await Promise.all((await readyToSubmit()).map((each) => each()));
  for (let round = 0; round < rounds; round += 1) {
    const ending = await Promise.all(pending.map((answer, at) => giveUp(must(answer).resultData.orderId, at)));
    const submitting = await readyToSubmit();
    const [ended, submitted] = await Promise.all([
      Promise.all(ending.map((each) => each())),
      Promise.all(submitting.map((each) => each())),
    ]);
    expect([...ended, ...submitted].filter((answer) => !answer.success)).toEqual([]);
    pending = submitted;
  }
  expect(await audit(test.db)).toEqual([]);
});
