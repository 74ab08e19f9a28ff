import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, orderColumn, refColumn } from '../db/columns';
import { companies } from '../sites/sites.tables';

export const hotSearches = pgTable(
  'hot_search',
  {
    searchId: idColumn(),
    companyId: refColumn()
      .notNull()
      .references(() => companies.companyId),
    searchKey: text().notNull(),
    viewOrder: orderColumn(),
    hotUrl: text().notNull().default(''),
  },
  (table) => [index().on(table.companyId, table.viewOrder)],
);
