import type { ListShare } from '@yigou/contract/trade/lists.terms';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { skus } from '../../goods/catalog/catalog.tables';
import { fenColumn, idColumn, refColumn, timeColumn } from '../../ground/db/columns';
import { accounts } from '../../people/accounts/accounts.tables';

/** Goods somebody buys again and again, with a name. */
export const purchaseLists = pgTable(
  'purchase_list',
  {
    listId: idColumn(),
    customerId: refColumn().notNull(),
    accountId: refColumn()
      .notNull()
      .references(() => accounts.accountId),
    name: text().notNull(),
    share: text().notNull().$type<ListShare>(),
    shareEdit: boolean().notNull(),
    editedAt: timeColumn().notNull(),
    editedBy: refColumn().notNull(),
  },
  (table) => [uniqueIndex().on(table.accountId, table.name), index().on(table.customerId)],
);

export const purchaseListLines = pgTable(
  'purchase_list_line',
  {
    listId: refColumn()
      .notNull()
      .references(() => purchaseLists.listId, { onDelete: 'cascade' }),
    skuId: refColumn()
      .notNull()
      .references(() => skus.skuId),
    qty: integer().notNull(),
    note: text().notNull(),
    priceWhenKept: fenColumn().notNull(),
    createdAt: timeColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.skuId] }), index().on(table.skuId)],
);
