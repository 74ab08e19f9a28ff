import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Approvable, LastPurchase } from '../approvals/approvables.service';
import type { Db } from '../db/client';
import { selectLines } from './orders.queries';
import { holderOf } from './orders.rules';
import { orderLines, orders } from './orders.tables';

type Order = typeof orders.$inferSelect;

const noAddress = { receiver: '', phone: '', areaText: '', detail: '' };

async function withLines(tx: Db, found: Order[]): Promise<Approvable[]> {
  if (found.length === 0) return [];
  const lines = await selectLines(
    tx,
    found.map((order) => order.orderId),
  );
  return found.map((order) => ({
    ...order,
    holder: holderOf(order),
    amounts: order,
    address: order.address ?? noAddress,
    lines: lines.filter((line) => line.orderId === order.orderId),
  }));
}

/** Orders as approvals see them. */
export const readApprovables = async (tx: Db, orderIds: number[]): Promise<Approvable[]> =>
  withLines(tx, await tx.select().from(orders).where(inArray(orders.orderId, orderIds)));

export async function findApprovable(tx: Db, customerId: number, orderNo: string): Promise<Approvable | undefined> {
  const wanted = and(eq(orders.customerId, customerId), eq(orders.orderNo, orderNo));
  return (await withLines(tx, await tx.select().from(orders).where(wanted)))[0];
}

/** Bought means: neither rejected nor cancelled, nor still asked about. */
const bought = notInArray(orders.state, ['pendingApproval', 'rejected', 'cancelled']);

/** What the customer paid the last time, for all of them in one question. */
export async function lastPurchases(
  tx: Db,
  customerId: number,
  skuIds: number[],
  exceptOrderIds: number[] = [],
): Promise<Map<number, LastPurchase>> {
  if (skuIds.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([orderLines.skuId], { skuId: orderLines.skuId, price: orderLines.price, at: orders.createdAt })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(
      and(
        inArray(orderLines.skuId, skuIds),
        eq(orders.customerId, customerId),
        bought,
        exceptOrderIds.length > 0 ? notInArray(orders.orderId, exceptOrderIds) : undefined,
      ),
    )
    .orderBy(orderLines.skuId, desc(orders.createdAt), desc(orders.orderId));
  return new Map(rows.map(({ skuId, price, at }) => [skuId, { price, at }]));
}
