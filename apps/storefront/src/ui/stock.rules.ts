/** Fewer than this and a buyer should hurry. */
const fewLeft = 10;

export type StockState = 'enough' | 'few' | 'none';

/** What cannot fill the smallest order is out of stock for a buyer, though a piece or two may lie on the shelf. */
export function stockState(stockQty: number, moq: number): StockState {
  if (stockQty <= 0 || stockQty < moq) return 'none';
  return stockQty <= Math.max(fewLeft, moq) ? 'few' : 'enough';
}

export function stockText(stockQty: number, moq: number, unit: string): string {
  const state = stockState(stockQty, moq);
  if (state === 'none') return '暂时缺货';
  return state === 'few' ? `库存紧张 仅剩 ${stockQty} ${unit}` : '有货';
}
