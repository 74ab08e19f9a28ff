import type { AfterSaleState } from '@yigou/contract/trade/orders.terms';
import { and, eq, sql } from 'drizzle-orm';
import { theSystem } from '../../ground/db/actor';
import { chargedFor } from './amounts.rules';
import { noteRefunds } from './changes.service';
import type { LifeContext } from './orderEffects.service';
import { mayMove } from './orderMoves.rules';
import { lockOrder, moveOrder, type Order } from './orderMoves.service';
import { selectLines } from './orders.queries';
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

export const releaseReturn = (ctx: LifeContext, order: Order, pieces: Pieces): Promise<void> =>
  holdReturn(
    ctx,
    order,
    pieces.map(({ lineNo, qty }) => ({ lineNo, qty: -qty })),
  );

type Settled = { lineNo: number; qty: number; accepted: number; goods: number; freight: number; freightBack: boolean };
type Settling = { cause: string; settled: readonly Settled[] };

/** What goes back for accepted pieces: their freight stays with who changed their mind. */
export const refundFor = ({
  goods,
  freight,
  freightBack,
}: Pick<Settled, 'goods' | 'freight' | 'freightBack'>): number => goods + (freightBack ? freight : 0);

/** Of what was returning so much is accepted, and its money given back; never more than is charged for the line. */
export async function settleReturn(ctx: LifeContext, order: Order, { cause, settled }: Settling): Promise<void> {
  const { tx } = ctx;
  const lines = new Map((await selectLines(tx, [order.orderId])).map((line) => [line.lineNo, line]));
  for (const { lineNo, qty, accepted, ...cost } of settled) {
    const line = lines.get(lineNo);
    const amount = refundFor(cost);
    if (!line || amount > chargedFor(line))
      throw new Error(`line ${lineNo} of order ${order.orderId} would give back more than is charged for it`);
    await tx
      .update(orderLines)
      .set({
        returningQty: sql`${orderLines.returningQty} - ${qty}`,
        returnedQty: sql`${orderLines.returnedQty} + ${accepted}`,
        refunded: sql`${orderLines.refunded} + ${amount}`,
        freightDecided: sql`${orderLines.freightDecided} + ${cost.freight}`,
        freightKept: sql`${orderLines.freightKept} + ${cost.freightBack ? 0 : cost.freight}`,
      })
      .where(lineOf(order, lineNo));
  }
  const accepted = settled.map(({ lineNo, accepted: qty, ...cost }) => ({ lineNo, qty, amount: refundFor(cost) }));
  await noteRefunds(ctx, order.orderId, cause, accepted);
}

/** The axis of after-sale alone; the state of the order does not change with it. */
export async function noteAfterSale({ tx, now }: LifeContext, order: Order, afterSaleState: AfterSaleState) {
  const afterSaleSince = afterSaleState === 'open' ? (order.afterSaleSince ?? now) : null;
  await tx.update(orders).set({ afterSaleState, afterSaleSince }).where(eq(orders.orderId, order.orderId));
}

/** All that it cost has gone back: nothing is left of it. Answers whether it was closed. */
export async function closeRefunded(ctx: LifeContext, { orderId }: Order): Promise<boolean> {
  const order = await lockOrder(ctx.tx, orderId);
  const lines = await selectLines(ctx.tx, [orderId]);
  const charged = lines.reduce((sum, line) => sum + chargedFor(line), 0);
  if (order.payable === 0 || charged > 0 || !mayMove('close', order.state)) return false;
  await moveOrder(ctx, order, 'close', { by: theSystem, note: '全额退款' });
  return true;
}
