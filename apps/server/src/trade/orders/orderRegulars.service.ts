import { fenToYuan } from '@yigou/contract/ground/money';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { rowsOf } from '../../ground/db/client';
import type { AccountContext, Caller } from '../../ground/http/context';
import { addDays } from '../../ground/lib/clock';
import { ownRows, withinScope } from '../../people/org/scope.service';
import { boughtStates } from './orders.rules';
import { orders } from './orders.tables';

const opening = 'order/allOrder';
export const seesOthers = ({ functions, dataScope }: Caller): boolean => functions.has(opening) && dataScope !== 'own';

type Bought = { skuId: number; times: number; firstDay: string; lastDay: string; lastQty: number; lastPrice: number };

const dayOf = sql`to_char(purchase_order.created_at at time zone interval '08:00', 'YYYY-MM-DD')`;

/** Of the latest of several orders. */
const last = (column: 'qty' | 'price') =>
  sql.raw(`(array_agg(line.${column} order by purchase_order.created_at desc, line.line_no))[1]`);

const counting = ({ companyId }: Caller) =>
  and(inArray(orders.state, [...boughtStates]), eq(orders.companyId, companyId));

/** The goods of one's orders, or of those one sees, that were bought within so many days; the latest first. */
export async function selectRegulars(
  { tx, caller, now }: AccountContext,
  { mine, days, most }: { mine: boolean; days: number; most: number },
): Promise<Bought[]> {
  const whose = mine ? ownRows(caller, orders) : withinScope(caller, orders, opening);
  const lately = and(whose, gte(orders.createdAt, addDays(now, -days)), counting(caller));
  const rows = await rowsOf<Bought>(
    tx,
    sql`select line.sku_id::int as "skuId", count(distinct ${dayOf})::int as times, min(${dayOf}) as "firstDay",
        max(${dayOf}) as "lastDay", ${last('qty')} as "lastQty", ${last('price')}::float8 as "lastPrice"
      from ${orders} join order_line line on line.order_id = purchase_order.order_id
      where ${lately} group by line.sku_id
      order by max(purchase_order.created_at) desc, line.sku_id limit ${most}`,
  );
  return rows.map((row) => ({ ...row, lastPrice: fenToYuan(row.lastPrice) }));
}

type LastBought = Pick<Bought, 'skuId' | 'lastDay' | 'lastQty' | 'lastPrice'> & { recentQty: number };

/** Of these goods the last purchase in the orders one sees, however long ago, and the pieces of so many days. */
export async function selectBought({ tx, caller, now }: AccountContext, skuIds: number[], days: number) {
  const seen = and(withinScope(caller, orders, opening), counting(caller));
  const rows = await rowsOf<LastBought>(
    tx,
    sql`select line.sku_id::int as "skuId", max(${dayOf}) as "lastDay", ${last('qty')} as "lastQty",
        ${last('price')}::float8 as "lastPrice",
        coalesce(sum(line.qty) filter (where purchase_order.created_at >= ${addDays(now, -days).toISOString()}::timestamptz), 0)::float8 as "recentQty"
      from ${orders} join order_line line on line.order_id = purchase_order.order_id
      where ${seen} and line.sku_id = any(${sql.param(skuIds)}::bigint[]) group by line.sku_id`,
  );
  return rows.map((row) => ({ ...row, lastPrice: fenToYuan(row.lastPrice) }));
}
