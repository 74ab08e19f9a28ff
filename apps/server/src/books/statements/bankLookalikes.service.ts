import { importRowsAtOnce } from '@yigou/contract/ground/imports.terms';
import { formatDate } from '@yigou/contract/ground/time';
import type { Db } from '../../ground/db/client';
import { groupBy } from '../../ground/lib/groupBy';
import { mapInTurns } from '../../ground/lib/turns';
import { type PaidBy, selectPaidBy, selectUnconfirmedByBank } from './statementBank.queries';

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
  const untold = await selectUnconfirmedByBank(tx, companyId, [...new Set(lines.map(({ amount }) => amount))]);
  if (untold.length === 0) return new Map();
  const paid = groupBy(
    await selectPaidBy(
      tx,
      untold.map(({ bankLineId }) => bankLineId),
    ),
    ({ bankLineId }) => bankLineId,
  );
  const alike = groupBy(untold, keyOf);
  const texts = await mapInTurns(lines, importRowsAtOnce, (line) => {
    const same = (alike.get(keyOf(line)) ?? []).filter(({ bankNo }) => bankNo !== line.bankNo);
    const named = same
      .slice(0, namedMost)
      .map(({ bankLineId, bankNo }) => `${bankNo}（${ownersText(paid.get(bankLineId) ?? [])}）`)
      .join('、');
    const all = same.length > namedMost ? `${named}等 ${same.length} 笔` : named;
    return [line, same.length > 0 ? `同日同额的 ${all}已手工确认，请核对是否同一笔` : ''] as const;
  });
  return new Map(texts.filter(([, text]) => text !== ''));
}

const namedMost = 3;
const keyOf = ({ amount, paidAt }: { amount: number; paidAt: Date }): string => `${amount} ${formatDate(paidAt)}`;
