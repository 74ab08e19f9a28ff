import type { ImportColumn, ImportFault, ProfileColumn } from '@yigou/contract/goods/imports.console';
import type { ImportState, ImportVerdict } from '@yigou/contract/goods/imports.terms';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { actorColumns } from '../../ground/db/actor';
import { idColumn, refColumn, retryColumns, timeColumn } from '../../ground/db/columns';

/** What a sheet is asked to become, once somebody has looked at it. */
export type DraftWish = { requestId: string; title: string; goodRowsOnly: boolean };
export type Counts = Record<ImportVerdict, number>;

/** A sheet on its way to a change set. */
export const goodsImports = pgTable(
  'goods_import',
  {
    importId: idColumn(),
    companyId: refColumn().notNull(),
    fileId: uuid().notNull(),
    fileName: text().notNull(),
    sheetName: text().notNull().default(''),
    sheetNames: jsonb().$type<string[]>().notNull().default([]),
    /** Its place in the sheet, from 1; 0: to be found. */
    titleRow: integer().notNull().default(0),
    state: text().$type<ImportState>().notNull(),
    /** Rises with every change of what is wanted: whoever still works for an earlier one has nothing to say. */
    revision: integer().notNull().default(1),
    /** For which of them the rows know what they belong to. */
    keyedRevision: integer().notNull().default(0),
    ...actorColumns(),
    createdAt: timeColumn().notNull(),
    columns: jsonb().$type<ImportColumn[]>().notNull().default([]),
    usual: jsonb().$type<Record<string, string>>().notNull().default({}),
    profileId: refColumn(),
    rowCount: integer().notNull().default(0),
    doneCount: integer().notNull().default(0),
    counts: jsonb().$type<Counts>().notNull().default({ change: 0, new: 0, same: 0, fault: 0 }),
    error: text().notNull().default(''),
    wish: jsonb().$type<DraftWish>(),
    changeSetId: refColumn(),
    ...retryColumns(),
  },
  (table) => [
    index().on(table.companyId, table.importId),
    index('goods_import_busy').on(table.nextTryAt).where(sql`state in ('reading', 'checking', 'drafting')`),
    index().on(table.createdAt),
  ],
);

/** One row of the sheet, and what came of it. */
export const goodsImportRows = pgTable(
  'goods_import_row',
  {
    importId: refColumn()
      .notNull()
      .references(() => goodsImports.importId),
    /** Its place in the sheet, from 1. */
    rowNo: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    /** What its cells say, by target. */
    texts: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** What was typed over a cell, by target. */
    written: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Of what was asked, what is right as it stands: targets. */
    accepted: jsonb().$type<string[]>().notNull().default([]),
    /** The number as it is compared. */
    skuNo: text().notNull().default(''),
    /** What ties rows of new goods to one product; empty: nothing. */
    mark: text().notNull().default(''),
    skuId: refColumn(),
    productId: refColumn(),
    /** The row above with the same number; null: there is none. */
    sameAs: integer(),
    /** Rows with the same one are one product and are looked at together. */
    piece: text().notNull().default(''),
    verdict: text().$type<ImportVerdict>(),
    faults: jsonb().$type<ImportFault[]>().notNull().default([]),
    before: jsonb().$type<Record<string, string>>().notNull().default({}),
    after: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.rowNo] }),
    index().on(table.importId, table.piece, table.rowNo),
    index().on(table.importId, table.skuNo),
    index().on(table.importId, table.verdict, table.rowNo),
  ],
);

/** Which title goes where, as somebody has settled it for the sheets of a supplier. */
export const importProfiles = pgTable(
  'import_profile',
  {
    profileId: idColumn(),
    companyId: refColumn().notNull(),
    name: text().notNull(),
    version: integer().notNull(),
    columns: jsonb().$type<ProfileColumn[]>().notNull(),
    usual: jsonb().$type<Record<string, string>>().notNull(),
    changedAt: timeColumn().notNull(),
  },
  (table) => [uniqueIndex().on(table.companyId, table.name)],
);
