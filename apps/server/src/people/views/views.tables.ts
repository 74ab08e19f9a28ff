import type { ConsoleList, ShopList } from '@yigou/contract/people/views.terms';
import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, refColumn, timeColumn } from '../../ground/db/columns';
import { accounts } from '../accounts/accounts.tables';
import { operators } from '../operators/operators.tables';

const ownerColumn = () =>
  refColumn()
    .notNull()
    .references(() => operators.operatorId);

/** A filter that somebody has given a name, an operator or an account: what stands in the address of the list. */
export const views = pgTable(
  'console_view',
  {
    viewId: idColumn(),
    operatorId: refColumn().references(() => operators.operatorId),
    accountId: refColumn().references(() => accounts.accountId),
    list: text().$type<ConsoleList | ShopList>().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    createdAt: timeColumn().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.operatorId, table.list, table.name),
    uniqueIndex().on(table.accountId, table.list, table.name),
    check('view_has_one_owner', sql`num_nonnulls(${table.operatorId}, ${table.accountId}) = 1`),
  ],
);

/** The columns they do not want to see. */
export const hiddenColumns = pgTable(
  'console_columns',
  {
    operatorId: ownerColumn(),
    list: text().$type<ConsoleList>().notNull(),
    hidden: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.list] })],
);
