import { invoiceLimits, shareOf } from '@yigou/contract';
import { taxIn } from '../orders/amounts.rules';

/** Pieces of an order line with what they cost, in 分, and the tax in it. */
export type Piece = { orderLineId: number; qty: number; total: number; tax: number };

export const pieceOf = (orderLineId: number, qty: number, total: number, taxRate: number): Piece => ({
  orderLineId,
  qty,
  total,
  tax: taxIn(total, taxRate),
});

/** Some of the pieces; whatever way they are cut, the parts are exactly the whole. */
export const cutPiece = ({ orderLineId, qty, total, tax }: Piece, part: { first: number; count: number }): Piece => ({
  orderLineId,
  qty: part.count,
  total: shareOf(total, qty, part),
  tax: shareOf(tax, qty, part),
});

const bare = ({ total, tax }: Piece): number => total - tax;

/** As many pieces at a time as fit on one invoice, at least one. */
function slices(piece: Piece, most: number): Piece[] {
  if (bare(piece) <= most) return [piece];
  const count = Math.max(1, Math.floor((most * piece.qty) / bare(piece)));
  const parts: Piece[] = [];
  for (let first = 0; first < piece.qty; first += count)
    parts.push(cutPiece(piece, { first, count: Math.min(count, piece.qty - first) }));
  return parts;
}

/** On as few invoices as the limit allows, in the order of the lines. */
export function splitIntoInvoices(pieces: readonly Piece[], most: number = invoiceLimits.amountMost): Piece[][] {
  const sheets: Piece[][] = [];
  let room = 0;
  for (const slice of pieces.flatMap((piece) => slices(piece, most))) {
    if (sheets.length === 0 || bare(slice) > room) {
      sheets.push([]);
      room = most;
    }
    sheets.at(-1)?.push(slice);
    room -= bare(slice);
  }
  return sheets;
}

export const sumPieces = (pieces: readonly Pick<Piece, 'total' | 'tax'>[]) => ({
  total: pieces.reduce((sum, { total }) => sum + total, 0),
  tax: pieces.reduce((sum, { tax }) => sum + tax, 0),
});

/** Why there will be so many. */
export const whySoMany = (count: number, orders: number): string =>
  count === 1
    ? orders === 1
      ? '同一抬头、同一类型，开 1 张'
      : `${orders} 张订单的抬头、类型与开票方都相同，合开 1 张`
    : `抬头、类型与开票方都相同；单张不含税金额上限 ${invoiceLimits.amountMost / 1_000_000} 万元，分开 ${count} 张`;
