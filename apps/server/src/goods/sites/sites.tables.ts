import type { PlateContent } from '@yigou/contract/goods/sites';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companies } from '../../ground/companies/companies.tables';
import { idColumn, refColumn, timeColumn } from '../../ground/db/columns';

export const templates = pgTable(
  'template',
  {
    templateId: idColumn(),
    companyId: refColumn()
      .notNull()
      .references(() => companies.companyId),
    siteTitle: text().notNull(),
    webColor: text().notNull(),
    content: jsonb().$type<PlateContent>().notNull(),
    editedAt: timeColumn().notNull(),
  },
  (table) => [index().on(table.companyId)],
);

export const hosts = pgTable(
  'host',
  {
    hostId: idColumn(),
    companyId: refColumn()
      .notNull()
      .references(() => companies.companyId),
    templateId: refColumn()
      .notNull()
      .references(() => templates.templateId),
    hostName: text().notNull(),
    /** Serves every host name that nobody registered. There is exactly one. */
    isDefault: boolean().notNull(),
  },
  (table) => [uniqueIndex().on(table.hostName)],
);
