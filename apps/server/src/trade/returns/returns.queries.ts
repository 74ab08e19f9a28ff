import { type ReturnState, returnTypes } from '@yigou/contract/trade/returns.terms';
import { and, asc, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { products } from '../../goods/catalog/catalog.tables';
import type { Db } from '../../ground/db/client';
import { refunds } from '../../money/payments/payments.tables';
import { orderLines } from '../orders/orders.tables';
import { shipmentLines, shipments } from '../shipments/shipments.tables';
import { returnLines, returnLogs, returns } from './returns.tables';

export type ReturnRow = typeof returns.$inferSelect;
export type ReturnLineRow = typeof returnLines.$inferSelect;

export async function findReturn(tx: Db, returnId: number, reach?: SQL): Promise<ReturnRow | undefined> {
  const [row] = await tx
    .select()
    .from(returns)
    .where(and(eq(returns.returnId, returnId), reach));
  return row;
}

export async function findByRequest(tx: Db, applicantId: number, requestId: string): Promise<ReturnRow | undefined> {
  const [row] = await tx
    .select()
    .from(returns)
    .where(and(eq(returns.applicantId, applicantId), eq(returns.requestId, requestId)));
  return row;
}

export const selectReturnLines = (tx: Db, returnIds: number[]): Promise<ReturnLineRow[]> =>
  tx
    .select()
    .from(returnLines)
    .where(inArray(returnLines.returnId, returnIds))
    .orderBy(asc(returnLines.returnId), asc(returnLines.lineNo));

/** With the goods as the order names them. */
export const selectReturnedGoods = (tx: Db, returnIds: number[]) =>
  tx
    .select({ part: returnLines, line: orderLines })
    .from(returnLines)
    .innerJoin(returns, eq(returns.returnId, returnLines.returnId))
    .innerJoin(orderLines, and(eq(orderLines.orderId, returns.orderId), eq(orderLines.lineNo, returnLines.lineNo)))
    .where(inArray(returnLines.returnId, returnIds))
    .orderBy(asc(returnLines.returnId), asc(returnLines.lineNo));

export const selectReturnLogs = (tx: Db, returnId: number) =>
  tx.select().from(returnLogs).where(eq(returnLogs.returnId, returnId)).orderBy(asc(returnLogs.returnLogId));

export const statesOf = async (tx: Db, orderId: number): Promise<ReturnState[]> =>
  (await tx.select({ state: returns.state }).from(returns).where(eq(returns.orderId, orderId))).map((row) => row.state);

const comingBack = Object.entries(returnTypes).flatMap(([type, { comesBack }]) => (comesBack ? [type] : []));

/** What of each line is on its way back or came back to stay; what was exchanged is with the buyer again. */
export const selectBack = (tx: Db, orderId: number): Promise<{ lineNo: number; qty: number }[]> => {
  const { state, type } = returns;
  const undecided = inArray(state, ['pendingReview', 'pendingReturn', 'pendingInspection']);
  const kept = sql`${type} = 'returnRefund' or ${state} = 'pendingReship'`;
  const qty = sql<number>`sum(case when ${undecided} then ${returnLines.qty} when ${kept} then ${returnLines.accepted} else 0 end)::int`;
  return tx
    .select({ lineNo: returnLines.lineNo, qty })
    .from(returnLines)
    .innerJoin(returns, eq(returns.returnId, returnLines.returnId))
    .where(and(eq(returns.orderId, orderId), inArray(type, comingBack as (typeof returns.$inferSelect)['type'][])))
    .groupBy(returnLines.lineNo);
};

/** Line by line in which parcels an order left, and what was found in them; not those that were called back. */
export const selectParts = (tx: Db, orderId: number) =>
  tx
    .select({
      lineNo: shipmentLines.lineNo,
      qty: shipmentLines.qty,
      sound: shipmentLines.sound,
      damaged: shipmentLines.damaged,
      missing: shipmentLines.missing,
      receivedAt: shipments.receivedAt,
    })
    .from(shipmentLines)
    .innerJoin(shipments, eq(shipments.shipmentId, shipmentLines.shipmentId))
    .where(and(eq(shipments.orderId, orderId), notInArray(shipments.state, ['withdrawn', 'ended'])));

export const selectNoReason = async (tx: Db, productIds: number[]): Promise<Map<number, boolean>> => {
  const { productId, noReasonReturn } = products;
  const rows = await tx.select({ productId, noReasonReturn }).from(products).where(inArray(productId, productIds));
  return new Map(rows.map((row) => [row.productId, row.noReasonReturn]));
};

/** The money that goes back for a return. */
export const selectReturnRefunds = (tx: Db, { orderId }: Pick<ReturnRow, 'orderId'>, cause: string) =>
  tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.cause, cause)))
    .orderBy(desc(refunds.refundId));

/** Whether more of a line is invoiced than is charged for it by now: then a red invoice has to come first. */
export const needsRed = sql`exists (select 1 from order_return_line part
  join order_line line on line.order_id = ${returns.orderId} and line.line_no = part.line_no
  where part.return_id = ${returns.returnId} and part.accepted > 0 and line.invoiced_amount >
    line.total + line.freight_share - line.discount_share + line.adjusted - line.refunded)`;

export const isInvoiced = async (tx: Db, returnId: number): Promise<boolean> =>
  (await tx.$count(returns, and(eq(returns.returnId, returnId), needsRed))) > 0;
