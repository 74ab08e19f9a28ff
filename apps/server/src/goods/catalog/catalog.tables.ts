import type { TemplateParam } from '@yigou/contract/goods/fieldValues';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companies } from '../../ground/companies/companies.tables';
import { fenColumn, idColumn, orderColumn, refColumn, timeColumn } from '../../ground/db/columns';

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
    /** What an article of it should say of itself. */
    template: jsonb().$type<TemplateParam[]>().notNull().default([]),
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
  {
    supplierId: idColumn(),
    companyId: companyRef(),
    name: text().notNull(),
    shortName: text().notNull(),
    qualifications: jsonb().$type<string[]>().notNull(),
    contact: text().notNull(),
    phone: text().notNull(),
    city: text().notNull(),
    about: text().notNull(),
  },
  (table) => [uniqueIndex().on(table.companyId, table.name)],
);

/** 新品, 热销 …: `labId` in the address of the search page. */
export const labels = pgTable(
  'label',
  { labelId: idColumn(), companyId: companyRef(), name: text().notNull(), viewOrder: orderColumn() },
  (table) => [uniqueIndex().on(table.companyId, table.name)],
);

export type Param = { name: string; value: string };

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
    /** Names of the spec choices, such as 颜色 and 规格; each SKU has one value for each. */
    axes: jsonb().$type<string[]>().notNull(),
    labelIds: jsonb().$type<number[]>().notNull(),
    params: jsonb().$type<Param[]>().notNull(),
    /** Words buyers type for it that its name does not hold. */
    keywords: jsonb().$type<string[]>().notNull(),
    packing: text().notNull(),
    detailHtml: text().notNull(),
    /** Percent, included in every price. */
    taxRate: integer().notNull(),
    /** 税收分类编码, of 19 digits; empty: nobody said yet. */
    taxCode: text().notNull().default(''),
    noReasonReturn: boolean().notNull(),
    /** Days until it can be sent; 0: at once. */
    leadDays: integer().notNull().default(0),
    /** Products that can be had instead. */
    alternatives: jsonb().$type<number[]>().notNull().default([]),
    createdAt: timeColumn().notNull(),
    /** When a change set last wrote to it or to one of its SKUs. */
    changedAt: timeColumn(),
  },
  (table) => [
    index().on(table.companyId, table.categoryId),
    index().on(table.companyId, table.brandId),
    index().on(table.companyId, table.supplierId),
  ],
);

/** From that quantity on, the price in 分. Ascending quantity, descending price. */
export type Tier = { fromQty: number; price: number };

export const skus = pgTable(
  'sku',
  {
    skuId: idColumn(),
    companyId: companyRef(),
    productId: refColumn()
      .notNull()
      .references(() => products.productId),
    skuNo: text().notNull(),
    /** One value per axis of the product. */
    specs: jsonb().$type<string[]>().notNull(),
    listPrice: fenColumn().notNull(),
    marketPrice: fenColumn().notNull(),
    tiers: jsonb().$type<Tier[]>().notNull(),
    moq: integer().notNull(),
    multiple: integer().notNull(),
    onShelf: boolean().notNull(),
    /** It is sold no more, and never again: orders still name it. */
    ended: boolean().notNull().default(false),
    /** What is offered in its place. */
    successorId: refColumn(),
    sales: integer().notNull(),
    imgUrls: jsonb().$type<string[]>().notNull(),
    /** What the company pays for it; null: nobody said. */
    cost: fenColumn(),
    /** In grams, as it is sent. */
    weight: integer().notNull().default(0),
    barcode: text().notNull().default(''),
    /** Fewer than that on hand are a warning. */
    warnQty: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex().on(table.companyId, table.skuNo),
    // For numbers typed half: prefix search whatever the collation.
    index('sku_no_prefix').on(table.companyId, table.skuNo.op('text_pattern_ops')),
    index().on(table.productId),
    index('sku_barcode').on(table.companyId, table.barcode).where(sql`barcode <> ''`),
    index('sku_warned').on(table.productId).where(sql`warn_qty > 0`),
  ],
);

/** 物料编码: what a customer calls a SKU in their own books. */
export const customerParts = pgTable(
  'customer_part',
  {
    customerId: refColumn().notNull(),
    skuId: refColumn()
      .notNull()
      .references(() => skus.skuId),
    partNo: text().notNull(),
    /** However it is written, as `numberKey` of the search writes it: small letters and digits without signs. */
    partKey: text()
      .notNull()
      .generatedAlwaysAs(
        sql`regexp_replace(translate(lower(normalize(part_no, NFKC)), '×✕*', 'xxx'), '[^a-z0-9\\u4e00-\\u9fff]', '', 'g')`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.skuId] }),
    index('customer_part_sku').on(table.skuId),
    index('customer_part_prefix').on(table.customerId, table.partNo.op('text_pattern_ops')),
    index('customer_part_key').on(table.customerId, table.partKey.op('text_pattern_ops')),
  ],
);
