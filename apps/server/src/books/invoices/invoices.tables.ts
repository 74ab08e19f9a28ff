import type { TitleSnapshot } from '@yigou/contract/books/invoices';
import type {
  ApplicationState,
  InvoiceDocState,
  InvoiceMedium,
  IssuerName,
  Qualification,
  TitleHolder,
  TitleType,
} from '@yigou/contract/books/invoices.terms';
import { sql } from 'drizzle-orm';
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
import { files } from '../../ground/files/files.tables';
import { orderLines, orders } from '../../trade/orders/orders.tables';

export const applicationNumbers = pgSequence('invoice_application_number', {
  startWith: 10_000_001,
  maxValue: 99_999_999,
  cycle: true,
});

/** To whom an invoice is made out, and where it goes. */
export const titles = pgTable(
  'invoice_title',
  {
    titleId: idColumn(),
    companyId: refColumn().notNull(),
    customerId: refColumn().notNull(),
    type: text().$type<TitleType>().notNull(),
    holder: text().$type<TitleHolder>().notNull(),
    name: text().notNull(),
    taxNo: text().notNull(),
    address: text().notNull(),
    phone: text().notNull(),
    bank: text().notNull(),
    bankAccount: text().notNull(),
    email: text().notNull(),
    mobile: text().notNull(),
    isDefault: boolean().notNull(),
    qualification: text().$type<Qualification>().notNull(),
    refusal: text().notNull().default(''),
    savedAt: timeColumn().notNull(),
  },
  (table) => [
    index().on(table.customerId),
    index().on(table.companyId, table.qualification, table.savedAt),
    uniqueIndex('invoice_title_one_default').on(table.customerId).where(sql`${table.isDefault}`),
  ],
);

/** Somebody asks for invoices over some orders, all to one title. */
export const applications = pgTable(
  'invoice_application',
  {
    applicationId: idColumn(),
    applicationNo: text().notNull(),
    companyId: refColumn().notNull(),
    customerId: refColumn().notNull(),
    orgId: refColumn().notNull(),
    accountId: refColumn().notNull(),
    /** The client's key: the same one is the same application. */
    requestId: uuid().notNull(),
    requestHash: text().notNull(),
    /** The same for the last reversal that was asked for. */
    redRequestId: uuid(),
    redRequestHash: text(),
    state: text().$type<ApplicationState>().notNull(),
    type: text().$type<TitleType>().notNull(),
    title: jsonb().$type<TitleSnapshot>().notNull(),
    sellerName: text().notNull(),
    sellerTaxNo: text().notNull(),
    remark: text().notNull(),
    total: fenColumn().notNull(),
    tax: fenColumn().notNull(),
    createdAt: timeColumn().notNull(),
    /** Until when the buyer can confirm a reversal. */
    dueAt: timeColumn(),
    mailedAt: timeColumn(),
    mailed: integer().notNull().default(0),
    ...retryColumns(),
  },
  (table) => [
    uniqueIndex().on(table.applicationNo),
    uniqueIndex().on(table.accountId, table.requestId),
    index().on(table.customerId, table.createdAt),
    index().on(table.companyId, table.state, table.createdAt),
    index().on(table.dueAt),
  ],
);

/** The pieces of orders it is about, with what they cost. */
export const applicationLines = pgTable(
  'invoice_application_line',
  {
    applicationId: refColumn()
      .notNull()
      .references(() => applications.applicationId),
    orderLineId: refColumn()
      .notNull()
      .references(() => orderLines.orderLineId),
    orderId: refColumn()
      .notNull()
      .references(() => orders.orderId),
    qty: integer().notNull(),
    /** With tax, and the tax in it. */
    total: fenColumn().notNull(),
    tax: fenColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.orderLineId] }),
    index().on(table.orderLineId),
    index().on(table.orderId),
  ],
);

/** One invoice, blue or red, from the moment it is decided that there shall be one. */
export const invoices = pgTable(
  'invoice',
  {
    invoiceId: idColumn(),
    companyId: refColumn().notNull(),
    applicationId: refColumn()
      .notNull()
      .references(() => applications.applicationId),
    colour: text().$type<'blue' | 'red'>().notNull(),
    /** The blue one that a red one reverses. */
    blueId: refColumn(),
    state: text().$type<InvoiceDocState>().notNull(),
    issuer: text().$type<IssuerName>().notNull(),
    medium: text().$type<InvoiceMedium>().notNull().default('digital'),
    /** Under which the service knows it; the same never makes two. */
    requestNo: text().notNull(),
    invoiceNo: text(),
    issuedOn: text(),
    /** Of a red one both are what it takes back, as positive numbers. */
    total: fenColumn().notNull(),
    tax: fenColumn().notNull(),
    reason: text().notNull().default(''),
    note: text().notNull().default(''),
    lastError: text().notNull().default(''),
    createdAt: timeColumn().notNull(),
    ...retryColumns(),
  },
  (table) => [
    uniqueIndex().on(table.requestNo),
    uniqueIndex().on(table.companyId, table.invoiceNo),
    index().on(table.applicationId),
    index().on(table.state, table.nextTryAt),
  ],
);

export const invoiceLines = pgTable(
  'invoice_line',
  {
    invoiceId: refColumn()
      .notNull()
      .references(() => invoices.invoiceId),
    lineNo: integer().notNull(),
    orderLineId: refColumn()
      .notNull()
      .references(() => orderLines.orderLineId),
    qty: integer().notNull(),
    total: fenColumn().notNull(),
    tax: fenColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.lineNo] }), index().on(table.orderLineId)],
);

export const invoiceFiles = pgTable(
  'invoice_file',
  {
    invoiceId: refColumn()
      .notNull()
      .references(() => invoices.invoiceId),
    fileId: uuid()
      .notNull()
      .references(() => files.fileId),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.fileId] }), index().on(table.fileId)],
);

export const applicationLogs = pgTable(
  'invoice_log',
  {
    invoiceLogId: idColumn(),
    applicationId: refColumn()
      .notNull()
      .references(() => applications.applicationId),
    at: timeColumn().notNull(),
    ...actorColumns(),
    what: text().notNull(),
    fromState: text().$type<ApplicationState>(),
    toState: text().$type<ApplicationState>().notNull(),
    note: text().notNull(),
  },
  (table) => [index().on(table.applicationId, table.invoiceLogId)],
);
