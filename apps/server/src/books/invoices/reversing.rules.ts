import { shareOf } from '@yigou/contract/ground/money';
import type { overInvoiced } from '../../trade/orders/orderInvoicing.rules';
import type { Piece } from './splitting.rules';

/** What red invoices have left of a line of a blue one. */
export type BlueLeft = Pick<Piece, 'qty' | 'total' | 'tax'>;

/** The order line it is about: what of it is invoiced in all, and what of that is not charged any more. */
export type Invoiced = { qty: number; total: number; over: ReturnType<typeof overInvoiced> };

/**
 * What so many pieces of a blue line take back. Pieces that went back take exactly what was given for them: their freight
 * stays invoiced where it stayed charged. Other pieces take their part, and what stays is never more than its own part.
 * A blue line whose last pieces go may not keep what no other one could give back.
 */
export function takenBack(blue: BlueLeft, { qty, total, over }: Invoiced, count: number): BlueLeft {
  const returned = Math.min(count, over.qty);
  const fromOver = over.qty > 0 ? shareOf(over.total, over.qty, returned) : over.total;
  const [restPieces, rest] = [qty - over.qty, total - over.total];
  const stays = shareOf(rest, restPieces, restPieces - (count - returned));
  const least = count === blue.qty ? over.total - (total - blue.total) : 0;
  const taken = Math.min(blue.total, Math.max(0, least, fromOver + rest - stays));
  return { qty: count, total: taken, tax: shareOf(blue.tax, blue.total, taken) };
}
