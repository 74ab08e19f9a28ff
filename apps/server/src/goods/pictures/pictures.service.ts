import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Picture } from '@yigou/contract/goods/pictures.console';
import {
  type PictureSize,
  pictureLimits,
  pictureSizes,
  pictureTypes,
  pictureTypesText,
  pictureUrl,
} from '@yigou/contract/goods/pictures.terms';
import { eq, isNull } from 'drizzle-orm';
import { fileTypeFromBuffer } from 'file-type';
import type { Db } from '../../ground/db/client';
import { shownName } from '../../ground/files/files.rules';
import { type FileStore, nameResult, writeResult } from '../../ground/files/results.service';
import type { Jobs } from '../../ground/jobs/jobs';
import { DomainError } from '../../ground/lib/domainError';
import { pictures } from './pictures.tables';

type Ctx = { tx: Db; now: Date; jobs: Jobs; companyId: number };
type Given = { fileName: string; bytes: Buffer };
type Row = typeof pictures.$inferSelect;

/** Only who works with pictures loads what does it; it takes one core, and keeps nothing of the last picture. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

const keyOf = (companyId: number, bytes: Buffer): string =>
  createHash('sha256').update(`${companyId} `).update(bytes).digest('hex').slice(0, 32);

const shown = ({ pictureKey, width, height }: Pick<Row, 'pictureKey' | 'width' | 'height'>): Picture => ({
  url: pictureUrl(pictureKey),
  width,
  height,
});

/** By what is in it and not by its name; refused in words for whoever chose it. */
async function measured({ fileName, bytes }: Given) {
  if (bytes.length > pictureLimits.bytes) throw new DomainError('pictureTooLarge', { name: fileName });
  const found = await fileTypeFromBuffer(bytes);
  if (!found || !(pictureTypes as readonly string[]).includes(found.mime))
    throw new DomainError('pictureTypeRefused', { name: fileName, types: pictureTypesText });
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new DomainError('pictureBroken', { name: fileName });
    });
  if (Math.max(width, height) >= pictureLimits.side)
    throw new DomainError('pictureTooWide', { name: fileName, width, height });
  if (Math.min(width, height) < pictureLimits.leastSide)
    throw new DomainError('pictureTooSmall', { name: fileName, width, height, least: pictureLimits.leastSide });
  return { width, height, contentType: found.mime, ext: found.ext };
}

export async function findPicture(tx: Db, pictureKey: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(pictures).where(eq(pictures.pictureKey, pictureKey));
  return row;
}

const storeBytes = (store: FileStore, bytes: Buffer) => writeResult(store, Readable.from([bytes]));

/**
 * Makes a file a picture of goods and answers its address, which may stand in the field 图片 of a SKU at once: its sizes
 * are made in the background, until then the original is shown. The same picture again is the same address.
 */
export async function keepPicture(ctx: Ctx, store: FileStore, given: Given): Promise<Picture> {
  const { tx, now, companyId, jobs } = ctx;
  const { ext, ...about } = await measured(given);
  const pictureKey = keyOf(companyId, given.bytes);
  const known = await findPicture(tx, pictureKey);
  if (known) return shown(known);
  const fileName = shownName(given.fileName, ext);
  const written = await storeBytes(store, given.bytes);
  try {
    return await tx.transaction(async (inner) => {
      const kind = 'goodsPicture' as const;
      await nameResult(inner, { ...written, companyId, fileName, contentType: about.contentType, kind }, now);
      const row = { companyId, pictureKey, fileName, ...about, originalId: written.fileId, createdAt: now };
      const [made] = await inner.insert(pictures).values(row).onConflictDoNothing().returning();
      if (made) await jobs.send(inner, 'goodsPicture', { pictureId: made.pictureId });
      return shown(row);
    });
  } catch (cause) {
    await store.remove(written.fileId);
    throw cause;
  }
}

/** Turned as the camera says, never larger than it is, without what the camera wrote into it. */
async function smallerOnes(bytes: Buffer): Promise<Map<PictureSize, Buffer>> {
  const sharp = await loadSharp();
  const made = new Map<PictureSize, Buffer>();
  for (const size of pictureSizes) {
    const resized = sharp(bytes)
      .rotate()
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true });
    made.set(size, await resized.webp({ quality: size <= 240 ? 78 : 82 }).toBuffer());
  }
  return made;
}

type Making = { db: Db; files: FileStore; now: Date };

/** All sizes of one picture; done again after a kill it is done once. */
export async function makeSizes({ db, files, now }: Making, pictureId: number): Promise<void> {
  const [row] = await db.select().from(pictures).where(eq(pictures.pictureId, pictureId));
  if (!row || row.sizes) return;
  const made = await smallerOnes(await files.get(row.originalId));
  const written = new Map<PictureSize, Awaited<ReturnType<typeof storeBytes>>>();
  for (const [size, bytes] of made) written.set(size, await storeBytes(files, bytes));
  await db.transaction(async (tx) => {
    const [open] = await tx
      .select({ sizes: pictures.sizes })
      .from(pictures)
      .where(eq(pictures.pictureId, pictureId))
      .for('update');
    if (!open || open.sizes) return;
    const { companyId, fileName } = row;
    for (const each of written.values())
      await nameResult(tx, { ...each, companyId, fileName, contentType: 'image/webp', kind: 'goodsPicture' }, now);
    const sizes = Object.fromEntries([...written].map(([size, { fileId }]) => [size, fileId]));
    await tx
      .update(pictures)
      .set({ sizes: sizes as Record<PictureSize, string> })
      .where(eq(pictures.pictureId, pictureId));
  });
}

/** Those whose job was lost with its server. */
export async function makeForgotten(making: Making): Promise<void> {
  const rows = await making.db
    .select({ id: pictures.pictureId })
    .from(pictures)
    .where(isNull(pictures.sizes))
    .limit(500);
  for (const { id } of rows) await makeSizes(making, id).catch(() => undefined);
}

/** The part of it that catches the eye, as a picture of its own. */
export async function squarePicture(ctx: Ctx, store: FileStore, url: string): Promise<Picture> {
  const [, pictureKey = ''] = /^\/pictures\/([0-9a-f]{32})\//.exec(url) ?? [];
  const row = await findPicture(ctx.tx, pictureKey);
  if (row?.companyId !== ctx.companyId) throw new DomainError('notFound');
  if (row.width === row.height) return shown(row);
  const sharp = await loadSharp();
  const side = Math.min(row.width, row.height);
  const bytes = await sharp(await store.get(row.originalId))
    .rotate()
    .resize({ width: side, height: side, fit: 'cover', position: sharp.strategy.attention })
    .webp({ quality: 92 })
    .toBuffer();
  return keepPicture(ctx, store, { fileName: row.fileName.replace(/\.\w+$/, ' 方形.webp'), bytes });
}

/** What is shown at an address: the size that is asked for, or the original while that is not made yet. */
export async function pictureFile(tx: Db, pictureKey: string, size: number) {
  const row = await findPicture(tx, pictureKey);
  const wanted = pictureSizes.find((each) => each === size);
  if (!row || !wanted) return null;
  const made = row.sizes?.[wanted];
  return made
    ? { fileId: made, contentType: 'image/webp', lasting: true }
    : { fileId: row.originalId, contentType: row.contentType, lasting: false };
}
