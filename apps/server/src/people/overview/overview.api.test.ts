import { randomUUID } from 'node:crypto';
import { formatTime } from '@yigou/contract/ground/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anotherCompany } from '../../../test/builders';
import { buy, must, orderOf } from '../../../test/buying';
import { applied, issuedByHand, pendingTitle } from '../../../test/invoicing';
import { type Operators, operatorsOf } from '../../../test/operators';
import { type PayingApp, payingApp, pen } from '../../../test/payingApp';
import { accountOf } from '../../../test/people';
import { returnAt } from '../../../test/returning';
import { applications, titles } from '../../books/invoices/invoices.tables';
import { addHours } from '../../ground/lib/clock';
import { orders } from '../../trade/orders/orders.tables';
import { returns } from '../../trade/returns/returns.tables';
import { tasks } from '../tasks/tasks.tables';

let test: PayingApp;
let staff: Operators;
let buyer: string;
beforeAll(async () => {
  test = await payingApp();
  staff = operatorsOf(test);
  buyer = (await test.logIn('buyer')).token;
});
afterAll(() => test.close());

const look = async (name: string) => {
  const { token } = await staff.logIn(name);
  const waiting = must(await staff.call('Overview/GetWaiting', {}, { token })).resultData;
  return Object.fromEntries(waiting.map(({ kind, ...rest }) => [kind, rest]));
};

it('says what waits, how much of it is late, and each number is that of its list', async () => {
  const before = await look('operator');
  const now = test.clock.now();
  const late = (await buy(test, buyer, [pen], 'account')).orderId;
  const shipBy = addHours(now, -3);
  await test.db.update(orders).set({ shipBy }).where(eq(orders.orderId, late));
  const asked = (await buy(test, buyer, [pen], 'account')).orderId;
  must(await test.call('Order/CancelApply', { orderId: asked, reason: '重复下单' }, { token: buyer }));
  const unpaid = await buy(test, buyer, [pen], 'transfer');
  const { token } = await staff.logIn('operator');
  const over = { orderIds: [unpaid.orderId], bankNo: 'B-1', amount: unpaid.payable + 1, paidDate: '2026-11-15' };
  must(await staff.call('Payment/ConfirmTransfer', over, { token }));
  const waiting = (await buy(test, buyer, [pen], 'transfer')).orderId;
  const owner = { companyId: 1, accountId: null, kind: 'orderExport' as const, title: '订单导出', params: {} };
  const failed = { state: 'failed' as const, total: 1, error: '系统繁忙', createdAt: now, endedAt: now };
  const requestId = '00000000-0000-4000-8000-000000000009';
  await test.db.insert(tasks).values({ ...owner, ...failed, requestId, requestHash: '' });

  const who = { ...(await accountOf(test, 'buyer')), token: buyer };
  for (const state of ['pendingReview', 'pendingInspection', 'pendingRefund'] as const)
    await returnAt(test, who, state);
  const invoiceId = await issuedByHand(test, await applied(test, who));
  must(await test.call('Invoice/ApplyRed', { requestId: randomUUID(), invoiceId, reason: '开票有误' }, who));
  await applied(test, who);
  await pendingTitle(test, who);

  const after = await look('operator');
  const grown = (kind: string) => (after[kind]?.count ?? 0) - (before[kind]?.count ?? 0);
  const kinds = [
    'lateOrder',
    'cancelRequest',
    'transfer',
    'returnReview',
    'returnInspection',
    'returnRefund',
    'invoiceReview',
    'invoiceRed',
    'invoiceTitle',
    'stuckRefund',
    'failedTask',
  ];
  expect(kinds.map((kind) => [kind, grown(kind)])).toEqual(kinds.map((kind) => [kind, 1]));
  const { orderNo } = await orderOf(test, buyer, late);
  expect(after.lateOrder?.things.find((each) => each.orderId === late)).toMatchObject({
    number: orderNo,
    dueTime: formatTime(shipBy),
    why: '尚未发货',
  });
  expect(after.lateOrder?.overdue).toBe(after.lateOrder?.count);
  expect(after.cancelRequest?.things.find((each) => each.orderId === asked)?.why).toContain('重复下单');
  expect(after.transfer?.things.map((each) => each.orderId)).toContain(waiting);

  const page = async (reqData: object) =>
    must(await staff.call('Order/GetPage', { reqData: reqData as never }, { token })).totalCount;
  expect(after.lateOrder?.count).toBe(await page({ late: true }));
  expect(after.cancelRequest?.count).toBe(await page({ tab: 'cancelRequested' }));
  expect(after.transfer?.count).toBe(await page({ tab: 'pendingPayment', paymentMethod: 'transfer' }));
  const stuck = must(await staff.call('Payment/GetStuckRefunds', {}, { token })).resultData;
  expect(after.stuckRefund?.count).toBe(stuck.length);
});

it('each role sees what it can see to', async () => {
  const kinds = async (name: string) => Object.keys(await look(name));
  expect(await kinds('warehouse')).toEqual(['lateOrder', 'returnInspection', 'returnReship']);
  const invoices = ['invoiceReview', 'invoiceRed', 'invoiceTitle'];
  const statements = ['statementDifference', 'statementOverdue', 'bankLine'];
  expect(await kinds('cashier')).toEqual(['transfer', 'returnRefund', ...invoices, ...statements, 'stuckRefund']);
  expect(await kinds('service')).toEqual(['cancelRequest', 'returnReview', 'statementOverdue', 'want', 'registration']);
});

it('nothing of another company', async () => {
  const companyId = await anotherCompany(test, 'other.example');
  await test.db.update(orders).set({ companyId });
  await test.db.update(tasks).set({ companyId });
  await test.db.update(returns).set({ companyId });
  await test.db.update(applications).set({ companyId });
  await test.db.update(titles).set({ companyId });
  const counts = Object.values(await look('operator')).map((each) => each.count);
  expect(counts).toEqual(counts.map(() => 0));
});
