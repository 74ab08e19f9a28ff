import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, must } from '../../../test/buying';
import { issuedByHand, titleOf } from '../../../test/invoicing';
import { accountOf } from '../../../test/people';
import { buyReceived, returnAt } from '../../../test/returning';
import { shipOrder } from '../../../test/shipping';
import { build, midOf, receivedAt, type StatementsApp, statementsApp } from '../../../test/statements';
import { notices } from '../../people/notices/notices.tables';
import { roles } from '../../people/org/org.tables';
import { orders } from '../../trade/orders/orders.tables';
import { returns } from '../../trade/returns/returns.tables';
import { shipments } from '../../trade/shipments/shipments.tables';
import { audit } from '../auditor/auditor.service';
import { periodBounds } from './statements.rules';
import { entryChecks, statementEntries, statements } from './statements.tables';

let { test, staff, cashier, buyer, finance, customerId, model, confirm, usedNow, built, add } = {} as StatementsApp;
beforeAll(async () => {
  ({ test, staff, cashier, buyer, finance, customerId, model, confirm, usedNow, built, add } = await statementsApp());
});
afterAll(async () => {
  expect(await audit(test.db)).toEqual([]);
  await test.close();
});

describe('what was bought on account', () => {
  it('is entered piece by piece when it arrives, with its freight once and its return when that is paid back', async () => {
    const { orderId } = await buy(test, buyer.token, [['MG-Q7-BK', 7]], 'account');
    const first = await shipOrder(test, orderId, [{ lineNo: 1, qty: 1 }]);
    must(await test.call('Order/ConfirmReceipt', { orderId, shipmentId: first }, buyer));
    await test.sweep();
    await shipOrder(test, orderId);
    must(await test.call('Order/ConfirmReceipt', { orderId }, buyer));
    const returnId = await returnAt(test, buyer, 'pendingConfirm', orderId);
    await test.sweep();
    await test.sweep();
    const entries = await test.db
      .select()
      .from(statementEntries)
      .where(eq(statementEntries.orderId, orderId))
      .orderBy(statementEntries.entryId);
    const [order] = await test.db.select().from(orders).where(eq(orders.orderId, orderId));
    const [back] = await test.db.select().from(returns).where(eq(returns.returnId, returnId));
    expect(entries.map(({ kind, qty }) => [kind, qty])).toEqual([
      ['goods', 1],
      ['freight', null],
      ['goods', 6],
      ['refund', null],
    ]);
    const sum = entries.reduce((all, { amount }) => all + amount, 0);
    expect(sum).toBe((order?.payable ?? 0) - (back?.amount ?? 0));
    expect(entries.every((entry) => entry.statementId === null)).toBe(true);
    const { resultData, unbilled } = must(await test.call('Statement/GetUnbilled', { pageSize: 100 }, finance));
    expect(resultData.map((row) => row.entryId)).toEqual(expect.arrayContaining(entries.map((row) => row.entryId)));
    expect(unbilled.sum).toBeCloseTo(
      resultData.reduce((all, row) => all + row.amount, 0),
      2,
    );
  });

  it('belongs to the month of Shanghai in which it came; what is entered late stands in the next one', async () => {
    const { endsAt } = periodBounds('2026-01');
    const last = await receivedAt(test, buyer, new Date(endsAt.getTime() - 1));
    const next = await receivedAt(test, buyer, endsAt);
    const january = await built('2026-01');
    const late = await receivedAt(test, buyer, midOf('2026-01'));
    expect(await build(test, '2026-01', customerId)).toEqual([]);
    const february = await built('2026-02');
    const ordersIn = async (statementId: number) =>
      [...new Set((await model(statementId)).entries.map((entry) => entry.orderId))].sort();
    expect(await ordersIn(january.statementId)).toEqual([last]);
    expect(await ordersIn(february.statementId)).toEqual([next, late].sort());
    expect(january.dueDate).toBe('2026-03-02');
    expect(february.opening).toBe(january.closing);
    const told = await test.db.select().from(notices).where(eq(notices.accountId, finance.accountId));
    expect(told.map((notice) => notice.title)).toContain(`对账单 ${january.statementNo}：已出账，请核对并确认`);
    const [order] = await test.db.select().from(orders).where(eq(orders.orderId, last));
    expect(order?.reconcileState).toBe('inStatement');
    expect(await audit(test.db)).toEqual([]);
  });

  it('that goes back in the last millisecond is taken off in that month, a millisecond later in the next', async () => {
    const { endsAt } = periodBounds('2026-03');
    const paidBack = async (refundAt: Date): Promise<number> => {
      const orderId = await buyReceived(test, buyer);
      const returnId = await returnAt(test, buyer, 'pendingConfirm', orderId);
      await test.db
        .update(shipments)
        .set({ receivedAt: midOf('2026-03') })
        .where(eq(shipments.orderId, orderId));
      await test.db.update(returns).set({ refundAt }).where(eq(returns.returnId, returnId));
      return returnId;
    };
    const last = await paidBack(new Date(endsAt.getTime() - 1));
    const next = await paidBack(endsAt);
    const { entries } = await model((await built('2026-03')).statementId);
    expect(entries.flatMap(({ returnId }) => returnId ?? [])).toEqual([last]);
    const wanted = { pageSize: 100, reqData: { kind: 'refund' as const } };
    const waiting = must(await test.call('Statement/GetUnbilled', wanted, finance)).resultData;
    expect(waiting.map((row) => row.returnId)).toContain(next);
  });

  it('is billed for months that are over only', async () => {
    const period = `${test.clock.now().getFullYear()}-12`;
    expect(await staff.call('Statement/Build', { period }, cashier)).toMatchObject({ errorCode: '1' });
    for (const odd of ['2026-13', '1926-10', '2126-10', '2026-1', ''])
      expect(await staff.callRaw('Statement/Build', { period: odd }, cashier)).toMatchObject({ errorCode: '5' });
    for (const [from, to] of [
      ['2026-10', '2026-01'],
      ['2026-01', '2126-01'],
      ['1926-01', '2026-01'],
    ])
      expect((await test.callRaw('Statement/GetPage', { reqData: { from, to } }, finance)).body).toMatchObject({
        errorCode: '5',
      });
  });
});

describe('a difference', () => {
  it('keeps the statement from being confirmed; accepted it is an adjustment, and nothing that stood is changed', async () => {
    await receivedAt(test, buyer, midOf('2026-04'));
    const { statementId, closing } = await built('2026-04');
    const before = await model(statementId);
    const [entry] = before.entries;
    const used = await usedNow();
    const claim = { entryId: entry?.entryId, buyerAmount: (entry?.amount ?? 0) - 1.5, buyerQty: 5 };
    const { differenceId } = must(await add(statementId, claim)).resultData;
    expect(await model(statementId)).toMatchObject({ state: 'disputed', openDifferences: 1, actions: ['dispute'] });
    expect(await confirm(statementId)).toMatchObject({ errorCode: '1', errorMsg: expect.stringContaining('1 项差异') });
    const answer = { differenceId, decision: 'accept' as const, text: '合同价录入晚了一天' };
    must(await staff.call('Statement/AnswerDifference', answer, cashier));
    expect(await staff.call('Statement/AnswerDifference', answer, cashier)).toMatchObject({ errorCode: '6' });
    const after = await model(statementId);
    expect(after).toMatchObject({ state: 'open', closing: closing / 100 - 1.5, actions: ['confirm', 'dispute'] });
    expect(after.entries.filter((each) => each.kind !== 'adjustment')).toEqual(before.entries);
    expect(await usedNow()).toBe(used - 150);
    expect(await test.call('Statement/Confirm', { statementId, closing: closing / 100 }, finance)).toMatchObject({
      errorCode: '6',
    });
    must(await confirm(statementId));
    expect(await confirm(statementId)).toMatchObject({ errorCode: '6', errorMsg: expect.stringContaining('已确认') });
    expect(await add(statementId, claim)).toMatchObject({ errorCode: '6' });
    expect(await audit(test.db)).toEqual([]);
  });

  it('is refused, withdrawn, or moved by one entry out of this statement and one into the next', async () => {
    await receivedAt(test, buyer, midOf('2026-05'));
    const { statementId, closing } = await built('2026-05');
    const [entry] = (await model(statementId)).entries;
    const raise = async (more: object) => must(await add(statementId, more)).resultData.differenceId;
    const refused = await raise({ type: 'missing', number: 'R1', buyerAmount: -20 });
    const decide = (differenceId: number, decision: 'refuse' | 'move') =>
      staff.call('Statement/AnswerDifference', { differenceId, decision, text: '月末之后才签收' }, cashier);
    must(await decide(refused, 'refuse'));
    const withdrawn = await raise({ type: 'missing', number: 'R2', buyerAmount: -20 });
    must(await test.call('Statement/WithdrawDifference', { differenceId: withdrawn }, finance));
    expect((await model(statementId)).closing).toBe(closing / 100);
    const moved = await raise({ entryId: entry?.entryId, buyerAmount: 0, type: 'duplicate' });
    must(await decide(moved, 'move'));
    expect((await model(statementId)).closing).toBeCloseTo(closing / 100 - (entry?.amount ?? 0), 2);
    must(await confirm(statementId));
    const waiting = must(
      await test.call('Statement/GetUnbilled', { pageSize: 100, reqData: { kind: 'moved' } }, finance),
    );
    expect(waiting.resultData).toMatchObject([{ kind: 'moved', amount: entry?.amount }]);
    expect(await add(statementId, { type: 'price', buyerAmount: 1 })).toMatchObject({ errorCode: '5' });
    expect(await audit(test.db)).toEqual([]);
  });

  it('about an entry of another statement answers like one that does not exist', async () => {
    await receivedAt(test, buyer, midOf('2026-06'));
    const one = await built('2026-06');
    await receivedAt(test, buyer, midOf('2026-07'));
    const two = await built('2026-07');
    const [entry] = (await model(two.statementId)).entries;
    expect(await add(one.statementId, { entryId: entry?.entryId })).toMatchObject({ errorCode: '4' });
    expect(await add(one.statementId, { entryId: 999_999_999 })).toMatchObject({ errorCode: '4' });
    expect(await model(one.statementId)).toMatchObject({ state: 'open' });
    const reason = '出账有误，重新出账';
    expect(await staff.call('Statement/Void', { statementId: one.statementId, reason }, cashier)).toMatchObject({
      errorCode: '1',
    });
    must(await staff.call('Statement/Void', { statementId: two.statementId, reason }, cashier));
    expect(await built('2026-07')).toMatchObject({ opening: two.opening, closing: two.closing });
  });
});

it('what was checked is ticked for everybody who checks, as long as it can still be argued about', async () => {
  const [open] = await test.db.select().from(statements).where(eq(statements.state, 'open'));
  const [agreed] = await test.db.select().from(statements).where(eq(statements.state, 'confirmed'));
  const statementId = open?.statementId ?? 0;
  const entryIds = (await model(statementId)).entries.map((entry) => entry.entryId);
  const tick = (more: object) =>
    test.call('Statement/CheckEntries', { statementId, entryIds, checked: true, ...more }, finance);
  must(await tick({}));
  must(await tick({}));
  expect((await model(statementId)).entries.every((entry) => entry.checkedBy !== '')).toBe(true);
  must(await tick({ entryIds: entryIds.slice(1), checked: false }));
  expect((await model(statementId)).entries.map((entry) => entry.checkedBy !== '')).toEqual(
    entryIds.map((_, at) => at === 0),
  );
  const others = (await model(agreed?.statementId ?? 0)).entries.map((entry) => entry.entryId);
  expect(await tick({ entryIds: [...entryIds, ...others] })).toMatchObject({ errorCode: '4' });
  expect(await tick({ statementId: agreed?.statementId, entryIds: others })).toMatchObject({ errorCode: '6' });
  expect(await test.db.$count(entryChecks)).toBe(1);
});

it('an earlier statement is adjusted as long as no later one is agreed on; then it goes into the next', async () => {
  const isOpen = eq(statements.state, 'open');
  const open = await test.db.select().from(statements).where(isOpen).orderBy(statements.statementId);
  const [first, second] = open.slice(-2);
  if (!first || !second) throw new Error('two are needed');
  const adjust = async (amount: number, requestId: string = crypto.randomUUID()) =>
    must(
      await staff.call(
        'Statement/Adjust',
        { requestId, statementId: first.statementId, amount, reason: '商定的折让与补差' },
        cashier,
      ),
    );
  const clicked = crypto.randomUUID();
  for (const _ of [1, 2]) await adjust(2.5, clicked);
  const other = { requestId: clicked, statementId: first.statementId, amount: 3, reason: '商定的折让与补差' };
  expect(await staff.call('Statement/Adjust', other, cashier)).toMatchObject({ errorCode: '6' });
  expect(await model(first.statementId)).toMatchObject({ closing: first.closing / 100 + 2.5 });
  expect((await model(second.statementId)).sums).toMatchObject({
    opening: second.opening / 100 + 2.5,
    closing: second.closing / 100 + 2.5,
  });
  const { statementId, closing } = await model(second.statementId);
  must(await test.call('Statement/Confirm', { statementId, closing }, finance));
  await adjust(-1);
  expect(await model(first.statementId)).toMatchObject({ closing: first.closing / 100 + 2.5 });
  expect(await model(second.statementId)).toMatchObject({ closing });
  const waiting = must(await test.call('Statement/GetUnbilled', { reqData: { kind: 'adjustment' } }, finance));
  expect(waiting.resultData).toMatchObject([{ amount: -1, summary: '商定的折让与补差' }]);
  expect(await audit(test.db)).toEqual([]);
});

it('an invoice is asked for from a confirmed statement, once for each order', async () => {
  // Nobody has billed September: it stands in the next one.
  const orderId = await receivedAt(test, buyer, midOf('2026-09'));
  const { statementId } = await built('2026-10');
  const apply = { requestId: randomUUID(), statementId, titleId: await titleOf(test, finance) };
  expect(await test.call('Statement/ApplyInvoice', apply, finance)).toMatchObject({ errorCode: '1' });
  must(await confirm(statementId));
  const made = must(await test.call('Statement/ApplyInvoice', apply, finance)).resultData;
  expect(must(await test.call('Statement/ApplyInvoice', apply, finance)).resultData.applicationId).toBe(
    made.applicationId,
  );
  const again = { ...apply, requestId: randomUUID() };
  expect(await test.call('Statement/ApplyInvoice', again, finance)).toMatchObject({ errorCode: '1' });
  expect(await model(statementId)).toMatchObject({ state: 'invoicing' });
  await issuedByHand(test, made.applicationId);
  await test.sweep();
  expect(await model(statementId)).toMatchObject({ state: 'invoiced', actions: ['uploadPayment'] });
  const [order] = await test.db.select().from(orders).where(eq(orders.orderId, orderId));
  expect(order?.invoiceState).toBe('done');
});

it('one statement for each unit adds up to the customer’s', async () => {
  const setting = { customerId, limit: 300_000, termDays: 30 as const, byOrg: true, note: '按部门分别对账' };
  must(await staff.call('Credit/Save', setting, cashier));
  const orderId = await receivedAt(test, buyer, midOf('2026-10'));
  const other = await receivedAt(test, buyer, midOf('2026-10'));
  const { orgId } = await accountOf(test, 'finance');
  await test.db.update(orders).set({ orgId }).where(eq(orders.orderId, other));
  const made = await build(test, '2026-10', customerId);
  expect(new Set(made.map((row) => row.orgId)).size).toBe(made.length);
  expect(made.length).toBeGreaterThan(1);
  const entries = await test.db.select().from(statementEntries);
  const billed = entries.filter((entry) => entry.statementId !== null).reduce((sum, { amount }) => sum + amount, 0);
  const lanes = new Map(entries.map((entry) => [entry.orgId, 0]));
  for (const { orgId: unit, amount, statementId } of entries)
    if (statementId !== null) lanes.set(unit, (lanes.get(unit) ?? 0) + amount);
  expect([...lanes.values()].reduce((sum, each) => sum + each, 0)).toBe(billed);
  for (const { orgId: unit, closing } of made) expect(closing).toBe(lanes.get(unit));
  expect(await test.db.select().from(shipments).where(eq(shipments.orderId, orderId))).toHaveLength(1);
  expect(await audit(test.db)).toEqual([]);

  // Who looks after one unit sees what is that unit's, and nothing of the whole customer.
  await test.db.update(roles).set({ dataScope: 'org' }).where(eq(roles.name, '财务'));
  const { resultData } = must(await test.call('Statement/GetPage', { pageSize: 100 }, finance));
  const [own] = made.filter((row) => row.orgId === orgId);
  expect(resultData.map((row) => row.statementId)).toEqual([own?.statementId]);
  const [foreign] = made.filter((row) => row.orgId !== orgId);
  const statementId = foreign?.statementId ?? 0;
  const refusals = await Promise.all([
    test.call('Statement/GetModel', { statementId }, finance),
    test.call('Statement/Confirm', { statementId, closing: (foreign?.closing ?? 0) / 100 }, finance),
    add(statementId, { type: 'missing', number: 'R1', buyerAmount: -1 }),
  ]);
  expect(refusals.map((answer) => answer.errorCode)).toEqual(['4', '4', '4']);
  const { unbilled } = must(await test.call('Statement/GetUnbilled', {}, finance));
  expect(unbilled.opening).toBe((own?.closing ?? 0) / 100);
  await test.db.update(roles).set({ dataScope: 'all' }).where(eq(roles.name, '财务'));
});
