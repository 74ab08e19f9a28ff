import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, refColumn, timeColumn } from '../../ground/db/columns';
import { accounts } from '../../people/accounts/accounts.tables';
import { customers } from '../../people/customers/customers.tables';
import { orgUnits } from '../../people/org/org.tables';

export const addresses = pgTable(
  'receive_address',
  {
    addressId: idColumn(),
    customerId: refColumn()
      .notNull()
      .references(() => customers.customerId),
    /** Who made it. */
    accountId: refColumn()
      .notNull()
      .references(() => accounts.accountId),
    /** The unit it is shared with, together with all units below; null: its maker alone. */
    sharedOrgId: refColumn().references(() => orgUnits.orgId),
    receiver: text().notNull(),
    phone: text().notNull(),
    areaCode: text().notNull(),
    /** The names as they were when it was saved: divisions are renamed. */
    areaText: text().notNull(),
    detail: text().notNull(),
    tag: text().notNull(),
    createdAt: timeColumn().notNull(),
    editedAt: timeColumn().notNull(),
  },
  (table) => [
    index().on(table.accountId),
    index().on(table.customerId, table.sharedOrgId),
    index().on(table.sharedOrgId),
  ],
);

/** One row per account: there cannot be two defaults, whoever is faster. A shared address may be anybody's default. */
export const defaultAddresses = pgTable(
  'default_address',
  {
    accountId: refColumn()
      .primaryKey()
      .references(() => accounts.accountId),
    addressId: refColumn()
      .notNull()
      .references(() => addresses.addressId, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.addressId)],
);
