import { changeSetLimits } from '@yigou/contract/goods/changeSets.terms';
import type { Actor } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { DomainError } from '../../ground/lib/domainError';
import { draftRows } from '../changeSets/changeSets.service';
import type { RowDraft } from '../changeSets/drafting.service';
import { judgeRows } from './checking.service';
import { countVerdicts, type GoodsImport, selectGood, setImport, writeOutcomes } from './imports.queries';

const pieceRows = 500;

const makerOf = ({ actorKind: kind, actorId, who }: GoodsImport): Actor =>
  kind === 'system' || actorId === null ? { kind: 'system', id: null, name: who } : { kind, id: actorId, name: who };

/** The change set of all good rows, as they are now: what has changed since the trial run is looked at again. */
export async function draftImport(tx: Db, sheet: GoodsImport, now: Date): Promise<void> {
  const { importId, companyId, wish, fileName } = sheet;
  if (!wish) throw new Error(`import ${importId} is drafted without a wish`);
  const drafts: RowDraft[] = [];
  for (let after = ''; ; ) {
    const rows = await selectGood(tx, importId, after, pieceRows);
    if (rows.length === 0) break;
    const judged = await judgeRows(tx, sheet, rows);
    await writeOutcomes(tx, importId, judged.outcomes);
    drafts.push(...judged.drafts);
    if (drafts.length > changeSetLimits.rows)
      throw new DomainError('importTooManyChanges', { most: changeSetLimits.rows });
    after = rows.at(-1)?.piece ?? after;
  }
  const counts = await countVerdicts(tx, importId);
  if (!wish.goodRowsOnly && counts.fault > 0) throw new DomainError('importNotAllGood', { count: counts.fault });
  if (drafts.length === 0) throw new DomainError('importNothingToDo');
  const draft = { title: wish.title, source: 'import' as const, sourceNote: fileName, requestId: wish.requestId };
  const set = await draftRows({ tx, now, companyId, by: makerOf(sheet) }, draft, drafts);
  await setImport(tx, importId, {
    ...{
      state: 'drafted',
      changeSetId: set.changeSetId,
      counts,
      doneCount: sheet.rowCount,
      error: '',
      nextTryAt: null,
    },
  });
}
