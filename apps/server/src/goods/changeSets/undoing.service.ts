import { and, desc, eq } from 'drizzle-orm';
import type { Actor } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { DomainError } from '../../ground/lib/domainError';
import { changeRows, changeSets } from './changeSets.tables';
import { type ChangeRow, type ChangeSet, type RowDraft, storeSet } from './drafting.service';

/** The other way round: what was made goes, what went comes back as the same thing. */
function reversed(row: ChangeRow): RowDraft {
  const { thing, thingId, productId, label, field, before, after, changeRowId } = row;
  const back = { thing, thingId, productId, label, field, undoesRowId: changeRowId };
  return { ...back, before: after, after: before };
}

/**
 * A set that takes another one back, last row first. It is released by the same rules as any change, and what others
 * changed since then is skipped like anywhere: it stays, and is listed.
 */
export async function draftUndo(
  ctx: { tx: Db; now: Date; companyId: number; by: Actor },
  set: ChangeSet,
): Promise<ChangeSet> {
  const { tx } = ctx;
  const [open] = await tx.select().from(changeSets).where(eq(changeSets.undoes, set.changeSetId));
  if (open && open.state !== 'discarded') throw new DomainError('changeSetUndoExists', { setNo: open.setNo });
  const rows = await tx
    .select()
    .from(changeRows)
    .where(and(eq(changeRows.changeSetId, set.changeSetId), eq(changeRows.state, 'applied')))
    .orderBy(desc(changeRows.rowNo));
  const title = `撤销：${set.title}`.slice(0, 100);
  return storeSet(ctx, { title, source: 'undo', sourceNote: set.setNo, undoes: set.changeSetId }, rows.map(reversed));
}
