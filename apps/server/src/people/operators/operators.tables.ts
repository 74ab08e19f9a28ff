import type { OperatorRole } from '@yigou/contract/people/operators.terms';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companies } from '../../ground/companies/companies.tables';
import { idColumn, refColumn, timeColumn } from '../../ground/db/columns';

/** The staff of a company. They work in the console and never in the shop. */
export const operators = pgTable(
  'operator',
  {
    operatorId: idColumn(),
    companyId: refColumn()
      .notNull()
      .references(() => companies.companyId),
    accountNo: text().notNull(),
    /** Lower case. */
    accountKey: text().notNull(),
    name: text().notNull(),
    password: text().notNull(),
    roles: text().array().$type<OperatorRole[]>().notNull(),
    enabled: boolean().notNull(),
    createdAt: timeColumn().notNull(),
  },
  (table) => [uniqueIndex().on(table.companyId, table.accountKey)],
);

export const operatorSessions = pgTable(
  'operator_session',
  {
    sessionId: idColumn(),
    operatorId: refColumn()
      .notNull()
      .references(() => operators.operatorId),
    tokenHash: text().notNull(),
    address: text().notNull(),
    agent: text().notNull(),
    createdAt: timeColumn().notNull(),
    seenAt: timeColumn().notNull(),
    expiresAt: timeColumn().notNull(),
    /** However busy it is. */
    endsAt: timeColumn().notNull(),
  },
  (table) => [uniqueIndex().on(table.tokenHash), index().on(table.operatorId), index().on(table.expiresAt)],
);
