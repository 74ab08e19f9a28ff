import { isInStock, type OrderSteps, smallestQty } from '@yigou/contract/trade/cart.terms';

/** Fewer than this and a buyer should hurry. */
const fewLeft = 10;

type StockState = 'enough' | 'few' | 'none';

/** What cannot fill the smallest order is out of stock for a buyer, though a piece or two may lie on the shelf. */
export function stockState(stockQty: number, steps: OrderSteps): StockState {
  if (!isInStock(steps, stockQty)) return 'none';
  return stockQty <= Math.max(fewLeft, smallestQty(steps)) ? 'few' : 'enough';
}

export function stockText(stockQty: number, steps: OrderSteps, unit: string): string {
  const state = stockState(stockQty, steps);
  if (state === 'none') return '暂时缺货';
  return state === 'few' ? `库存紧张 仅剩 ${stockQty} ${unit}` : '有货';
}
