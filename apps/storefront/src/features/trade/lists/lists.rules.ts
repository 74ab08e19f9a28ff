import { yuanToFen } from '@yigou/contract/ground/money';
import { isInStock } from '@yigou/contract/trade/cart.terms';
import type { PurchaseListLine } from '@yigou/contract/trade/lists';

/** It cannot be bought in any quantity for now. */
export const isOut = (line: PurchaseListLine): boolean =>
  line.problem !== null && ['offShelf', 'notInPool', 'noStock'].includes(line.problem.code);

export const isBuyable = (line: PurchaseListLine): boolean => !isOut(line) && isInStock(line, line.stockQty);

/** In yuan, at the quantities that can be ordered. */
export const sumOf = (lines: readonly PurchaseListLine[]): number =>
  lines.reduce((sum, { price, suggestedQty }) => sum + yuanToFen(price) * suggestedQty, 0) / 100;
