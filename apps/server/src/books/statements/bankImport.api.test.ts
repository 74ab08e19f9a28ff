import type { ConsoleAnswer } from '@yigou/contract/console';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { must } from '../../../test/buying';
import { type StatementsApp, statementsApp } from '../../../test/statements';
import { bankLines } from '../../money/bank/bank.tables';

let { test, staff, cashier } = {} as StatementsApp;
beforeAll(async () => {
  ({ test, staff, cashier } = await statementsApp());
});
afterAll(() => test.close());

const good = { paidTime: '2026-11-16 09:30', amount: '12.50', payer: '张建国', payerAccount: '', memo: '' };
type Answer = ConsoleAnswer<'Bank/Import'> & { success: boolean; errorMsg: string; fields: Record<string, string> };
const bring = (rows: object[], check = false) =>
  staff.callRaw('Bank/Import', { fileName: '流水.xlsx', rows, check }, cashier) as Promise<Answer>;
const stored = async () => (await test.db.select().from(bankLines)).map(({ bankNo }) => bankNo);

const bad: [why: string, row: object, said: string][] = [
  ['a day that is none', { ...good, bankNo: 'B-1', paidTime: '2026-10-32' }, '“2026-10-32”不是交易时间'],
  ['a day with something behind it', { ...good, bankNo: 'B-2', paidTime: '2026-11-16 后' }, '不是交易时间'],
  ['no day', { ...good, bankNo: 'B-3', paidTime: '' }, '没有交易时间'],
  ['an amount that is no number', { ...good, bankNo: 'B-4', amount: '12元5角' }, '“12元5角”不是收入金额'],
  ['less than nothing', { ...good, bankNo: 'B-5', amount: '-12.50' }, '“-12.50”是负数'],
  ['nothing', { ...good, bankNo: 'B-6', amount: '0.00' }, '收入金额为 0'],
  ['no amount', { ...good, bankNo: 'B-7', amount: '' }, '没有收入金额'],
  ['in and out at once', { ...good, bankNo: 'B-8', paidOut: '5.00' }, '收入与支出都有金额'],
  ['what went out is no number', { ...good, bankNo: 'B-9', amount: '', paidOut: '五元' }, '“五元”不是支出金额'],
  ['no number of the bank', { ...good, bankNo: ' ' }, '没有流水号'],
  ['a number that a sheet rounded', { ...good, bankNo: '1.21926E+15' }, '科学计数'],
  ['nobody who paid', { ...good, bankNo: 'B-10', payer: '' }, '没有对方户名'],
  ['a number that is in the file already', { ...good, bankNo: 'ｇｏｏｄ－1' }, '与第 2 行重复'],
];

it('one bad row blocks the file: every one is told with its reason and its row, and nothing is taken', async () => {
  const before = await stored();
  for (const [why, row, said] of bad) {
    const rows = [{ ...good, bankNo: 'GOOD-1' }, { ...good, bankNo: 'GOOD-2' }, row];
    const { resultData } = await bring(rows, true);
    expect(resultData.counts, why).toMatchObject({ wrong: 1 });
    expect(resultData.rows[2], why).toMatchObject({ rowNo: 4, state: 'wrong', notes: [expect.stringContaining(said)] });
    const refused = await bring(rows);
    expect(refused, why).toMatchObject({ success: false, errorCode: '1' });
    expect(refused.errorMsg, why).toContain('第 4 行');
    expect(refused.fields, why).toEqual({ 'rows.2': expect.stringMatching(/^第 4 行：/) });
  }
  const all = [{ ...good, bankNo: 'GOOD-1' }, ...bad.map(([, row]) => row)];
  const { fields, errorMsg } = await bring(all);
  expect(Object.keys(fields)).toHaveLength(bad.length);
  expect(errorMsg).toContain(`${bad.length} 行`);
  expect(await stored()).toEqual(before);
});

it('rows carry the number that the sheet shows, where blank rows stand between', async () => {
  const rows = [
    { ...good, bankNo: 'GOOD-3', rowNo: 3 },
    { ...good, bankNo: 'GOOD-3', rowNo: 9 },
  ];
  const { resultData } = await bring(rows, true);
  expect(resultData.rows).toMatchObject([
    { rowNo: 3, state: 'new' },
    { rowNo: 9, state: 'wrong', notes: ['流水号 GOOD-3 与第 3 行重复'] },
  ]);
  expect((await bring(rows)).errorMsg).toContain('第 9 行');
});

it('a number that stands twice is refused, also where it was imported before', async () => {
  const row = { ...good, bankNo: 'GOOD-4' };
  must(await bring([row]));
  expect(await bring([row, row])).toMatchObject({ success: false, fields: { 'rows.1': expect.any(String) } });
  expect(await bring([row])).toMatchObject({ resultData: { counts: { unchanged: 1 } } });
});

it('what was paid out is told as such and blocks nothing', async () => {
  const out = { ...good, bankNo: 'OUT-1', amount: '0.00', paidOut: '1,200.00' };
  const { resultData } = await bring([{ ...good, bankNo: 'GOOD-5' }, out]);
  expect(resultData.counts).toMatchObject({ new: 1, wrong: 0, unchanged: 1 });
  expect(resultData.rows[1]).toMatchObject({ rowNo: 3, state: 'unchanged', notes: ['支出，不是到账'] });
  expect(await stored()).not.toContain('OUT-1');
});

it('times are read to their end, as banks write them', async () => {
  const times = ['20261116093015', '2026年11月16日 9:30:15', '2026/11/16 09:30:15', '2026.11.16T09:30:15'];
  must(await bring(times.map((paidTime, at) => ({ ...good, bankNo: `TIME-${at}`, paidTime }))));
  const lines = (await test.db.select().from(bankLines)).filter(({ bankNo }) => bankNo.startsWith('TIME-'));
  expect(lines.map(({ paidAt }) => paidAt.toISOString())).toEqual(times.map(() => '2026-11-16T01:30:15.000Z'));
});
