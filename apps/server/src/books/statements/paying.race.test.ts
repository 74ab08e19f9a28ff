import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../test/buying';
import { whileHeld } from '../../../test/locks';
import { type StatementsApp, statementAt, statementsApp } from '../../../test/statements';
import { audit } from '../auditor/auditor.service';

let { test, staff, cashier, buyer, finance, customerId, model } = {} as StatementsApp;
beforeAll(async () => {
  ({ test, staff, cashier, buyer, finance, customerId, model } = await statementsApp());
});
afterAll(async () => {
  expect(await audit(test.db)).toEqual([]);
  await test.close();
});

const credit = () => sql`select 1 from ledger_account where customer_id = ${customerId} and kind = 'credit'`;
const orderIn = async (statementId: number) => {
  const orderId = (await model(statementId)).entries.find((entry) => entry.orderId)?.orderId ?? 0;
  return sql`select 1 from purchase_order where order_id = ${orderId}`;
};
const come = async (bankNo: string, amount: number) => {
  const row = { bankNo, paidTime: '2026-11-16', amount: amount.toFixed(2), payerAccount: '', memo: '' };
  const rows = [{ ...row, payer: '华东精密制造有限公司' }];
  must(await staff.call('Bank/Import', { fileName: '流水.xlsx', rows }, cashier));
  const page = { searchKey: bankNo, reqData: { tab: 'all' as const } };
  return must(await staff.call('Bank/GetPage', page, cashier)).resultData[0]?.bankLineId ?? 0;
};

describe('orders are locked before credit, and so nobody waits in a circle with who gives goods back', () => {
  it('by paying statements, the last of them as well as the first', async () => {
    const [first, last] = [await statementAt(test, buyer, 'confirmed'), await statementAt(test, buyer, 'confirmed')];
    const [one, two] = [await model(first), await model(last)];
    const newest = one.period > two.period ? first : last;
    const bankLineId = await come('LOCK-1', one.due + two.due);
    const pay = () => staff.call('Bank/Match', { bankLineId, customerId }, cashier);
    const { answer, ...met } = await whileHeld(test.db, await orderIn(newest), pay, credit());
    must(answer);
    expect(met).toEqual({ waited: true, free: true });
    for (const statementId of [first, last]) expect(await model(statementId)).toMatchObject({ state: 'settled' });
  });

  it('by agreeing on a statement, also those of others that it may settle', async () => {
    const owed = await statementAt(test, buyer, 'confirmed');
    const open = await statementAt(test, buyer, 'open');
    const { closing } = await model(open);
    const agree = () => test.call('Statement/Confirm', { statementId: open, closing }, finance);
    const { answer, ...met } = await whileHeld(test.db, await orderIn(owed), agree, credit());
    must(answer);
    expect(met).toEqual({ waited: true, free: true });
  });
});
