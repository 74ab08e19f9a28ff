import type {
  DifferenceState,
  DifferenceType,
  EntryKind,
  StatementState,
} from '@yigou/contract/books/statements.terms';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgSequence, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { actorColumns } from '../../ground/db/actor';
import { fenColumn, idColumn, refColumn, retryColumns, timeColumn } from '../../ground/db/columns';
import { bankLines } from '../../money/bank/bank.tables';
import { customers } from '../../people/customers/customers.tables';

export const statementNumbers = pgSequence('statement_number', {
  startWith: 10_000_001,
  maxValue: 99_999_999,
  cycle: true,
});

type KeptFile = { fileId: string; fileName: string };

/** One for each customer with statements: whoever changes them, whoever collects for them, waits for this row. */
export const statementBooks = pgTable('statement_book', {
  customerId: refColumn()
    .primaryKey()
    .references(() => customers.customerId),
  companyId: refColumn().notNull(),
  /** A statement for each unit instead of one for all. */
  byOrg: boolean().notNull().default(false),
  /** All that happened well before that is entered. */
  collectedAt: timeColumn(),
  /** The last month that was looked at, such as `2026-10`. */
  builtPeriod: text().notNull().default(''),
  ...retryColumns(),
});

export const statements = pgTable(
  'statement',
  {
    statementId: idColumn(),
    statementNo: text().notNull(),
    companyId: refColumn().notNull(),
    customerId: refColumn()
      .notNull()
      .references(() => customers.customerId),
    /** The unit it is for; that of the whole customer where there is one statement for all. */
    orgId: refColumn().notNull(),
    byOrg: boolean().notNull(),
    /** A month, such as `2026-10`. */
    period: text().notNull(),
    startsAt: timeColumn().notNull(),
    /** What happened then belongs to the next one. */
    endsAt: timeColumn().notNull(),
    state: text().$type<StatementState>().notNull(),
    opening: fenColumn().notNull(),
    closing: fenColumn().notNull(),
    /** What it asks for itself: its entries without payments. Negative: it gives. */
    due: fenColumn().notNull(),
    paid: fenColumn().notNull().default(0),
    termDays: integer().notNull(),
    dueDate: text().notNull(),
    createdAt: timeColumn().notNull(),
    confirmedAt: timeColumn(),
    /** When the customer was told that it is overdue. */
    remindedAt: timeColumn(),
    ...retryColumns(),
  },
  (table) => [
    uniqueIndex().on(table.statementNo),
    uniqueIndex('statement_one_a_month')
      .on(table.customerId, table.orgId, table.period)
      .where(sql`${table.state} <> 'void'`),
    index().on(table.companyId, table.state, table.dueDate),
    index('statement_remit').on(sql`right(${table.statementNo}, 8)`),
  ],
);

/** Nothing here is ever changed, but for the statement that it comes to stand in. */
export const statementEntries = pgTable(
  'statement_entry',
  {
    entryId: idColumn(),
    companyId: refColumn().notNull(),
    customerId: refColumn()
      .notNull()
      .references(() => customers.customerId),
    orgId: refColumn().notNull(),
    kind: text().$type<EntryKind>().notNull(),
    /** What it comes from, such as `shipment:5/line:2`: the same thing is never entered twice. */
    source: text().notNull(),
    at: timeColumn().notNull(),
    number: text().notNull(),
    orderId: refColumn(),
    lineNo: integer(),
    returnId: refColumn(),
    summary: text().notNull(),
    qty: integer(),
    price: fenColumn(),
    amount: fenColumn().notNull(),
    /** Null: it waits for the next one. */
    statementId: refColumn().references(() => statements.statementId),
  },
  (table) => [
    uniqueIndex().on(table.source),
    index().on(table.statementId, table.at),
    index().on(table.orderId, table.lineNo),
    index('statement_entry_waiting').on(table.customerId, table.at).where(sql`${table.statementId} is null`),
  ],
);

/** Which entries somebody of the customer has found right, so that whoever goes on begins where they ended. */
export const entryChecks = pgTable('statement_entry_check', {
  entryId: refColumn()
    .primaryKey()
    .references(() => statementEntries.entryId),
  accountId: refColumn().notNull(),
  who: text().notNull(),
  at: timeColumn().notNull(),
});

export const differences = pgTable(
  'statement_difference',
  {
    differenceId: idColumn(),
    statementId: refColumn()
      .notNull()
      .references(() => statements.statementId),
    no: integer().notNull(),
    entryId: refColumn().references(() => statementEntries.entryId),
    accountId: refColumn().notNull(),
    requestId: uuid().notNull(),
    requestHash: text().notNull(),
    type: text().$type<DifferenceType>().notNull(),
    state: text().$type<DifferenceState>().notNull(),
    number: text().notNull(),
    systemQty: integer(),
    buyerQty: integer(),
    systemAmount: fenColumn().notNull(),
    buyerAmount: fenColumn().notNull(),
    createdAt: timeColumn().notNull(),
    decidedAt: timeColumn(),
  },
  (table) => [
    uniqueIndex().on(table.statementId, table.no),
    uniqueIndex().on(table.accountId, table.requestId),
    index().on(table.state, table.createdAt),
  ],
);

/** What both sides say about a difference. */
export const differenceMessages = pgTable(
  'statement_difference_message',
  {
    messageId: idColumn(),
    differenceId: refColumn()
      .notNull()
      .references(() => differences.differenceId),
    at: timeColumn().notNull(),
    ...actorColumns(),
    text: text().notNull(),
    files: jsonb().$type<KeptFile[]>().notNull().default([]),
  },
  (table) => [index().on(table.differenceId, table.messageId)],
);

export const statementVouchers = pgTable(
  'statement_voucher',
  {
    voucherId: idColumn(),
    statementId: refColumn()
      .notNull()
      .references(() => statements.statementId),
    fileId: uuid().notNull(),
    fileName: text().notNull(),
    at: timeColumn().notNull(),
    who: text().notNull(),
    note: text().notNull(),
  },
  (table) => [uniqueIndex().on(table.statementId, table.fileId)],
);

export const statementLogs = pgTable(
  'statement_log',
  {
    statementLogId: idColumn(),
    statementId: refColumn()
      .notNull()
      .references(() => statements.statementId),
    at: timeColumn().notNull(),
    ...actorColumns(),
    what: text().notNull(),
    fromState: text().$type<StatementState>(),
    toState: text().$type<StatementState>().notNull(),
    note: text().notNull(),
  },
  (table) => [index().on(table.statementId, table.statementLogId)],
);

/** What of which money, or of which statement that gives, paid which statement. */
export const statementPayments = pgTable(
  'statement_payment',
  {
    paymentId: idColumn(),
    statementId: refColumn()
      .notNull()
      .references(() => statements.statementId),
    bankLineId: refColumn().references(() => bankLines.bankLineId),
    /** The statement in the customer's favour that is set off. */
    givenById: refColumn().references(() => statements.statementId),
    amount: fenColumn().notNull(),
    /** Why somebody else's money was taken for it. */
    reason: text().notNull().default(''),
    at: timeColumn().notNull(),
    ...actorColumns(),
  },
  (table) => [index().on(table.statementId), index().on(table.bankLineId), index().on(table.givenById)],
);
