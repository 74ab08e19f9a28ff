import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buy, must } from '../../../test/buying';
import type { Operators } from '../../../test/operators';
import type { PayingApp } from '../../../test/payingApp';
import type { Person } from '../../../test/people';
import { parcelOf, shippingApp, twoSuppliers } from '../../../test/shipping';
import { auditLogs } from '../../ground/auditLog/auditLog.tables';
import { operators } from '../../people/operators/operators.tables';
import { orders } from './orders.tables';

type Login = Awaited<ReturnType<Operators['logIn']>>;

let test: PayingApp;
let staff: Operators;
let warehouse: Login;
let service: Login;
let buyer: Person;
beforeAll(async () => {
  const shop = await shippingApp(1);
  ({ test, staff } = shop);
  [buyer] = shop.people as [Person];
  warehouse = await staff.logIn('warehouse');
  service = await staff.logIn('service');
});
afterAll(() => test.close());
afterEach(() => test.rewind());

const order = async () => (await buy(test, buyer.token, twoSuppliers, 'account')).orderId;
const read = async (orderId: number) => must(await staff.call('Order/GetModel', { orderId }, service)).resultData;
const listed = async (reqData: object, who: Login) => {
  const page = must(await staff.call('Order/GetPage', { pageSize: 100, reqData: { tab: 'all', ...reqData } }, who));
  expect(page.totalCount).toBe(page.resultData.length);
  return page.resultData.map(({ orderId }) => orderId);
};

/** Another company's order: as if it did not exist. */
async function asForeign(orderId: number, check: () => Promise<void>) {
  const [own] = await test.db.select().from(orders).where(eq(orders.orderId, orderId));
  await test.db.update(orders).set({ companyId: 999 }).where(eq(orders.orderId, orderId));
  await check();
  await test.db
    .update(orders)
    .set({ companyId: own?.companyId ?? 0 })
    .where(eq(orders.orderId, orderId));
}

describe('an order on the desk', () => {
  it('shows its goods, money, invoice, both people and states', async () => {
    const orderId = await order();
    const model = await read(orderId);
    const { lines, amounts } = model;
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ qty: 20, price: expect.any(Number), invoicedQty: 0, refunded: 0 });
    expect(lines.reduce((sum, line) => sum + Math.round(line.total * 100), 0)).toBe(Math.round(amounts.goods * 100));
    expect(model).toMatchObject({
      invoiceState: 'none',
      afterSaleState: 'none',
      reconcileState: 'none',
      orgName: expect.stringMatching(/./),
      buyerPhone: expect.stringMatching(/^1/),
      receiver: model.address.receiver,
      assigneeId: null,
      notes: [],
    });
  });
});

describe('a note', () => {
  it('is written once under one number, newest first, and is never the buyer’s', async () => {
    const orderId = await order();
    const note = { orderId, requestId: randomUUID(), text: '客户要求周五送到' };
    const said = must(await staff.call('Order/AddNote', note, service)).resultData;
    expect(must(await staff.call('Order/AddNote', note, service)).resultData).toEqual(said);
    expect(await staff.call('Order/AddNote', { ...note, text: '别的话' }, service)).toMatchObject({ errorCode: '6' });
    must(await staff.call('Order/AddNote', { ...note, requestId: randomUUID(), text: '已电话确认' }, warehouse));
    expect((await read(orderId)).notes.map(({ who, text }) => [who, text])).toEqual([
      [warehouse.operatorName, '已电话确认'],
      [service.operatorName, '客户要求周五送到'],
    ]);
    const seen = must(await test.call('Order/GetModel', { orderId }, buyer)).resultData;
    expect(JSON.stringify(seen)).not.toContain('周五');
    await asForeign(orderId, async () => {
      const again = { ...note, requestId: randomUUID() };
      expect(await staff.call('Order/AddNote', again, service)).toMatchObject({ errorCode: '4' });
    });
  });
});

describe('the assignee', () => {
  it('is somebody who sees orders, and finds them as their own', async () => {
    const [one, two] = [await order(), await order()];
    const people = must(await staff.call('Order/GetAssignees', {}, service)).resultData;
    expect(people.map((each) => each.operatorId)).toContain(warehouse.operatorId);
    const give = (orderIds: number[], operatorId: number | null) =>
      staff.call('Order/Assign', { orderIds, operatorId }, service);
    must(await give([one, two], warehouse.operatorId));
    expect(await read(one)).toMatchObject({
      assigneeId: warehouse.operatorId,
      assigneeName: warehouse.operatorName,
    });
    expect(await listed({ mine: true }, warehouse)).toEqual([two, one]);
    expect(await listed({ mine: true }, service)).toEqual([]);
    must(await give([two], null));
    expect(await listed({ mine: true }, warehouse)).toEqual([one]);
    const written = await test.db.select().from(auditLogs).where(eq(auditLogs.what, '指定处理人'));
    expect(written.at(-1)).toMatchObject({
      before: { assigneeName: warehouse.operatorName },
      after: { assigneeName: '' },
    });

    expect(await give([one, 999_999_999], null)).toMatchObject({ errorCode: '4' });
    expect(await give([one], 999_999_999)).toMatchObject({ errorCode: '4' });
    await asForeign(one, async () => expect(await give([one], null)).toMatchObject({ errorCode: '4' }));
    await test.db.update(operators).set({ enabled: false }).where(eq(operators.operatorId, warehouse.operatorId));
    expect(await give([one], warehouse.operatorId)).toMatchObject({ errorCode: '4' });
    await test.db.update(operators).set({ enabled: true }).where(eq(operators.operatorId, warehouse.operatorId));
    expect((await read(one)).assigneeId).toBe(warehouse.operatorId);
  });
});

describe('ready-made views', () => {
  it('tell what I did today, and what must leave today', async () => {
    const [one, two] = [await order(), await order()];
    const parcels = [parcelOf([{ lineNo: 1, qty: 20 }])];
    must(await staff.call('Shipment/Ship', { requestId: randomUUID(), orderId: one, parcels }, warehouse));
    expect(await listed({ handled: true }, warehouse)).toEqual([one]);
    expect(await listed({ handled: true }, service)).toEqual([]);

    const now = test.clock.now();
    const shipBy = (orderId: number, at: number) =>
      test.db
        .update(orders)
        .set({ shipBy: new Date(at) })
        .where(eq(orders.orderId, orderId));
    await test.db.update(orders).set({ shipBy: null });
    await shipBy(one, now.getTime());
    await shipBy(two, now.getTime() + 2 * 86_400_000);
    expect(await listed({ dueToday: true }, warehouse)).toEqual([one]);

    test.clock.advanceMinutes(24 * 60);
    const tomorrow = await staff.logIn('warehouse');
    expect(await listed({ handled: true }, tomorrow)).toEqual([]);
  });
});

describe('time left', () => {
  it('is one and the same on the overview, in the list and on the page', async () => {
    const [late, asked] = [await order(), await order()];
    await test.db
      .update(orders)
      .set({ shipBy: new Date(test.clock.now().getTime() - 60_000) })
      .where(eq(orders.orderId, late));
    must(await test.call('Order/CancelApply', { orderId: asked, reason: '不想买了' }, buyer));
    const desks = must(await staff.call('Overview/GetWaiting', {}, await staff.logIn('operator'))).resultData;
    const things = desks.flatMap((desk) => desk.things);
    const page = must(await staff.call('Order/GetPage', { pageSize: 100 }, service)).resultData;
    for (const orderId of [late, asked]) {
      const told = things.find((thing) => thing.orderId === orderId)?.dueTime;
      expect(told).toMatch(/^20/);
      expect(page.find((row) => row.orderId === orderId)?.dueTime).toBe(told);
      expect((await read(orderId)).dueTime).toBe(told);
    }
  });
});
