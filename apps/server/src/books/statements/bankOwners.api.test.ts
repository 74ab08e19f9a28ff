import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, must } from '../../../test/buying';
import { type StatementsApp, statementAt, statementsApp } from '../../../test/statements';
import { auditLogs } from '../../ground/auditLog/auditLog.tables';
import { bankLines } from '../../money/bank/bank.tables';
import { receipts } from '../../money/payments/payments.tables';
import { audit } from '../auditor/auditor.service';

let { test, staff, cashier, buyer, customerId, model } = {} as StatementsApp;
beforeAll(async () => {
  ({ test, staff, cashier, buyer, customerId, model } = await statementsApp());
});
afterAll(async () => {
  expect(await audit(test.db)).toEqual([]);
  await test.close();
});

const own = '华东精密制造有限公司';
const row = (bankNo: string, amount: number, more: Partial<Record<'payer' | 'memo' | 'paidTime', string>> = {}) => ({
  bankNo,
  paidTime: '2026-11-16 10:00',
  amount: amount.toFixed(2),
  payer: own,
  payerAccount: '6222000011112222',
  memo: '货款',
  ...more,
});
const bring = (rows: ReturnType<typeof row>[], check = false) =>
  staff.call('Bank/Import', { fileName: '流水.xlsx', rows, check }, cashier);
const lineOf = async (searchKey: string) => {
  const page = { pageSize: 100, searchKey, reqData: { tab: 'all' as const } };
  const lines = must(await staff.call('Bank/GetPage', page, cashier)).resultData;
  expect(lines).toHaveLength(1);
  return lines[0] as (typeof lines)[number];
};
const transferred = () => buy(test, buyer.token, [['MG-Q7-BK', 20]], 'transfer');
const confirmHand = (bankNo: string, amount: number, orderIds: number[], more: { reason?: string } = {}) =>
  staff.call('Payment/ConfirmTransfer', { orderIds, bankNo, amount, paidDate: '2026-11-16', ...more }, cashier);
const match = (bankLineId: number, reason?: string) =>
  staff.call('Bank/Match', { bankLineId, customerId, ...(reason && { reason }) }, cashier);
const matchOrder = (bankLineId: number, orderId: number, reason?: string) =>
  staff.call('Bank/MatchOrder', { bankLineId, orderId, ...(reason && { reason }) }, cashier);

describe('money that was confirmed by hand', () => {
  it('is known when its line is imported, whose it is, and is nobody else’s', async () => {
    await statementAt(test, buyer, 'confirmed');
    const [one, two] = [await transferred(), await transferred()];
    const sum = one.payable + two.payable;
    must(await confirmHand('HAND-1', sum, [one.orderId, two.orderId]));
    const line = await lineOf('HAND-1');
    expect(line).toMatchObject({ state: 'matched', left: 0, payer: '', amount: sum, suggestion: null });
    expect(line.pays).toMatchObject([{ number: one.orderNo }, { number: two.orderNo }]);

    const said = expect.stringContaining(`订单 ${one.orderNo}、${two.orderNo}`);
    expect(await bring([row(' hand-１', sum)], true)).toMatchObject({
      resultData: { counts: { new: 0, changed: 1 }, rows: [{ state: 'changed', notes: [said] }] },
    });
    const foreign = [row('HAND-1', sum, { payer: '张建国' })];
    expect(await bring(foreign, true)).toMatchObject({
      resultData: { rows: [{ notes: [said, expect.stringContaining('张建国')] }] },
    });
    must(await bring([row('HAND-1', sum)]));
    expect(await bring([row('HAND-1', sum)])).toMatchObject({
      resultData: { counts: { unchanged: 1 }, rows: [{ state: 'unchanged', notes: [said] }] },
    });
    expect(await lineOf('HAND-1')).toMatchObject({ state: 'matched', payer: own, memo: '货款', fileName: '流水.xlsx' });
    for (const answer of [
      await match(line.bankLineId),
      await matchOrder(line.bankLineId, one.orderId),
      await staff.call('Bank/Ignore', { bankLineId: line.bankLineId, reason: '银行结息收入' }, cashier),
      await staff.call(
        'Bank/GiveBack',
        { bankLineId: line.bankLineId, backNo: 'TK-1', reason: '客户多付，退回' },
        cashier,
      ),
    ])
      expect(answer).toMatchObject({ errorCode: '6', errorMsg: said });
    expect(await bring([row('HAND-1', sum + 1)])).toMatchObject({ errorCode: '1' });
  });

  it('is refused for another order, and is the same again for its own, however its number is written', async () => {
    const [one, other] = [await transferred(), await transferred()];
    must(await confirmHand('HAND-2', one.payable, [one.orderId]));
    must(await confirmHand(' hand-2 ', one.payable, [one.orderId]));
    expect(await confirmHand('HAND-2', one.payable, [other.orderId])).toMatchObject({
      errorCode: '6',
      errorMsg: expect.stringContaining(one.orderNo),
    });
    expect(await confirmHand('HAND-2', one.payable, [one.orderId, other.orderId])).toMatchObject({ errorCode: '6' });
    expect(await test.db.select().from(receipts).where(eq(receipts.transactionId, 'HAND-2'))).toHaveLength(1);
  });

  it('under a number typed wrong is pointed out beside the line that looks like it', async () => {
    const { orderId, orderNo, payable } = await transferred();
    must(await confirmHand('TYPO-1', payable, [orderId]));
    const said = expect.stringContaining(`订单 ${orderNo}`);
    expect(await bring([row('TRUE-1', payable)], true)).toMatchObject({
      resultData: { counts: { new: 1 }, rows: [{ state: 'new', notes: [said] }] },
    });
    must(await bring([row('TRUE-1', payable), row('TRUE-2', payable, { paidTime: '2026-11-14' })]));
    expect(await lineOf('TRUE-1')).toMatchObject({ state: 'waiting', lookalike: said });
    expect(await lineOf('TRUE-2')).toMatchObject({ lookalike: '' });
    for (const bankNo of ['TRUE-1', 'TRUE-2']) {
      const { bankLineId } = await lineOf(bankNo);
      must(await staff.call('Bank/Ignore', { bankLineId, reason: '与手工确认的是同一笔' }, cashier));
    }
  });
});

describe('money that was imported', () => {
  it('is claimed by confirming it by hand, with what the bank says of it', async () => {
    const { orderId, orderNo, payable } = await transferred();
    must(await bring([row('IMP-1', payable)]));
    expect(await confirmHand('IMP-1', payable + 1, [orderId])).toMatchObject({
      errorCode: '1',
      errorMsg: expect.stringContaining('不符'),
    });
    must(await confirmHand('imp-1', payable, [orderId]));
    const line = await lineOf('IMP-1');
    expect(line).toMatchObject({ state: 'matched', left: 0, pays: [{ number: orderNo, amount: payable }] });
    expect(await match(line.bankLineId)).toMatchObject({ errorCode: '6' });
    const [receipt] = await test.db.select().from(receipts).where(eq(receipts.transactionId, 'IMP-1'));
    expect(receipt).toMatchObject({ bankLineId: line.bankLineId, paidAt: new Date('2026-11-16T02:00:00Z') });
  });

  it('and paid a statement, or was sent back, pays no order', async () => {
    const statementId = await statementAt(test, buyer, 'confirmed');
    const { due } = await model(statementId);
    const { orderId } = await transferred();
    must(await bring([row('IMP-2', due), row('IMP-3', 20)]));
    must(await match((await lineOf('IMP-2')).bankLineId));
    expect(await confirmHand('IMP-2', due, [orderId])).toMatchObject({
      errorCode: '6',
      errorMsg: expect.stringContaining('对账单'),
    });
    const { bankLineId } = await lineOf('IMP-3');
    must(await staff.call('Bank/GiveBack', { bankLineId, backNo: 'TK-3', reason: '客户误付，退回' }, cashier));
    expect(await confirmHand('IMP-3', 20, [orderId])).toMatchObject({
      errorCode: '6',
      errorMsg: expect.stringContaining('已退回'),
    });
  });
});

describe('money of another company', () => {
  it('may have the same number, and is out of reach', async () => {
    const at = test.clock.now();
    const told = { payer: own, payerAccount: '', memo: '', fileName: '', paidAt: at, createdAt: at };
    const [foreign] = await test.db
      .insert(bankLines)
      .values({ ...told, companyId: 2, bankNo: 'SAME-1', amount: 1 })
      .returning();
    const foreignId = foreign?.bankLineId ?? 0;
    const { orderId, orderNo, payable } = await transferred();
    for (const answer of [await match(foreignId), await matchOrder(foreignId, orderId)])
      expect(answer).toMatchObject({ errorCode: '4' });
    expect(await bring([row('SAME-1', payable)], true)).toMatchObject({ resultData: { counts: { new: 1 } } });
    must(await confirmHand('SAME-1', payable, [orderId]));
    expect((await lineOf('SAME-1')).pays).toMatchObject([{ number: orderNo }]);
    const [after] = await test.db.select().from(bankLines).where(eq(bankLines.bankLineId, foreignId));
    expect(after).toEqual(foreign);
  });
});

describe('money of another payer', () => {
  const why = '集团财务公司统一代付，已核对付款函';
  const stranger = '华东精密集团财务有限公司';

  it('pays a statement only with a reason, which is kept and shown', async () => {
    const statementId = await statementAt(test, buyer, 'confirmed');
    const { due, statementNo } = await model(statementId);
    must(await bring([row('OTHER-1', due, { payer: stranger })]));
    const { bankLineId } = await lineOf('OTHER-1');
    for (const reason of [undefined, '   ', '代付'])
      expect(await match(bankLineId, reason)).toMatchObject({ errorCode: expect.stringMatching(/[15]/) });
    expect(await match(bankLineId)).toMatchObject({ fields: { reason: expect.stringContaining(stranger) } });
    must(await match(bankLineId, why));
    const line = await lineOf('OTHER-1');
    expect(line.pays.length).toBeGreaterThan(0);
    for (const each of line.pays) expect(each).toMatchObject({ reason: why });
    expect(line.pays.map((each) => each.number)).toContain(statementNo);
    const [trace] = await test.db.select().from(auditLogs).where(eq(auditLogs.objectId, 'OTHER-1'));
    expect(trace).toMatchObject({ what: '认领到账', after: { reason: why } });
  });

  it('pays an order only with a reason, by either way', async () => {
    const [one, two] = [await transferred(), await transferred()];
    must(
      await bring([
        row('OTHER-2', one.payable, { payer: stranger }),
        row('OTHER-3', two.payable, { payer: `华东精密制造（有限公司 ` }),
        row('OTHER-4', two.payable, { payer: stranger }),
      ]),
    );
    const second = await lineOf('OTHER-2');
    expect(await matchOrder(second.bankLineId, one.orderId)).toMatchObject({ errorCode: '1' });
    must(await matchOrder(second.bankLineId, one.orderId, why));
    expect((await lineOf('OTHER-2')).pays).toMatchObject([{ number: one.orderNo, reason: why }]);
    expect(await confirmHand('OTHER-4', two.payable, [two.orderId])).toMatchObject({ errorCode: '1' });
    must(await confirmHand('OTHER-3', two.payable, [two.orderId]));
    const { bankLineId } = await lineOf('OTHER-4');
    must(await staff.call('Bank/GiveBack', { bankLineId, backNo: 'TK-4', reason: '付款人要求退回' }, cashier));
  });
});
