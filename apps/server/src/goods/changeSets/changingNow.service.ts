import { and, eq } from 'drizzle-orm';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { needsSecondPerson } from './changeSets.rules';
import { draftSet, releaseSet } from './changeSets.service';
import { changeRows, changeSets } from './changeSets.tables';
import type { ChangeSet } from './drafting.service';
import type { Edit } from './edits.rules';

type Wanted = { requestId: string; title: string; edits: readonly Edit[] };

const titleMost = 100;

/**
 * For pages where one thing is edited and saved: a set, released at once unless a rule asks for a second person. What
 * cannot be written refuses all of it, as a form expects.
 */
export async function changeNow(ctx: OperatorContext, { requestId, title, edits }: Wanted) {
  const { set } = await draftSet(ctx, {
    ...{ requestId, edits, allOrNothing: true },
    ...{ title: title.slice(0, titleMost), source: 'editor' as const },
  });
  const { changeSetId, setNo } = set;
  if (set.state !== 'draft') return { changeSetId, setNo, released: set.state !== 'pending' };
  if (needsSecondPerson(set.hits)) return { changeSetId, setNo, released: false };
  await releaseSet(ctx, { changeSetId, note: '' });
  const skipped = await firstSkipped(ctx, set);
  if (skipped) throw new DomainError('changeSkipped', skipped);
  return { changeSetId, setNo, released: true };
}

async function firstSkipped({ tx }: OperatorContext, { changeSetId }: ChangeSet) {
  const [row] = await tx
    .select({ label: changeRows.label, why: changeRows.why })
    .from(changeRows)
    .innerJoin(changeSets, eq(changeSets.changeSetId, changeRows.changeSetId))
    .where(and(eq(changeRows.changeSetId, changeSetId), eq(changeRows.state, 'skipped')))
    .limit(1);
  return row;
}
