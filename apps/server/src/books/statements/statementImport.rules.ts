import type { BankSheetColumn } from '@yigou/contract/books/statements.terms';
import { plainBankNo } from '../../money/bank/bank.rules';

export type SheetRow = Record<BankSheetColumn, string>;
/** In 分. */
export type ReadLine = {
  bankNo: string;
  paidAt: Date;
  amount: number;
  payer: string;
  payerAccount: string;
  memo: string;
};

const timeShape = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?(?:[ T]*(\d{1,2}):?(\d{2})(?::?(\d{2}))?)?$/;
const two = (part: string | undefined): string => (part ?? '0').padStart(2, '0');

/** As banks write it: 2026-11-16, 2026/11/16 09:30, 20261116, 20261116093000. In Shanghai. */
export function timeIn(text: string): Date | null {
  const [, year, month, day, hour, minute, second] = text.trim().match(timeShape) ?? [];
  if (!year) return null;
  const date = `${year}-${two(month)}-${two(day)}`;
  const time = new Date(`${date}T${two(hour)}:${two(minute)}:${two(second)}+08:00`);
  const isDay = !Number.isNaN(time.getTime()) && new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
  return isDay ? time : null;
}

const plainAmount = (text: string): string => text.normalize('NFKC').replace(/[,¥￥\s]/g, '');

/** ¥12,860.00 → 1286000; null: it is no amount. */
export function fenIn(text: string): number | null {
  const plain = plainAmount(text);
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100);
}

/** What a file says came in, or why that is none. What is less than nothing may be a receipt taken back: a person looks. */
function cameIn(text: string): number | { fault: string } {
  if (!text.trim()) return { fault: '没有收入金额' };
  if (/^[-−(]/.test(plainAmount(text)))
    return { fault: `“${text}”是负数：冲正请联系银行核对，支出请写在“支出金额”一列，或删去该行` };
  const fen = fenIn(text);
  if (fen === null) return { fault: `“${text}”不是收入金额` };
  return fen === 0 ? { fault: '收入金额为 0' } : fen;
}

/** The number as it is kept, or why nobody could know the money by it again. */
function numberIn(text: string): string | { fault: string } {
  const bankNo = plainBankNo(text);
  if (bankNo === '') return { fault: '没有流水号' };
  if (/^\d(\.\d+)?E\+?\d+$/.test(bankNo))
    return { fault: `流水号“${text}”被表格软件改成了科学计数，请把该列设为文本后重新填写` };
  return bankNo;
}

export type ReadRow = { line: ReadLine } | { fault: string } | { paidOut: true };

/** One row of a file: money that came, money that went, or what is the matter with it. */
export function readRow(row: SheetRow): ReadRow {
  if (row.paidOut.trim()) {
    const out = fenIn(row.paidOut.replace(/^\s*[-−]/, ''));
    if (out === null) return { fault: `“${row.paidOut}”不是支出金额` };
    const cameToo = row.amount.trim() !== '' && fenIn(row.amount) !== 0;
    if (out > 0) return cameToo ? { fault: '收入与支出都有金额' } : { paidOut: true };
  }
  const amount = cameIn(row.amount);
  if (typeof amount !== 'number') return amount;
  const paidAt = timeIn(row.paidTime);
  if (!paidAt) return { fault: row.paidTime.trim() ? `“${row.paidTime}”不是交易时间` : '没有交易时间' };
  const bankNo = numberIn(row.bankNo);
  if (typeof bankNo !== 'string') return bankNo;
  const payer = row.payer.trim();
  if (!payer) return { fault: '没有对方户名' };
  return { line: { bankNo, paidAt, amount, payer, payerAccount: row.payerAccount.trim(), memo: row.memo.trim() } };
}
