import { importLimits, isArchive } from '@yigou/contract/goods/imports.terms';
import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { retrying } from '../../ground/db/retrying';
import type { FileStore } from '../../ground/files/results.service';
import type { Jobs } from '../../ground/jobs/jobs';
import { addMinutes, type Clock } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import { type GoodsImport, selectKnownNumbers, setImport, silentMinutes, stillAt, storeRows } from './imports.queries';
import { goodsImportRows, importProfiles } from './imports.tables';
import { readPictures } from './pictureReading.service';
import { readSheet } from './sheetReading.service';
import { findTitleRow, proposeColumns } from './titles.rules';

type Reading = { db: Db; clock: Clock; files: FileStore; jobs: Jobs };

/** Titles are found, rows above them dropped, and every column is taken for something. */
async function settleColumns(tx: Db, sheet: GoodsImport, head: readonly string[][], now: Date): Promise<void> {
  const { importId, companyId, profileId } = sheet;
  const titleRow = sheet.titleRow > 0 ? sheet.titleRow : findTitleRow(head);
  const width = Math.max(...head.map((row) => row.length));
  const titles = Array.from({ length: width }, (_, at) => (head[titleRow - 1]?.[at] ?? '').trim());
  const rows = head.slice(titleRow);
  const [profile] = profileId
    ? await tx.select().from(importProfiles).where(eq(importProfiles.profileId, profileId))
    : [];
  const known = await selectKnownNumbers(
    tx,
    companyId,
    rows.flat().map((text) => text.trim()),
  );
  const columns = proposeColumns({
    titles,
    rows,
    profile: profile?.columns ?? [],
    isSkuNo: (text) => known.has(text),
  });
  await tx
    .delete(goodsImportRows)
    .where(and(eq(goodsImportRows.importId, importId), lte(goodsImportRows.rowNo, titleRow)));
  const count = await tx.$count(goodsImportRows, eq(goodsImportRows.importId, importId));
  if (count === 0) throw new DomainError('importEmpty');
  if (count > importLimits.rows) throw new DomainError('importTooManyRows');
  const usual = profile ? { ...sheet.usual, ...profile.usual } : sheet.usual;
  const done = { columns, titleRow, usual, rowCount: count, doneCount: 0, state: 'checking' as const };
  await setImport(tx, importId, { ...done, nextTryAt: addMinutes(now, silentMinutes) });
}

const headMost = 100;

/** From the beginning each time: what a dead server had read is read again. */
async function readTable({ db, clock, files }: Reading, sheet: GoodsImport): Promise<void> {
  const { importId, revision } = sheet;
  const bytes = await files.get(sheet.fileId);
  const head: string[][] = [];
  await db.delete(goodsImportRows).where(eq(goodsImportRows.importId, importId));
  const note = (set: Partial<GoodsImport>) =>
    setImport(db, importId, { ...set, nextTryAt: addMinutes(clock.now(), silentMinutes) });
  await readSheet(bytes, sheet.sheetName, {
    sheet: ({ names, name, rowCount }) => note({ sheetNames: names, sheetName: name, rowCount, doneCount: 0 }),
    rows: async ({ from, rows }) => {
      if (head.length < headMost) head.push(...rows.slice(0, headMost - head.length));
      await storeRows(db, importId, from, rows);
      await note({ doneCount: from + rows.length });
    },
  });
  await retrying(db, async (tx) => {
    const now = await stillAt(tx, importId, 'reading', revision);
    if (now) await settleColumns(tx, now, head, clock.now());
  });
}

export const readFile = (ctx: Reading, sheet: GoodsImport): Promise<void> =>
  isArchive(sheet.fileName) ? readPictures(ctx, sheet) : readTable(ctx, sheet);
