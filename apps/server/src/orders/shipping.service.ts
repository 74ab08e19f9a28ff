import { formatTime, orderStateLabels } from '@yigou/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../db/actor';
import type { Db } from '../db/client';
import { DomainError } from '../lib/domainError';
import type { Leaving, LifeContext } from './effects.service';
import { moveOrder, type Order, writeLog } from './moves.service';
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
  for (const { lineNo, name, qty, shippedQty } of lines) {
    const left = qty - shippedQty;
    if ((sums.get(lineNo) ?? 0) > left) throw new DomainError('shipTooMany', { name, left });
  }
  const rest = lines.reduce((sum, line) => sum + line.qty - line.shippedQty - (sums.get(line.lineNo) ?? 0), 0);
  const moved = await moveOrder(ctx, order, rest === 0 ? 'shipAll' : 'shipPart', { by, note, leaving });
  for (const [lineNo, qty] of sums) {
    const line = and(eq(orderLines.orderId, order.orderId), eq(orderLines.lineNo, lineNo));
    await ctx.tx
      .update(orderLines)
      .set({ shippedQty: sql`${orderLines.shippedQty} + ${qty}` })
      .where(line);
  }
  return moved;
}

/** The order must be locked. `last`: nothing of it is on its way any more. */
export async function receiveLines(
  ctx: LifeContext,
  order: Order,
  arrived: Pieces,
  { by, note, last }: { by: Actor; note: string; last: boolean },
): Promise<void> {
  for (const [lineNo, qty] of sumByLine(arrived)) {
    const line = and(eq(orderLines.orderId, order.orderId), eq(orderLines.lineNo, lineNo));
    await ctx.tx
      .update(orderLines)
      .set({ receivedQty: sql`${orderLines.receivedQty} + ${qty}` })
      .where(line);
  }
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
