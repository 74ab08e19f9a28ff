import { formatYuan, yuanToFen } from '@yigou/contract/ground/money';
import type { ReorderLine } from '@yigou/contract/trade/orders';

type Priced = Pick<ReorderLine, 'price' | 'priceNow' | 'qtyNow'>;

/** How the price stands to what was paid; empty: as it was. */
export function priceChange({ price, priceNow }: Priced): string {
  const less = yuanToFen(priceNow) - yuanToFen(price);
  if (less === 0) return '';
  return less < 0 ? `比上次低 ${formatYuan(-less / 100)}` : `比上次高 ${formatYuan(less / 100)}`;
}

export const reorderSum = (lines: readonly Priced[]): number =>
  lines.reduce((fen, { priceNow, qtyNow }) => fen + yuanToFen(priceNow) * qtyNow, 0) / 100;
