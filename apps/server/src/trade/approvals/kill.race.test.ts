import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatDate } from '@yigou/contract/ground/time';
import { periodStart } from '@yigou/contract/money/budgets.terms';
import type { ApprovalOutcome, ApprovalRow } from '@yigou/contract/trade/approvals';
import { RuleContent } from '@yigou/contract/trade/approvals.rules';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { byUsers } from '../../../test/approving';
import { isCredit } from '../../../test/books';
import { planLimits } from '../../../test/budgets';
import { type Buyer, manyBuyers } from '../../../test/buyers';
import { buyItems, counted, must } from '../../../test/buying';
import { mortalShop } from '../../../test/mortalShop';
import { type Engine, onPostgres } from '../../../test/ownEngines';
import { patiently } from '../../../test/patience';
import { accountOf, addPeople, type Person, rolesOf, unitsOf } from '../../../test/people';
import { audit } from '../../books/auditor/auditor.service';
import { skus } from '../../goods/catalog/catalog.tables';
import { putOnHand } from '../../goods/stock/stock.service';
import type { Database } from '../../ground/db/client';
import { systemClock } from '../../ground/lib/clock';
import { budgetsHeldBy } from '../../money/budgets/budgets.service';
import { budgets } from '../../money/budgets/budgets.tables';
import { ledgerAccounts } from '../../money/ledger/ledger.tables';
import { notices } from '../../people/notices/notices.tables';
import { holderOf } from '../orders/orders.rules';
import { orderLogs, orders } from '../orders/orders.tables';
import { approvalFlows, approvalLogs, approvalRules, approvalTasks } from './approvals.tables';
import { addRule, keptRule } from './ruleBook.service';

const killings = 5;
/** Units that have a budget: that of the buyers, and two above it. */
const units = ['ADM-OFF', 'ADM', 'ROOT'];

let folder: string;
let engine: Engine;
let database: Database;
let shop: Awaited<ReturnType<typeof mortalShop>>;
let buyers: Buyer[];
/** Of the first level and of the second. */
let approvers: Person[][];
let items: { itemId: number; chartQty: number }[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yigou-approvals-'));
  engine = await onPostgres();
  database = await engine.open();
  const { db } = database;
  const test = { db, clock: systemClock };
  await db.update(ledgerAccounts).set({ limit: 1_000_000_000 }).where(isCredit);
  await db.delete(budgets);
  await db.update(approvalRules).set({ enabled: false });
  const { companyId, customerId, orgId } = await accountOf(test, 'buyer');
  const unitIds = await unitsOf(test, customerId);
  const startsOn = periodStart('year', formatDate(systemClock.now()));
  const cells = units.map((code) => ({ orgId: unitIds.get(code) ?? 0, startsOn, limit: 1_000_000_000 }));
  await planLimits(test, { customerId, periodKind: 'year', cells });
  buyers = await manyBuyers(test, 3);
  const role = (await rolesOf(test, customerId)).get('审批人') ?? 0;
  const people = await addPeople(test, { companyId, customerId, orgId }, [role], 4);
  approvers = [people.slice(0, 2), people.slice(2)];
  const levels = approvers.map((level) => byUsers(level.map((each) => each.accountId)));
  const userIds = buyers.map((each) => each.accountId);
  const rule = RuleContent.parse({ name: '两级审批', appliesTo: { userIds }, levels });
  await addRule(db, customerId, keptRule(rule), 1, systemClock.now());
  const wanted = await db
    .select()
    .from(skus)
    .where(inArray(skus.skuNo, ['MG-Q7-BK', 'DL-A4-70']));
  const plenty = wanted.map(({ skuId }) => ({ skuId, onHand: 1_000_000 }));
  await db.transaction((tx) => putOnHand(tx, counted, plenty));
  items = wanted.map(({ skuId }) => ({ itemId: skuId, chartQty: 20 }));
  shop = await mortalShop({ ...engine.env, DATA_DIR: folder });
});
afterAll(async () => {
  await shop?.end();
  await database.close();
  await engine.drop();
  rmSync(folder, { recursive: true, force: true });
});

type Wish = 'approve' | 'reject' | 'cut' | 'sendBack' | 'withdraw';
type Decision = { wish: Wish; accountId: number; requestId: string; flowId: number; outcome: ApprovalOutcome | null };
const decisions: Decision[] = [];
const acknowledged: number[] = [];

/** Asked under one number until it is answered, however often the server dies over it. */
async function decide(person: Person, row: ApprovalRow, wish: Wish): Promise<void> {
  const { flowId } = row;
  const requestId = randomUUID();
  const byTask = { requestId, taskId: row.taskId ?? 0 };
  const reason = '与预算不符，请核对';
  const cuts = [{ lineNo: row.lines.at(-1)?.lineNo ?? 0, qty: 0 }];
  const calls = {
    approve: () => shop.call('Approval/Approve', byTask, person),
    cut: () => shop.call('Approval/Approve', { ...byTask, cuts }, person),
    reject: () => shop.call('Approval/Reject', { ...byTask, reason }, person),
    sendBack: () => shop.call('Approval/SendBack', { ...byTask, reason }, person),
    withdraw: () => shop.call('Approval/Withdraw', { requestId, flowId }, person),
  };
  const answer = await calls[wish]();
  const outcome = answer.success ? answer.resultData : null;
  decisions.push({ wish, accountId: person.accountId, requestId, flowId, outcome });
}

const wishes: Wish[] = ['sendBack', 'cut', 'approve', 'reject', 'approve'];
const everyWish = [...new Set<Wish>([...wishes, 'withdraw'])];
/** Nobody has got it done yet: it comes first, however few flows get as far as that. */
const isOwed = (wish: Wish): boolean => !decisions.some((each) => each.wish === wish && each.outcome);
const possible = (wish: Wish, { level, lineCount }: ApprovalRow): boolean =>
  (wish !== 'sendBack' || level === 2) && (wish !== 'cut' || lineCount > 1);

/** Orders come in, are decided about and taken back, and meanwhile the server dies again and again. */
async function stormyDay(): Promise<void> {
  let over = false;
  async function again(work: (at: number) => Promise<void>, first: number) {
    try {
      for (let at = first; !over; at += 1) await work(at);
    } finally {
      over = true;
    }
  }
  const buying = (buyer: Buyer) => async (at: number) => {
    const { orderId } = await buyItems(shop, buyer.token, items, at % 2 === 0 ? 'account' : 'transfer');
    acknowledged.push(orderId);
    if (at % 4 !== 0) return;
    const mine = must(await shop.call('Approval/GetPage', { reqData: { tab: 'mine', sort: 'newest' } }, buyer));
    const row = mine.resultData.find((each) => each.actions.includes('withdraw'));
    if (row) await decide(buyer, row, 'withdraw');
  };
  const deciding = (person: Person) => async (at: number) => {
    const { resultData } = must(await shop.call('Approval/GetPage', { reqData: { sort: 'newest' } }, person));
    const row = resultData[at % Math.max(1, resultData.length)];
    if (!row) return;
    const canDo = wishes.filter((wish) => possible(wish, row));
    await decide(person, row, canDo.find(isOwed) ?? canDo[at % canDo.length] ?? 'approve');
  };
  const storm = async () => {
    try {
      await shop.storm(killings, [25, 70], () => !over);
      // The dice may have left one kind of decision out until now.
      await vi.waitFor(() => expect(over ? [] : everyWish.filter(isOwed)).toEqual([]), patiently);
    } finally {
      over = true;
    }
  };
  await Promise.all([
    storm(),
    ...buyers.map((buyer, at) => again(buying(buyer), at)),
    ...approvers.flat().map((person, at) => again(deciding(person), at)),
  ]);
}

const onward = ['pendingPayment', 'pendingShipment'];
const orderStates = { open: ['pendingApproval'], approved: onward, rejected: ['rejected'], withdrawn: ['rejected'] };
const titles = { open: [], approved: ['审批已通过'], rejected: ['审批被驳回'], withdrawn: [] };
const isOurs = (state: string): state is keyof typeof orderStates => state in orderStates;

it('killed between decision and effect, again and again: what was decided has happened, once, and nothing else has', async () => {
  await stormyDay();
  const { db } = database;
  const buyerIds = buyers.map((each) => each.accountId);
  const kept = await db.select().from(orders).where(inArray(orders.accountId, buyerIds));
  const flows = await db.select().from(approvalFlows).where(inArray(approvalFlows.accountId, buyerIds));
  const flowIds = flows.map((flow) => flow.flowId);
  const tasks = await db.select().from(approvalTasks).where(inArray(approvalTasks.flowId, flowIds));
  const logs = await db.select().from(approvalLogs).where(inArray(approvalLogs.flowId, flowIds));
  const orderIds = kept.map((order) => order.orderId);
  const steps = await db.select().from(orderLogs).where(inArray(orderLogs.orderId, orderIds));
  const told = await db.select().from(notices).where(inArray(notices.accountId, buyerIds));
  const held = await budgetsHeldBy(db, kept.map(holderOf));

  // Whatever was answered is there, and each order was made once.
  expect(new Set(orderIds)).toEqual(new Set(acknowledged));
  expect(flows).toHaveLength(acknowledged.length);

  // A decision that was answered is written once, with that answer; one that was refused is not.
  for (const { wish, accountId, requestId, outcome } of decisions) {
    const written = logs.filter((log) => log.actorId === accountId && log.requestId === requestId);
    expect([wish, written.map((log) => log.outcome)]).toEqual([wish, outcome ? [outcome] : []]);
  }
  const made = decisions.filter((each) => each.outcome);
  expect(everyWish.filter(isOwed)).toEqual([]);
  expect(logs.filter((log) => log.requestId)).toHaveLength(made.length);
  expect(tasks.filter((task) => task.decidedBy)).toHaveLength(made.filter((each) => each.wish !== 'withdraw').length);

  for (const flow of flows) {
    const order = kept.find((each) => each.orderId === flow.orderId);
    if (!order || !isOurs(flow.state)) throw new Error(`flow ${flow.flowNo} is ${flow.state}`);
    const cuts = made.filter((each) => each.flowId === flow.flowId && each.wish === 'cut');
    expect([flow.flowNo, order.version, flow.version]).toEqual([flow.flowNo, 1 + cuts.length, 1 + cuts.length]);
    expect(orderStates[flow.state]).toContain(order.state);
    // It went on exactly when both levels agreed, and then once.
    const agreed = new Set(
      tasks.filter((task) => task.flowId === flow.flowId && task.state === 'approved').map((task) => task.level),
    );
    if (flow.state === 'approved') expect(agreed).toEqual(new Set([1, 2]));
    const went = steps.filter(({ orderId, toState }) => orderId === order.orderId && onward.includes(toState));
    expect(went).toHaveLength(flow.state === 'approved' ? 1 : 0);
    const results = told.filter(({ kind, text }) => kind === 'approvalResult' && text.includes(flow.flowNo));
    expect(results.map(({ title }) => title)).toEqual(titles[flow.state]);
    const amounts = (held.get(holderOf(order)) ?? []).map((use) => use.amount);
    expect(amounts).toEqual(order.state === 'rejected' ? [] : units.map(() => order.payable));
    if (order.state === 'pendingShipment') expect(order).toMatchObject({ payMethod: 'account', payState: 'onAccount' });
  }
  expect(await audit(db)).toEqual([]);
  const count = (wish: Wish) => made.filter((each) => each.wish === wish).length;
  process.stdout.write(
    `强杀 ${killings} 次：订单 ${kept.length}，决定 ${made.length}（${everyWish.map((wish) => `${wish} ${count(wish)}`).join('、')}），被拒 ${decisions.length - made.length}\n`,
  );
}, 600_000);
