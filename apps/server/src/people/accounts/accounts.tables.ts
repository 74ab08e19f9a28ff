import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companies } from '../../ground/companies/companies.tables';
import { fenColumn, idColumn, refColumn, timeColumn } from '../../ground/db/columns';
import { customers } from '../customers/customers.tables';
import { orgUnits } from '../org/org.tables';

export const accounts = pgTable(
  'account',
  {
    accountId: idColumn(),
    companyId: refColumn()
      .notNull()
      .references(() => companies.companyId),
    customerId: refColumn()
      .notNull()
      .references(() => customers.customerId),
    orgId: refColumn()
      .notNull()
      .references(() => orgUnits.orgId),
    accountNo: text().notNull(),
    /** Lower case: `Buyer` and `buyer` are one account. */
    accountKey: text().notNull(),
    name: text().notNull(),
    mobile: text().notNull(),
    email: text().notNull(),
    password: text().notNull(),
    enabled: boolean().notNull(),
    /** When it was last set: what was handed out before in its owner's name ends with it. */
    passwordAt: timeColumn(),
    /** Somebody else made the password: nothing works before its owner has changed it. */
    mustChangePassword: boolean().notNull().default(false),
    /** 单笔限额 and 月度限额; null: as much as the rules let. */
    orderLimit: fenColumn(),
    monthLimit: fenColumn(),
    createdAt: timeColumn().notNull(),
    lastLoginAt: timeColumn(),
  },
  (table) => [
    uniqueIndex().on(table.companyId, table.accountKey),
    uniqueIndex().on(table.companyId, table.mobile),
    index().on(table.customerId),
  ],
);

/** Passwords used before, the present one included. */
export const pastPasswords = pgTable(
  'past_password',
  {
    pastPasswordId: idColumn(),
    accountId: refColumn()
      .notNull()
      .references(() => accounts.accountId),
    password: text().notNull(),
    createdAt: timeColumn().notNull(),
  },
  (table) => [index().on(table.accountId)],
);

/**
 * Kept by name, not by account: a name that does not exist locks just like one that does. One row per address that
 * tried, and one with an empty address for all of them together.
 */
export const passwordTries = pgTable(
  'password_try',
  {
    companyId: refColumn().notNull(),
    accountKey: text().notNull(),
    address: text().notNull(),
    tries: integer().notNull(),
    triedAt: timeColumn().notNull(),
    lockedUntil: timeColumn(),
    /** When the right password last came from this address. */
    matchedAt: timeColumn(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.accountKey, table.address] })],
);
