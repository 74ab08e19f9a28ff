import type { UploadKind } from '@yigou/contract/ground/files.terms';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { refColumn, timeColumn } from '../db/columns';

/** Uploaded for something, the result of a task, or a picture of goods and what was made of it. */
type FileKind = UploadKind | 'taskResult' | 'goodsPicture';

export const files = pgTable(
  'file',
  {
    fileId: uuid().primaryKey(),
    companyId: refColumn().notNull(),
    /** Null until somebody owns it: a licence is uploaded before there is an account; the result of a task is the task's. */
    accountId: refColumn(),
    kind: text().$type<FileKind>().notNull(),
    fileName: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    createdAt: timeColumn().notNull(),
    /** When something was first done with it; what stays null is removed after a day. */
    usedAt: timeColumn(),
    /** Where a stranger uploaded it from; null for one that an account uploaded. */
    fromAddress: text(),
  },
  (table) => [index().on(table.createdAt)],
);
