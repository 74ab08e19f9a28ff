import type { ConsoleList } from '@yigou/contract';
import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, refColumn, timeColumn } from '../db/columns';
import { operators } from '../operators/operators.tables';

const ownerColumn = () =>
  refColumn()
    .notNull()
    .references(() => operators.operatorId);

/** A filter that an operator has given a name: what stands in the address of the list. */
export const views = pgTable(
  'console_view',
  {
    viewId: idColumn(),
    operatorId: ownerColumn(),
    list: text().$type<ConsoleList>().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    createdAt: timeColumn().notNull(),
  },
  (table) => [uniqueIndex().on(table.operatorId, table.list, table.name)],
);

/** The columns he does not want to see. */
export const hiddenColumns = pgTable(
  'console_columns',
  {
    operatorId: ownerColumn(),
    list: text().$type<ConsoleList>().notNull(),
    hidden: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.list] })],
);
