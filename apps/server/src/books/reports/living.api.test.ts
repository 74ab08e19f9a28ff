import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import readSheet from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, must } from '../../../test/buying';
import type { Operators } from '../../../test/operators';
import type { PayingApp } from '../../../test/payingApp';
import { accountOf, openSessions, type Person } from '../../../test/people';
import { returnAt } from '../../../test/returning';
import { shipOrder, shippingApp } from '../../../test/shipping';
import { memoryStore } from '../../../test/testApp';
import { skus } from '../../goods/catalog/catalog.tables';
import { runTask } from '../../people/tasks/running.service';
import { tasks } from '../../people/tasks/tasks.tables';
import { leftOf, linesOf } from '../../trade/orders/orderShipping.service';
import { taskKinds } from '../../workers';
import { countChanges } from './counting.service';

/** Figures follow what is done with the real verbs, at once. */

let test: PayingApp;
let staff: Operators;
let buyer: Person;
let admin: Person;
let operator: { token: string };
beforeAll(async () => {
  const shop = await shippingApp(1);
  test = shop.test;
  staff = shop.staff;
  [buyer] = shop.people as [Person];
  operator = await staff.logIn('operator');
  [admin] = (await openSessions(test, [(await accountOf(test, 'admin')).accountId])) as [Person];
});
afterAll(() => test.close());

const today = () => new Date(test.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
const range = () => ({ from: today(), to: today() });
const read = async () => must(await test.call('Report/OrgOrderFee', range(), admin)).resultData.now;

async function grown(work: () => Promise<unknown>) {
  const before = await read();
  await work();
  const after = await read();
  const of = (name: keyof typeof after) => Math.round((after[name] - before[name]) * 100) / 100;
  return {
    orders: of('orders'),
    lines: of('lines'),
    amount: of('amount'),
    refund: of('refund'),
    net: of('net'),
    qty: of('qty'),
    refundQty: of('refundQty'),
    saving: of('saving'),
  };
}

const pens: [string, number] = ['MG-Q7-BK', 20];

it('an order counts from the moment it is on account, and its lines sum to what is to be paid', async () => {
  let payable = 0;
  const on = await grown(async () => {
    payable = (await buy(test, buyer.token, [pens, ['3M-H700-R', 10]], 'account')).payable;
  });
  expect(on).toMatchObject({ orders: 1, lines: 2, amount: payable, net: payable, refund: 0, qty: 30 });
  const [sku] = await test.db.select().from(skus).where(eq(skus.skuNo, 'MG-Q7-BK'));
  expect(sku?.marketPrice).toBeGreaterThan(sku?.listPrice ?? 0);
  expect(on.saving).toBeGreaterThan(0);
});

it('one that waits for its payment does not; once the money came it does', async () => {
  let bought = { orderId: 0, payable: 0 };
  const waiting = await grown(async () => {
    bought = await buy(test, buyer.token, [pens], 'transfer');
  });
  expect(waiting).toMatchObject({ orders: 0, amount: 0 });
  const paid = { orderIds: [bought.orderId], bankNo: 'REPORT-1', amount: bought.payable, paidDate: today() };
  const after = await grown(async () => must(await staff.call('Payment/ConfirmTransfer', paid, operator)));
  expect(after).toMatchObject({ orders: 1, amount: bought.payable });
});

it('one that is cancelled afterwards counts no longer', async () => {
  const { orderId, payable } = await buy(test, buyer.token, [pens], 'account');
  const after = await grown(async () => {
    must(await test.call('Order/CancelApply', { orderId, reason: '不想买了' }, buyer));
    must(await staff.call('Order/AcceptCancel', { orderId }, operator));
  });
  expect(after).toMatchObject({ orders: -1, lines: -1, amount: -payable, refund: 0, net: -payable });
});

it('pieces closed for want of goods and pieces returned count as refunds; the lines behind say which return', async () => {
  const { orderId } = await buy(test, buyer.token, [pens], 'account');
  const toShip = (await linesOf(test.db, orderId)).reduce((sum, line) => sum + leftOf(line), 0);
  const closing = { orderId, toShip, lines: [{ lineNo: 1, qty: 5 }], reason: '缺货' };
  const closed = await grown(async () => must(await staff.call('Shipment/CloseLines', closing, operator)));
  const [line] = await linesOf(test.db, orderId);
  expect(closed).toMatchObject({ orders: 0, amount: 0, refundQty: 5, refund: (line?.closedAmount ?? 0) / 100 });
  await shipOrder(test, orderId);
  must(await test.call('Order/ConfirmReceipt', { orderId }, buyer));
  let returnId = 0;
  const returned = await grown(async () => {
    returnId = await returnAt(test, buyer, 'pendingConfirm', orderId);
  });
  expect(returned).toMatchObject({ amount: 0, refundQty: 1 });
  const [after] = await linesOf(test.db, orderId);
  expect(closed.refund + returned.refund).toBeCloseTo((after?.refunded ?? 0) / 100, 6);
  const { resultData } = must(
    await test.call('Report/Lines', { pageSize: 100, reqData: { ...range(), kind: 'refund' } }, admin),
  );
  expect(
    resultData
      .filter((each) => each.orderId === orderId)
      .map((each) => each.returnId)
      .sort(),
  ).toEqual([null, returnId].sort());
});

it('exports hold the rows of the screen, and only for who sees the report', async () => {
  async function sheet(wanted: Parameters<typeof test.call<'Report/Export'>>[1], who = admin) {
    const { taskId } = must(await test.call('Report/Export', wanted, who)).resultData;
    const files = memoryStore(test.files);
    await runTask({ db: test.db, clock: test.clock, files, kinds: taskKinds, log: test.app.log }, taskId);
    const [task] = await test.db.select().from(tasks).where(eq(tasks.taskId, taskId));
    const [first] = await readSheet(test.files.get(task?.fileId ?? '') ?? Buffer.alloc(0));
    return (first?.data ?? []).slice(1);
  }
  await buy(test, admin.token, [pens], 'account');
  const reqData = range();
  const org = must(await test.call('Report/OrgOrderFee', reqData, admin)).resultData;
  expect(await sheet({ requestId: randomUUID(), report: 'orgOrderFee', reqData })).toEqual(
    org.rows.map(({ code, name, figures, share, beforeNet, yearAgoNet }) => [
      code,
      name,
      figures.orders,
      figures.amount,
      figures.refund,
      figures.net,
      share,
      beforeNet,
      null,
      yearAgoNet,
    ]),
  );
  const lines = must(await test.call('Report/Lines', { pageSize: 100, reqData }, admin));
  const rows = await sheet({ requestId: randomUUID(), report: 'lines', reqData });
  expect(rows.map((row) => row.at(-1))).toEqual(lines.resultData.map(({ amount }) => amount));
  expect(rows).toHaveLength(lines.totalCount);
  const own = await sheet({ requestId: randomUUID(), report: 'lines', reqData }, buyer);
  expect(own).toHaveLength(must(await test.call('Report/Lines', { reqData }, buyer)).totalCount);
  expect(new Set(own.map((row) => row[4]))).not.toContain('陈志远');
  const refused = { requestId: randomUUID(), report: 'orgOrderFee' as const, reqData };
  expect(await test.call('Report/Export', refused, buyer)).toMatchObject({ success: false, errorCode: '3' });
  const empty = { ...refused, requestId: randomUUID(), reqData: { from: '2020-01-01', to: '2020-01-02' } };
  expect(await test.call('Report/Export', empty, admin)).toMatchObject({ success: false, errorCode: '1' });
});

it('the overview: its shares are the whole, months to come are empty, and budgets are for who reads them', async () => {
  const all = must(await test.call('Report/Dashboard', {}, admin)).resultData;
  const whole = all.categories.rows.reduce((sum, row) => sum + row.net, all.categories.restNet);
  expect(whole).toBeCloseTo(all.now.net, 6);
  const bySupplier = all.suppliers.rows.reduce((sum, row) => sum + row.net, all.suppliers.restNet);
  expect(bySupplier).toBeCloseTo(all.now.net, 6);
  expect(all.months).toHaveLength(12);
  const [month] = all.months.filter((each) => each.month === today().slice(0, 7));
  expect(month?.net).toBeCloseTo(all.now.net, 6);
  expect(all.budgets).not.toBeNull();
  const own = must(await test.call('Report/Dashboard', {}, buyer)).resultData;
  expect(own.budgets).toBeNull();
  expect(own.now.orders).toBeLessThanOrEqual(all.now.orders);
});

it('what is bought often and costs more now is named, with what that means a month', async () => {
  await buy(test, buyer.token, [pens], 'account');
  const none = must(await test.call('Report/Dashboard', {}, buyer)).resultData.risen;
  expect(none.rows.map((row) => row.skuNo)).not.toContain('MG-Q7-BK');
  const [sku] = await test.db.select().from(skus).where(eq(skus.skuNo, 'MG-Q7-BK'));
  const dearer = { listPrice: (sku?.listPrice ?? 0) + 100, tiers: [] };
  await test.db.update(skus).set(dearer).where(eq(skus.skuNo, 'MG-Q7-BK'));
  const { rows } = must(await test.call('Report/Dashboard', {}, buyer)).resultData.risen;
  const row = rows.find((each) => each.skuNo === 'MG-Q7-BK');
  expect(row?.priceNow).toBe(dearer.listPrice / 100);
  expect(row?.priceNow).toBeGreaterThan(row?.lastPrice ?? 0);
});

it('sales of the company, stock that ends, and a recount in the console', async () => {
  const { today: sold, month, days } = must(await staff.call('Report/GetSales', {}, operator)).resultData;
  expect(sold.orders).toBeGreaterThan(0);
  expect(month.amount).toBeGreaterThanOrEqual(sold.amount);
  expect(days.at(-1)).toMatchObject({ day: today(), amount: sold.amount, orders: sold.orders });
  const { count, rows } = must(await staff.call('Report/GetStockWarnings', {}, operator)).resultData;
  expect(rows.length).toBe(Math.min(count, 5));
  for (const { daysLeft } of rows) expect(daysLeft).toBeLessThan(7);
  const before = await read();
  must(await staff.call('Report/Rebuild', {}, operator));
  expect((await read()).orders).toBe(0);
  await countChanges({ db: test.db, log: test.app.log }, test.clock.now());
  expect(await read()).toEqual(before);
});
