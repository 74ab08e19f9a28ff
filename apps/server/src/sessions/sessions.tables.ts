import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.tables';
import { idColumn, refColumn, timeColumn } from '../db/columns';

const accountRef = () =>
  refColumn()
    .notNull()
    .references(() => accounts.accountId);

/** The 记住我 credential of one browser. It is replaced at each use. */
export const remembered = pgTable(
  'remembered',
  {
    rememberedId: idColumn(),
    accountId: accountRef(),
    secretHash: text().notNull(),
    expiresAt: timeColumn().notNull(),
  },
  (table) => [uniqueIndex().on(table.secretHash), index().on(table.accountId)],
);

export const sessions = pgTable(
  'session',
  {
    sessionId: idColumn(),
    accountId: accountRef(),
    tokenHash: text().notNull(),
    rememberedId: refColumn(),
    idleHours: integer().notNull(),
    expiresAt: timeColumn().notNull(),
    createdAt: timeColumn().notNull(),
  },
  (table) => [uniqueIndex().on(table.tokenHash), index().on(table.accountId), index().on(table.expiresAt)],
);
