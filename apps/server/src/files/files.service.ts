import { createHash, randomUUID } from 'node:crypto';
import { type UploadAnswer, type UploadKind, uploadKinds } from '@yigou/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { fileTypeFromBuffer } from 'file-type';
import type { Db } from '../db/client';
import type { Context } from '../http/context';
import { DomainError } from '../lib/domainError';
import { shownName } from './files.rules';
import type { FileStore } from './files.store';
import { files } from './files.tables';

/** The type is read from the content: what the browser or the name claims does not count. */
export async function keepUpload(
  ctx: Context,
  store: FileStore,
  upload: { kind: UploadKind; fileName: string; bytes: Buffer },
): Promise<UploadAnswer['resultData']> {
  const { types, label } = uploadKinds[upload.kind];
  const found = await fileTypeFromBuffer(upload.bytes);
  if (!found || !(types as readonly string[]).includes(found.mime)) {
    throw new DomainError('fileTypeRefused', { types: label });
  }
  const fileId = randomUUID();
  const fileName = shownName(upload.fileName, found.ext);
  // Bytes first: a row without bytes would be a broken promise, bytes without a row are only litter.
  await store.put(fileId, upload.bytes);
  await ctx.tx.insert(files).values({
    fileId,
    companyId: ctx.site.companyId,
    accountId: ctx.caller?.accountId ?? null,
    kind: upload.kind,
    fileName,
    contentType: found.mime,
    size: upload.bytes.length,
    sha256: createHash('sha256').update(upload.bytes).digest('hex'),
    createdAt: ctx.now,
  });
  return { fileId, fileName, size: upload.bytes.length };
}

/** A file nobody owns yet, locked so that only one registration can take it. */
export async function waitingFile(tx: Db, companyId: number, fileId: string, kind: UploadKind) {
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.fileId, fileId), eq(files.companyId, companyId), eq(files.kind, kind), isNull(files.accountId)))
    .for('update');
  return row;
}

export async function ownFile(tx: Db, fileId: string, accountId: number): Promise<void> {
  await tx.update(files).set({ accountId }).where(eq(files.fileId, fileId));
}

export type FileRow = typeof files.$inferSelect;

export async function findFile(tx: Db, companyId: number, fileId: string): Promise<FileRow | undefined> {
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.fileId, fileId), eq(files.companyId, companyId)));
  return row;
}

/** Those of the account's own uploads that are of this kind. */
export async function filesOf(tx: Db, accountId: number, kind: UploadKind, fileIds: string[]) {
  if (fileIds.length === 0) return [];
  return tx
    .select({ fileId: files.fileId, fileName: files.fileName })
    .from(files)
    .where(and(inArray(files.fileId, fileIds), eq(files.accountId, accountId), eq(files.kind, kind)));
}
