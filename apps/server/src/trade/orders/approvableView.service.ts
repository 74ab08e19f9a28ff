import { and, eq, inArray } from 'drizzle-orm';
import { type Db, named, takes } from '../../ground/db/client';
import { float, int, milliseconds } from '../../ground/db/row';
import { together } from '../../ground/db/together';
import type { Approvable, ApprovableBrief, LastPurchase } from '../approvals/approvables.service';
import { selectLines } from './orders.queries';
import { holderOf } from './orders.rules';
import { orderLines, orders } from './orders.tables';

type Order = typeof orders.$inferSelect;

const noAddress = { receiver: '', phone: '', areaText: '', detail: '' };

const toApprovable = (order: Order) => ({
  ...order,
  holder: holderOf(order),
  amounts: order,
  address: order.address ?? noAddress,
});

async function withLines(tx: Db, found: Order[]): Promise<Approvable[]> {
  if (found.length === 0) return [];
  const lines = await selectLines(
    tx,
    found.map((order) => order.orderId),
  );
  return found.map((order) => ({
    ...toApprovable(order),
    lines: lines.filter((line) => line.orderId === order.orderId),
  }));
}

const selectOrders = (tx: Db, orderIds: number[]): Promise<Order[]> =>
  tx.select().from(orders).where(inArray(orders.orderId, orderIds));

/** Orders as approvals see them. */
export const readApprovables = async (tx: Db, orderIds: number[]): Promise<Approvable[]> =>
  withLines(tx, await selectOrders(tx, orderIds));

export async function findApprovable(tx: Db, customerId: number, orderNo: string): Promise<Approvable | undefined> {
  const wanted = and(eq(orders.customerId, customerId), eq(orders.orderNo, orderNo));
  return (await withLines(tx, await tx.select().from(orders).where(wanted)))[0];
}

/**
 * What the customer `$1` paid last, in an order other than `$2`. Bought means: not rejected, cancelled or asked about.
 * Orders are numbered as they come, so the last is the greatest: one pass, where sorting took as long as reading.
 */
const lastOf = (whichLines: string) => `select sku_id, bought[2] as price, orders.order_id, orders.created_at from (
    select line.sku_id, max(array[line.order_id, line.price]) as bought
    from order_line line join purchase_order orders using (order_id)
    where orders.customer_id = $1 and order_id <> all($2::bigint[])
      and orders.state not in ('pendingApproval', 'rejected', 'cancelled') and ${whichLines}
    group by line.sku_id
  ) as last join purchase_order orders on orders.order_id = bought[1]`;
const ms = (time: string) => `coalesce(${milliseconds(time)}, 0)`;

const lastBought = named(
  'last_purchases',
  takes<[customerId: number, exceptOrderIds: number[], skuIds: number[]]>,
  { skuId: int, price: float, atMs: float },
  `with bought as materialized (${lastOf('line.sku_id = any($3::bigint[])')})
    select coalesce(sku_id, 0)::int as "skuId", coalesce(price, 0)::float8 as price, ${ms('created_at')} as "atMs"
    from bought`,
);

/** What the customer paid the last time, for all of them in one question. */
export async function lastPurchases(
  tx: Db,
  customerId: number,
  skuIds: number[],
  exceptOrderIds: number[] = [],
): Promise<Map<number, LastPurchase>> {
  if (skuIds.length === 0) return new Map();
  const rows = await lastBought(tx, customerId, exceptOrderIds, skuIds);
  return new Map(rows.map(({ skuId, price, atMs }) => [skuId, { price, at: new Date(atMs) }]));
}

/** Of each order the lines that rose most, and how many there are: a list does not read five hundred to show three. */
const dearest = named(
  'dearest_lines',
  takes<[customerId: number, orderIds: number[], most: number]>,
  { orderLineId: int, orderId: int, lineCount: int, qtyCount: int, lastPrice: float, lastMs: float },
  `with own as (select * from order_line where order_id = any($2::bigint[])),
    last as (${lastOf('line.sku_id in (select sku_id from own)')}),
    ranked as (
      select own.order_line_id, own.order_id, last.price as last_price, last.created_at as last_at,
        count(*) over whole as lines, sum(own.qty) over whole as pieces,
        row_number() over (partition by own.order_id
          order by coalesce(own.price::float8 / nullif(last.price, 0), 1) desc, own.line_no) as place
      from own left join last using (sku_id) window whole as (partition by own.order_id)
    )
    select coalesce(order_line_id, 0)::int as "orderLineId", coalesce(order_id, 0)::int as "orderId", coalesce(lines, 0)::int as "lineCount",
      coalesce(pieces, 0)::int as "qtyCount", coalesce(last_price, 0)::float8 as "lastPrice", ${ms('last_at')} as "lastMs"
    from ranked where place <= $3 order by order_id, place`,
);

/** Orders of one customer, as a list of approvals shows them. */
export async function readBriefs(
  tx: Db,
  customerId: number,
  orderIds: number[],
  most: number,
): Promise<ApprovableBrief[]> {
  if (orderIds.length === 0) return [];
  const [found, chosen] = await together([selectOrders(tx, orderIds), dearest(tx, customerId, orderIds, most)]);
  const ids = chosen.map((each) => each.orderLineId);
  const rows = await tx.select().from(orderLines).where(inArray(orderLines.orderLineId, ids));
  const byId = new Map(rows.map((line) => [line.orderLineId, line]));
  return found.map((order) => {
    const own = chosen.filter((each) => each.orderId === order.orderId);
    const lines = own.flatMap(({ orderLineId, lastPrice: price, lastMs }) => {
      const line = byId.get(orderLineId);
      return line ? [{ ...line, last: lastMs > 0 ? { price, at: new Date(lastMs) } : undefined }] : [];
    });
    const { lineCount = 0, qtyCount = 0 } = own[0] ?? {};
    return { ...toApprovable(order), lines, lineCount, qtyCount };
  });
}
