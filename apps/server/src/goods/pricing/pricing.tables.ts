import type { BookAudience } from '@yigou/contract/goods/priceBooks.terms';
import { sql } from 'drizzle-orm';
import { boolean, date, index, jsonb, pgSequence, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { companies } from '../../ground/companies/companies.tables';
import { fenColumn, idColumn, refColumn } from '../../ground/db/columns';
import { customerGroups, customers } from '../../people/customers/customers.tables';
import { skus, type Tier } from '../catalog/catalog.tables';

export const priceBookNumbers = pgSequence('price_book_number', {
  startWith: 10_000_001,
  maxValue: 99_999_999,
  cycle: true,
});

const companyRef = () =>
  refColumn()
    .notNull()
    .references(() => companies.companyId);
const ids = () => jsonb().$type<number[]>().notNull().default([]);

/** 价目表: prices for some customers, some groups of them, or all, on some days. */
export const priceBooks = pgTable(
  'price_book',
  {
    priceBookId: idColumn(),
    companyId: companyRef(),
    bookNo: text().notNull(),
    name: text().notNull(),
    audience: text().$type<BookAudience>().notNull(),
    customerIds: ids(),
    groupIds: ids(),
    /** Days of Shanghai, the last one included; null: no end. */
    fromDay: date({ mode: 'string' }).notNull(),
    toDay: date({ mode: 'string' }),
    enabled: boolean().notNull().default(true),
    /** 专项优先: before other books of its level. */
    priority: boolean().notNull().default(false),
    /** 不高于商城价: a line dearer than the list price yields to it. */
    ceiling: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex().on(table.bookNo),
    index().on(table.companyId, table.audience),
    index('price_book_customers').using('gin', table.customerIds.op('jsonb_path_ops')),
    index('price_book_groups').using('gin', table.groupIds.op('jsonb_path_ops')),
  ],
);

/** 协议价: one article in a book. A line with days of its own is good on those only; of several the one that began last. */
export const priceLines = pgTable(
  'price_line',
  {
    priceLineId: idColumn(),
    companyId: companyRef(),
    priceBookId: refColumn()
      .notNull()
      .references(() => priceBooks.priceBookId),
    skuId: refColumn()
      .notNull()
      .references(() => skus.skuId),
    price: fenColumn().notNull(),
    tiers: jsonb().$type<Tier[]>().notNull().default([]),
    fromDay: date({ mode: 'string' }),
    toDay: date({ mode: 'string' }),
  },
  (table) => [
    unique('price_line_once').on(table.priceBookId, table.skuId, table.fromDay).nullsNotDistinct(),
    index().on(table.skuId, table.priceBookId),
  ],
);

/** 商品池: what a customer, or whoever is in a group, may see and buy. Nothing included: everything. */
export const pools = pgTable(
  'pool',
  {
    poolId: idColumn(),
    companyId: companyRef(),
    customerId: refColumn().references(() => customers.customerId),
    groupId: refColumn().references(() => customerGroups.groupId),
    includeCategoryIds: ids(),
    includeBrandIds: ids(),
    includeSupplierIds: ids(),
    includeSkuIds: ids(),
    excludeCategoryIds: ids(),
    excludeBrandIds: ids(),
    excludeSupplierIds: ids(),
    excludeSkuIds: ids(),
  },
  (table) => [
    uniqueIndex('pool_of_one_customer').on(table.customerId).where(sql`customer_id is not null`),
    uniqueIndex('pool_of_one_group').on(table.groupId).where(sql`group_id is not null`),
    index().on(table.companyId),
  ],
);
