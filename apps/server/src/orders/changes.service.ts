import { asc, inArray, notInArray, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/client';
import type { LifeContext } from './effects.service';
import { boughtStates } from './orders.rules';
import { orderChanges, orderRefunds } from './orders.tables';

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
 */
export async function takeChanges(tx: Db, orderIds: number[]): Promise<void> {
  await tx.delete(orderChanges).where(inArray(orderChanges.orderId, orderIds));
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

/** Every order that counts for anything has to be counted again. */
export async function noteAllChanged(tx: Db, now: Date): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    tx,
    sql`with noted as (
        insert into order_change (order_id, at)
        select order_id, ${now.toISOString()}::timestamptz from purchase_order
        where state = any(${sql.param([...boughtStates])}::text[]) order by order_id returning order_id
      ) select count(*)::int as n from noted`,
  );
  return row?.n ?? 0;
}
