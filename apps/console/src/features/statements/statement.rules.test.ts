import { expect, it } from 'vitest';
import { bankTemplate, readBankRows, turnOf } from './statement.rules';

it('shows what is late as late', () => {
  expect(turnOf({ state: 'partPaid', overdue: true })).toBe('bad');
  expect(turnOf({ state: 'partPaid', overdue: false })).toBe('way');
});

it('reads the file of a bank by its titles, whatever they are called, and leaves out what was paid out', () => {
  expect(readBankRows(bankTemplate).rows).toMatchObject([{ bankNo: '1219260000000001', amount: '12680.00' }]);
  const other = [
    ['余额', '对方单位', '贷方发生额', '交易日期', '附言'],
    ['9', '甲公司', '1,200.50', '20261116', 'DZ10000001'],
    ['9', '乙公司', '0.00', '20261116', '手续费'],
    ['9', '丙公司', '', '20261116', '付款'],
    ['9', '丁公司', '-5.00', '20261116', '付款'],
  ];
  expect(readBankRows(other).rows).toEqual([
    { bankNo: '', payerAccount: '', payer: '甲公司', amount: '1,200.50', paidTime: '20261116', memo: 'DZ10000001' },
  ]);
  expect(readBankRows([['姓名', '电话']]).fault).toContain('交易时间、收入金额、对方户名');
  expect(readBankRows([other[0] ?? []]).fault).toBe('文件中没有流水');
});
