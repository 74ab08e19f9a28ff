import { formatYuan, yuanToFen } from '@yigou/contract/ground/money';
import type { ReorderLine } from '@yigou/contract/trade/orders';

type Priced = Pick<ReorderLine, 'price' | 'priceNow' | 'qtyNow'>;
type Chosen = Omit<Priced, 'price'> & { lineNo: number; successor: boolean };

/** What of a line goes into the cart: the article, what is sold in its place where that was asked for, or nothing. */
export function wantedOf(
  { lineNo, gone, qtyNow, priceNow, successor }: ReorderLine,
  { left, instead }: { left: readonly number[]; instead: readonly number[] },
): Chosen[] {
  if (!gone) return left.includes(lineNo) ? [] : [{ lineNo, qtyNow, priceNow, successor: false }];
  if (!successor || !instead.includes(lineNo)) return [];
  return [{ lineNo, qtyNow: successor.qtyNow, priceNow: successor.priceNow, successor: true }];
}

/** How the price stands to what was paid; empty: as it was. */
export function priceChange({ price, priceNow }: Priced): string {
  const less = yuanToFen(priceNow) - yuanToFen(price);
  if (less === 0) return '';
  return less < 0 ? `比上次低 ${formatYuan(-less / 100)}` : `比上次高 ${formatYuan(less / 100)}`;
}

export const reorderSum = (lines: readonly Omit<Priced, 'price'>[]): number =>
  lines.reduce((fen, { priceNow, qtyNow }) => fen + yuanToFen(priceNow) * qtyNow, 0) / 100;
