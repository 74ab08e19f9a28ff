import type { CarrierCode, ShipmentState } from '@yigou/contract/trade/shipments.terms';
import { boolean, index, integer, pgSequence, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { actorColumns } from '../../ground/db/actor';
import { idColumn, refColumn, retryColumns, timeColumn } from '../../ground/db/columns';
import { orders } from '../orders/orders.tables';

export const shipmentNumbers = pgSequence('shipment_number', {
  startWith: 10_000_001,
  maxValue: 99_999_999,
  cycle: true,
});

/** A parcel: goods of one supplier on their way to the receiver. */
export const shipments = pgTable(
  'shipment',
  {
    shipmentId: idColumn(),
    shipmentNo: text().notNull(),
    companyId: refColumn().notNull(),
    orderId: refColumn()
      .notNull()
      .references(() => orders.orderId),
    supplierId: refColumn().notNull(),
    supplierName: text().notNull(),
    state: text().$type<ShipmentState>().notNull(),
    carrier: text().$type<CarrierCode>().notNull(),
    trackingNo: text().notNull(),
    note: text().notNull(),
    /** The operator's key for one click, and which parcel of it. */
    requestId: uuid().notNull(),
    requestHash: text().notNull(),
    parcelNo: integer().notNull(),
    ...actorColumns(),
    shippedAt: timeColumn().notNull(),
    deliveredAt: timeColumn(),
    receivedAt: timeColumn(),
    /** Received by itself then. */
    dueAt: timeColumn(),
    extended: boolean().notNull().default(false),
    ...retryColumns(),
  },
  (table) => [
    uniqueIndex().on(table.shipmentNo),
    uniqueIndex().on(table.orderId, table.requestId, table.parcelNo),
    index().on(table.trackingNo),
    index().on(table.dueAt),
    index().on(table.receivedAt),
  ],
);

export const shipmentLines = pgTable(
  'shipment_line',
  {
    shipmentId: refColumn()
      .notNull()
      .references(() => shipments.shipmentId),
    lineNo: integer().notNull(),
    qty: integer().notNull(),
    /** What the receiver found; all zero until then. */
    sound: integer().notNull().default(0),
    damaged: integer().notNull().default(0),
    missing: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.shipmentId, table.lineNo] })],
);

/** The course of a parcel. */
export const shipmentEvents = pgTable(
  'shipment_event',
  {
    shipmentEventId: idColumn(),
    shipmentId: refColumn()
      .notNull()
      .references(() => shipments.shipmentId),
    at: timeColumn().notNull(),
    text: text().notNull(),
  },
  (table) => [index().on(table.shipmentId, table.at)],
);
