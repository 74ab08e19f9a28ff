import type { Shipment } from '@yigou/contract/trade/shipments';

type Lines = Shipment['lines'];
export type Found = { damaged: number; missing: number };
/** What was not right in a parcel, by line; whatever is not here arrived sound. */
export type Amiss = Record<number, Found>;

const none = { damaged: 0, missing: 0 };
export const amissOf = (amiss: Amiss, lineNo: number): Found => amiss[lineNo] ?? none;

export const piecesOf = (lines: readonly { qty: number }[]): number => lines.reduce((sum, { qty }) => sum + qty, 0);

/** Fewer sound ones are damaged unless it is said that they are missing; more of them are taken back the same way. */
export function withSound({ damaged, missing }: Found, qty: number, sound: number): Found {
  const amiss = qty - Math.min(qty, Math.max(0, sound));
  const lost = Math.min(missing, amiss);
  return damaged + missing <= amiss ? { damaged: amiss - missing, missing } : { damaged: amiss - lost, missing: lost };
}

export const receivedLines = (lines: Lines, amiss: Amiss) =>
  lines
    .filter(({ lineNo }) => amissOf(amiss, lineNo).damaged + amissOf(amiss, lineNo).missing > 0)
    .map(({ lineNo, qty }) => {
      const { damaged, missing } = amissOf(amiss, lineNo);
      return { lineNo, sound: qty - damaged - missing, damaged, missing };
    });

/** `破损 2 件、少 1 件`; empty: all of it is sound. */
export function amissWords(lines: Lines, amiss: Amiss): string {
  const sum = (of: keyof Found) => lines.reduce((total, { lineNo }) => total + amissOf(amiss, lineNo)[of], 0);
  const [damaged, missing] = [sum('damaged'), sum('missing')];
  return [damaged > 0 && `破损 ${damaged} 件`, missing > 0 && `少 ${missing} 件`].filter(Boolean).join('、');
}

/** What confirming says, before it is done. */
export function receiptWords(lines: Lines, amiss: Amiss): string {
  const found = amissWords(lines, amiss);
  return found
    ? `共 ${piecesOf(lines)} 件，其中${found}，将如实登记。确认后不能撤回，确定吗？`
    : `确认 ${piecesOf(lines)} 件商品已全部完好收到吗？确认后不能撤回。`;
}
