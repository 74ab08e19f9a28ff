import type { LeadKind } from '@yigou/contract/goods/searchWords.terms';
import {
  type AnyPgColumn,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { companies } from '../../ground/companies/companies.tables';
import { changedInColumn, fenColumn, idColumn, orderColumn, refColumn, timeColumn } from '../../ground/db/columns';

const companyRef = () =>
  refColumn()
    .notNull()
    .references(() => companies.companyId);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const hotSearches = pgTable(
  'hot_search',
  {
    searchId: idColumn(),
    companyId: companyRef(),
    searchKey: text().notNull(),
    viewOrder: orderColumn(),
    hotUrl: text().notNull().default(''),
  },
  (table) => [index().on(table.companyId, table.viewOrder)],
);

/**
 * Words that mean the same: every word of a group stands for all of them. A wide word may stand in several groups. What
 * is one way finds the words of its group, and none of them finds it.
 */
export const synonyms = pgTable(
  'synonym',
  {
    companyId: companyRef(),
    groupNo: integer().notNull(),
    word: text().notNull(),
    viewOrder: orderColumn(),
    oneWay: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.groupNo, table.word] })],
);

const wordColumns = () => ({
  companyId: companyRef(),
  /** As the search reads it, which makes it one word however it is written. */
  wordKey: text().notNull(),
  word: text().notNull(),
});
const oncePerWord = (table: { companyId: AnyPgColumn; wordKey: AnyPgColumn }) => [
  primaryKey({ columns: [table.companyId, table.wordKey] }),
];
const productIds = () => jsonb().$type<number[]>().notNull().default([]);

/** 词的去向: who types exactly this word and presses Enter is taken there. */
export const wordLeads = pgTable(
  'word_lead',
  {
    ...wordColumns(),
    kind: text().$type<LeadKind>().notNull(),
    /** A category, brand or product; null: an address. */
    targetId: refColumn(),
    address: text().notNull().default(''),
  },
  oncePerWord,
);

/** 置顶与隐藏: products on top of what a word finds, in this order, and products it does not show. */
export const wordPins = pgTable(
  'word_pin',
  {
    ...wordColumns(),
    pinned: productIds(),
    hidden: productIds(),
    /** Days of Shanghai, the last one included; null: no end. */
    fromDay: date({ mode: 'string' }),
    toDay: date({ mode: 'string' }),
  },
  oncePerWord,
);

/**
 * One narrow row per SKU with all that finding, counting and ordering need, but whether it is in stock: that the stock
 * tells. Written in the transaction that changes the article.
 */
export const searchDocs = pgTable(
  'search_doc',
  {
    skuId: refColumn().primaryKey(),
    companyId: refColumn().notNull(),
    productId: refColumn().notNull(),
    categoryId: refColumn().notNull(),
    brandId: refColumn().notNull(),
    supplierId: refColumn().notNull(),
    labelIds: integer().array().notNull(),
    /** `颜色:黑色`, one for each axis. */
    specs: text().array().notNull(),
    /** Without a contract, for the smallest quantity that can be bought: what a visitor's list shows. */
    price: fenColumn().notNull(),
    onShelf: boolean().notNull(),
    sales: integer().notNull(),
    createdAt: timeColumn().notNull(),
    words: tsvector().notNull(),
    /** The words that name it, for who mistypes one of them. */
    names: text().array().notNull().default([]),
    changedIn: changedInColumn(),
  },
  (table) => [
    index('search_doc_words').using('gin', table.words).with({ fastupdate: false }),
    index().on(table.companyId, table.changedIn),
  ],
);

/** Which version of the lexemes the rows of search_doc hold; one row. */
export const searchIndexes = pgTable('search_index', { version: integer().primaryKey() });
