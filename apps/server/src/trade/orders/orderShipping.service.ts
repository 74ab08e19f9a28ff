import { formatTime } from '@yigou/contract/ground/time';
import { orderStateLabels } from '@yigou/contract/trade/orders.terms';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { DomainError } from '../../ground/lib/domainError';
import type { Leaving, LifeContext } from './orderEffects.service';
import { moveOrder, type Order, writeLog } from './orderMoves.service';
import { findOrderByNo, selectLines } from './orders.queries';
import { orderLines, orders } from './orders.tables';

export const linesOf = (tx: Db, orderId: number) => selectLines(tx, [orderId]);
export type OrderedLine = Awaited<ReturnType<typeof linesOf>>[number];

/** An order of the company by the number people read. */
export const orderNumbered = (tx: Db, companyId: number, orderNo: string) => findOrderByNo(tx, companyId, orderNo);

type Pieces = readonly { lineNo: number; qty: number }[];
const sumByLine = (pieces: Pieces): Map<number, number> => {
  const sums = new Map<number, number>();
  for (const { lineNo, qty } of pieces) sums.set(lineNo, (sums.get(lineNo) ?? 0) + qty);
  return sums;
};

/** What of a line still has to leave. */
export const leftOf = ({ qty, shippedQty, closedQty }: Pick<OrderedLine, 'qty' | 'shippedQty' | 'closedQty'>): number =>
  qty - shippedQty - closedQty;

type Counter = 'shippedQty' | 'receivedQty' | 'closedQty' | 'closedAmount' | 'refunded' | 'freightDecided';

export async function addToLines(
  tx: Db,
  { orderId }: Pick<Order, 'orderId'>,
  counter: Counter,
  sums: ReadonlyMap<number, number>,
): Promise<void> {
  for (const [lineNo, more] of sums) {
    const line = and(eq(orderLines.orderId, orderId), eq(orderLines.lineNo, lineNo));
    await tx
      .update(orderLines)
      .set({ [counter]: sql`${orderLines[counter]} + ${more}` })
      .where(line);
  }
}

/** The order must be locked. With its last piece it is on its way as a whole. */
export async function shipLines(
  ctx: LifeContext,
  order: Order,
  leaving: readonly Leaving[],
  { by, note }: { by: Actor; note: string },
): Promise<Order> {
  const lines = await linesOf(ctx.tx, order.orderId);
  const sums = sumByLine(leaving.flatMap((each) => each.pieces));
  const known = new Set(lines.map((line) => line.lineNo));
  if ([...sums.keys()].some((lineNo) => !known.has(lineNo))) throw new DomainError('notFound');
  for (const line of lines) {
    const left = leftOf(line);
    if ((sums.get(line.lineNo) ?? 0) > left) throw new DomainError('shipTooMany', { name: line.name, left });
  }
  const rest = lines.reduce((sum, line) => sum + leftOf(line) - (sums.get(line.lineNo) ?? 0), 0);
  const moved = await moveOrder(ctx, order, rest === 0 ? 'shipAll' : 'shipPart', { by, note, leaving });
  await addToLines(ctx.tx, order, 'shippedQty', sums);
  return moved;
}

/** The order must be locked. What left as `cause` is not on its way any more. */
export async function unshipLines(
  ctx: LifeContext,
  order: Order,
  { cause, pieces }: Leaving,
  { by, note }: { by: Actor; note: string },
): Promise<Order> {
  const lines = await linesOf(ctx.tx, order.orderId);
  for (const { lineNo, name, shippedQty, returnedQty, returningQty } of lines) {
    const left = shippedQty - (sumByLine(pieces).get(lineNo) ?? 0);
    if (left < returnedQty + returningQty) throw new DomainError('unshipReturning', { name });
  }
  const shipped = lines.reduce((sum, line) => sum + line.shippedQty, 0);
  const back = pieces.reduce((sum, { qty }) => sum + qty, 0);
  const name = shipped > back ? 'unshipPart' : 'unshipAll';
  const moved = await moveOrder(ctx, order, name, { by, note, leaving: [{ cause, pieces }] });
  await addToLines(ctx.tx, order, 'shippedQty', sumByLine(pieces.map(({ lineNo, qty }) => ({ lineNo, qty: -qty }))));
  return moved;
}

/** The order must be locked. `last`: nothing of it is on its way any more. */
export async function receiveLines(
  ctx: LifeContext,
  order: Order,
  arrived: Pieces,
  { by, note, last }: { by: Actor; note: string; last: boolean },
): Promise<void> {
  await addToLines(ctx.tx, order, 'receivedQty', sumByLine(arrived));
  if (order.state === 'shipped' && last)
    await moveOrder(ctx, order, by.kind === 'system' ? 'receiveByTime' : 'receive', { by, note });
  else await writeLog(ctx, order, by, { from: order.state, to: order.state, what: '收到包裹', note });
}

/** The buyer asks to hurry; not again before `again`. */
export async function urgeOrder(ctx: LifeContext, order: Order, by: Actor, again: Date): Promise<void> {
  if (order.state !== 'pendingShipment' && order.state !== 'partlyShipped')
    throw new DomainError('orderStateRefused', { state: orderStateLabels[order.state], action: '催发货' });
  if (order.urgedAt && order.urgedAt > again) throw new DomainError('urgedLately', { time: formatTime(order.urgedAt) });
  await ctx.tx.update(orders).set({ urgedAt: ctx.now }).where(eq(orders.orderId, order.orderId));
  await writeLog(ctx, order, by, { from: order.state, to: order.state, what: '催发货' });
}
