import type { CustomerState } from '@yigou/contract';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, refColumn, timeColumn } from '../db/columns';
import { companies } from '../sites/sites.tables';

export const customers = pgTable(
  'customer',
  {
    customerId: idColumn(),
    companyId: refColumn()
      .notNull()
      .references(() => companies.companyId),
    name: text().notNull(),
    taxNo: text().notNull(),
    licenceFileId: uuid(),
    contactName: text().notNull(),
    state: text().$type<CustomerState>().notNull(),
    agreementVersion: text().notNull(),
    createdAt: timeColumn().notNull(),
  },
  (table) => [uniqueIndex().on(table.companyId, table.taxNo)],
);
