import type { ImportCounts } from '@yigou/contract/ground/imports';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { refColumn, timeColumn } from '../../ground/db/columns';
import { accounts } from '../accounts/accounts.tables';

/** What an import has answered: sent again, it answers the same and does nothing. */
export const userImports = pgTable(
  'user_import',
  {
    accountId: refColumn()
      .notNull()
      .references(() => accounts.accountId),
    requestId: uuid().notNull(),
    requestHash: text().notNull(),
    counts: jsonb().$type<ImportCounts>().notNull(),
    at: timeColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.requestId] })],
);
