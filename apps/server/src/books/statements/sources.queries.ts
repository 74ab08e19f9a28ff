import { and, asc, eq, exists, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { referenceSql } from '../../ground/db/references';
import { entryEffect } from '../../money/ledger/ledger.rules';
import { orderLines, orderLogs, orders } from '../../trade/orders/orders.tables';
import { returns } from '../../trade/returns/returns.tables';
import { shipmentLines, shipments } from '../../trade/shipments/shipments.tables';
import { type Entered, orderKinds } from './statements.rules';
import { statementEntries } from './statements.tables';

const notEntered = (source: SQL) =>
  sql`not exists (select 1 from ${statementEntries} where ${statementEntries.source} = ${source})`;

const newGoods = and(
  eq(orders.payMethod, 'account'),
  eq(shipments.state, 'received'),
  notEntered(referenceSql('shipmentLine', sql`${shipmentLines.shipmentId}`, sql`${shipmentLines.lineNo}`)),
);
const newRefund = and(
  eq(orders.payMethod, 'account'),
  isNotNull(returns.refundAt),
  sql`${returns.credited} > 0`,
  notEntered(referenceSql('return', sql`${returns.returnId}`)),
);

/** Of whom, and only what happened since; all of it where that is left out. */
export type SourceFilter = { customerId: number; since?: Date };

/** What came of what was bought on account and is in no book yet, in the order in which it came. */
export const selectNewGoods = (tx: Db, { customerId, since }: SourceFilter, limit: number) =>
  tx
    .select({ order: orders, line: orderLines, parcel: shipmentLines, receivedAt: shipments.receivedAt })
    .from(orders)
    .innerJoin(shipments, eq(shipments.orderId, orders.orderId))
    .innerJoin(shipmentLines, eq(shipmentLines.shipmentId, shipments.shipmentId))
    .innerJoin(orderLines, and(eq(orderLines.orderId, orders.orderId), eq(orderLines.lineNo, shipmentLines.lineNo)))
    .where(and(eq(orders.customerId, customerId), since && gte(shipments.receivedAt, since), newGoods))
    .orderBy(asc(shipments.receivedAt), asc(shipments.shipmentId), asc(shipmentLines.lineNo))
    .limit(limit);
export type NewGoods = Awaited<ReturnType<typeof selectNewGoods>>[number];

/** Returns whose refund was settled, as far as it was taken off the account. */
export const selectNewRefunds = (tx: Db, { customerId, since }: SourceFilter) =>
  tx
    .select({ order: orders, row: returns })
    .from(returns)
    .innerJoin(orders, eq(orders.orderId, returns.orderId))
    .where(and(eq(returns.customerId, customerId), since && gte(returns.refundAt, since), newRefund))
    .orderBy(asc(returns.refundAt), asc(returns.returnId));

/** What of each line is entered, such as `17/2`: pieces and money. */
export async function selectEntered(tx: Db, orderIds: readonly number[]): Promise<Map<string, Entered>> {
  if (orderIds.length === 0) return new Map();
  const { orderId, lineNo, qty, amount } = statementEntries;
  const rows = await tx
    .select({ orderId, lineNo, pieces: sql<number>`sum(${qty})::int`, amount: sql<number>`sum(${amount})::float8` })
    .from(statementEntries)
    .where(and(inArray(orderId, [...orderIds]), eq(statementEntries.kind, 'goods'), isNotNull(lineNo)))
    .groupBy(orderId, lineNo);
  return new Map(rows.map((row) => [`${row.orderId}/${row.lineNo}`, row]));
}

/** Orders of which all that is entered only once, with the first goods, is entered already. */
export async function selectStartedOrders(tx: Db, orderIds: readonly number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set();
  const once = inArray(statementEntries.kind, ['freight', 'prepaid']);
  const rows = await tx
    .select({ orderId: statementEntries.orderId })
    .from(statementEntries)
    .where(and(inArray(statementEntries.orderId, [...orderIds]), once));
  return new Set(rows.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])));
}

/**
 * Orders that are over, with what they still owe and is in no book: pieces that were paid back without ever arriving, the
 * freight of pieces that were closed after it was entered. Not before all that arrived is entered.
 */
export async function selectRemainders(tx: Db, { customerId, since }: SourceFilter) {
  const ofOrder = sql`${statementEntries.orderId} = ${orders.orderId}`;
  const holder = referenceSql('order', sql`${orders.orderId}`, sql`${orders.version}`);
  const held = sql`coalesce((select sum(${sql.raw(entryEffect)}) from ledger_entry entry join ledger_account account using (ledger_account_id)
    where account.kind = 'credit' and entry.holder = ${holder}), 0)`;
  const entered = sql`coalesce((select sum(${statementEntries.amount}) from ${statementEntries}
    where ${ofOrder} and ${statementEntries.kind} in (${sql.raw(orderKinds.map((kind) => `'${kind}'`).join(', '))})), 0)`;
  const before = sql<number>`(select count(*) from ${statementEntries}
    where ${ofOrder} and ${statementEntries.kind} = 'goods' and ${statementEntries.lineNo} is null)::int`;
  const endedAt = sql<Date>`(select max(${orderLogs.at}) from ${orderLogs}
    where ${orderLogs.orderId} = ${orders.orderId} and ${orderLogs.toState} = ${orders.state} and ${orderLogs.fromState} <> ${orderLogs.toState})`.mapWith(
    orderLogs.at,
  );
  const arrived = referenceSql('shipmentLine', sql`shipment_line.shipment_id`, sql`shipment_line.line_no`);
  const allEntered = sql`not exists (select 1 from shipment join shipment_line using (shipment_id)
    where shipment.order_id = ${orders.orderId} and shipment.state = 'received' and not exists (
      select 1 from statement_entry entry where entry.source = ${arrived}))`;
  const touched = tx
    .select({ one: sql`1` })
    .from(orderLogs)
    .where(and(eq(orderLogs.orderId, orders.orderId), since && gte(orderLogs.at, since)));
  const rest = sql<number>`(${held} - ${entered})::float8`;
  return tx
    .select({ order: orders, rest, before, endedAt })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.payMethod, 'account'),
        inArray(orders.state, ['completed', 'closed']),
        since && exists(touched),
        allEntered,
        sql`${rest} <> 0`,
      ),
    )
    .orderBy(asc(orders.orderId));
}

/** Customers for whom something of the last days is in no book yet; what is older, the end of the month finds. */
export const selectCustomersToCollect = (
  tx: Db,
  since: Date,
  limit: number,
): Promise<{ customerId: number; companyId: number }[]> => {
  const { customerId, companyId } = orders;
  const goods = tx
    .select({ customerId, companyId })
    .from(shipments)
    .innerJoin(orders, eq(orders.orderId, shipments.orderId))
    .innerJoin(shipmentLines, eq(shipmentLines.shipmentId, shipments.shipmentId))
    .where(and(gte(shipments.receivedAt, since), newGoods));
  const refunds = tx
    .select({ customerId, companyId })
    .from(returns)
    .innerJoin(orders, eq(orders.orderId, returns.orderId))
    .where(and(gte(returns.refundAt, since), newRefund));
  return goods.union(refunds).limit(limit);
};
