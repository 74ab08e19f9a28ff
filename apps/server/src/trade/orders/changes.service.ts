import { asc, gt, notInArray, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';
import type { LifeContext } from './orderEffects.service';
import { orderChanges, orderRefunds, orders } from './orders.tables';

/** In the transaction that changes what an order counts for: who keeps sums finds it in the list. */
export async function noteChange({ tx, now }: Pick<LifeContext, 'tx' | 'now'>, orderId: number): Promise<void> {
  await tx.insert(orderChanges).values({ orderId, at: now });
}

type Refunded = readonly { lineNo: number; qty: number; amount: number }[];

/** What was decided to go back, by whom ever: it counts from this day on. */
export async function noteRefunds(ctx: LifeContext, orderId: number, cause: string, lines: Refunded): Promise<void> {
  const rows = lines.filter(({ qty, amount }) => qty !== 0 || amount !== 0);
  if (rows.length === 0) return;
  const values = rows.map(({ lineNo, qty, amount }) => ({ orderId, lineNo, qty, amount, cause, at: ctx.now }));
  await ctx.tx.insert(orderRefunds).values(values);
  await noteChange(ctx, orderId);
}

/** Orders that changed, the longest waiting first. */
export async function changedOrders(tx: Db, most: number, without: number[] = []): Promise<number[]> {
  const rows = await tx
    .select({ orderId: orderChanges.orderId })
    .from(orderChanges)
    .where(notInArray(orderChanges.orderId, without))
    .orderBy(asc(orderChanges.orderChangeId))
    .limit(most);
  return [...new Set(rows.map((row) => row.orderId))];
}

/**
 * Before they are read: what changes while they are counted comes into the list after this, and they are counted again.
 * Answers those that were still in it.
 */
export async function takeChanges(tx: Db, orderIds: number[]): Promise<number[]> {
  const these = sql`${orderChanges.orderId} = any(${sql.param(orderIds)}::bigint[])`;
  const taken = await tx.delete(orderChanges).where(these).returning({ orderId: orderChanges.orderId });
  return [...new Set(taken.map((row) => row.orderId))];
}

/** Since when something waits to be counted; null: nothing does. */
export async function oldestChange(tx: Db): Promise<Date | null> {
  const [row] = await tx
    .select({ at: orderChanges.at })
    .from(orderChanges)
    .orderBy(asc(orderChanges.orderChangeId))
    .limit(1);
  return row?.at ?? null;
}

/** When the first order after this one was placed; null: there is none. */
export async function firstOrderAfter(tx: Db, orderId: number): Promise<Date | null> {
  const [row] = await tx
    .select({ at: orders.createdAt })
    .from(orders)
    .where(gt(orders.orderId, orderId))
    .orderBy(asc(orders.orderId))
    .limit(1);
  return row?.at ?? null;
}

/** For who has to count every order there is: the next few come into the list. Answers the last; null: none is left. */
export async function listOrdersAfter(tx: Db, orderId: number, most: number): Promise<number | null> {
  const [row] = await rowsOf<{ last: number | null }>(
    tx,
    sql`with listed as (
        insert into order_change (order_id, at)
        select order_id, created_at from purchase_order where order_id > ${orderId} order by order_id limit ${most}
        returning order_id
      ) select max(order_id)::int as last from listed`,
  );
  return row?.last ?? null;
}
