import { yuanToFen } from '@yigou/contract/ground/money';

/** How far a price has moved since, in percent with one decimal; 0: it has not. */
export const movedBy = (now: number, then: number): number =>
  then === 0 ? 0 : Math.round(((yuanToFen(now) - yuanToFen(then)) / yuanToFen(then)) * 1000) / 10;
