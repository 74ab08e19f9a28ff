import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, must } from '../../../test/buying';
import { type StatementsApp, statementAt, statementsApp } from '../../../test/statements';
import { audit } from '../auditor/auditor.service';

let { test, staff, cashier, buyer, customerId } = {} as StatementsApp;
beforeAll(async () => {
  ({ test, staff, cashier, buyer, customerId } = await statementsApp());
  await statementAt(test, buyer, 'confirmed');
});
afterAll(async () => {
  expect(await audit(test.db)).toEqual([]);
  await test.close();
});

const rounds = Array.from({ length: 10 }, (_, round) => round);
const payer = '华东精密制造有限公司';
const row = (bankNo: string, amount: number) => ({
  bankNo,
  paidTime: '2026-11-16 10:00',
  amount: amount.toFixed(2),
  payer,
  payerAccount: '',
  memo: '',
});
const bring = (bankNo: string, amount: number) =>
  staff.call('Bank/Import', { fileName: '流水.xlsx', rows: [row(bankNo, amount)] }, cashier);
const linesOf = async (searchKey: string) =>
  must(await staff.call('Bank/GetPage', { searchKey, reqData: { tab: 'all' as const } }, cashier)).resultData;
const confirm = (orderId: number, bankNo: string, amount: number) =>
  staff.call('Payment/ConfirmTransfer', { orderIds: [orderId], bankNo, amount, paidDate: '2026-11-16' }, cashier);

it.each(rounds)('one receipt, claimed in three ways at once, is claimed once (round %i)', async (round) => {
  const bought = [];
  for (const _ of [1, 2]) bought.push(await buy(test, buyer.token, [['MG-Q7-BK', 20]], 'transfer'));
  const [one, two] = bought as [(typeof bought)[number], (typeof bought)[number]];
  const bankNo = `THRICE-${round}`;
  must(await bring(bankNo, one.payable));
  const [line] = await linesOf(bankNo);
  const bankLineId = line?.bankLineId ?? 0;
  const answers = await Promise.all([
    confirm(one.orderId, bankNo, one.payable),
    staff.call('Bank/MatchOrder', { bankLineId, orderId: two.orderId }, cashier),
    staff.call('Bank/Match', { bankLineId, customerId }, cashier),
  ]);
  const refused = answers.filter((answer) => !answer.success);
  expect(refused).toHaveLength(2);
  for (const answer of refused) expect(answer).toMatchObject({ errorCode: '6' });
});

it.each(rounds)('confirmed and imported at once it is one receipt (round %i)', async (round) => {
  const { orderId, payable } = await buy(test, buyer.token, [['MG-Q7-BK', 20]], 'transfer');
  const bankNo = `BOTH-${round}`;
  const answers = await Promise.all([confirm(orderId, bankNo, payable), bring(bankNo, payable)]);
  for (const answer of answers) must(answer);
  expect(await linesOf(bankNo)).toMatchObject([{ state: 'matched', left: 0, payer }]);
});
