import { randomUUID } from 'node:crypto';
import type { StatementModel } from '@yigou/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, must } from '../../test/buying';
import { issuedByHand, titleOf } from '../../test/invoicing';
import type { Operators } from '../../test/operators';
import type { PayingApp } from '../../test/payingApp';
import { accountOf, type Person } from '../../test/people';
import { buyReceived, returnAt } from '../../test/returning';
import { shipOrder, shippingApp } from '../../test/shipping';
import { build, financeOf, midOf, receivedAt } from '../../test/statements';
import type { Answer } from '../../test/testApp';
import { audit } from '../auditor/auditor.service';
import { creditOf } from '../ledger/ledger.service';
import { creditTerms } from '../ledger/ledger.tables';
import { notices } from '../notices/notices.tables';
import { orders } from '../orders/orders.tables';
import { returns } from '../returns/returns.tables';
import { shipments } from '../shipments/shipments.tables';
import { periodBounds } from './statements.rules';
import { statementEntries, statements } from './statements.tables';

let test: PayingApp;
let staff: Operators;
let cashier: { token: string };
let buyer: Person;
let finance: Person;
let customerId: number;
beforeAll(async () => {
  const shop = await shippingApp(1);
  ({ test, staff } = shop);
  [buyer] = shop.people as [Person];
  finance = await financeOf(test);
  cashier = await staff.logIn('cashier');
  ({ customerId } = await accountOf(test, 'buyer'));
});
afterAll(async () => {
  expect(await audit(test.db)).toEqual([]);
  await test.close();
});

const model = async (statementId: number): Promise<StatementModel> =>
  must(await test.call('Statement/GetModel', { statementId }, finance)).resultData;
const confirm = async (statementId: number) =>
  test.call('Statement/Confirm', { statementId, closing: (await model(statementId)).closing }, finance);
const usedNow = async () => (await creditOf(test.db, customerId))?.used ?? 0;
const built = async (period: string) => {
  const [made] = await build(test, period, customerId);
  if (!made) throw new Error(`no statement for ${period}`);
  return made;
};
let bankNo = 0;
const come = async (amount: number, memo = '', payer = '华东精密制造有限公司') => {
  bankNo += 1;
  const row = { bankNo: `CMB-${bankNo}`, paidTime: '2026-11-16 10:00', amount: amount.toFixed(2), payer, memo };
  must(await staff.call('Bank/Import', { fileName: '流水.xlsx', rows: [{ ...row, payerAccount: '' }] }, cashier));
  const page = { pageSize: 100, searchKey: row.bankNo, reqData: { tab: 'all' as const } };
  const [line] = must(await staff.call('Bank/GetPage', page, cashier)).resultData;
  if (!line) throw new Error('no line');
  return line;
};
const match = (bankLineId: number) => staff.call('Bank/Match', { bankLineId, customerId }, cashier);
const add = async (statementId: number, more: object) => {
  const claim = { requestId: randomUUID(), statementId, type: 'price', buyerAmount: 1, text: '协议价不同', ...more };
  const { body } = await test.callRaw('Statement/AddDifference', claim, finance);
  return body as Answer<'Statement/AddDifference'>;
};

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
    expect(february.opening).toBe(january.closing);
    expect(january.dueDate).toBe('2026-03-02');
    const told = await test.db.select().from(notices).where(eq(notices.accountId, finance.accountId));
    expect(told.map((notice) => notice.title)).toContain(`对账单 ${january.statementNo}：已出账，请核对并确认`);
    const [order] = await test.db.select().from(orders).where(eq(orders.orderId, last));
    expect(order?.reconcileState).toBe('inStatement');
    expect(await audit(test.db)).toEqual([]);
  });

  it('is billed for months that are over only', async () => {
    const period = `${test.clock.now().getFullYear()}-12`;
    expect(await staff.call('Statement/Build', { period }, cashier)).toMatchObject({ errorCode: '1' });
    for (const odd of ['2026-13', '1926-10', '2026-1', ''])
      expect(await staff.callRaw('Statement/Build', { period: odd }, cashier)).toMatchObject({ errorCode: '5' });
    const upside = { reqData: { from: '2026-10', to: '2026-01' } };
    expect((await test.callRaw('Statement/GetPage', upside, finance)).body).toMatchObject({ errorCode: '5' });
  });
});

describe('a difference', () => {
  it('keeps the statement from being confirmed; accepted it is an adjustment, and nothing that stood is changed', async () => {
    await receivedAt(test, buyer, midOf('2026-03'));
    const { statementId, closing } = await built('2026-03');
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
    await receivedAt(test, buyer, midOf('2026-04'));
    const { statementId, closing } = await built('2026-04');
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

it('an earlier statement is adjusted as long as no later one is agreed on; then it goes into the next', async () => {
  const isOpen = eq(statements.state, 'open');
  const open = await test.db.select().from(statements).where(isOpen).orderBy(statements.statementId);
  const [first, second] = open.slice(-2);
  if (!first || !second) throw new Error('two are needed');
  const adjust = async (amount: number) =>
    must(
      await staff.call(
        'Statement/Adjust',
        { statementId: first.statementId, amount, reason: '商定的折让与补差' },
        cashier,
      ),
    );
  await adjust(2.5);
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

describe('money', () => {
  it('pays the oldest first and frees the credit; too little is part, too much waits on its line', async () => {
    const open = await test.db.select().from(statements).where(eq(statements.state, 'open'));
    for (const { statementId } of open) must(await confirm(statementId));
    const owed = await test.db
      .select()
      .from(statements)
      .where(eq(statements.state, 'confirmed'))
      .orderBy(statements.period);
    const [first, second] = owed;
    if (!first || !second) throw new Error('two are needed');
    const used = await usedNow();
    const part = await come(first.due / 100 + 1, `货款 DZ${second.statementNo.slice(-8)}`);
    expect(part).toMatchObject({ suggestion: { match: 'amount', codeFits: true, payerFits: true, amountFits: false } });
    expect(part.suggestion?.pays).toMatchObject([
      { number: first.statementNo, amount: first.due / 100 },
      { number: second.statementNo, amount: 1 },
    ]);
    must(await match(part.bankLineId));
    expect(await match(part.bankLineId)).toMatchObject({ errorCode: '6' });
    expect(await usedNow()).toBe(used - first.due - 100);
    expect(await model(first.statementId)).toMatchObject({ state: 'settled' });
    expect(await model(second.statementId)).toMatchObject({ state: 'partPaid', paid: 1 });
    const orderId = (await model(first.statementId)).entries[0]?.orderId ?? 0;
    const [order] = await test.db.select().from(orders).where(eq(orders.orderId, orderId));
    expect(order).toMatchObject({ reconcileState: 'settled', payState: 'onAccountSettled' });
    const rest = owed.reduce((sum, { due }) => sum + due, 0) - first.due - 100;
    const much = await come(rest / 100 + 5);
    expect(must(await match(much.bankLineId)).resultData).toEqual({ matched: rest / 100, left: 5 });
    expect(await match(much.bankLineId)).toMatchObject({ errorCode: '1' });
    expect(await audit(test.db)).toEqual([]);
  });

  it('comes once, however often its file is imported; a number with another amount is refused', async () => {
    const row = {
      bankNo: 'ONCE-1',
      paidTime: '2026-11-16',
      amount: '88.00',
      payer: '张建国',
      payerAccount: '',
      memo: '往来',
    };
    const bring = (rows: object[], check = false) =>
      staff.callRaw('Bank/Import', { fileName: '交易明细.csv', rows, check }, cashier);
    expect(await bring([row], true)).toMatchObject({ resultData: { counts: { new: 1 } } });
    expect(await bring([row])).toMatchObject({ resultData: { counts: { new: 1, unchanged: 0 } } });
    expect(await bring([row])).toMatchObject({ resultData: { counts: { new: 0, unchanged: 1 } } });
    expect(await bring([{ ...row, amount: '89.00' }])).toMatchObject({ errorCode: '1' });
    expect(
      await bring([
        { ...row, bankNo: '' },
        { ...row, bankNo: '' },
      ]),
    ).toMatchObject({ resultData: { counts: { new: 2 } } });
    expect(
      await bring([
        { ...row, bankNo: '' },
        { ...row, bankNo: '' },
      ]),
    ).toMatchObject({ resultData: { counts: { unchanged: 2 } } });
    expect(await bring([{ 日期: 'x' }])).toMatchObject({ errorCode: '1' });
    const page = { searchKey: 'ONCE-1', reqData: { tab: 'all' as const } };
    const { resultData } = must(await staff.call('Bank/GetPage', page, cashier));
    expect(resultData).toMatchObject([
      { amount: 88, state: 'waiting', suggestion: { match: 'none', customerId: null } },
    ]);
  });

  it('with the code of an order pays that order', async () => {
    const { orderId, payable, orderNo } = await buy(test, buyer.token, [['MG-Q7-BK', 20]], 'transfer');
    const line = await come(payable, `HK${orderNo.slice(-8)}`);
    expect(line.suggestion).toMatchObject({ match: 'sure', orderId, pays: [{ number: orderNo }] });
    must(await staff.call('Bank/MatchOrder', { bankLineId: line.bankLineId, orderId }, cashier));
    const [order] = await test.db.select().from(orders).where(eq(orders.orderId, orderId));
    expect(order?.state).toBe('pendingShipment');
  });

  it('that a statement gives is set off against what another asks for', async () => {
    await test.db.update(creditTerms).set({ overdue: false });
    const orderId = await buyReceived(test, buyer);
    await returnAt(test, buyer, 'pendingConfirm', orderId);
    const [august, september] = ['2026-08', '2026-09'].map(midOf) as [Date, Date];
    await test.db.update(shipments).set({ receivedAt: august }).where(eq(shipments.orderId, orderId));
    await test.db.update(returns).set({ refundAt: september }).where(eq(returns.orderId, orderId));
    const asking = await built('2026-08');
    must(await confirm(asking.statementId));
    const giving = await built('2026-09');
    expect(giving.due).toBeLessThan(0);
    must(await confirm(giving.statementId));
    expect(await model(giving.statementId)).toMatchObject({ state: 'settled' });
    expect(await model(asking.statementId)).toMatchObject({ state: 'partPaid', paid: -giving.due / 100 });
    expect(await audit(test.db)).toEqual([]);
  });
});

describe('terms', () => {
  it('that are over keep new orders on account away, until it is paid', async () => {
    await test.sweep();
    const [late] = (await test.db.select().from(statements)).filter(
      (row) => row.due > row.paid && row.state === 'partPaid',
    );
    if (!late) throw new Error('one is needed');
    expect(await model(late.statementId)).toMatchObject({ overdue: true });
    expect(await creditOf(test.db, customerId)).toMatchObject({ overdue: true });
    await expect(buy(test, buyer.token, [['MG-Q7-BK', 20]], 'account')).rejects.toThrow('逾期');
    await buy(test, buyer.token, [['MG-Q7-BK', 20]], 'transfer');
    const line = await come((late.due - late.paid) / 100, `DZ${late.statementNo.slice(-8)}`);
    expect(line.suggestion).toMatchObject({ match: 'sure' });
    must(await match(line.bankLineId));
    expect(await creditOf(test.db, customerId)).toMatchObject({ overdue: false });
    await buy(test, buyer.token, [['MG-Q7-BK', 20]], 'account');
  });

  it('and limits are changed with a reason, and what they were stays readable', async () => {
    const change = { customerId, limit: 300_000, termDays: 60 as const, byOrg: false, note: '续签合同，账期延长' };
    must(await staff.call('Credit/Save', change, cashier));
    expect(await creditOf(test.db, customerId)).toMatchObject({ limit: 30_000_000, termDays: 60 });
    expect(must(await staff.call('Credit/GetHistory', { customerId }, cashier)).resultData).toMatchObject([
      { fromLimit: 200_000, toLimit: 300_000, fromTermDays: 30, toTermDays: 60, note: change.note },
    ]);
    expect(await staff.callRaw('Credit/Save', { ...change, termDays: 45 }, cashier)).toMatchObject({ errorCode: '5' });
    expect(await staff.call('Credit/Save', { ...change, customerId: 999_999 }, cashier)).toMatchObject({
      errorCode: '4',
    });
    const { resultData } = must(await staff.call('Credit/GetPage', {}, cashier));
    expect(resultData.find((row) => row.customerId === customerId)).toMatchObject({ credit: { limit: 300_000 } });
  });
});

it('an invoice is asked for from a confirmed statement, once for each order', async () => {
  const orderId = await receivedAt(test, buyer, midOf('2026-09'));
  // September is billed already: it came late.
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
});
