import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import { refundWays } from '@yigou/contract/money/payments.terms';
import { costOf } from '@yigou/contract/trade/returns.terms';
import type { Actor } from '../../ground/db/actor';
import { stepOf } from '../../ground/db/references';
import { DomainError } from '../../ground/lib/domainError';
import { keptOf } from './amounts.rules';
import { noteRefunds } from './changes.service';
import type { LifeContext } from './orderEffects.service';
import type { MoveName } from './orderMoves.rules';
import { moveOrder, type Order } from './orderMoves.service';
import { addToLines, leftOf, linesOf, type OrderedLine } from './orderShipping.service';
import { holderOf } from './orders.rules';

type Pieces = readonly { lineNo: number; qty: number }[];

function closed(lines: readonly OrderedLine[], { lineNo, qty }: Pieces[number]) {
  const line = lines.find((each) => each.lineNo === lineNo);
  if (!line) throw new DomainError('notFound');
  const left = leftOf(line);
  if (qty > left) throw new DomainError('shipTooMany', { name: line.name, left });
  const { goods, freight } = costOf(keptOf(line), qty);
  return { lineNo, qty, skuId: line.skuId, amount: goods + freight, freight, line };
}

/** Where the order stands once these are closed. */
function moveFor(lines: readonly OrderedLine[], count: number): MoveName {
  const sum = (of: (line: OrderedLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const shipped = sum((line) => line.shippedQty);
  if (sum(leftOf) > count) return shipped > 0 ? 'closePieces' : 'closePiecesUnshipped';
  if (shipped === 0) return 'closeAll';
  return 'closeRest';
}

/** The order must be locked. `onTheWay`: whether a parcel of it is. Pieces that cannot be had are given up, with their money. */
export async function closeLines(
  ctx: LifeContext,
  order: Order,
  pieces: Pieces,
  { by, reason, onTheWay }: { by: Actor; reason: string; onTheWay: boolean },
): Promise<{ moved: Order; amount: number }> {
  const lines = await linesOf(ctx.tx, order.orderId);
  const parts = pieces.map((piece) => closed(lines, piece));
  const count = parts.reduce((sum, { qty }) => sum + qty, 0);
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  const name = moveFor(lines, count);
  const before = lines.reduce((sum, { closedQty }) => sum + closedQty, 0);
  const cause = stepOf(holderOf(order), `close:${before}`);
  const texts = parts.map(({ line, qty }) => `${line.name} × ${qty}`);
  const moved = await moveOrder(ctx, order, name === 'closeRest' && !onTheWay ? 'closeRestReceived' : name, {
    by,
    note: `${texts.join('，')}；${reason}；核减 ${formatYuan(fenToYuan(amount))}，${refundWays[order.payMethod]}`,
    closing: { cause, pieces: parts },
  });
  await addToLines(ctx.tx, order, 'closedQty', new Map(parts.map(({ lineNo, qty }) => [lineNo, qty])));
  const amounts = new Map(parts.map((part) => [part.lineNo, part.amount]));
  await addToLines(ctx.tx, order, 'closedAmount', amounts);
  await addToLines(ctx.tx, order, 'refunded', amounts);
  await addToLines(ctx.tx, order, 'freightDecided', new Map(parts.map(({ lineNo, freight }) => [lineNo, freight])));
  await noteRefunds(ctx, order.orderId, cause, parts);
  return { moved, amount };
}
