import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { orderLines } from '../orders/orders.tables';
import { shipmentEvents, shipmentLines, shipments } from './shipments.tables';

export type ShipmentRow = typeof shipments.$inferSelect;

export const selectShipments = (tx: Db, orderIds: number[]): Promise<ShipmentRow[]> =>
  tx.select().from(shipments).where(inArray(shipments.orderId, orderIds)).orderBy(asc(shipments.shipmentId));

export const selectShipmentsBy = (tx: Db, shipmentIds: number[]): Promise<ShipmentRow[]> =>
  tx.select().from(shipments).where(inArray(shipments.shipmentId, shipmentIds)).orderBy(asc(shipments.shipmentId));

export async function findShipmentByNo(tx: Db, shipmentNo: string): Promise<ShipmentRow | undefined> {
  const [row] = await tx.select().from(shipments).where(eq(shipments.shipmentNo, shipmentNo));
  return row;
}

/** With the goods as the order names them. */
export const selectParcelLines = (tx: Db, shipmentIds: number[]) =>
  tx
    .select({ parcel: shipmentLines, line: orderLines })
    .from(shipmentLines)
    .innerJoin(shipments, eq(shipments.shipmentId, shipmentLines.shipmentId))
    .innerJoin(orderLines, and(eq(orderLines.orderId, shipments.orderId), eq(orderLines.lineNo, shipmentLines.lineNo)))
    .where(inArray(shipmentLines.shipmentId, shipmentIds))
    .orderBy(asc(shipmentLines.lineNo));

export const selectEvents = (tx: Db, shipmentIds: number[]) =>
  tx
    .select()
    .from(shipmentEvents)
    .where(inArray(shipmentEvents.shipmentId, shipmentIds))
    .orderBy(desc(shipmentEvents.at), desc(shipmentEvents.shipmentEventId));

export async function findShipment(tx: Db, shipmentId: number): Promise<ShipmentRow | undefined> {
  const [row] = await tx.select().from(shipments).where(eq(shipments.shipmentId, shipmentId));
  return row;
}

/** Those of an order that are still on their way, locked in the order of their ids. */
export const lockOpenShipments = (tx: Db, orderId: number): Promise<ShipmentRow[]> =>
  tx
    .select()
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), inArray(shipments.state, ['shipped', 'delivered'])))
    .orderBy(asc(shipments.shipmentId))
    .for('update');

export const shipmentsOfRequest = (tx: Db, orderId: number, requestId: string): Promise<ShipmentRow[]> =>
  tx
    .select()
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), eq(shipments.requestId, requestId)))
    .orderBy(asc(shipments.parcelNo));
