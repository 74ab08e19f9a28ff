import { createHash, randomUUID } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import type { FileStore } from './files.store';
import { files } from './files.tables';

export type { FileStore } from './files.store';

export type Written = { fileId: string; size: number; sha256: string };

/** Into the store as it comes. No row knows it yet: what is never named is removed by the nightly purge. */
export async function writeResult(store: FileStore, bytes: Readable): Promise<Written> {
  const fileId = randomUUID();
  const hash = createHash('sha256');
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, next) {
      size += chunk.length;
      hash.update(chunk);
      next(null, chunk);
    },
  });
  bytes.on('error', (cause) => counted.destroy(cause));
  counted.on('close', () => bytes.destroy());
  try {
    await store.write(fileId, bytes.pipe(counted));
  } catch (cause) {
    await store.remove(fileId);
    throw cause;
  }
  return { fileId, size, sha256: hash.digest('hex') };
}

type Result = Written & {
  companyId: number;
  fileName: string;
  contentType: string;
  kind?: 'taskResult' | 'goodsPicture';
};

export async function nameResult(tx: Db, result: Result, now: Date): Promise<void> {
  await tx.insert(files).values({ kind: 'taskResult', ...result, createdAt: now, usedAt: now });
}

/** The row at once; the bytes follow, or the nightly purge finds them. */
export async function removeResult(tx: Db, store: FileStore, fileId: string): Promise<void> {
  await tx.delete(files).where(eq(files.fileId, fileId));
  await store.remove(fileId);
}
