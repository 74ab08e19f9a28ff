import type { CreditEntryKind } from '@yigou/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '../customers/customers.tables';
import { fenColumn, idColumn, refColumn, timeColumn } from '../db/columns';

/** 账期额度 of a customer. `used` is the fold of its entries, kept with them in the same transaction. */
export const creditAccounts = pgTable(
  'credit_account',
  {
    creditAccountId: idColumn(),
    customerId: refColumn()
      .notNull()
      .references(() => customers.customerId),
    limit: fenColumn().notNull(),
    used: fenColumn().notNull().default(0),
    /** 月结 30 / 60 / 90 */
    termDays: integer().notNull(),
    overdue: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex().on(table.customerId), check('credit_used', sql`${table.used} >= 0`)],
);

/** Nothing here is ever changed or removed. */
export const creditEntries = pgTable(
  'credit_entry',
  {
    entryId: idColumn(),
    creditAccountId: refColumn()
      .notNull()
      .references(() => creditAccounts.creditAccountId),
    kind: text().$type<CreditEntryKind>().notNull(),
    amount: fenColumn().notNull(),
    usedAfter: fenColumn().notNull(),
    /** What it is for, such as `order:17`: the same thing is never entered twice. */
    ref: text().notNull(),
    createdAt: timeColumn().notNull(),
  },
  (table) => [uniqueIndex().on(table.creditAccountId, table.kind, table.ref), index().on(table.ref)],
);
