import type { LedgerAccountKind, LedgerEntryKind } from '@yigou/contract/money/ledger.terms';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type ActorKind, actorColumns } from '../../ground/db/actor';
import { fenColumn, idColumn, refColumn, timeColumn } from '../../ground/db/columns';
import { customers } from '../../people/customers/customers.tables';

/** Something that can be used up to a limit. `used` is the fold of its entries, kept with them in the same transaction. */
export const ledgerAccounts = pgTable(
  'ledger_account',
  {
    ledgerAccountId: idColumn(),
    kind: text().$type<LedgerAccountKind>().notNull(),
    customerId: refColumn()
      .notNull()
      .references(() => customers.customerId),
    limit: fenColumn().notNull(),
    used: fenColumn().notNull().default(0),
    /** The part of `used` that is spent; the rest is only reserved. Credit does not tell them apart. */
    committed: fenColumn().notNull().default(0),
  },
  (table) => [
    uniqueIndex('ledger_account_one_credit').on(table.customerId).where(sql`${table.kind} = 'credit'`),
    // Who paid for what they gave back meanwhile has paid more than they owe.
    check('ledger_used', sql`${table.used} >= 0 or ${table.kind} = 'credit'`),
    check(
      'ledger_committed',
      sql`${table.committed} >= 0 and (${table.committed} <= ${table.used} or ${table.kind} = 'credit')`,
    ),
  ],
);

/** What only 账期额度 has. */
export const creditTerms = pgTable('credit_terms', {
  ledgerAccountId: refColumn()
    .primaryKey()
    .references(() => ledgerAccounts.ledgerAccountId),
  /** 月结 30 / 60 / 90 */
  termDays: integer().notNull(),
  overdue: boolean().notNull().default(false),
});

/** What an operator changed of a credit; nothing here is ever changed or removed. */
export const creditChanges = pgTable(
  'credit_change',
  {
    creditChangeId: idColumn(),
    ledgerAccountId: refColumn()
      .notNull()
      .references(() => ledgerAccounts.ledgerAccountId),
    at: timeColumn().notNull(),
    ...actorColumns(),
    fromLimit: fenColumn().notNull(),
    toLimit: fenColumn().notNull(),
    fromTermDays: integer().notNull(),
    toTermDays: integer().notNull(),
    /** A statement for each unit from then on. */
    byOrg: boolean().notNull(),
    note: text().notNull(),
  },
  (table) => [index().on(table.ledgerAccountId, table.creditChangeId)],
);

/** Nothing here is ever changed or removed. */
export const ledgerEntries = pgTable(
  'ledger_entry',
  {
    entryId: idColumn(),
    ledgerAccountId: refColumn()
      .notNull()
      .references(() => ledgerAccounts.ledgerAccountId),
    kind: text().$type<LedgerEntryKind>().notNull(),
    amount: fenColumn().notNull(),
    usedAfter: fenColumn().notNull(),
    /** Who holds it, such as `order:17:v2`. */
    holder: text().notNull(),
    /** What happened, such as `order:17:v2/cancel` or `return:9`: the same thing is never entered twice. */
    cause: text().notNull(),
    createdAt: timeColumn().notNull(),
    /** Who changed a limit, and why. What an order did, its log tells. */
    actorKind: text().$type<ActorKind>(),
    actorId: refColumn(),
    who: text().notNull().default(''),
    note: text().notNull().default(''),
  },
  (table) => [uniqueIndex().on(table.ledgerAccountId, table.kind, table.holder, table.cause), index().on(table.holder)],
);
