import { type ReleaseRules, usualReleaseRules } from '@yigou/contract/goods/changeSets.terms';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import type { Db } from '../../ground/db/client';
import { type OperatorContext, operatorOf } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { lockSet, moveSet } from './changeSetMoves.service';
import { type ChangeSetMove, hitsOf, moveOf, needsSecondPerson } from './changeSets.rules';
import { changeRows, changeSets, releaseRules } from './changeSets.tables';
import { mayRelease } from './changeSetView.service';
import { type ChangeSet, type EditFault, type RowDraft, readEdits, type SetDraft, storeSet } from './drafting.service';
import type { Edit } from './edits.rules';
import { readPriceSteps } from './priceSteps.service';
import { releasePiece } from './running.service';
import { draftUndo } from './undoing.service';

export async function readRules(tx: Db, companyId: number): Promise<ReleaseRules> {
  const [row] = await tx.select().from(releaseRules).where(eq(releaseRules.companyId, companyId));
  return row ?? usualReleaseRules;
}

export async function saveRules(ctx: OperatorContext, rules: ReleaseRules): Promise<void> {
  const { companyId } = ctx.caller;
  const before = await readRules(ctx.tx, companyId);
  await ctx.tx
    .insert(releaseRules)
    .values({ companyId, ...rules })
    .onConflictDoUpdate({ target: releaseRules.companyId, set: rules });
  await writeAudit(ctx, { what: '设置放行规则', object: { kind: 'releaseRule', id: '' }, before, after: rules });
}

/** Judged by the rules as they are now, and written beside the set. */
async function judgeHits(tx: Db, set: ChangeSet): Promise<ChangeSet> {
  const hits = hitsOf(await readRules(tx, set.companyId), set.rowCount, await readPriceSteps(tx, set));
  await tx.update(changeSets).set({ hits }).where(eq(changeSets.changeSetId, set.changeSetId));
  return { ...set, hits };
}

const trace = (ctx: OperatorContext, what: string, set: ChangeSet, after: object) =>
  writeAudit(ctx, {
    what: `${what}变更单`,
    object: { kind: 'changeSet', id: set.setNo },
    before: { state: set.state },
    after,
  });

const own = (ctx: OperatorContext, changeSetId: number) => lockSet(ctx.tx, changeSetId, ctx.caller.companyId);

/** A set of rows that somebody has read and judged already. */
export async function draftRows(
  writer: Parameters<typeof storeSet>[0],
  draft: SetDraft,
  rows: readonly RowDraft[],
): Promise<ChangeSet> {
  return judgeHits(writer.tx, await storeSet(writer, draft, rows));
}

type Draft = SetDraft & { edits: readonly Edit[]; allOrNothing: boolean };

/** The same request again is the same set. */
export async function draftSet(
  ctx: OperatorContext,
  { edits, allOrNothing, ...draft }: Draft,
): Promise<{ set: ChangeSet; faults: EditFault[] }> {
  const { tx, now, caller } = ctx;
  const [known] = draft.requestId
    ? await tx
        .select()
        .from(changeSets)
        .where(and(eq(changeSets.companyId, caller.companyId), eq(changeSets.requestId, draft.requestId)))
    : [];
  if (known) {
    await trace(ctx, '生成', known, { rowCount: known.rowCount });
    return { set: known, faults: [] };
  }
  const { rows, faults } = await readEdits(tx, caller.companyId, edits);
  if (faults.length > 0 && allOrNothing)
    throw new DomainError('changeSetFaults', { count: faults.length, first: faults[0]?.fault ?? '' }, fieldsOf(faults));
  const set = await draftRows({ tx, now, companyId: caller.companyId, by: operatorOf(ctx) }, draft, rows);
  await trace(ctx, '生成', set, { rowCount: set.rowCount });
  return { set, faults };
}

const fieldsOf = (faults: readonly EditFault[]): Record<string, string> =>
  Object.fromEntries(faults.map(({ at, field, fault }) => [field ? `edits.${at}.${field}` : `edits.${at}`, fault]));

async function move(
  ctx: OperatorContext,
  set: ChangeSet,
  name: ChangeSetMove,
  note = '',
  change: Partial<ChangeSet> = {},
) {
  const moved = await moveSet(ctx, set, name, { by: operatorOf(ctx), note, set: change });
  await trace(ctx, moveOf(name).what, set, { state: moved.state, note });
  return moved;
}

export async function submitSet(ctx: OperatorContext, { changeSetId, note }: { changeSetId: number; note: string }) {
  const set = await judgeHits(ctx.tx, await own(ctx, changeSetId));
  await move(ctx, set, 'submit', note, { submittedAt: ctx.now });
}

/** So few rows are written while whoever released them waits. */
const atOnceMost = 100;

type Release = { changeSetId: number; dueTime?: string | undefined; note: string };

export async function releaseSet(ctx: OperatorContext, { changeSetId, dueTime, note }: Release): Promise<void> {
  const set = await judgeHits(ctx.tx, await own(ctx, changeSetId));
  if (!mayRelease(set, ctx.caller))
    throw new DomainError(needsSecondPerson(set.hits) ? 'changeSetSecondPerson' : 'notPermitted');
  const releasedBy = ctx.caller.operatorName;
  if (dueTime) {
    const dueAt = new Date(dueTime);
    if (dueAt <= ctx.now) throw new DomainError('changeSetDuePast');
    await move(ctx, set, 'schedule', note, { dueAt, releasedBy });
    return;
  }
  await move(ctx, set, 'release', note, { dueAt: null, releasedBy });
  if (set.rowCount <= atOnceMost) while (await releasePiece(ctx, changeSetId));
}

/**
 * For whoever keeps something by calls of their own, with the right to it: a draft that no rule asks about is written,
 * any other is handed in for a second person.
 */
export async function saveSet(ctx: OperatorContext, draft: SetDraft & { edits: readonly Edit[] }): Promise<ChangeSet> {
  const { set } = await draftSet(ctx, { ...draft, allOrNothing: true });
  // The same request again.
  if (set.state !== 'draft') return set;
  if (needsSecondPerson(set.hits)) return move(ctx, set, 'submit', '', { submittedAt: ctx.now });
  await move(ctx, set, 'release', '', { dueAt: null, releasedBy: ctx.caller.operatorName });
  if (set.rowCount <= atOnceMost) while (await releasePiece(ctx, set.changeSetId));
  return lockSet(ctx.tx, set.changeSetId);
}

/** What a set made, in its order; what is not written yet has no number. */
export async function madeBy(tx: Db, { changeSetId }: ChangeSet): Promise<number[]> {
  const made = and(eq(changeRows.changeSetId, changeSetId), eq(changeRows.field, ''), isNull(changeRows.before));
  const rows = await tx.select({ id: changeRows.thingId }).from(changeRows).where(made).orderBy(changeRows.rowNo);
  return rows.flatMap(({ id }) => id ?? []);
}

export async function returnSet(
  ctx: OperatorContext,
  { changeSetId, reason }: { changeSetId: number; reason: string },
) {
  await move(ctx, await own(ctx, changeSetId), 'return', reason, { dueAt: null, releasedBy: '' });
}

export async function discardSet(ctx: OperatorContext, changeSetId: number): Promise<void> {
  await move(ctx, await own(ctx, changeSetId), 'discard', '', { dueAt: null });
}

export async function dropRows(
  ctx: OperatorContext,
  { changeSetId, rowNos }: { changeSetId: number; rowNos: number[] },
) {
  const set = await own(ctx, changeSetId);
  if (!['draft', 'pending'].includes(set.state) || set.undoes !== null)
    throw new DomainError('changeSetStateRefused', { state: '当前', action: '去掉行' });
  const here = and(eq(changeRows.changeSetId, changeSetId), inArray(changeRows.rowNo, rowNos));
  const gone = await ctx.tx.delete(changeRows).where(here).returning({ label: changeRows.label });
  if (gone.length === 0) throw new DomainError('notFound');
  const rowCount = set.rowCount - gone.length;
  if (rowCount === 0) throw new DomainError('changeSetEmpty');
  await ctx.tx.update(changeSets).set({ rowCount }).where(eq(changeSets.changeSetId, changeSetId));
  await judgeHits(ctx.tx, { ...set, rowCount });
  await trace(ctx, '去掉行：', set, { rowCount });
}

export async function undoSet(ctx: OperatorContext, changeSetId: number): Promise<ChangeSet> {
  const { tx, now, caller } = ctx;
  const set = await own(ctx, changeSetId);
  if (set.state !== 'released') throw new DomainError('changeSetStateRefused', { state: '当前', action: '撤销' });
  const undo = await judgeHits(tx, await draftUndo({ tx, now, companyId: caller.companyId, by: operatorOf(ctx) }, set));
  await trace(ctx, '撤销', set, { name: undo.setNo });
  return undo;
}
