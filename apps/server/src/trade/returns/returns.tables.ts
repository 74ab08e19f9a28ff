import type { AfterSaleType, ReturnReason, ReturnState } from '@yigou/contract/trade/returns.terms';
import type { CarrierCode } from '@yigou/contract/trade/shipments.terms';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { actorColumns } from '../../ground/db/actor';
import { fenColumn, idColumn, refColumn, retryColumns, timeColumn } from '../../ground/db/columns';
import { orders } from '../orders/orders.tables';

export const returnNumbers = pgSequence('return_number', { startWith: 10_000_001, maxValue: 99_999_999, cycle: true });

type Picture = { fileId: string; fileName: string };

/** Something of an order is to be put right: by its money, or by other pieces. */
export const returns = pgTable(
  'order_return',
  {
    returnId: idColumn(),
    returnNo: text().notNull(),
    /** Whose it is, as the order says: who reaches the order reaches it. */
    companyId: refColumn().notNull(),
    customerId: refColumn().notNull(),
    orgId: refColumn().notNull(),
    accountId: refColumn().notNull(),
    orderId: refColumn()
      .notNull()
      .references(() => orders.orderId),
    applicantId: refColumn().notNull(),
    applicant: text().notNull(),
    requestId: uuid().notNull(),
    requestHash: text().notNull(),
    state: text().$type<ReturnState>().notNull(),
    type: text().$type<AfterSaleType>().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    text: text().notNull(),
    contact: text().notNull(),
    phone: text().notNull(),
    pictures: jsonb().$type<Picture[]>().notNull(),
    returnTo: text().notNull().default(''),
    answer: text().notNull().default(''),
    carrier: text().$type<CarrierCode>(),
    trackingNo: text().notNull().default(''),
    reshipCarrier: text().$type<CarrierCode>(),
    reshipNo: text().notNull().default(''),
    /** What it came to if all of it were accepted, when it was applied for, in 分. */
    estimate: fenColumn().notNull().default(0),
    /** Decided, in 分; and of that, what was taken off the account instead of being sent. */
    amount: fenColumn().notNull().default(0),
    credited: fenColumn().notNull().default(0),
    /** When the money was sent on its way back. */
    refundAt: timeColumn(),
    /** It may be paid back as soon as its red invoice is there. */
    awaitsRed: boolean().notNull().default(false),
    createdAt: timeColumn().notNull(),
    /** When the time of the present state runs out. */
    dueAt: timeColumn(),
    ...retryColumns(),
  },
  (table) => [
    uniqueIndex().on(table.returnNo),
    uniqueIndex().on(table.applicantId, table.requestId),
    index().on(table.orderId),
    index().on(table.customerId, table.createdAt),
    index().on(table.companyId, table.state, table.dueAt),
    index().on(table.dueAt),
    index().on(table.refundAt),
  ],
);

export const returnLines = pgTable(
  'order_return_line',
  {
    returnId: refColumn()
      .notNull()
      .references(() => returns.returnId),
    lineNo: integer().notNull(),
    skuId: refColumn().notNull(),
    qty: integer().notNull(),
    /** Zero until it is decided. */
    accepted: integer().notNull().default(0),
    /** Of the accepted: not to be sold again. */
    damaged: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    estimate: fenColumn().notNull().default(0),
    amount: fenColumn().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.lineNo] })],
);

export const returnLogs = pgTable(
  'order_return_log',
  {
    returnLogId: idColumn(),
    returnId: refColumn()
      .notNull()
      .references(() => returns.returnId),
    at: timeColumn().notNull(),
    ...actorColumns(),
    what: text().notNull(),
    fromState: text().$type<ReturnState>(),
    toState: text().$type<ReturnState>().notNull(),
    note: text().notNull(),
  },
  (table) => [index().on(table.returnId, table.returnLogId)],
);
