import { expect, it } from 'vitest';
import { bankTemplate, readBankRows, turnOf } from './statement.rules';

it('shows what is late as late', () => {
  expect(turnOf({ state: 'partPaid', overdue: true })).toBe('bad');
  expect(turnOf({ state: 'partPaid', overdue: false })).toBe('way');
});

it('reads the file of a bank by its titles, whatever they are called, and leaves no row out', () => {
  expect(readBankRows(bankTemplate).rows).toMatchObject([{ bankNo: '1219260000000001', amount: '12680.00', rowNo: 2 }]);
  const other = [
    ['余额', '对方单位', '贷方发生额', '借方发生额', '交易日期', '附言', '交易序号'],
    ['9', '甲公司', '1,200.50', '', '20261116', 'DZ10000001', '7'],
    [],
    ['9', '乙公司', '0.00', '5.00', '20261116', '手续费', '8'],
    ['9', '丁公司', '-5.00', '', '20261116', '付款', ''],
  ];
  const none = { payerAccount: '', paidTime: '20261116' };
  const paid = { payer: '甲公司', amount: '1,200.50', paidOut: '', memo: 'DZ10000001', bankNo: '7', rowNo: 2 };
  expect(readBankRows(other).rows).toEqual([
    { ...none, ...paid },
    { ...none, payer: '乙公司', amount: '0.00', paidOut: '5.00', memo: '手续费', bankNo: '8', rowNo: 4 },
    { ...none, payer: '丁公司', amount: '-5.00', paidOut: '', memo: '付款', bankNo: '', rowNo: 5 },
  ]);
  expect(readBankRows([['姓名', '电话']]).fault).toContain('流水号、交易时间、收入金额、对方户名');
  expect(readBankRows([other[0] ?? []]).fault).toBe('文件中没有流水');
});
