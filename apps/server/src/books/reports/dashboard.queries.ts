import type { DayRange } from '@yigou/contract/books/reports.terms';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';
import { orderLines } from '../../trade/orders/orders.tables';
import { rowsInRange } from './reports.queries';
import { facts, type goodsSums, type personSums } from './reports.tables';

type OfGoods = { table: typeof personSums | typeof goodsSums; where: SQL | undefined };

/** What was bought more than once in this time, that which cost most first. */
export function boughtOften(tx: Db, of: OfGoods, range: DayRange, most: number) {
  const { from, sum } = rowsInRange(of, range);
  const kept = sum(sql`(qty - refund_qty)`);
  return rowsOf<{ skuId: number; qty: number }>(
    tx,
    sql`select sku_id::int as "skuId", ${kept} as qty from ${from}
      group by sku_id having ${sum(sql`lines`)} > 1 and ${kept} > 0
      order by ${sum(sql`(amount - refund)`)} desc, sku_id limit ${most}`,
  );
}

/** For how much, and how many, each of them was bought last, up to a day. */
export async function lastBought(tx: Db, where: SQL | undefined, asked: readonly { skuId: number; until: string }[]) {
  if (asked.length === 0) return [];
  const [skuIds, days] = [asked.map(({ skuId }) => skuId), asked.map(({ until }) => until)];
  const last = tx
    .select({ orderId: facts.orderId, lineNo: facts.lineNo, day: facts.day })
    .from(facts)
    .where(and(where, eq(facts.refundId, 0), sql`${facts.skuId} = wanted.sku_id and ${facts.day} <= wanted.until`))
    .orderBy(desc(facts.day), desc(facts.orderId))
    .limit(1)
    .as('last');
  return tx
    .select({
      skuId: orderLines.skuId,
      until: sql<string>`wanted.until`,
      day: sql<string>`last.day`,
      price: orderLines.price,
      qty: orderLines.qty,
    })
    .from(sql`unnest(${sql.param(skuIds)}::bigint[], ${sql.param(days)}::text[]) as wanted (sku_id, until)`)
    .innerJoinLateral(last, sql`true`)
    .innerJoin(orderLines, and(eq(orderLines.orderId, last.orderId), eq(orderLines.lineNo, last.lineNo)));
}
