import { randomUUID } from 'node:crypto';
import type { CallInput } from '@yigou/contract/calls';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buyAsked, byUsers, dropRule, flowOf, makeRule, tasksOf } from '../../../test/approving';
import { isCredit } from '../../../test/books';
import { budgetForBuyer } from '../../../test/budgets';
import { manyBuyers } from '../../../test/buyers';
import { buy, counted, fillCart, must, orderOf, preview, skuIdOf, submissionOf, submit } from '../../../test/buying';
import { type PayingApp, payingApp } from '../../../test/payingApp';
import { accountOf, addPerson, openSessions, type Person, rolesOf } from '../../../test/people';
import { audit } from '../../books/auditor/auditor.service';
import { putOnHand } from '../../goods/stock/stock.service';
import { budgetsHeldBy } from '../../money/budgets/budgets.service';
import { budgets } from '../../money/budgets/budgets.tables';
import { creditTerms, ledgerAccounts } from '../../money/ledger/ledger.tables';
import { accounts } from '../../people/accounts/accounts.tables';
import { notices } from '../../people/notices/notices.tables';
import { holderOf } from '../orders/orders.rules';
import { orders } from '../orders/orders.tables';
import { approvalDeputies } from './approvals.tables';

let test: PayingApp;
let buyer: Person;
let one: Person;
let deputy: Person;
let admin: Person;
const goods: [string, number][] = [
  ['MG-Q7-RD', 20],
  ['MG-Q7-BK', 20],
];

beforeAll(async () => {
  test = await payingApp();
  await budgetForBuyer(test);
  await test.db.update(budgets).set({ control: 'soft' });
  const { companyId, customerId, orgId } = await accountOf(test, 'buyer');
  const role = (await rolesOf(test, customerId)).get('审批人') ?? 0;
  [buyer] = (await manyBuyers(test, 1)) as [Person];
  [one, deputy] = [
    await addPerson(test, { companyId, customerId, orgId }, [role]),
    await addPerson(test, { companyId, customerId, orgId }, [role]),
  ];
  [admin] = (await openSessions(test, [(await accountOf(test, 'admin')).accountId])) as [Person];
  for (const [skuNo] of goods) {
    const skuId = await skuIdOf(test, skuNo);
    await test.db.transaction((tx) => putOnHand(tx, counted, [{ skuId, onHand: 100_000 }]));
  }
});
afterAll(() => test.close());
/** Whatever was done, the books agree. */
afterEach(async () => expect(await audit(test.db)).toEqual([]));

const ask = (method: 'account' | 'transfer' = 'account') =>
  buyAsked(test, buyer, [byUsers([one.accountId])], { goods, method });
const taskOf = async (orderId: number) => (await tasksOf(test, orderId)).at(-1)?.taskId ?? 0;
const byTask = async (orderId: number) => ({ requestId: randomUUID(), taskId: await taskOf(orderId) });
const reject = async (orderId: number) =>
  must(await test.call('Approval/Reject', { ...(await byTask(orderId)), reason: '与预算不符，请核对' }, one));
const approve = async (orderId: number, more: Partial<CallInput<'Approval/Approve'>> = {}) =>
  must(await test.call('Approval/Approve', { ...(await byTask(orderId)), ...more }, one)).resultData;
const rowOf = async (orderId: number) => {
  const [row] = await test.db.select().from(orders).where(eq(orders.orderId, orderId));
  if (!row) throw new Error('no order');
  return row;
};

/** What the order holds of each of its budgets, and of it what is spent: null where they differ from each other. */
async function heldBy(orderId: number): Promise<{ reserved: number; spent: number; budgets: boolean }> {
  const holder = holderOf(await rowOf(orderId));
  const uses = (await budgetsHeldBy(test.db, [holder])).get(holder) ?? [];
  const [spent] = (
    await test.database.run(
      `select coalesce(sum(amount), 0)::float8 as fen from ledger_entry where holder = $1 and kind = 'commit'`,
      [holder],
    )
  ).rows;
  const [reserved = 0, ...others] = new Set(uses.map((use) => use.amount));
  if (others.length > 0) throw new Error('its budgets hold different amounts');
  return { reserved, spent: Number(spent?.fen) / Math.max(1, uses.length), budgets: uses.length > 2 };
}
const nothing = { reserved: 0, spent: 0, budgets: false };
const reservedAll = async (orderId: number) => ({
  reserved: (await rowOf(orderId)).payable,
  spent: 0,
  budgets: true,
});

async function sendAgain(orderId: number, paymentMethod: 'account' | 'transfer', asked: boolean) {
  const ruleId = asked
    ? await makeRule(test, { appliesTo: { userIds: [buyer.accountId] }, levels: [byUsers([one.accountId])] })
    : 0;
  const shown = must(await test.call('Order/PreviewResubmit', { orderId }, buyer)).resultData;
  const answer = await test.call(
    'Order/Resubmit',
    {
      requestId: randomUUID(),
      orderId,
      lines: shown.lines.map(({ lineNo, qty }) => ({ lineNo, qty })),
      payable: shown.amounts.payable,
      paymentMethod,
      invoice: { type: 'none' },
      reason: '重新提交',
    },
    buyer,
  );
  if (asked) await dropRule(test, ruleId);
  return { shown, answer };
}

describe('what an order holds of its budgets', () => {
  it('is held while it waits, less after a cut, and spent when it goes on account', async () => {
    const { orderId, payable } = await ask();
    expect(await heldBy(orderId)).toEqual(await reservedAll(orderId));
    await approve(orderId, { cuts: [{ lineNo: 2, qty: 0 }] });
    const cut = await rowOf(orderId);
    expect(cut.payable).toBeLessThan(payable * 100);
    expect(await heldBy(orderId)).toEqual({ reserved: cut.payable, spent: cut.payable, budgets: true });
  });

  it('is given back when it is rejected, withdrawn or expires, and taken again when it is sent again', async () => {
    const { orderId } = await ask('transfer');
    await reject(orderId);
    expect(await heldBy(orderId)).toEqual(nothing);
    must((await sendAgain(orderId, 'transfer', true)).answer);
    expect(await heldBy(orderId)).toEqual(await reservedAll(orderId));
    const { flowId } = await flowOf(test, orderId);
    must(await test.call('Approval/Withdraw', { requestId: randomUUID(), flowId }, buyer));
    expect(await heldBy(orderId)).toEqual(nothing);
    must((await sendAgain(orderId, 'transfer', false)).answer);
    expect(await heldBy(orderId)).toEqual(await reservedAll(orderId));
    must(await test.call('Order/Cancel', { orderId, reason: '不想买了' }, buyer));
    expect(await heldBy(orderId)).toEqual(nothing);
    const late = await ask('transfer');
    test.clock.advanceMinutes(7 * 24 * 60 + 1);
    await test.sweep();
    test.rewind();
    expect(await rowOf(late.orderId)).toMatchObject({ state: 'cancelled' });
    expect(await heldBy(late.orderId)).toEqual(nothing);
  });
});

describe('a weak budget that is overspent', () => {
  const overspend = async (fen: number) => {
    const year = sql`${budgets.budgetId} = ${ledgerAccounts.ledgerAccountId} and ${budgets.periodKind} = 'year'`;
    await test.db
      .update(ledgerAccounts)
      .set({ limit: sql`${ledgerAccounts.limit} + ${fen}` })
      .where(sql`exists (select 1 from ${budgets} where ${year})`);
    await test.database.run(
      `insert into ledger_entry (ledger_account_id, kind, amount, used_after, holder, cause, created_at)
        select budget_id, $1, $2, used, 'budget:' || budget_id, $3, now() from budget
        join ledger_account on ledger_account_id = budget_id where period_kind = 'year'`,
      [fen > 0 ? 'raise' : 'lower', Math.abs(fen), randomUUID()],
    );
  };

  it('asks 财务, once: who stands in the flow already is not asked by a level of their own, and the page says so', async () => {
    await overspend(-100_000_000);
    await fillCart(test, buyer.token, goods);
    const alone = await preview(test, buyer.token);
    expect(alone.approval.overBudgetText).toMatch(/^将增加 1 级审批（第 1 级 财务）$/);
    const finance = (await accountOf(test, 'finance')).accountId;
    const ruleId = await makeRule(test, {
      appliesTo: { userIds: [buyer.accountId] },
      levels: [byUsers([finance])],
    });
    const both = await preview(test, buyer.token);
    expect(both.approval.levels).toHaveLength(1);
    expect(both.approval.overBudgetText).toBe('由已在流程中的审批人一并审批（第 1 级 指定人员），不增加审批级');
    await dropRule(test, ruleId);

    // Tried again later, it is as overspent as it was, whatever the budget is now.
    const { orderId, orderNo } = must(await submit(test, buyer.token, submissionOf(alone, 'account'))).resultData;
    expect((await tasksOf(test, orderId)).map((task) => task.accountId)).toEqual([finance]);
    await overspend(100_000_000);
    const { plan } = must(await test.call('Approval/TestRule', { orderNo }, admin)).resultData;
    expect(plan.fired).toEqual(alone.approval.fired);
    expect(plan.fired[0]?.evidence.length).toBeGreaterThan(1);
    expect((await preview(test, buyer.token)).approval.overBudgetText).toBe('');
    const calm = await buy(test, buyer.token, goods, 'account');
    const tried = must(await test.call('Approval/TestRule', { orderNo: calm.orderNo }, admin)).resultData;
    expect(tried.plan.fired).toEqual([]);
  });
});

describe('sending again', () => {
  it('asks what the buyer may still order, with the same sentence as a new order', async () => {
    const { orderId, payable } = await ask('transfer');
    await reject(orderId);
    const limit = (set: { orderLimit?: number | null; monthLimit?: number | null }) =>
      test.db.update(accounts).set(set).where(eq(accounts.accountId, buyer.accountId));
    await limit({ orderLimit: Math.round(payable * 100) - 1 });
    const short = await sendAgain(orderId, 'transfer', false);
    await fillCart(test, buyer.token, goods);
    const fresh = await preview(test, buyer.token);
    const refused = await submit(test, buyer.token, submissionOf(fresh, 'transfer'));
    expect(short.answer).toMatchObject({ success: false, errorMsg: expect.stringContaining('单笔') });
    expect(short.answer.errorMsg).toBe(refused.errorMsg);
    expect(short.shown.obstacles).toEqual([{ where: 'account', text: short.answer.errorMsg }]);
    await limit({ orderLimit: null, monthLimit: 1 });
    expect((await sendAgain(orderId, 'transfer', false)).answer).toMatchObject({
      errorMsg: expect.stringContaining('本月'),
    });
    await limit({ monthLimit: null });
    must((await sendAgain(orderId, 'transfer', false)).answer);
  });
});

describe('the last look', () => {
  it('sends back what would go on account while a bill is overdue', async () => {
    const { orderId } = await ask('account');
    const [credit] = await test.db.select().from(ledgerAccounts).where(isCredit);
    const overdue = (is: boolean) =>
      test.db
        .update(creditTerms)
        .set({ overdue: is })
        .where(eq(creditTerms.ledgerAccountId, credit?.ledgerAccountId ?? 0));
    await overdue(true);
    const outcome = await approve(orderId);
    await overdue(false);
    expect(outcome).toMatchObject({ flowState: 'returned', text: expect.stringContaining('逾期') });
    expect(await heldBy(orderId)).toEqual(nothing);
  });
});

describe('who is told', () => {
  const toldOf = async ({ flowNo }: { flowNo: string }) => {
    const told = await test.db
      .select()
      .from(notices)
      .where(sql`${notices.text} like ${`%${flowNo}%`} or ${notices.title} like ${`%${flowNo}%`}`)
      .orderBy(notices.noticeId);
    return told.map(({ accountId, kind, title }) => [accountId, kind, title.replace(/[:：].*|^.*已撤回/, '')]);
  };

  it('who is asked and their deputy of these days, then the submitter; who was asked in vain when it is withdrawn', async () => {
    const days = (fromDay: string, toDay: string) =>
      test.db
        .insert(approvalDeputies)
        .values({ accountId: one.accountId, deputyId: deputy.accountId, fromDay, toDay })
        .onConflictDoUpdate({ target: approvalDeputies.accountId, set: { fromDay, toDay } });
    await days('2020-01-01', '2020-01-31');
    const first = await ask();
    const before = await flowOf(test, first.orderId);
    expect(await toldOf(before)).toEqual([[one.accountId, 'approvalTask', '待审批']]);
    await reject(first.orderId);
    expect((await toldOf(before)).slice(1)).toEqual([[buyer.accountId, 'approvalResult', '审批被驳回']]);
    await days('2020-01-01', '2099-12-31');
    const second = await ask();
    const flow = await flowOf(test, second.orderId);
    expect((await toldOf(flow)).map(([who]) => who).sort()).toEqual([one.accountId, deputy.accountId].sort());
    must(
      await test.call('Approval/Withdraw', { requestId: randomUUID(), flowId: flow.flowId, comment: '不买了' }, buyer),
    );
    expect((await toldOf(flow)).slice(2).map(([who]) => who)).toEqual([one.accountId]);
    await test.db.delete(approvalDeputies);
    expect((await orderOf(test, buyer.token, second.orderId)).state).toBe('rejected');
  });
});
