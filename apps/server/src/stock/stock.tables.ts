import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { skus } from '../catalog/catalog.tables';
import { refColumn } from '../db/columns';

/** available = onHand − reserved, never negative: the database itself refuses anything else. */
export const stocks = pgTable(
  'stock',
  {
    skuId: refColumn()
      .primaryKey()
      .references(() => skus.skuId),
    onHand: integer().notNull(),
    reserved: integer().notNull().default(0),
  },
  (table) => [
    check('stock_reserved', sql`${table.reserved} >= 0`),
    check('stock_available', sql`${table.onHand} >= ${table.reserved}`),
  ],
);
