import type { CustomerState } from '@yigou/contract/people/accounts.terms';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../../ground/companies/companies.tables';
import { idColumn, refColumn, timeColumn } from '../../ground/db/columns';

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
