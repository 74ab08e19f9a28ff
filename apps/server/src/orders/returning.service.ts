import type { AfterSaleState } from '@yigou/contract';
import { and, eq, sql } from 'drizzle-orm';
import { releaseLines } from '../budgets/budgets.service';
import { theSystem } from '../db/actor';
import { refundOrder } from '../payments/refunds.service';
import { spentOn } from './amounts.rules';
import { noteRefunds } from './changes.service';
import type { LifeContext } from './effects.service';
import { lockOrder, moveOrder, type Order } from './moves.service';
import { selectLines } from './orders.queries';
import { holderOf, mayMove } from './orders.rules';
import { orderLines, orders } from './orders.tables';

type Pieces = readonly { lineNo: number; qty: number }[];

const lineOf = ({ orderId }: Order, lineNo: number) =>
  and(eq(orderLines.orderId, orderId), eq(orderLines.lineNo, lineNo));

/** The order must be locked, here and below. */
export async function holdReturn({ tx }: LifeContext, order: Order, pieces: Pieces): Promise<void> {
  for (const { lineNo, qty } of pieces)
    await tx
      .update(orderLines)
      .set({ returningQty: sql`${orderLines.returningQty} + ${qty}` })
      .where(lineOf(order, lineNo));
}

export const letGoReturn = (ctx: LifeContext, order: Order, pieces: Pieces): Promise<void> =>
  holdReturn(
    ctx,
    order,
    pieces.map(({ lineNo, qty }) => ({ lineNo, qty: -qty })),
  );

type Settled = { lineNo: number; qty: number; accepted: number; amount: number };
type Settling = { cause: string; settled: readonly Settled[] };

/** Of what was returning so much is accepted, and its money given back; never more than was paid for the line. */
export async function settleReturn(ctx: LifeContext, order: Order, { cause, settled }: Settling): Promise<void> {
  const { tx } = ctx;
  const lines = new Map((await selectLines(tx, [order.orderId])).map((line) => [line.lineNo, line]));
  for (const { lineNo, qty, accepted, amount } of settled) {
    const line = lines.get(lineNo);
    if (!line || line.refunded + amount > spentOn(line))
      throw new Error(`line ${lineNo} of order ${order.orderId} would give back more than was paid for it`);
    await tx
      .update(orderLines)
      .set({
        returningQty: sql`${orderLines.returningQty} - ${qty}`,
        returnedQty: sql`${orderLines.returnedQty} + ${accepted}`,
        refunded: sql`${orderLines.refunded} + ${amount}`,
      })
      .where(lineOf(order, lineNo));
  }
  const accepted = settled.map(({ lineNo, accepted: qty, amount }) => ({ lineNo, qty, amount }));
  await noteRefunds(ctx, order.orderId, cause, accepted);
}

type PayingBack = { cause: string; reason: string; lines: readonly { skuId: number; amount: number }[] };

/** The way it was paid: money goes back where it came from, credit and budget are free again. Once per cause. */
export async function payBackReturn(ctx: LifeContext, order: Order, { cause, reason, lines }: PayingBack) {
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  if (order.received > 0 && amount > 0)
    await refundOrder(ctx, { orderId: order.orderId, kind: 'return', cause, reason, amount });
  await releaseLines(ctx.tx, { holder: holderOf(order), cause, now: ctx.now, lines });
}

/** The axis of after-sale alone; the state of the order does not change with it. */
export async function noteAfterSale({ tx, now }: LifeContext, order: Order, afterSaleState: AfterSaleState) {
  const afterSaleSince = afterSaleState === 'open' ? (order.afterSaleSince ?? now) : null;
  await tx.update(orders).set({ afterSaleState, afterSaleSince }).where(eq(orders.orderId, order.orderId));
}

/** All that it cost has gone back: nothing is left of it. */
export async function closeRefunded(ctx: LifeContext, { orderId }: Order): Promise<void> {
  const order = await lockOrder(ctx.tx, orderId);
  const lines = await selectLines(ctx.tx, [orderId]);
  const refunded = lines.reduce((sum, line) => sum + line.refunded, 0);
  if (order.payable > 0 && refunded === order.payable && mayMove('close', order.state))
    await moveOrder(ctx, order, 'close', { by: theSystem, note: '全额退款' });
}
