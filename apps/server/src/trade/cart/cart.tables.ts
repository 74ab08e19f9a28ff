import { boolean, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { skus } from '../../goods/catalog/catalog.tables';
import { fenColumn, idColumn, refColumn, timeColumn } from '../../ground/db/columns';
import { accounts } from '../../people/accounts/accounts.tables';

export const cartLines = pgTable(
  'cart_line',
  {
    cartId: idColumn(),
    companyId: refColumn().notNull(),
    accountId: refColumn()
      .notNull()
      .references(() => accounts.accountId),
    skuId: refColumn()
      .notNull()
      .references(() => skus.skuId),
    qty: integer().notNull(),
    /** What the buyer asked for before the shop put it right; null: `qty` is their own. */
    askedQty: integer(),
    priceWhenAdded: fenColumn().notNull(),
    isChecked: boolean().notNull().default(true),
    createdAt: timeColumn().notNull(),
    editedAt: timeColumn().notNull(),
  },
  (table) => [uniqueIndex().on(table.accountId, table.skuId), index().on(table.skuId)],
);
