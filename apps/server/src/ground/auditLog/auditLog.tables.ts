import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../companies/companies.tables';
import { actorColumns } from '../db/actor';
import { idColumn, refColumn, timeColumn } from '../db/columns';

/** What was changed in the console. The database refuses to change or remove a row, whoever asks. */
export const auditLogs = pgTable(
  'audit_log',
  {
    auditLogId: idColumn(),
    companyId: refColumn()
      .notNull()
      .references(() => companies.companyId),
    at: timeColumn().notNull(),
    ...actorColumns(),
    what: text().notNull(),
    /** `order`, `refund` … and its number or id. */
    objectKind: text().notNull(),
    objectId: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    /** Which call it was: a call that changes something must leave a row. */
    requestId: uuid().notNull(),
  },
  (table) => [
    index().on(table.companyId, table.at),
    index().on(table.objectKind, table.objectId),
    index().on(table.requestId),
  ],
);
