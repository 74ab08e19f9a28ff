import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngPixel, uploadFile } from '../../../test/builders';
import { buy, must } from '../../../test/buying';
import { buyReceived, returnAt } from '../../../test/returning';
import { midOf, type StatementsApp, statementAt, statementsApp } from '../../../test/statements';
import { auditLogs } from '../../ground/auditLog/auditLog.tables';
import { creditOf } from '../../money/ledger/ledger.service';
import { creditTerms } from '../../money/ledger/ledger.tables';
import { orders } from '../../trade/orders/orders.tables';
import { returns } from '../../trade/returns/returns.tables';
import { shipments } from '../../trade/shipments/shipments.tables';
import { audit } from '../auditor/auditor.service';
import { statements } from './statements.tables';

let { test, staff, cashier, buyer, finance, customerId, model, confirm, usedNow, built } = {} as StatementsApp;
beforeAll(async () => {
  ({ test, staff, cashier, buyer, finance, customerId, model, confirm, usedNow, built } = await statementsApp());
});
afterAll(async () => {
  expect(await audit(test.db)).toEqual([]);
  await test.close();
});

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

describe('money', () => {
  it('pays the oldest first and frees the credit; too little is part, too much waits on its line', async () => {
    // The one that is made later is of an earlier month.
    for (const _ of [1, 2]) await statementAt(test, buyer, 'confirmed');
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

    const giveBack = { bankLineId: much.bankLineId, backNo: 'CMB-TK-1', reason: '客户多付，原路退回' };
    expect(await staff.callRaw('Bank/GiveBack', { ...giveBack, reason: '多付' }, cashier)).toMatchObject({
      errorCode: '5',
    });
    const before = await usedNow();
    expect(must(await staff.call('Bank/GiveBack', giveBack, cashier)).resultData).toEqual({ returned: 5 });
    expect(await staff.call('Bank/GiveBack', giveBack, cashier)).toMatchObject({ errorCode: '6' });
    expect(await match(much.bankLineId)).toMatchObject({ errorCode: '6' });
    expect(await usedNow()).toBe(before);
    const page = { searchKey: much.bankNo, reqData: { tab: 'returned' as const } };
    expect(must(await staff.call('Bank/GetPage', page, cashier)).resultData).toMatchObject([
      { state: 'returned', left: 0, returned: 5, note: giveBack.reason, suggestion: null },
    ]);
    const [noted] = await test.db.select().from(auditLogs).where(eq(auditLogs.what, '退回到账'));
    expect(noted).toMatchObject({ after: { returned: 500, backNo: 'CMB-TK-1', note: giveBack.reason } });
  });

  it('for what is not agreed on yet waits, and says for what; the customer’s proof stands beside it', async () => {
    const statementId = await statementAt(test, buyer, 'open');
    const { statementNo, remitCode, due } = await model(statementId);
    const line = await come(due, `货款 ${remitCode}`);
    expect(line.suggestion).toMatchObject({ pays: [], blocked: `${statementNo} 待确认，客户确认后才能入账` });
    expect(await match(line.bankLineId)).toMatchObject({ errorCode: '1' });
    must(await confirm(statementId));
    const proof = { kind: 'statementFile', file: { name: '回单.png', bytes: pngPixel } };
    const { fileId } = (await uploadFile(test, proof, 'localhost', finance.token)).body.resultData;
    must(await test.call('Statement/UploadPayment', { statementId, fileId }, finance));
    const page = { searchKey: line.bankNo, reqData: { tab: 'todo' as const } };
    const [again] = must(await staff.call('Bank/GetPage', page, cashier)).resultData;
    expect(again?.suggestion).toMatchObject({
      match: 'sure',
      blocked: '',
      pays: [{ number: statementNo, amount: due }],
      vouchers: [{ statementNo, fileId }],
    });
    const foreign = await come(due, `代付 ${remitCode}`, '华东精密集团财务有限公司');
    expect(foreign.suggestion).toMatchObject({ match: 'payer', payerFits: false, pays: [{ number: statementNo }] });
    const stranger = await come(due, '往来', '张建国');
    expect(stranger.suggestion).toMatchObject({ match: 'none', customerId: null, pays: [], vouchers: [] });
    must(await match(line.bankLineId));
    const reason = '与客户无关，退回付款人';
    for (const { bankLineId } of [foreign, stranger])
      must(await staff.call('Bank/GiveBack', { bankLineId, backNo: `TK-${bankLineId}`, reason }, cashier));
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
