import { type ReturnWindow, returnWindows } from '@yigou/contract/trade/returns.terms';
import { addDays } from '../../ground/lib/clock';

/** A part of an order line that left in one parcel. */
export type ParcelPart = { qty: number; sound: number; damaged: number; missing: number; receivedAt: Date | null };

export type LineCounts = {
  shippedQty: number;
  receivedQty: number;
  returnedQty: number;
  returningQty: number;
  /** Of the returned and returning: what comes back in goods. */
  backQty: number;
};

const isOpen = (window: ReturnWindow, { receivedAt }: ParcelPart, now: Date): boolean =>
  receivedAt === null ? window === 'delivery' : addDays(receivedAt, returnWindows[window]) >= now;

/** Pieces whose window is still open. What never came is counted as it was sent, what did as it arrived. */
const inWindow = (window: ReturnWindow, parts: readonly ParcelPart[], now: Date): number =>
  parts
    .filter((part) => isOpen(window, part, now))
    .reduce((sum, { qty, sound, damaged }) => sum + (window === 'delivery' ? qty : sound + damaged), 0);

/**
 * How many can still be applied for. What was applied for before counts against the oldest pieces: nobody can tell one
 * piece from another, and the doubt is the buyer's.
 */
export function mostOf(window: ReturnWindow, line: LineCounts, parts: readonly ParcelPart[], now: Date): number {
  const { shippedQty, receivedQty, returnedQty, returningQty, backQty } = line;
  const left = shippedQty - returnedQty - returningQty;
  const atHand = window === 'delivery' ? left : Math.min(left, receivedQty - backQty);
  return Math.max(0, Math.min(atHand, inWindow(window, parts, now)));
}

export const lastReceipt = (parts: readonly ParcelPart[]): Date | null =>
  parts.reduce<Date | null>(
    (last, { receivedAt }) => (receivedAt && (!last || receivedAt > last) ? receivedAt : last),
    null,
  );
