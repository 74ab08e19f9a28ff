import { eq } from 'drizzle-orm';
import { type Actor, theSystem } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import type { Jobs } from '../../ground/jobs/jobs';
import { madeBy } from './changeSets.service';
import { changeSets } from './changeSets.tables';
import { readEdits, type SetDraft, storeSet } from './drafting.service';
import type { Edit } from './edits.rules';
import { releasePiece } from './running.service';

type Writer = { tx: Db; now: Date; companyId: number; by?: Actor };

const noJobs: Jobs = { send: async () => {} };

/**
 * For whoever fills a shop and has nobody to ask: made, released and written in the transaction of the caller, the same
 * way as any other change. What is wrong with it is a mistake of ours. The ids of what was made, in order.
 */
export async function writeAtOnce(
  { tx, now, companyId, by = theSystem }: Writer,
  draft: Omit<SetDraft, 'source'>,
  edits: readonly Edit[],
): Promise<number[]> {
  const { rows, faults } = await readEdits(tx, companyId, edits, true);
  if (faults.length > 0) throw new Error(`${draft.title}: ${JSON.stringify(faults.slice(0, 5))}`);
  const set = await storeSet({ tx, now, companyId, by }, { ...draft, source: 'system' }, rows);
  await tx.update(changeSets).set({ state: 'releasing' }).where(eq(changeSets.changeSetId, set.changeSetId));
  while (await releasePiece({ tx, now, jobs: noJobs }, set.changeSetId));
  return madeBy(tx, set);
}
