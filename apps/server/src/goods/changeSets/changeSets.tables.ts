import type { ChangeRowState, ChangeSetState, ChangeSource, ReleaseHit } from '@yigou/contract/goods/changeSets.terms';
import type { Thing } from '@yigou/contract/goods/fields.terms';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgSequence, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { actorColumns } from '../../ground/db/actor';
import { idColumn, refColumn, retryColumns, timeColumn, valueColumn } from '../../ground/db/columns';

export const changeSetNumbers = pgSequence('change_set_number', {
  startWith: 10_000_001,
  maxValue: 99_999_999,
  cycle: true,
});

/** 变更单: changes of goods that are looked at, released and taken back together. */
export const changeSets = pgTable(
  'change_set',
  {
    changeSetId: idColumn(),
    companyId: refColumn().notNull(),
    setNo: text().notNull(),
    title: text().notNull(),
    source: text().$type<ChangeSource>().notNull(),
    /** The file it was read from, and its like. */
    sourceNote: text().notNull().default(''),
    /** The set that it takes back. */
    undoes: refColumn(),
    state: text().$type<ChangeSetState>().notNull(),
    ...actorColumns(),
    requestId: uuid(),
    createdAt: timeColumn().notNull(),
    rowCount: integer().notNull(),
    /** Rows looked at so far by whoever writes them. */
    doneCount: integer().notNull().default(0),
    skippedCount: integer().notNull().default(0),
    /** What asked for a second person, when it was handed in. */
    hits: jsonb().$type<Partial<Record<ReleaseHit, number>>>().notNull().default({}),
    submittedAt: timeColumn(),
    releasedBy: text().notNull().default(''),
    /** When it is to be written; null: at once. */
    dueAt: timeColumn(),
    endedAt: timeColumn(),
    ...retryColumns(),
  },
  (table) => [
    uniqueIndex().on(table.setNo),
    uniqueIndex().on(table.companyId, table.requestId),
    index().on(table.companyId, table.state, table.changeSetId),
    index('change_set_due').on(table.dueAt).where(sql`state in ('scheduled', 'releasing')`),
    uniqueIndex('change_set_undoes').on(table.undoes).where(sql`state not in ('discarded')`),
  ],
);

/** One field of one thing, before and after; or the whole of a thing that is made (`before` null) or removed. */
export const changeRows = pgTable(
  'change_row',
  {
    changeRowId: idColumn(),
    changeSetId: refColumn()
      .notNull()
      .references(() => changeSets.changeSetId),
    rowNo: integer().notNull(),
    thing: text().$type<Thing>().notNull(),
    /** Null until it is made. */
    thingId: refColumn(),
    /** The product it belongs to, whose history this is. */
    productId: refColumn(),
    /** What people know it by, as it was. */
    label: text().notNull(),
    /** Empty: all of it. */
    field: text().notNull(),
    before: valueColumn(),
    after: valueColumn(),
    state: text().$type<ChangeRowState>().notNull().default('waiting'),
    /** Why it was skipped. */
    why: text().notNull().default(''),
    /** The row that it takes back. */
    undoesRowId: refColumn(),
    appliedAt: timeColumn(),
  },
  (table) => [
    uniqueIndex().on(table.changeSetId, table.rowNo),
    index('change_row_waiting').on(table.changeSetId, table.rowNo).where(sql`state = 'waiting'`),
    index().on(table.thing, table.thingId),
    index().on(table.productId),
  ],
);

export const changeSetLogs = pgTable(
  'change_set_log',
  {
    logId: idColumn(),
    changeSetId: refColumn()
      .notNull()
      .references(() => changeSets.changeSetId),
    at: timeColumn().notNull(),
    ...actorColumns(),
    what: text().notNull(),
    fromState: text().$type<ChangeSetState>(),
    toState: text().$type<ChangeSetState>().notNull(),
    note: text().notNull().default(''),
  },
  (table) => [index().on(table.changeSetId)],
);

/** When a second person must release; one row a company, none: the usual rules. */
export const releaseRules = pgTable('release_rule', {
  companyId: refColumn().primaryKey(),
  priceDownPercent: integer().notNull(),
  belowCost: boolean().notNull(),
  rowsMost: integer().notNull(),
});
