import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { skus } from '../../goods/catalog/catalog.tables';
import { idColumn, refColumn, retryColumns, timeColumn } from '../../ground/db/columns';
import { accounts } from '../../people/accounts/accounts.tables';

/** Somebody waits for goods; the row is there until they were told. */
export const stockAlerts = pgTable(
  'restock_watch',
  {
    watchId: idColumn(),
    companyId: refColumn().notNull(),
    customerId: refColumn().notNull(),
    accountId: refColumn()
      .notNull()
      .references(() => accounts.accountId),
    skuId: refColumn()
      .notNull()
      .references(() => skus.skuId),
    createdAt: timeColumn().notNull(),
    ...retryColumns(),
  },
  (table) => [uniqueIndex().on(table.accountId, table.skuId), index().on(table.skuId)],
);
