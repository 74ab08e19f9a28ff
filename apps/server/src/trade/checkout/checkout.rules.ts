import type { DomainErrorCode, ErrorDetails } from '@yigou/contract/ground/errors';
import { fenToYuan, formatYuan, yuanToFen } from '@yigou/contract/ground/money';
import type { FreightRule } from '@yigou/contract/trade/freight.terms';
import { freightFor, freightNote } from '../freight/freight.rules';
import { sumOrder } from '../orders/amounts.rules';

type Seen = { cartId: number; itemId: number; qty: number; price: number };
type Now = { cartId: number; skuId: number; qty: number; price: number; problem: { text: string } | null };

const yuan = (fen: number): string => formatYuan(fenToYuan(fen));

function changeOf(seen: Seen, now: Now | undefined): string | null {
  if (!now || now.skuId !== seen.itemId) return '已不在购物车中，可能已在别处下单或删除';
  if (now.problem) return now.problem.text;
  if (now.qty !== seen.qty) return `数量由 ${seen.qty} 变为 ${now.qty}`;
  if (now.price !== yuanToFen(seen.price)) return `单价由 ${formatYuan(seen.price)} 变为 ${yuan(now.price)}`;
  return null;
}

/** What differs from what the buyer saw, by line: `lines.<itemId>` → what to tell them. */
export function changesOf(seen: readonly Seen[], now: readonly Now[]): Record<string, string> {
  const byCart = new Map(now.map((line) => [line.cartId, line]));
  const changes: Record<string, string> = {};
  for (const line of seen) {
    const change = changeOf(line, byCart.get(line.cartId));
    if (change) changes[`lines.${line.itemId}`] = change;
  }
  return changes;
}

type Judged = Pick<Now, 'skuId' | 'problem'>;

/** What cannot be bought now, told in the same way. */
export const problemsOf = (lines: readonly Judged[]): Record<string, string> =>
  Object.fromEntries(lines.flatMap(({ skuId, problem }) => (problem ? [[`lines.${skuId}`, problem.text]] : [])));

export const payableChange = (seen: number, now: number): Record<string, string> =>
  yuanToFen(seen) === now ? {} : { payable: `应付金额由 ${formatYuan(seen)} 变为 ${yuan(now)}` };

/** Goods that submit would take, with the freight to an address; without one as to most places. */
export function priceOrder(
  lines: readonly { price: number; qty: number; taxRate: number }[],
  rule: FreightRule,
  areaCode: string,
) {
  const goods = lines.reduce((sum, line) => sum + line.price * line.qty, 0);
  const freight = lines.length === 0 ? 0 : freightFor(rule, goods, areaCode);
  return { amounts: sumOrder(lines, freight ?? 0), freight, note: freightNote(rule, areaCode) };
}

type Limits = {
  orderLimit: number | null;
  monthLimit: number | null;
  /** Ordered this month already. */
  spent: number;
  orgName: string;
  orgEnabled: boolean;
};

/** Why this buyer may not order for this much, with the figures. */
export function limitFault(limits: Limits, payable: number): { code: DomainErrorCode; details: ErrorDetails } | null {
  const { orderLimit, monthLimit, spent, orgName, orgEnabled } = limits;
  const amount = yuan(payable);
  if (!orgEnabled) return { code: 'orgCannotOrder', details: { name: orgName } };
  if (orderLimit !== null && payable > orderLimit)
    return { code: 'orderLimitOver', details: { amount, limit: yuan(orderLimit) } };
  if (monthLimit !== null && spent + payable > monthLimit)
    return { code: 'monthLimitOver', details: { used: yuan(spent), amount, limit: yuan(monthLimit) } };
  return null;
}
