import type { GoodsShelf } from '@yigou/contract/goods/assortment.terms';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { changedInColumn, fenColumn, refColumn, timeColumn } from '../../ground/db/columns';
import { products } from '../catalog/catalog.tables';

/**
 * One narrow row per product with all that the operators' list filters, counts and sorts by, but what changes with every
 * order: that the stock tells. Written in the transaction that changes the goods.
 */
export const productRows = pgTable(
  'product_row',
  {
    productId: refColumn()
      .primaryKey()
      .references(() => products.productId, { onDelete: 'cascade' }),
    companyId: refColumn().notNull(),
    categoryId: refColumn().notNull(),
    brandId: refColumn().notNull(),
    supplierId: refColumn().notNull(),
    labelIds: integer().array().notNull(),
    name: text().notNull(),
    /** Of its first SKU; empty: it has none any more. */
    skuNo: text().notNull(),
    imgUrl: text().notNull(),
    shelf: text().$type<GoodsShelf>().notNull(),
    skuCount: integer().notNull(),
    minPrice: fenColumn().notNull(),
    maxPrice: fenColumn().notNull(),
    minMarket: fenColumn().notNull(),
    maxMarket: fenColumn().notNull(),
    /** In hundredths of a percent of the price; null: no cost is known. */
    minMargin: integer(),
    maxMargin: integer(),
    sales: integer().notNull(),
    /** What is missing, as `gapBits`, and how much of what should be said of it is. */
    gaps: integer().notNull(),
    percent: integer().notNull(),
    missingParams: integer().notNull(),
    changedAt: timeColumn().notNull(),
    changedIn: changedInColumn(),
  },
  (table) => [
    index().on(table.companyId, table.changedAt, table.productId),
    index().on(table.companyId, table.name, table.productId),
    index().on(table.companyId, table.minPrice, table.productId),
    index().on(table.companyId, table.sales, table.productId),
    index().on(table.companyId, table.changedIn),
    index().on(table.companyId, table.categoryId),
    index().on(table.companyId, table.brandId),
    index().on(table.companyId, table.supplierId),
    index().on(table.companyId, table.shelf),
  ],
);
