import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyAsked, byUsers, codesMailedTo, flowOf, tasksOf } from '../../../test/approving';
import { manyBuyers } from '../../../test/buyers';
import { counted, orderOf, skuIdOf } from '../../../test/buying';
import { type PayingApp, payingApp } from '../../../test/payingApp';
import { accountOf, addPeople, openSessions, type Person, rolesOf } from '../../../test/people';
import { audit } from '../../books/auditor/auditor.service';
import { putOnHand } from '../../goods/stock/stock.service';
import { findById } from '../../people/accounts/accounts.queries';

const rounds = 10;

let test: PayingApp;
let buyer: Person;
let approvers: Person[];
let email: string;
beforeAll(async () => {
  test = await payingApp();
  const { companyId, customerId, orgId } = await accountOf(test, 'buyer');
  const role = (await rolesOf(test, customerId)).get('审批人') ?? 0;
  [buyer] = (await manyBuyers(test, 1)) as [Person];
  approvers = await addPeople(test, { companyId, customerId, orgId }, [role], 3);
  email = (await findById(test.db, approvers[0]?.accountId ?? 0))?.email ?? '';
  const skuId = await skuIdOf(test, 'MG-Q7-RD');
  await test.db.transaction((tx) => putOnHand(tx, counted, [{ skuId, onHand: 1_000_000 }]));
});
afterAll(() => test.close());

const ids = () => approvers.map((each) => each.accountId);
const ask = async (mode: 'any' | 'all') =>
  (await buyAsked(test, buyer, [byUsers(ids(), { mode })], { goods: ['MG-Q7-RD', 20], method: 'account' })).orderId;
const approveAll = async (orderId: number, more: object = {}) => {
  const tasks = await tasksOf(test, orderId);
  return approvers.map((who) => {
    const taskId = tasks.find((task) => task.accountId === who.accountId)?.taskId ?? 0;
    return () => test.call('Approval/Approve', { requestId: randomUUID(), taskId, ...more }, who);
  });
};
const state = async (orderId: number) => (await orderOf(test, buyer.token, orderId)).state;
const won = (answers: { success: boolean }[]) => answers.filter((each) => each.success).length;

it('several approvers at once: where one suffices, exactly one decides; where all must, all do and it goes on once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [any, all] = [await ask('any'), await ask('all')];
    const asked = [...(await approveAll(any)), ...(await approveAll(all))];
    const answers = await Promise.all(asked.map((call) => call()));
    expect([won(answers.slice(0, 3)), won(answers.slice(3))]).toEqual([1, 3]);
    expect([await state(any), await state(all)]).toEqual(['pendingShipment', 'pendingShipment']);
  }
  expect(await audit(test.db)).toEqual([]);
});

it('the same click twice at once is one decision, with one answer', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const orderId = await ask('all');
    const [first] = await approveAll(orderId, { requestId: randomUUID() });
    const answers = await Promise.all([first?.(), first?.(), first?.()]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ success: true });
  }
  expect(await audit(test.db)).toEqual([]);
});

it('approve while the buyer withdraws, cancels, or the order expires: one of them wins, and the books agree', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < rounds * 2; round += 1) {
    const orderId = await ask('any');
    const { flowId } = await flowOf(test, orderId);
    if (round % 3 === 2) test.clock.advanceMinutes(7 * 24 * 60 + 1);
    const [who] = await openSessions(test, [approvers[0]?.accountId ?? 0]);
    const taskId = (await tasksOf(test, orderId))[0]?.taskId ?? 0;
    const approve = () => test.call('Approval/Approve', { requestId: randomUUID(), taskId }, who);
    const against = [
      () => test.call('Approval/Withdraw', { requestId: randomUUID(), flowId }, buyer),
      () => test.call('Order/Cancel', { orderId, reason: '不想买了' }, buyer),
      async () => {
        await test.sweep();
        return { success: false };
      },
    ][round % 3];
    const both = round % 2 === 0 ? [approve(), against?.()] : [against?.(), approve()];
    const answers = await Promise.all(both);
    // Exactly one has its way; the sweep does not say whether it had.
    if (round % 3 < 2) expect(answers.filter((each) => each?.success)).toHaveLength(1);
    test.rewind();
    seen.add(await state(orderId));
    expect(['pendingShipment', 'rejected', 'cancelled']).toContain(await state(orderId));
    expect(await audit(test.db)).toEqual([]);
  }
  process.stdout.write(`批准与撤回、取消、过期同时发生：${[...seen].join('、')}\n`);
});

it('one link followed by many at once decides once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const orderId = await ask('any');
    const { flowNo } = await flowOf(test, orderId);
    const code = (await codesMailedTo(test, email, flowNo))[0] ?? '';
    const decide = (decision: 'approve' | 'reject') =>
      test.call('Approval/DecideByCode', { requestId: randomUUID(), code, decision, comment: '请按规定办理' });
    const answers = await Promise.all([decide('approve'), decide('reject'), decide('approve'), decide('reject')]);
    expect(won(answers)).toBe(1);
    expect(['pendingShipment', 'rejected']).toContain(await state(orderId));
  }
  expect(await audit(test.db)).toEqual([]);
});
