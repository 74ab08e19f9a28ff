import type { Shipment } from '@yigou/contract';

/** What was not right in a parcel, by line; whatever is not here arrived sound. */
export type Amiss = Record<number, { damaged: number; missing: number }>;

const none = { damaged: 0, missing: 0 };
export const amissOf = (amiss: Amiss, lineNo: number) => amiss[lineNo] ?? none;

export const receivedLines = (lines: Shipment['lines'], amiss: Amiss) =>
  lines
    .filter(({ lineNo }) => amissOf(amiss, lineNo).damaged + amissOf(amiss, lineNo).missing > 0)
    .map(({ lineNo, qty }) => {
      const { damaged, missing } = amissOf(amiss, lineNo);
      return { lineNo, sound: qty - damaged - missing, damaged, missing };
    });

/** What confirming says, before it is done. */
export function receiptWords(lines: Shipment['lines'], amiss: Amiss): string {
  const sum = (of: 'damaged' | 'missing') => lines.reduce((total, { lineNo }) => total + amissOf(amiss, lineNo)[of], 0);
  const [damaged, missing] = [sum('damaged'), sum('missing')];
  const qty = lines.reduce((total, line) => total + line.qty, 0);
  const found = [damaged > 0 && `破损 ${damaged} 件`, missing > 0 && `缺少 ${missing} 件`].filter(Boolean).join('、');
  return found
    ? `共 ${qty} 件，其中${found}，将如实登记。确认后不能撤回，确定吗？`
    : `确认 ${qty} 件商品已全部完好收到吗？确认后不能撤回。`;
}
