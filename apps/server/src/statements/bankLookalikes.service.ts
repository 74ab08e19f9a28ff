import { formatDate } from '@yigou/contract';
import type { Db } from '../db/client';
import { type PaidBy, selectPaidBy, selectUntold } from './bank.queries';

/** 订单 A、B, or 对账单 D…: whose a line of the bank is. */
export function ownersText(paid: readonly PaidBy[]): string {
  const numbers = paid.map(({ number }) => number);
  return `${numbers[0]?.startsWith('D') ? '对账单' : '订单'} ${numbers.join('、')}`;
}

/**
 * The same money under another number: a person confirmed as much on the same day, and the bank has not told of it. A
 * number can be typed wrong, or the file has none; only a person can tell, so it is said and not refused.
 */
export async function lookalikesOf<L extends { bankNo: string; amount: number; paidAt: Date }>(
  tx: Db,
  companyId: number,
  lines: readonly L[],
): Promise<Map<L, string>> {
  const untold = await selectUntold(tx, companyId, [...new Set(lines.map(({ amount }) => amount))]);
  const paid = await selectPaidBy(
    tx,
    untold.map(({ bankLineId }) => bankLineId),
  );
  const ownersOf = (id: number) => ownersText(paid.filter(({ bankLineId }) => bankLineId === id));
  return new Map(
    lines.flatMap((line) => {
      const same = untold.filter(
        ({ bankNo, amount, paidAt }) =>
          bankNo !== line.bankNo && amount === line.amount && formatDate(paidAt) === formatDate(line.paidAt),
      );
      if (same.length === 0) return [];
      const texts = same.map(({ bankLineId, bankNo }) => `${bankNo}（${ownersOf(bankLineId)}）`);
      return [[line, `同日同额的 ${texts.join('、')}已手工确认，请核对是否同一笔`] as const];
    }),
  );
}
