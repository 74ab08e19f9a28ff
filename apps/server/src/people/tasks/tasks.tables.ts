import type { DataScope } from '@yigou/contract/people/org.terms';
import type { TaskKindName, TaskProgress } from '@yigou/contract/people/tasks.terms';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, refColumn, retryColumns, timeColumn } from '../../ground/db/columns';

/** The rights by which a file was made. */
export type MadeWith = { functions: string[]; dataScope: DataScope; orgId: number };

/** Work in the background that a person asked for, such as an export. */
export const tasks = pgTable(
  'task',
  {
    taskId: idColumn(),
    companyId: refColumn().notNull(),
    /** Who started it, and the only one who sees it: an account of a customer, or an operator. */
    accountId: refColumn(),
    operatorId: refColumn(),
    kind: text().$type<TaskKindName>().notNull(),
    title: text().notNull(),
    params: jsonb().$type<unknown>().notNull(),
    requestId: uuid().notNull(),
    requestHash: text().notNull(),
    state: text().$type<TaskProgress>().notNull(),
    done: integer().notNull().default(0),
    total: integer().notNull(),
    /** Rises each time it is begun: who began it earlier has nothing to say any more. */
    run: integer().notNull().default(0),
    createdAt: timeColumn().notNull(),
    /** The last sign of life of who runs it. */
    beatAt: timeColumn(),
    endedAt: timeColumn(),
    /** What its owner held when it was made: who holds less today does not get it any more. */
    madeWith: jsonb().$type<MadeWith>(),
    fileId: uuid(),
    fileName: text().notNull().default(''),
    size: integer().notNull().default(0),
    /** The file is there until then. */
    expiresAt: timeColumn(),
    error: text().notNull().default(''),
    /** What a task that makes no file has to say. */
    found: jsonb().$type<string[]>().notNull().default([]),
    ...retryColumns(),
  },
  (table) => [
    uniqueIndex().on(table.accountId, table.requestId),
    uniqueIndex().on(table.operatorId, table.requestId),
    index().on(table.accountId, table.taskId),
    index().on(table.state, table.beatAt),
    index().on(table.expiresAt),
  ],
);
