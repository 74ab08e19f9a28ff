import type { BankColumn } from '@yigou/contract';
import { plainBankNo } from '../bank/bank.rules';

export type SheetRow = Record<BankColumn, string>;
/** In 分. */
export type ReadLine = {
  bankNo: string;
  paidAt: Date;
  amount: number;
  payer: string;
  payerAccount: string;
  memo: string;
};

const timeShape = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?(?:[ T]*(\d{1,2}):(\d{2})(?::(\d{2}))?)?/;
const two = (part: string | undefined): string => (part ?? '0').padStart(2, '0');

/** As banks write it: 2026-11-16, 2026/11/16 09:30, 20261116. In Shanghai. */
export function timeIn(text: string): Date | null {
  const [, year, month, day, hour, minute, second] = text.trim().match(timeShape) ?? [];
  if (!year) return null;
  const date = `${year}-${two(month)}-${two(day)}`;
  const time = new Date(`${date}T${two(hour)}:${two(minute)}:${two(second)}+08:00`);
  const isDay = !Number.isNaN(time.getTime()) && new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
  return isDay ? time : null;
}

/** ¥12,860.00 → 1286000; null: it is no amount. */
export function fenIn(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/[,¥￥\s]/g, '');
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100);
}

/**
 * A line without a number of the bank is known by what it says, and by being the first, second … that says so in its
 * file: the same file again brings the same lines.
 */
export function readLines(rows: readonly SheetRow[], mark: (text: string) => string) {
  const seen = new Map<string, number>();
  return rows.map((row): { line: ReadLine } | { fault: string } => {
    const { payer, payerAccount, memo } = row;
    const amount = fenIn(row.amount);
    const paidAt = timeIn(row.paidTime);
    if (amount === null || amount === 0) return { fault: row.amount ? `“${row.amount}”不是收入金额` : '没有收入金额' };
    if (!paidAt) return { fault: row.paidTime ? `“${row.paidTime}”不是交易时间` : '没有交易时间' };
    if (!payer.trim()) return { fault: '没有对方户名' };
    const said = [row.paidTime, amount, payer, payerAccount, memo].join('|');
    const times = (seen.get(said) ?? 0) + 1;
    seen.set(said, times);
    const bankNo = plainBankNo(row.bankNo) || `W-${mark(`${said}|${times}`)}`;
    return {
      line: { bankNo, paidAt, amount, payer: payer.trim(), payerAccount: payerAccount.trim(), memo: memo.trim() },
    };
  });
}
