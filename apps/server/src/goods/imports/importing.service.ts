import type { ImportState } from '@yigou/contract/goods/imports.terms';
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../ground/db/client';
import { retrying } from '../../ground/db/retrying';
import type { FileStore } from '../../ground/files/results.service';
import type { Deadline } from '../../ground/jobs/deadlines';
import type { Jobs } from '../../ground/jobs/jobs';
import { addMinutes, type Clock } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import { markOf, skuNoOf, textsOf } from './cells.rules';
import { judgeRows } from './checking.service';
import { draftImport } from './draftingImport.service';
import {
  countVerdicts,
  type GoodsImport,
  lockImport,
  selectRowsAfter,
  selectWaiting,
  setImport,
  silentMinutes,
  stillAt,
  tieRows,
  writeKeys,
  writeOutcomes,
} from './imports.queries';
import { goodsImports } from './imports.tables';
import { readFile } from './reading.service';

export type Importing = { db: Db; clock: Clock; jobs: Jobs; files: FileStore; log: FastifyBaseLogger };

const pieceRows = 500;
const keyRows = 2000;
/** What each row says, by where its columns go, and what it belongs to. */
async function keyRowsOf(tx: Db, { importId, companyId, columns, revision }: GoodsImport): Promise<void> {
  const above: Record<string, string> = {};
  for (let after = 0; ; ) {
    const rows = await selectRowsAfter(tx, importId, after, keyRows);
    if (rows.length === 0) break;
    const keyed = rows.map(({ rowNo, cells, written }) => {
      const texts = textsOf(columns, cells, written, above);
      return { rowNo, texts, skuNo: skuNoOf(texts), mark: markOf(texts) };
    });
    await writeKeys(tx, importId, keyed);
    after = rows.at(-1)?.rowNo ?? after;
  }
  await tieRows(tx, importId, companyId);
  await setImport(tx, importId, { keyedRevision: revision, doneCount: 0 });
}

/** The next rows that nobody has looked at; false: there are none, or somebody wants something else. */
async function checkPiece(tx: Db, importId: number, now: Date): Promise<boolean> {
  const sheet = await stillAt(tx, importId, 'checking');
  if (!sheet) return false;
  const nextTryAt = addMinutes(now, silentMinutes);
  if (sheet.keyedRevision !== sheet.revision) {
    await keyRowsOf(tx, sheet);
    await setImport(tx, importId, { nextTryAt });
    return true;
  }
  const rows = await selectWaiting(tx, importId, pieceRows);
  if (rows.length === 0) {
    const counts = await countVerdicts(tx, importId);
    await setImport(tx, importId, { state: 'ready', counts, doneCount: sheet.rowCount, nextTryAt: null });
    return false;
  }
  const { outcomes } = await judgeRows(tx, sheet, rows);
  await writeOutcomes(tx, importId, outcomes);
  await setImport(tx, importId, { doneCount: sheet.doneCount + rows.length, nextTryAt });
  return true;
}

async function giveUp({ db, log }: Importing, importId: number, cause: unknown): Promise<void> {
  const isRefused = cause instanceof DomainError;
  if (!isRefused) {
    log.error({ err: cause, importId }, 'an import stopped');
    throw cause;
  }
  await db.transaction(async (tx) => {
    const sheet = await lockImport(tx, importId);
    if (!sheet) return;
    const state: Partial<Record<ImportState, ImportState>> = { reading: 'failed', drafting: 'ready' };
    await setImport(tx, importId, {
      state: state[sheet.state] ?? sheet.state,
      error: cause.message,
      wish: null,
      nextTryAt: null,
    });
  });
}

/** In the background: what is done is kept, so that a killed server is taken over where it stopped. */
export async function runImport(ctx: Importing, importId: number): Promise<void> {
  const { db, clock } = ctx;
  try {
    const [sheet] = await db.select().from(goodsImports).where(eq(goodsImports.importId, importId));
    if (sheet?.state === 'reading') await readFile(ctx, sheet);
    while (await retrying(db, (tx) => checkPiece(tx, importId, clock.now())));
    await retrying(db, async (tx) => {
      const wished = await stillAt(tx, importId, 'drafting');
      if (wished) await draftImport(tx, wished, clock.now());
    });
  } catch (cause) {
    await giveUp(ctx, importId, cause);
  }
}

type Due = { importId: number; tries: number };

/** Those whose server died. */
export const importDeadline: Deadline<{ tx: Db; now: Date; jobs: Jobs }, Due> = {
  name: 'imports of goods',
  select: (tx, now, limit) =>
    tx
      .select({ importId: goodsImports.importId, tries: goodsImports.tries })
      .from(goodsImports)
      .where(
        and(
          inArray(goodsImports.state, ['reading', 'checking', 'drafting']),
          or(isNull(goodsImports.nextTryAt), lt(goodsImports.nextTryAt, now)),
        ),
      )
      .orderBy(goodsImports.importId)
      .limit(limit),
  act: async ({ tx, now, jobs }, { importId }) => {
    await tx.transaction(async (inner) => {
      await jobs.send(inner, 'goodsImport', { importId });
      await setImport(inner, importId, { nextTryAt: addMinutes(now, silentMinutes) });
    });
  },
};
