import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';
import { sumMeasures } from './reports.queries';
import type { Measures } from './reports.rules';
import { unitSums } from './reports.tables';

/** What the company sold in each of these spans, and to how many. */
export const sumSold = (tx: Db, companyId: number, spans: string[]) =>
  rowsOf<Measures & { span: string }>(
    tx,
    sql`select span, ${sumMeasures(unitSums)} from ${unitSums}
      where ${and(eq(unitSums.companyId, companyId), inArray(unitSums.span, spans))} group by span`,
  );

export async function countCustomers(tx: Db, companyId: number, spans: string[]): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    tx,
    sql`select count(distinct customer_id)::int as n from ${unitSums}
      where ${and(eq(unitSums.companyId, companyId), inArray(unitSums.span, spans))} and orders > 0`,
  );
  return row?.n ?? 0;
}

type Warned = { skuId: number; available: number; daysLeft: number; total: number };

/** Goods that sell, and whose stock at this pace ends within so many days. */
export const selectEnding = (tx: Db, companyId: number, { spans, days, within, most }: Ending) =>
  rowsOf<Warned>(
    tx,
    sql`select sold.sku_id::int as "skuId", stock.on_hand - stock.reserved as available,
        floor((stock.on_hand - stock.reserved) * ${days} / sold.qty)::int as "daysLeft",
        (count(*) over ())::int as total
      from (
        select sku_id, sum(qty - refund_qty)::float8 as qty from report_goods_sum
        where company_id = ${companyId} and span = any(${sql.param(spans)}::text[]) group by sku_id
      ) sold
        join stock on stock.sku_id = sold.sku_id join sku on sku.sku_id = sold.sku_id and sku.on_shelf
      where sold.qty > 0 and (stock.on_hand - stock.reserved) * ${days} < sold.qty * ${within}
      order by 3, sold.qty desc, sold.sku_id limit ${most}`,
  );
type Ending = { spans: string[]; days: number; within: number; most: number };
