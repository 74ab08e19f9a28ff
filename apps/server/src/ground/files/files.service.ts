import { createHash, randomUUID } from 'node:crypto';
import type { UploadAnswer } from '@yigou/contract/ground/files';
import { type UploadKind, uploadKinds } from '@yigou/contract/ground/files.terms';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { fileTypeFromBuffer } from 'file-type';
import type { Db } from '../db/client';
import type { Context, OperatorContext } from '../http/context';
import { addDays } from '../lib/clock';
import { DomainError } from '../lib/domainError';
import { countWaiting } from './files.queries';
import { shownName } from './files.rules';
import type { FileStore } from './files.store';
import { files } from './files.tables';

export type { FileStore } from './files.store';

type Upload = { kind: UploadKind; fileName: string; bytes: Buffer };

/** What strangers may leave here in a day: enough for every company that registers, too little to fill the disk. */
const strangersPerAddress = 50;
const strangersBytes = 500 * 1024 * 1024;

/** Asked before anything is received, and again under the lock with what was. */
export async function refuseTooManyUploads(tx: Db, address: string, bytes: number, now: Date): Promise<void> {
  const waiting = await countWaiting(tx, address, addDays(now, -1));
  const isFlood = waiting.fromAddress >= strangersPerAddress || waiting.bytes + bytes > strangersBytes;
  if (isFlood) throw new DomainError('tooManyUploads');
}

/** OFD, the tax office's own page format, is an archive with a fixed first page. */
async function typeOf(bytes: Buffer): Promise<{ mime: string; ext: string } | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  return found?.ext === 'zip' && bytes.includes('OFD.xml') ? { mime: 'application/ofd', ext: 'ofd' } : found;
}

/** The type is read from the content: what the browser or the name claims does not count. */
async function describe({ kind, fileName, bytes }: Upload, companyId: number, createdAt: Date) {
  const { types, label } = uploadKinds[kind];
  const found = await typeOf(bytes);
  if (!found || !(types as readonly string[]).includes(found.mime)) {
    throw new DomainError('fileTypeRefused', { types: label });
  }
  return {
    fileId: randomUUID(),
    companyId,
    kind,
    fileName: shownName(fileName, found.ext),
    contentType: found.mime,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    createdAt,
  };
}

export type MadeFile = Omit<Awaited<ReturnType<typeof describe>>, 'fileId'> & { fileId: string };

/** Bytes that come from no user, put away before the transaction in which `insertFile` makes them part of something. */
export async function storeMadeFile(store: FileStore, upload: Upload, companyId: number, now: Date): Promise<MadeFile> {
  const row = await describe(upload, companyId, now);
  await store.put(row.fileId, upload.bytes);
  return row;
}

export async function insertFile(tx: Db, row: MadeFile, usedAt: Date | null): Promise<void> {
  await tx.insert(files).values({ ...row, usedAt });
}

/** What an operator uploads belongs to the company; it waits for what it is part of. */
export async function keepOperatorUpload(ctx: OperatorContext, store: FileStore, upload: Upload) {
  const row = await storeMadeFile(store, upload, ctx.caller.companyId, ctx.now);
  await insertFile(ctx.tx, row, null);
  return { fileId: row.fileId, fileName: row.fileName, size: row.size };
}

export async function keepUpload(ctx: Context, store: FileStore, upload: Upload): Promise<UploadAnswer['resultData']> {
  const { caller, now } = ctx;
  const { address } = ctx.client;
  const size = upload.bytes.length;
  const row = {
    ...(await describe(upload, ctx.site.companyId, now)),
    accountId: caller?.accountId ?? null,
    fromAddress: caller ? null : address,
  };
  // Bytes first: a row without bytes would be a broken promise, bytes without a row are only litter.
  await store.put(row.fileId, upload.bytes);
  const writing = ctx.tx.transaction(async (tx) => {
    if (!caller) await refuseTooManyUploads(tx, address, size, now);
    await tx.insert(files).values(row);
  });
  await writing.catch(async (cause) => {
    await store.remove(row.fileId);
    throw cause;
  });
  return { fileId: row.fileId, fileName: row.fileName, size };
}

/** A file nobody owns yet, locked so that only one registration can take it. */
export async function lockUnownedFile(tx: Db, companyId: number, fileId: string, kind: UploadKind) {
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.fileId, fileId), eq(files.companyId, companyId), eq(files.kind, kind), isNull(files.accountId)))
    .for('update');
  return row;
}

export async function ownFile(tx: Db, fileId: string, accountId: number, now: Date): Promise<void> {
  await tx.update(files).set({ accountId, usedAt: now }).where(eq(files.fileId, fileId));
}

export type FileRow = typeof files.$inferSelect;

export async function findFile(tx: Db, companyId: number, fileId: string): Promise<FileRow | undefined> {
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.fileId, fileId), eq(files.companyId, companyId)));
  return row;
}

/** One that an operator uploaded becomes part of something. */
export async function useFile(tx: Db, fileId: string, now: Date): Promise<void> {
  await tx.update(files).set({ usedAt: now }).where(eq(files.fileId, fileId));
}

/** Those of the account's own uploads that are of this kind; from now on they are part of something. */
export async function takeFiles(tx: Db, accountId: number, kind: UploadKind, fileIds: string[], now: Date) {
  if (fileIds.length === 0) return [];
  return tx
    .update(files)
    .set({ usedAt: now })
    .where(and(inArray(files.fileId, fileIds), eq(files.accountId, accountId), eq(files.kind, kind)))
    .returning({ fileId: files.fileId, fileName: files.fileName });
}
