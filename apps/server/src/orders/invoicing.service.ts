import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../db/actor';
import type { Db } from '../db/client';
import { DomainError } from '../lib/domainError';
import type { LifeContext } from './effects.service';
import { invoiceStateOf, leftToInvoice } from './invoicing.rules';
import { type Order, writeLog } from './moves.service';
import { selectLines } from './orders.queries';
import { orderLines, orders } from './orders.tables';

/** Pieces of order lines; each line once. */
export type Taken = readonly { orderLineId: number; qty: number }[];

/** The order must be locked. No piece is in two applications. */
export async function takeForInvoice(ctx: LifeContext, order: Order, taken: Taken, by: Actor, no: string) {
  const lines = await selectLines(ctx.tx, [order.orderId]);
  for (const { orderLineId, qty } of taken) {
    const line = lines.find((each) => each.orderLineId === orderLineId);
    if (!line) throw new DomainError('notFound');
    if (leftToInvoice(line) < qty) throw new DomainError('invoiceTaken', { orderNo: order.orderNo, name: line.name });
    await addInvoiced(ctx.tx, order.orderId, orderLineId, qty);
  }
  await writeLog(ctx, order, by, { from: order.state, to: order.state, what: '申请开票', note: no });
}

/** The order must be locked. They can be invoiced again, or given back. */
export async function releaseFromInvoice(tx: Db, orderId: number, released: Taken): Promise<void> {
  for (const { orderLineId, qty } of released) await addInvoiced(tx, orderId, orderLineId, -qty);
}

const addInvoiced = (tx: Db, orderId: number, orderLineId: number, qty: number) =>
  tx
    .update(orderLines)
    .set({ invoicedQty: sql`${orderLines.invoicedQty} + ${qty}` })
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.orderLineId, orderLineId)));

/** The order must be locked. `issued`: how many of its pieces stand on invoices. */
export async function noteInvoices(tx: Db, orderId: number, issued: number): Promise<void> {
  const invoiceState = invoiceStateOf(await selectLines(tx, [orderId]), issued);
  await tx.update(orders).set({ invoiceState }).where(eq(orders.orderId, orderId));
}
