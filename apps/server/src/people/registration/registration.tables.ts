import type { CustomerState } from '@yigou/contract/people/accounts.terms';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../../ground/companies/companies.tables';
import { idColumn, refColumn, timeColumn } from '../../ground/db/columns';
import { customers } from '../customers/customers.tables';

/**
 * What a company handed in to become a customer, and what was decided. One that was refused and comes again hands in
 * another: the customer is the same, and what it said before stays here.
 */
export const registrations = pgTable(
  'registration',
  {
    registrationId: idColumn(),
    companyId: refColumn()
      .notNull()
      .references(() => companies.companyId),
    customerId: refColumn()
      .notNull()
      .references(() => customers.customerId),
    companyName: text().notNull(),
    taxNo: text().notNull(),
    licenceFileId: uuid(),
    contactName: text().notNull(),
    mobile: text().notNull(),
    email: text().notNull(),
    accountNo: text().notNull(),
    state: text().$type<CustomerState>().notNull(),
    createdAt: timeColumn().notNull(),
    /** An answer is promised by then. */
    dueAt: timeColumn().notNull(),
    decidedAt: timeColumn(),
    decidedBy: text().notNull().default(''),
    /** Why it was refused: the applicant reads it. */
    reason: text().notNull().default(''),
    /** What was said to who passed. */
    note: text().notNull().default(''),
  },
  (table) => [
    index().on(table.companyId, table.state, table.createdAt),
    index().on(table.customerId, table.registrationId),
    uniqueIndex('registration_one_waiting').on(table.customerId).where(sql`${table.state} = 'inReview'`),
  ],
);
