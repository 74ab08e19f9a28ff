import { isInStock, type PurchaseListLine, yuanToFen } from '@yigou/contract';

/** It cannot be bought in any quantity for now. */
export const isOut = (line: PurchaseListLine): boolean =>
  line.problem !== null && ['offShelf', 'notInPool', 'noStock'].includes(line.problem.code);

export const isBuyable = (line: PurchaseListLine): boolean => !isOut(line) && isInStock(line, line.stockQty);

/** In yuan, at the quantities that can be ordered. */
export const sumOf = (lines: readonly PurchaseListLine[]): number =>
  lines.reduce((sum, { price, suggestedQty }) => sum + yuanToFen(price) * suggestedQty, 0) / 100;

/** How far a price has moved since, in percent with one decimal; 0: it has not. */
export const movedBy = (now: number, then: number): number =>
  then === 0 ? 0 : Math.round(((yuanToFen(now) - yuanToFen(then)) / yuanToFen(then)) * 1000) / 10;
