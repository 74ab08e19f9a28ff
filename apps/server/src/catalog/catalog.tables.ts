import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fenColumn, idColumn, orderColumn, refColumn, timeColumn } from '../db/columns';
import { companies } from '../sites/sites.tables';

const companyRef = () =>
  refColumn()
    .notNull()
    .references(() => companies.companyId);

export const categories = pgTable(
  'category',
  {
    categoryId: idColumn(),
    companyId: companyRef(),
    parentId: refColumn(),
    name: text().notNull(),
    imgUrl: text().notNull().default(''),
    viewOrder: orderColumn(),
  },
  (table) => [index().on(table.companyId, table.parentId)],
);

export const brands = pgTable(
  'brand',
  { brandId: idColumn(), companyId: companyRef(), name: text().notNull(), nameEn: text().notNull().default('') },
  (table) => [uniqueIndex().on(table.companyId, table.name)],
);

export const suppliers = pgTable(
  'supplier',
  { supplierId: idColumn(), companyId: companyRef(), name: text().notNull() },
  (table) => [uniqueIndex().on(table.companyId, table.name)],
);

export const products = pgTable(
  'product',
  {
    productId: idColumn(),
    companyId: companyRef(),
    categoryId: refColumn()
      .notNull()
      .references(() => categories.categoryId),
    brandId: refColumn()
      .notNull()
      .references(() => brands.brandId),
    supplierId: refColumn()
      .notNull()
      .references(() => suppliers.supplierId),
    name: text().notNull(),
    unit: text().notNull(),
    createdAt: timeColumn().notNull(),
  },
  (table) => [index().on(table.companyId, table.categoryId)],
);

export const skus = pgTable(
  'sku',
  {
    skuId: idColumn(),
    companyId: companyRef(),
    productId: refColumn()
      .notNull()
      .references(() => products.productId),
    skuNo: text().notNull(),
    spec: text().notNull(),
    color: text().notNull().default(''),
    listPrice: fenColumn().notNull(),
    marketPrice: fenColumn().notNull(),
    moq: integer().notNull().default(1),
    onShelf: boolean().notNull().default(true),
    imgUrls: jsonb().$type<string[]>().notNull(),
  },
  (table) => [uniqueIndex().on(table.companyId, table.skuNo), index().on(table.productId)],
);
