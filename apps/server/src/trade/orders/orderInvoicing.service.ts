import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { DomainError } from '../../ground/lib/domainError';
import type { LifeContext } from './orderEffects.service';
import { invoiceStateOf, leftToInvoice } from './orderInvoicing.rules';
import { type Order, writeLog } from './orderMoves.service';
import { selectLines } from './orders.queries';
import { orderLines, orders } from './orders.tables';

/** Pieces of order lines with their money; each line once. */
export type Taken = readonly { orderLineId: number; qty: number; total: number }[];

/** The order must be locked. No piece is in two applications. */
export async function takeForInvoice(ctx: LifeContext, order: Order, taken: Taken, by: Actor, no: string) {
  const lines = await selectLines(ctx.tx, [order.orderId]);
  for (const piece of taken) {
    const line = lines.find((each) => each.orderLineId === piece.orderLineId);
    if (!line) throw new DomainError('notFound');
    const left = leftToInvoice(line);
    if (left.qty < piece.qty || left.total < piece.total)
      throw new DomainError('invoiceTaken', { orderNo: order.orderNo, name: line.name });
    await addInvoiced(ctx.tx, order.orderId, piece);
  }
  await writeLog(ctx, order, by, { from: order.state, to: order.state, what: '申请开票', note: no });
}

/** The order must be locked. They can be invoiced again, or given back. */
export async function releaseFromInvoice(tx: Db, orderId: number, released: Taken): Promise<void> {
  for (const { orderLineId, qty, total } of released)
    await addInvoiced(tx, orderId, { orderLineId, qty: -qty, total: -total });
}

const addInvoiced = (tx: Db, orderId: number, { orderLineId, qty, total }: Taken[number]) =>
  tx
    .update(orderLines)
    .set({
      invoicedQty: sql`${orderLines.invoicedQty} + ${qty}`,
      invoicedAmount: sql`${orderLines.invoicedAmount} + ${total}`,
    })
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.orderLineId, orderLineId)));

/** The order must be locked. `issued`: how much of it stands on invoices. */
export async function noteInvoices(tx: Db, orderId: number, issued: number): Promise<void> {
  const invoiceState = invoiceStateOf(await selectLines(tx, [orderId]), issued);
  await tx.update(orders).set({ invoiceState }).where(eq(orders.orderId, orderId));
}
