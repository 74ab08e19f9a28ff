import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, refColumn, timeColumn } from '../../ground/db/columns';
import { accounts } from '../accounts/accounts.tables';

const accountRef = () =>
  refColumn()
    .notNull()
    .references(() => accounts.accountId);

/** The 记住我 credential of one browser: a lasting half that finds it, and a half that is replaced at each use. */
export const remembered = pgTable(
  'remembered',
  {
    rememberedId: idColumn(),
    accountId: accountRef(),
    familyHash: text().notNull(),
    secretHash: text().notNull(),
    expiresAt: timeColumn().notNull(),
    /** However often it is used. */
    endsAt: timeColumn().notNull(),
  },
  (table) => [uniqueIndex().on(table.familyHash), index().on(table.accountId)],
);

export const sessions = pgTable(
  'session',
  {
    sessionId: idColumn(),
    accountId: accountRef(),
    tokenHash: text().notNull(),
    rememberedId: refColumn(),
    idleHours: integer().notNull(),
    address: text().notNull(),
    agent: text().notNull(),
    createdAt: timeColumn().notNull(),
    seenAt: timeColumn().notNull(),
    expiresAt: timeColumn().notNull(),
    /** However busy it is. */
    endsAt: timeColumn().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.tokenHash),
    index().on(table.accountId),
    index().on(table.rememberedId),
    index().on(table.expiresAt),
  ],
);
