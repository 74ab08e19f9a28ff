import { randomUUID } from 'node:crypto';
import type { CallInput } from '@yigou/contract/calls';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { audit } from '../src/books/auditor/auditor.service';
import { putOnHand } from '../src/goods/stock/stock.service';
import { ledgerAccounts } from '../src/money/ledger/ledger.tables';
import { buyAsked, flowOf, tasksOf } from './approving';
import { manyBuyers } from './buyers';
import { counted, orderOf, skuIdOf } from './buying';
import { type PayingApp, payingApp } from './payingApp';
import { accountOf, addPerson, type Person, rolesOf, unitsOf } from './people';

/** A shop with a buyer and three who approve. Each test file opens one of its own. */
export let test: PayingApp;
export let buyer: Person;
export let one: Person;
export let two: Person;
export let three: Person;
export let place: { companyId: number; customerId: number; orgId: number };
export let approverRole: number;
/** A unit that is neither above nor below that of the buyer. */
export let far: number;
export const pen: [string, number] = ['MG-Q7-RD', 20];

export const newApprover = () => addPerson(test, place, [approverRole]);

async function openDesk(): Promise<void> {
  test = await payingApp();
  const { companyId, customerId, orgId } = await accountOf(test, 'buyer');
  place = { companyId, customerId, orgId };
  far = (await unitsOf(test, customerId)).get('MFG') ?? 0;
  approverRole = (await rolesOf(test, customerId)).get('审批人') ?? 0;
  [buyer] = (await manyBuyers(test, 1)) as [Person];
  [one, two, three] = [await newApprover(), await newApprover(), await newApprover()];
  const skuId = await skuIdOf(test, pen[0]);
  await test.db.transaction((tx) => putOnHand(tx, counted, [{ skuId, onHand: 100_000 }]));
}

/** For the whole of a test file. Whatever was done in a test, the books agree. */
export function atTheDesk(): void {
  beforeAll(openDesk);
  afterAll(() => test.close());
  afterEach(async () => expect(await audit(test.db)).toEqual([]));
}

export const ask = (levels: Parameters<typeof buyAsked>[2], more: Parameters<typeof buyAsked>[3] = {}) =>
  buyAsked(test, buyer, levels, { goods: pen, ...more });

export async function taskOf(orderId: number, who: Person): Promise<number> {
  const task = (await tasksOf(test, orderId)).findLast((each) => each.accountId === who.accountId);
  if (!task) throw new Error('not asked');
  return task.taskId;
}
type Said = Partial<Omit<CallInput<'Approval/Approve'>, 'taskId'>>;
export const approve = async (orderId: number, who: Person, more: Said = {}, as = who) =>
  test.call('Approval/Approve', { requestId: randomUUID(), taskId: await taskOf(orderId, who), ...more }, as);
export const reject = async (orderId: number, who: Person) =>
  test.call(
    'Approval/Reject',
    { requestId: randomUUID(), taskId: await taskOf(orderId, who), reason: '数量太多了' },
    who,
  );
export const state = async (orderId: number) => (await orderOf(test, buyer.token, orderId)).state;
export const waiting = async (orderId: number) =>
  (await tasksOf(test, orderId)).filter((task) => task.state === 'waiting').map((task) => task.accountId);
export const byFlow = async (orderId: number) => ({
  requestId: randomUUID(),
  flowId: (await flowOf(test, orderId)).flowId,
});
export const used = async () =>
  (await test.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, 'credit')))[0]?.used ?? 0;
