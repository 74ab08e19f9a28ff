import type { StatementRow } from '@yigou/contract/books/statements.model';
import {
  type BankMatch,
  type BankSheetColumn,
  bankColumns,
  bankSheetColumns,
  type DifferenceState,
  type StatementState,
} from '@yigou/contract/books/statements.terms';
import { readRows, type SheetShape } from '@yigou/web-kit';
import type { Turn } from '../../../ui/StateDot';

const turns: Record<StatementState, Turn> = {
  open: 'them',
  disputed: 'ask',
  confirmed: 'them',
  invoicing: 'us',
  invoiced: 'them',
  partPaid: 'way',
  settled: 'ok',
  void: 'off',
};
/** Late is red, whatever else it is. */
export const turnOf = ({ state, overdue }: Pick<StatementRow, 'state' | 'overdue'>): Turn =>
  overdue ? 'bad' : turns[state];

export const differenceTurns: Record<DifferenceState, Turn> = {
  open: 'us',
  accepted: 'ok',
  refused: 'bad',
  moved: 'way',
  withdrawn: 'off',
};

export const matchTurns: Record<BankMatch, Turn> = {
  sure: 'ok',
  amount: 'them',
  payer: 'them',
  guess: 'them',
  none: 'off',
};

/** What came without a number of the bank was given one here that nobody needs to read. */
export const bankNoShown = (bankNo: string): string => (bankNo.startsWith('W-') ? '无流水号' : bankNo);

/** As the files of several banks call them. */
const bankShape: SheetShape<BankSheetColumn> = {
  headings: bankSheetColumns,
  otherNames: {
    bankNo: ['交易流水号', '流水编号', '银行流水号', '业务编号', '参考号', '交易序号', '凭证号', '回单编号'],
    paidTime: ['交易日期', '日期', '记账日期', '入账时间', '交易日'],
    amount: ['贷方金额', '贷方发生额', '收入', '金额', '交易金额', '贷方'],
    paidOut: ['借方金额', '借方发生额', '支出', '借方'],
    payer: ['付款人', '付款方', '付款人名称', '对方名称', '户名', '对方单位'],
    payerAccount: ['付款账号', '付款人账号', '对方帐号'],
    memo: ['附言', '用途', '备注', '交易摘要', '摘要/附言'],
  },
  required: ['bankNo', 'paidTime', 'amount', 'payer'],
  empty: '文件中没有流水',
};

export const bankTemplate = [
  Object.values(bankColumns),
  [
    '1219260000000001',
    '2026-11-16 09:30:00',
    '12680.00',
    '华东精密制造有限公司',
    '6222000000005513',
    '货款 DZ10000001',
  ],
];

/** Every row of the file, with its number in it: what is no money that came, the server says. */
export function readBankRows(cells: readonly (readonly string[])[]) {
  const read = readRows(bankShape, cells);
  if (!read.rows) return read;
  return { rows: read.rows.map((row, at) => ({ ...row, rowNo: read.rowNos[at] })), fault: '' as const };
}
