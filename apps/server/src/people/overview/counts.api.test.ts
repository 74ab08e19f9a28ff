import { randomUUID } from 'node:crypto';
import { consoleInvoiceTabs } from '@yigou/contract/books/invoices.terms';
import { customerStateLabels } from '@yigou/contract/people/accounts.terms';
import { customerTabLabels } from '@yigou/contract/people/customers.terms';
import type { WaitingKind } from '@yigou/contract/people/overview.terms';
import type { TodoKind } from '@yigou/contract/people/todos.terms';
import { type ConsoleOrderTab, consoleOrderTabs, type OrderTab, orderTabs } from '@yigou/contract/trade/orders.terms';
import { consoleReturnTabs, returnTabs } from '@yigou/contract/trade/returns.terms';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyAsked, byUsers, tasksOf } from '../../../test/approving';
import { buy, must } from '../../../test/buying';
import { applied, demanded, issuedByHand, pendingTitle } from '../../../test/invoicing';
import { type Operators, operatorsOf } from '../../../test/operators';
import { type PayingApp, payingApp, pen } from '../../../test/payingApp';
import { accountOf, openSessions, type Person } from '../../../test/people';
import { applied as registered } from '../../../test/registering';
import { returnAt } from '../../../test/returning';
import { statementAt } from '../../../test/statements';
import { addDays } from '../../ground/lib/clock';
import { returns } from '../../trade/returns/returns.tables';
import { tasks } from '../tasks/tasks.tables';

let test: PayingApp;
let staff: Operators;
let chief: { token: string };
let buyer: Person;
let admin: Person;
beforeAll(async () => {
  test = await payingApp();
  staff = operatorsOf(test);
  chief = await staff.logIn('operator');
  buyer = { ...(await accountOf(test, 'buyer')), token: (await test.logIn('buyer')).token };
  [admin] = (await openSessions(test, [(await accountOf(test, 'admin')).accountId])) as [Person];
  // Of each kind one that is counted, and one beside it that is not.
  const rejected = await buyAsked(test, buyer, [byUsers([admin.accountId])], { goods: pen, method: 'transfer' });
  const task = (await tasksOf(test, rejected.orderId)).at(-1);
  const refusal = { requestId: randomUUID(), taskId: task?.taskId ?? 0, reason: '这个月不买了' };
  must(await test.call('Approval/Reject', refusal, admin));
  await buyAsked(test, buyer, [byUsers([admin.accountId])], { goods: pen, method: 'transfer' });
  await buy(test, buyer.token, [pen], 'transfer');
  for (const state of ['pendingReview', 'pendingInspection', 'pendingRefund', 'pendingRefund'] as const)
    await returnAt(test, buyer, state);
  const [paying] = await test.db.select().from(returns).where(eq(returns.state, 'pendingRefund'));
  await test.db
    .update(returns)
    .set({ refundAt: test.clock.now() })
    .where(eq(returns.returnId, paying?.returnId ?? 0));
  const invoiceId = await issuedByHand(test, await applied(test, buyer));
  must(await test.call('Invoice/ApplyRed', { requestId: randomUUID(), invoiceId, reason: '开票有误' }, buyer));
  await demanded(test, await applied(test, buyer));
  await applied(test, buyer);
  await pendingTitle(test, buyer);
  await statementAt(test, buyer, 'open');
  await statementAt(test, buyer, 'disputed');
  must(await staff.call('Registration/SetReviewing', { reviewing: true }, chief));
  await registered(test);
  const { registrationId } = await registered(test);
  must(await staff.call('Registration/Refuse', { registrationId, reason: '执照照片模糊' }, chief));
  const owner = { companyId: 1, accountId: null, kind: 'orderExport' as const, title: '订单导出', params: {} };
  for (const days of [1, 20]) {
    const at = addDays(test.clock.now(), -days);
    const failed = { state: 'failed' as const, total: 1, error: '系统繁忙', createdAt: at, endedAt: at };
    await test.db.insert(tasks).values({ ...owner, ...failed, requestId: randomUUID(), requestHash: '' });
  }
});
afterAll(() => test.close());

type Page = { success: true; totalCount: number; resultData: unknown[]; tabCounts?: Record<string, number> };

/** As many rows as there are, whatever the number above them says. */
async function lengthOf(ask: (paging: object) => Promise<unknown>): Promise<number> {
  let rows = 0;
  for (let pageIndex = 1; ; pageIndex += 1) {
    const page = must((await ask({ pageIndex, pageSize: 50 })) as Page);
    rows += page.resultData.length;
    if (page.resultData.length < 50) return rows;
  }
}

const atShop = (path: string, reqData: object) =>
  lengthOf(async (paging) => (await test.callRaw(path, { ...paging, reqData }, buyer)).body);
const atConsole = (path: string, reqData: object) =>
  lengthOf((paging) => staff.callRaw(path, { ...paging, reqData }, chief) as Promise<unknown>);
const countsAt = async (path: string) =>
  ((await staff.callRaw(path, {}, chief)) as unknown as Page).tabCounts as Record<string, number>;

it('every tab of a list counts its rows, for buyers and for operators', async () => {
  for (const scope of ['mine', 'all'] as const) {
    const { tabCounts } = must(await test.call('Order/GetPage', { reqData: { scope } }, admin));
    for (const tab of Object.keys(orderTabs) as OrderTab[]) {
      const ask = async (paging: object) =>
        (await test.callRaw('Order/GetPage', { ...paging, reqData: { tab, scope } }, admin)).body;
      expect([scope, tab, await lengthOf(ask)]).toEqual([scope, tab, tabCounts[tab]]);
    }
  }
  const own = must(await test.call('OrderReturn/GetPage', {}, buyer)).tabCounts;
  for (const tab of Object.keys(returnTabs) as (keyof typeof returnTabs)[])
    expect([tab, await atShop('OrderReturn/GetPage', { tab })]).toEqual([tab, own[tab]]);
  for (const [path, tabs] of [
    ['Order/GetPage', consoleOrderTabs],
    ['Return/GetPage', consoleReturnTabs],
    ['Invoice/GetPage', consoleInvoiceTabs],
    ['Registration/GetPage', customerStateLabels],
    ['Customer/GetPage', customerTabLabels],
  ] as const) {
    const counts = await countsAt(path);
    for (const tab of Object.keys(tabs))
      expect([path, tab, await atConsole(path, { tab: tab as ConsoleOrderTab })]).toEqual([path, tab, counts[tab]]);
  }
});

/** What each number of the storefront opens. */
const shopLists: Record<TodoKind, [string, object]> = {
  approve: ['Approval/GetPage', { tab: 'waiting' }],
  pay: ['Order/GetPage', { tab: 'pendingPayment', scope: 'mine' }],
  receive: ['Order/GetPage', { tab: 'pendingReceipt', scope: 'mine' }],
  statement: ['Statement/GetPage', { tab: 'open' }],
  invoice: ['Invoice/GetPage', { tab: 'mine' }],
  invoiceable: ['Invoice/GetInvoiceableOrders', {}],
  submitted: ['Order/GetPage', { tab: 'pendingApproval', scope: 'mine' }],
};

it('every todo opens a list of that length', async () => {
  const found = new Set<string>();
  for (const who of [buyer, admin])
    for (const { kind, count } of must(await test.call('Todo/GetCounts', {}, who)).resultData) {
      const [path, reqData] = shopLists[kind];
      const ask = async (paging: object) => (await test.callRaw(path, { ...paging, reqData }, who)).body;
      expect([kind, await lengthOf(ask)]).toEqual([kind, count]);
      found.add(kind);
    }
  expect([...found].sort()).toEqual(Object.keys(shopLists).sort());
});

/** What each number of the console opens, as its page asks for it. */
const consoleLists: Record<WaitingKind, [string, object]> = {
  lateOrder: ['Order/GetPage', { late: true }],
  cancelRequest: ['Order/GetPage', { tab: 'cancelRequested' }],
  transfer: ['Order/GetPage', { tab: 'pendingPayment', paymentMethod: 'transfer' }],
  returnReview: ['Return/GetPage', { tab: 'pendingReview' }],
  returnInspection: ['Return/GetPage', { tab: 'pendingInspection' }],
  returnRefund: ['Return/GetPage', { tab: 'pendingRefund' }],
  returnReship: ['Return/GetPage', { tab: 'pendingReship' }],
  invoiceReview: ['Invoice/GetPage', { tab: 'pendingReview' }],
  invoiceRed: ['Invoice/GetPage', { tab: 'red' }],
  invoiceTitle: ['Invoice/GetTitlePage', { qualification: 'pending' }],
  statementDifference: ['Statement/GetPage', { tab: 'disputed' }],
  statementOverdue: ['Statement/GetPage', { tab: 'overdue' }],
  bankLine: ['Bank/GetPage', {}],
  want: ['Want/GetPage', {}],
  registration: ['Registration/GetPage', {}],
  stuckRefund: ['Payment/GetStuckRefunds', {}],
  failedTask: ['Task/GetPage', { state: 'failed' }],
  deadLetter: ['Outbox/GetPage', {}],
};

it('every desk of the console opens a list of that length', async () => {
  const waiting = must(await staff.call('Overview/GetWaiting', {}, chief)).resultData;
  expect(waiting.map(({ kind }) => kind).sort()).toEqual(Object.keys(consoleLists).sort());
  for (const { kind, count } of waiting) {
    const [path, reqData] = consoleLists[kind];
    if (path === 'Payment/GetStuckRefunds')
      expect(must(await staff.call(path, {}, chief)).resultData).toHaveLength(count);
    else expect([kind, await atConsole(path, reqData)]).toEqual([kind, count]);
  }
});
