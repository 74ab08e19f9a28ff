import type { BudgetControl, BudgetPeriod } from '@yigou/contract/money/budgets.terms';
import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { categories } from '../../goods/catalog/catalog.tables';
import { fenColumn, refColumn, retryColumns, timeColumn } from '../../ground/db/columns';
import { customers } from '../../people/customers/customers.tables';
import { orgUnits } from '../../people/org/org.tables';
import { ledgerAccounts } from '../ledger/ledger.tables';

/** What only a budget has; its limit, what is used and every entry stand in the ledger. */
export const budgets = pgTable(
  'budget',
  {
    budgetId: refColumn()
      .primaryKey()
      .references(() => ledgerAccounts.ledgerAccountId),
    customerId: refColumn()
      .notNull()
      .references(() => customers.customerId),
    orgId: refColumn()
      .notNull()
      .references(() => orgUnits.orgId),
    periodKind: text().$type<BudgetPeriod>().notNull(),
    /** Days of Shanghai; the second is the first that is no longer in it. */
    startsOn: text().notNull(),
    endsOn: text().notNull(),
    /** Null: for goods of every category that has no budget of its own. */
    categoryId: refColumn().references(() => categories.categoryId),
    control: text().$type<BudgetControl>().notNull(),
    warnPercent: integer().notNull(),
    carryOver: boolean().notNull(),
    /** When what was left went to the next period. */
    carriedAt: timeColumn(),
    ...retryColumns(),
  },
  (table) => [
    unique('budget_one_per_period')
      .on(table.orgId, table.periodKind, table.startsOn, table.categoryId)
      .nullsNotDistinct(),
    index().on(table.customerId, table.startsOn),
    index().on(table.endsOn),
  ],
);

/** What a holder's lines of an article count to which budget, written when it was reserved and never changed. */
export const budgetShares = pgTable(
  'budget_share',
  {
    /** Such as `order:17:v2`. */
    holder: text().notNull(),
    skuId: refColumn().notNull(),
    budgetId: refColumn()
      .notNull()
      .references(() => budgets.budgetId),
    amount: fenColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.holder, table.skuId, table.budgetId] })],
);
