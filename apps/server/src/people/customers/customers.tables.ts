import type { CustomerState } from '@yigou/contract/people/accounts.terms';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../../ground/companies/companies.tables';
import { actorColumns } from '../../ground/db/actor';
import { idColumn, refColumn, timeColumn } from '../../ground/db/columns';

export const customers = pgTable(
  'customer',
  {
    customerId: idColumn(),
    companyId: refColumn()
      .notNull()
      .references(() => companies.companyId),
    name: text().notNull(),
    /** What of the name tells one company from another: `plainCompanyName`. */
    plainName: text().notNull().default(''),
    taxNo: text().notNull(),
    licenceFileId: uuid(),
    /** Whoever registered it. */
    contactName: text().notNull(),
    contactMobile: text().notNull().default(''),
    contactEmail: text().notNull().default(''),
    state: text().$type<CustomerState>().notNull(),
    /** A switch of its own: switched off, nobody of it logs in, and what is open goes on. */
    enabled: boolean().notNull().default(true),
    disabledReason: text().notNull().default(''),
    agreementVersion: text().notNull(),
    createdAt: timeColumn().notNull(),
  },
  (table) => [uniqueIndex().on(table.companyId, table.taxNo), index().on(table.companyId, table.createdAt)],
);

const customerRef = () =>
  refColumn()
    .notNull()
    .references(() => customers.customerId);

/** What happened to a customer as such; nothing here is ever changed or removed. */
export const customerLogs = pgTable(
  'customer_log',
  {
    customerLogId: idColumn(),
    customerId: customerRef(),
    at: timeColumn().notNull(),
    ...actorColumns(),
    what: text().notNull(),
    note: text().notNull(),
  },
  (table) => [index().on(table.customerId, table.customerLogId)],
);

/** Customers that are treated alike. */
export const customerGroups = pgTable(
  'customer_group',
  {
    groupId: idColumn(),
    companyId: refColumn()
      .notNull()
      .references(() => companies.companyId),
    name: text().notNull(),
    description: text().notNull(),
    createdAt: timeColumn().notNull(),
  },
  (table) => [uniqueIndex().on(table.companyId, table.name)],
);

/** A customer is in as many groups as it belongs to: an industry, a region, a campaign (decisions/0071). */
export const customerGroupMembers = pgTable(
  'customer_group_member',
  {
    groupId: refColumn()
      .notNull()
      .references(() => customerGroups.groupId),
    customerId: customerRef(),
    joinedAt: timeColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.customerId] }), index().on(table.customerId)],
);
