import type { InvoiceState } from '@yigou/contract';

type Pieces = { qty: number; returnedQty: number; closedQty: number; invoicedQty: number };

const kept = ({ qty, returnedQty, closedQty }: Pieces): number => qty - returnedQty - closedQty;

/** How many pieces of a line are in no application for an invoice yet. */
export const leftToInvoice = (line: Pieces): number => Math.max(0, kept(line) - line.invoicedQty);

/** How far an order is with its invoices; `issued`: how many of its pieces stand on one. */
export function invoiceStateOf(lines: readonly Pieces[], issued: number): InvoiceState {
  if (lines.every((line) => line.invoicedQty === 0)) return 'none';
  if (issued === 0) return 'applied';
  const wanted = lines.reduce((sum, line) => sum + Math.max(0, kept(line)), 0);
  return issued >= wanted ? 'done' : 'part';
}
