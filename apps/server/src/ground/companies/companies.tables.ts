import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, timeColumn } from '../db/columns';

export const companies = pgTable('company', {
  companyId: idColumn(),
  name: text().notNull(),
  /** New customers wait for an operator; without it they pass at once. */
  reviewsCustomers: boolean().notNull(),
  createdAt: timeColumn().notNull(),
});
