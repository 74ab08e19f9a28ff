import { importLimits } from '@yigou/contract/goods/imports.terms';
import { inArray, lt } from 'drizzle-orm';
import type { Feature } from '../../feature';
import type { Db } from '../../ground/db/client';
import { type FileStore, removeResult } from '../../ground/files/results.service';
import { dutyOf } from '../../ground/jobs/deadlines';
import { addDays } from '../../ground/lib/clock';
import { bindImportFiles } from './importFiles.routes';
import { importDeadline, runImport } from './importing.service';
import { importRoutes } from './imports.routes';
import { goodsImportRows, goodsImports } from './imports.tables';

/** What it came to stands in its change set; the sheet itself is not asked for any more. */
async function forgetOld(db: Db, now: Date, files: FileStore): Promise<void> {
  const old = await db
    .select({ importId: goodsImports.importId, fileId: goodsImports.fileId })
    .from(goodsImports)
    .where(lt(goodsImports.createdAt, addDays(now, -importLimits.keptDays)));
  for (const { importId, fileId } of old)
    await db.transaction(async (tx) => {
      await tx.delete(goodsImportRows).where(inArray(goodsImportRows.importId, [importId]));
      await tx.delete(goodsImports).where(inArray(goodsImports.importId, [importId]));
      await removeResult(tx, files, fileId);
    });
}

export const importsFeature: Feature = {
  consoleRoutes: () => importRoutes,
  bind: bindImportFiles,
  duties: [dutyOf(importDeadline)],
  work: ({ db, jobs, clock, files, log }) =>
    jobs.work('goodsImport', ({ importId }) => runImport({ db, jobs, clock, files, log }, importId)),
  cleanUp: forgetOld,
};
