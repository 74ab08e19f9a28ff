import type { InvoiceState } from '@yigou/contract/trade/orders.terms';
import { chargedFor, piecesKept } from './amounts.rules';

type Line = Parameters<typeof chargedFor>[0] &
  Parameters<typeof piecesKept>[0] & { invoicedQty: number; invoicedAmount: number };

/**
 * What of a line is in no application for an invoice yet. There can be money without pieces: the freight of goods that
 * went back, or a price that was agreed later.
 */
export const leftToInvoice = (line: Line): { qty: number; total: number } => ({
  qty: Math.max(0, piecesKept(line) - line.invoicedQty),
  total: Math.max(0, chargedFor(line) - line.invoicedAmount),
});

/** What of a line is invoiced although it is not charged any more: a red invoice has to take it back. */
export const overInvoiced = (line: Line): { qty: number; total: number } => ({
  qty: Math.max(0, line.invoicedQty - piecesKept(line)),
  total: Math.max(0, line.invoicedAmount - chargedFor(line)),
});

/** How far an order is with its invoices; `issued`: how much of it stands on one, in 分. */
export function invoiceStateOf(lines: readonly Line[], issued: number): InvoiceState {
  if (lines.every((line) => line.invoicedAmount === 0)) return 'none';
  if (issued === 0) return 'applied';
  return issued >= lines.reduce((sum, line) => sum + chargedFor(line), 0) ? 'done' : 'part';
}
