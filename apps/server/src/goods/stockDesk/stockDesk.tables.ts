import type { StockCountRowState, StockCountSource, StockCountState } from '@yigou/contract/goods/stock.terms';
import { sql } from 'drizzle-orm';
import { index, integer, pgSequence, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { actorColumns } from '../../ground/db/actor';
import { idColumn, refColumn, retryColumns, timeColumn } from '../../ground/db/columns';
import { skus } from '../catalog/catalog.tables';

export const stockCountNumbers = pgSequence('stock_count_number', {
  startWith: 10_000_001,
  maxValue: 99_999_999,
  cycle: true,
});

/** 盘点单: what was found where the books said something else, who says so, and why. */
export const stockCounts = pgTable(
  'stock_count',
  {
    countId: idColumn(),
    companyId: refColumn().notNull(),
    countNo: text().notNull(),
    source: text().$type<StockCountSource>().notNull(),
    state: text().$type<StockCountState>().notNull(),
    fileName: text().notNull().default(''),
    reason: text().notNull(),
    ...actorColumns(),
    requestId: uuid().notNull(),
    createdAt: timeColumn().notNull(),
    postedAt: timeColumn(),
    rowCount: integer().notNull(),
    ...retryColumns(),
  },
  (table) => [
    uniqueIndex().on(table.countNo),
    uniqueIndex().on(table.companyId, table.requestId),
    index().on(table.companyId, table.countId),
    index('stock_count_posting').on(table.countId).where(sql`state = 'posting'`),
  ],
);

export const stockCountRows = pgTable(
  'stock_count_row',
  {
    countRowId: idColumn(),
    countId: refColumn()
      .notNull()
      .references(() => stockCounts.countId),
    /** In its sheet. */
    rowNo: integer().notNull(),
    skuId: refColumn()
      .notNull()
      .references(() => skus.skuId, { onDelete: 'cascade' }),
    /** What whoever counted took to be there, and what they found: the difference is what is posted. */
    booked: integer().notNull(),
    found: integer().notNull(),
    /** On hand before and after it was posted. */
    before: integer(),
    after: integer(),
    state: text().$type<StockCountRowState>().notNull().default('waiting'),
    why: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex().on(table.countId, table.skuId),
    index('stock_count_waiting').on(table.countId, table.skuId).where(sql`state = 'waiting'`),
    index().on(table.skuId),
  ],
);
