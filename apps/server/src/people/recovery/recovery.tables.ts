import type { RecoveryChannel } from '@yigou/contract/people/recovery.terms';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, refColumn, timeColumn } from '../../ground/db/columns';

/** Kept by name, not by account: a name that does not exist is limited and refused just like one that does. */
export const recoveryCodes = pgTable(
  'recovery_code',
  {
    recoveryCodeId: idColumn(),
    companyId: refColumn().notNull(),
    accountKey: text().notNull(),
    channel: text().$type<RecoveryChannel>().notNull(),
    codeHash: text().notNull(),
    /** From the address that asked for it, and from all others. */
    tries: integer().notNull().default(0),
    triesElsewhere: integer().notNull().default(0),
    address: text().notNull(),
    createdAt: timeColumn().notNull(),
    expiresAt: timeColumn().notNull(),
    usedAt: timeColumn(),
  },
  (table) => [
    index().on(table.companyId, table.accountKey, table.createdAt),
    index().on(table.address, table.createdAt),
    index().on(table.createdAt),
  ],
);
