import type { Db } from '../db/client';
import { addHours } from '../lib/clock';
import { deleteUnused, selectKnown } from './files.queries';
import type { FileStore } from './files.store';

/** Long enough to finish a form that was begun in the evening. */
const unusedHours = 24;
const atOnce = 200;

async function removeUnused(tx: Db, store: FileStore, before: Date): Promise<void> {
  for (;;) {
    const gone = await deleteUnused(tx, before, atOnce);
    for (const { fileId } of gone) await store.remove(fileId);
    if (gone.length < atOnce) return;
  }
}

async function removeUnknown(tx: Db, store: FileStore, fileIds: string[]): Promise<void> {
  const known = await selectKnown(tx, fileIds);
  for (const fileId of fileIds) if (!known.has(fileId)) await store.remove(fileId);
}

/** What was uploaded and never used, and bytes that no row knows, such as those of a server that died in between. */
export async function purgeFiles(tx: Db, store: FileStore, now: Date): Promise<void> {
  const before = addHours(now, -unusedHours);
  await removeUnused(tx, store, before);
  for await (const fileIds of store.writtenBefore(before)) await removeUnknown(tx, store, fileIds);
}
