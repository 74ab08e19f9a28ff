import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companies } from '../../ground/companies/companies.tables';
import { idColumn, orderColumn, refColumn, timeColumn } from '../../ground/db/columns';

const companyRef = () =>
  refColumn()
    .notNull()
    .references(() => companies.companyId);

export const helpGroups = pgTable(
  'help_group',
  { groupId: idColumn(), companyId: companyRef(), title: text().notNull(), viewOrder: orderColumn() },
  (table) => [index().on(table.companyId, table.viewOrder)],
);

export const helpDocs = pgTable(
  'help_doc',
  {
    docId: idColumn(),
    groupId: refColumn()
      .notNull()
      .references(() => helpGroups.groupId),
    companyId: companyRef(),
    title: text().notNull(),
    html: text().notNull(),
    /** The same without markup, for the search. */
    plain: text().notNull(),
    viewOrder: orderColumn(),
    editedAt: timeColumn().notNull(),
  },
  (table) => [index().on(table.companyId, table.groupId)],
);

export const agreements = pgTable(
  'agreement',
  {
    agreementId: idColumn(),
    companyId: companyRef(),
    version: text().notNull(),
    title: text().notNull(),
    html: text().notNull(),
    effectiveAt: timeColumn().notNull(),
  },
  (table) => [uniqueIndex().on(table.companyId, table.version)],
);
