import type { SkuCard } from '@yigou/contract/goods/catalog';

/** `¥0.256/只`: what one piece of a package costs; nothing where no package is known. */
export function perPiece(price: number, pack: SkuCard['pack']): string {
  if (!pack) return '';
  const yuan = (price / pack.qty).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 3 });
  return `¥${yuan}/${pack.unit}`;
}
