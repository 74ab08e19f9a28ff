import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { changedInColumn, idColumn, refColumn, timeColumn } from '../../ground/db/columns';
import { skus } from '../catalog/catalog.tables';

/** available = onHand − reserved, never negative: the database itself refuses anything else. Both are the fold of the entries. */
export const stocks = pgTable(
  'stock',
  {
    skuId: refColumn()
      .primaryKey()
      .references(() => skus.skuId),
    onHand: integer().notNull(),
    reserved: integer().notNull().default(0),
    /** What is left fills the smallest order: by this the lists put first what can be had. */
    inStock: boolean().notNull().default(false),
    /** When `inStock` turned, so that servers notice it; the numbers beside it change far more often. */
    changedIn: changedInColumn(),
  },
  (table) => [
    check('stock_reserved', sql`${table.reserved} >= 0`),
    check('stock_available', sql`${table.onHand} >= ${table.reserved}`),
    index().on(table.changedIn),
    index('stock_reserved_now').on(table.skuId).where(sql`reserved > 0`),
    index('stock_sold_out').on(table.skuId).where(sql`not in_stock`),
  ],
);

/** Nothing here is ever changed or removed. What the kinds mean is in stock.rules.ts. */
export const stockEntries = pgTable(
  'stock_entry',
  {
    entryId: idColumn(),
    skuId: refColumn().notNull(),
    kind: text().notNull(),
    /** Pieces; below zero only where fewer were counted. */
    qty: integer().notNull(),
    /** Who holds the pieces, such as `order:17:v1`, and for which of their lines. Null: a count. */
    holder: text(),
    lineNo: integer(),
    /** What happened, such as `order:17:v1/cancel` or `shipment:5`: it is entered once for a line, however often it is told. */
    cause: text().notNull(),
    at: timeColumn().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.holder, table.lineNo, table.cause),
    index().on(table.skuId),
    check('stock_entry_held', sql`(${table.kind} = 'count') = (${table.holder} is null)`),
    check('stock_entry_line', sql`(${table.holder} is null) = (${table.lineNo} is null)`),
    check('stock_entry_qty', sql`${table.qty} > 0 or ${table.kind} = 'count'`),
  ],
);
