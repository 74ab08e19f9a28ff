import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fenColumn, idColumn, refColumn, timeColumn } from '../../ground/db/columns';
import { accounts } from '../../people/accounts/accounts.tables';
import { skus } from '../catalog/catalog.tables';

const accountRef = () =>
  refColumn()
    .notNull()
    .references(() => accounts.accountId);
const skuRef = () =>
  refColumn()
    .notNull()
    .references(() => skus.skuId);

export const favourites = pgTable(
  'item_concern',
  {
    concernId: idColumn(),
    accountId: accountRef(),
    skuId: skuRef(),
    priceWhenKept: fenColumn().notNull(),
    /** A name the account gave to some of what it follows; empty: none. */
    groupName: text().notNull().default(''),
    createdAt: timeColumn().notNull(),
  },
  (table) => [uniqueIndex().on(table.accountId, table.skuId), index().on(table.skuId)],
);

/** One row per account and SKU; looking again moves it to the top. */
export const browsings = pgTable(
  'browsing',
  { browsingId: idColumn(), accountId: accountRef(), skuId: skuRef(), seenAt: timeColumn().notNull() },
  (table) => [
    uniqueIndex().on(table.accountId, table.skuId),
    index().on(table.accountId, table.seenAt),
    index().on(table.skuId),
  ],
);
