import { fenToYuan } from '@yigou/contract';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { rowsOf } from '../db/client';
import type { AccountContext, Caller } from '../http/context';
import { addDays } from '../lib/clock';
import { ownRows, withinScope } from '../org/scope.service';
import { boughtStates } from './orders.rules';
import { orders } from './orders.tables';

const opening = 'order/allOrder';
export const seesOthers = ({ functions, dataScope }: Caller): boolean => functions.has(opening) && dataScope !== 'own';

type Bought = { skuId: number; times: number; firstDay: string; lastDay: string; lastQty: number; lastPrice: number };

const dayOf = sql`to_char(purchase_order.created_at at time zone interval '08:00', 'YYYY-MM-DD')`;

/** The goods of one's orders, or of those one sees, that were bought within so many days; the latest first. */
export async function selectRegulars(
  { tx, caller, now }: AccountContext,
  { mine, days, most }: { mine: boolean; days: number; most: number },
): Promise<Bought[]> {
  const whose = mine ? ownRows(caller, orders) : withinScope(caller, orders, opening);
  const lately = and(
    whose,
    gte(orders.createdAt, addDays(now, -days)),
    inArray(orders.state, [...boughtStates]),
    eq(orders.companyId, caller.companyId),
  );
  const rows = await rowsOf<Bought>(
    tx,
    sql`select line.sku_id::int as "skuId", count(distinct ${dayOf})::int as times, min(${dayOf}) as "firstDay",
        max(${dayOf}) as "lastDay",
        (array_agg(line.qty order by purchase_order.created_at desc, line.line_no))[1] as "lastQty",
        (array_agg(line.price order by purchase_order.created_at desc, line.line_no))[1]::float8 as "lastPrice"
      from ${orders} join order_line line on line.order_id = purchase_order.order_id
      where ${lately} group by line.sku_id
      order by max(purchase_order.created_at) desc, line.sku_id limit ${most}`,
  );
  return rows.map((row) => ({ ...row, lastPrice: fenToYuan(row.lastPrice) }));
}
