import type { ImportColumn } from '@yigou/contract/goods/imports.console';
import { refusedTarget } from '@yigou/contract/goods/imports.terms';
import { eq } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import type { FileStore } from '../../ground/files/results.service';
import type { Jobs } from '../../ground/jobs/jobs';
import { addMinutes, type Clock } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import { keepPicture } from '../pictures/pictures.service';
import { type GoodsImport, selectKnownNumbers, setImport, silentMinutes, stillAt, storeRows } from './imports.queries';
import { goodsImportRows } from './imports.tables';
import { namePicture, type PictureRow, rowsOfPictures } from './pictureNames.rules';
import { type Archive, withArchive } from './pictureZip.service';

type Reading = { db: Db; clock: Clock; files: FileStore; jobs: Jobs };

const column = (letter: string, title: string, to: string): ImportColumn => ({
  ...{ letter, title, to, samples: [], sure: 100, by: 'content' },
  ...{ addTax: false, fillDown: false, onlyNew: false },
});
const columns = [
  column('A', '商品编号', 'skuNo'),
  column('B', '图片', 'sku.imgUrls'),
  column('C', '问题', refusedTarget),
];

/** A row of a SKU with the addresses of its pictures, and a row for each that cannot be one. */
async function keepAll(ctx: Reading, { companyId }: GoodsImport, { skuNo, paths }: PictureRow, { read }: Archive) {
  const { db: tx, clock, files, jobs } = ctx;
  const urls: string[] = [];
  const refused: string[][] = [];
  for (const path of paths) {
    try {
      const given = { fileName: path.split('/').at(-1) ?? path, bytes: await read(path) };
      urls.push((await keepPicture({ tx, now: clock.now(), jobs, companyId }, files, given)).url);
    } catch (cause) {
      if (!(cause instanceof DomainError)) throw cause;
      refused.push([skuNo, '', cause.message]);
    }
  }
  return { row: [skuNo, [...new Set(urls)].join(' '), ''], refused };
}

const numbersAtOnce = 5000;

async function knownNumbers(tx: Db, companyId: number, numbers: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let at = 0; at < numbers.length; at += numbersAtOnce)
    for (const each of await selectKnownNumbers(tx, companyId, numbers.slice(at, at + numbersAtOnce))) known.add(each);
  return known;
}

/** An archive of pictures becomes a sheet of two columns: whose they are, and where they lie now. */
export async function readPictures(ctx: Reading, sheet: GoodsImport): Promise<void> {
  const { db, clock, files } = ctx;
  const { importId, companyId, revision } = sheet;
  const beat = () => addMinutes(clock.now(), silentMinutes);
  await db.delete(goodsImportRows).where(eq(goodsImportRows.importId, importId));
  await withArchive(files, sheet.fileId, async (archive) => {
    const pictures = archive.paths.flatMap((path) => namePicture(path) ?? []);
    if (pictures.length === 0) throw new DomainError('importNoPictures');
    const known = await knownNumbers(db, companyId, [...new Set(pictures.flatMap(({ numbers }) => numbers))]);
    const { rows, strange } = rowsOfPictures(pictures, (skuNo) => known.has(skuNo));
    await setImport(db, importId, { rowCount: rows.length, doneCount: 0, nextTryAt: beat() });
    const refused = strange.map(({ path, numbers }) => [numbers[0] ?? '', '', `${path}：没有与文件名相同的商品编号`]);
    for (const [at, row] of rows.entries()) {
      const kept = await keepAll(ctx, sheet, row, archive);
      refused.push(...kept.refused);
      if (kept.row[1]) await storeRows(db, importId, at, [kept.row]);
      await setImport(db, importId, { doneCount: at + 1, nextTryAt: beat() });
    }
    // After the good ones: a number may stand in both.
    await storeRows(db, importId, rows.length, refused);
  });
  await db.transaction(async (tx) => {
    if (!(await stillAt(tx, importId, 'reading', revision))) return;
    const rowCount = await tx.$count(goodsImportRows, eq(goodsImportRows.importId, importId));
    await setImport(tx, importId, { columns, rowCount, doneCount: 0, state: 'checking', nextTryAt: beat() });
  });
}
