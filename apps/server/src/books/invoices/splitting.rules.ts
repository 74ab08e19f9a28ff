import { invoiceLimits } from '@yigou/contract/books/invoices.terms';
import { shareOf } from '@yigou/contract/ground/money';
import { taxIn } from '../../trade/orders/amounts.rules';

/** Pieces of an order line with what they cost, in 分, and the tax in it. */
export type Piece = { orderLineId: number; qty: number; total: number; tax: number };

export const pieceOf = (orderLineId: number, qty: number, total: number, taxRate: number): Piece => ({
  orderLineId,
  qty,
  total,
  tax: taxIn(total, taxRate),
});

/** Some of the pieces, and what is left of them. */
export function cutPiece({ orderLineId, qty, total, tax }: Piece, count: number): [Piece, Piece] {
  const part = { orderLineId, qty: count, total: shareOf(total, qty, count), tax: shareOf(tax, qty, count) };
  return [part, { orderLineId, qty: qty - count, total: total - part.total, tax: tax - part.tax }];
}

/** Money without pieces, such as the freight of goods that went back, is one thing by itself. */
export const shownAs = ({ qty }: { qty: number }, goods: { name: string; spec: string; unit: string }) =>
  qty > 0
    ? { name: goods.name, spec: goods.spec, unit: goods.unit, qty }
    : { name: '运费及价差', spec: goods.name, unit: '项', qty: 1 };

const bare = ({ total, tax }: Piece): number => total - tax;

/** As many pieces at a time as fit on one invoice, at least one. */
function slices(piece: Piece, most: number): Piece[] {
  if (bare(piece) <= most || piece.qty === 0) return [piece];
  const count = Math.max(1, Math.floor((most * piece.qty) / bare(piece)));
  const parts: Piece[] = [];
  for (let rest = piece; rest.qty > 0; ) {
    const [part, left] = cutPiece(rest, Math.min(count, rest.qty));
    parts.push(part);
    rest = left;
  }
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
export const splitReason = (count: number, orders: number): string =>
  count === 1
    ? orders === 1
      ? '同一抬头、同一类型，开 1 张'
      : `${orders} 张订单的抬头、类型与开票方都相同，合开 1 张`
    : `抬头、类型与开票方都相同；单张不含税金额上限 ${invoiceLimits.amountMost / 1_000_000} 万元，分开 ${count} 张`;
