import type { ExportBy } from '@yigou/contract/trade/orders.exporting.terms';
import { and, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { accounts } from '../../people/accounts/accounts.tables';
import { orgUnits } from '../../people/org/org.tables';
import { orderLines, orders } from './orders.tables';

const ofOrder = sql`(select count(*) from ${orderLines} where ${orderLines.orderId} = ${orders.orderId})`;

/** How many rows a sheet of them has. */
export async function countExported(tx: Db, condition: SQL | undefined, by: ExportBy): Promise<number> {
  const rows = by === 'order' ? count() : sql<number>`coalesce(sum(${ofOrder}), 0)::int`;
  const [row] = await tx
    .select({ rows })
    .from(orders)
    .innerJoin(accounts, eq(accounts.accountId, orders.accountId))
    .where(condition);
  return row?.rows ?? 0;
}

/** Those after the last one that was read, in the order of the list. The database compares its own, exact times. */
const after = (orderId: number | undefined): SQL | undefined =>
  orderId === undefined
    ? undefined
    : sql`(${orders.createdAt}, ${orders.orderId}) <
        (select last.created_at, last.order_id from purchase_order last where last.order_id = ${orderId})`;

export const selectExported = (tx: Db, condition: SQL | undefined, last: number | undefined, limit: number) =>
  tx
    .select({
      order: getTableColumns(orders),
      buyerName: accounts.name,
      orgName: orgUnits.name,
      lineCount: sql<number>`${ofOrder}::int`,
    })
    .from(orders)
    .innerJoin(accounts, eq(accounts.accountId, orders.accountId))
    .innerJoin(orgUnits, eq(orgUnits.orgId, orders.orgId))
    .where(and(condition, after(last)))
    .orderBy(desc(orders.createdAt), desc(orders.orderId))
    .limit(limit);
export type ExportedOrder = Awaited<ReturnType<typeof selectExported>>[number];
