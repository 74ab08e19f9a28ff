import type { FunctionCode } from '@yigou/contract/ground/functions';
import type { DataScope } from '@yigou/contract/people/org.terms';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companies } from '../../ground/companies/companies.tables';
import { idColumn, orderColumn, refColumn, timeColumn } from '../../ground/db/columns';
import { customers } from '../customers/customers.tables';

const customerRef = () =>
  refColumn()
    .notNull()
    .references(() => customers.customerId);

export const orgUnits = pgTable(
  'org_unit',
  {
    orgId: idColumn(),
    customerId: customerRef(),
    parentId: refColumn(),
    code: text().notNull(),
    name: text().notNull(),
    costCentre: text().notNull().default(''),
    /** The account that heads it. Accounts know units, so units cannot refer to them; who reads it asks whether they are enabled. */
    headId: refColumn(),
    enabled: boolean().notNull().default(true),
    /** Its place among its sisters. */
    position: orderColumn(),
  },
  (table) => [uniqueIndex().on(table.customerId, table.code)],
);

export const roles = pgTable(
  'role',
  {
    roleId: idColumn(),
    customerId: customerRef(),
    name: text().notNull(),
    dataScope: text().$type<DataScope>().notNull(),
    builtIn: boolean().notNull(),
    functions: text().array().$type<FunctionCode[]>().notNull(),
  },
  (table) => [uniqueIndex().on(table.customerId, table.name)],
);

export const accountRoles = pgTable(
  'account_role',
  {
    accountId: refColumn().notNull(),
    roleId: refColumn()
      .notNull()
      .references(() => roles.roleId),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.roleId] }), index().on(table.roleId)],
);

/**
 * What was taken from an account, by taking a role from it or by changing one it holds. For a day it counts as if it were
 * still held: who takes rights away must not be able to come in as them at once.
 */
export const lostRights = pgTable(
  'lost_right',
  {
    lostRightId: idColumn(),
    accountId: refColumn().notNull(),
    functions: text().array().$type<FunctionCode[]>().notNull(),
    dataScope: text().$type<DataScope>().notNull(),
    at: timeColumn().notNull(),
  },
  (table) => [index().on(table.accountId, table.at), index().on(table.at)],
);

/** Functions that a company keeps out of the menu of its sites. */
export const disabledFunctions = pgTable(
  'disabled_function',
  {
    companyId: refColumn()
      .notNull()
      .references(() => companies.companyId),
    code: text().$type<FunctionCode>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.code] })],
);
