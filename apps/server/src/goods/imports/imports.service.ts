import { randomUUID } from 'node:crypto';
import type { ColumnChoice } from '@yigou/contract/goods/imports.console';
import {
  type ImportedName,
  type ImportState,
  importedNames,
  importStateLabels,
  isArchive,
  targetLabel,
} from '@yigou/contract/goods/imports.terms';
import { and, eq, ne, sql } from 'drizzle-orm';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import { actorRow } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { nameResult, type Written } from '../../ground/files/results.service';
import { type OperatorContext, operatorOf } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { findNames, Wanted, wayParts } from '../catalog/names.service';
import { draftSet, releaseSet } from '../changeSets/changeSets.service';
import { mayRelease } from '../changeSets/changeSetView.service';
import type { Edit } from '../changeSets/edits.rules';
import { skuNoOf } from './cells.rules';
import { judgeRows } from './checking.service';
import {
  countVerdicts,
  type GoodsImport,
  type ImportRow,
  lockImport,
  selectMissing,
  selectPiece,
  setImport,
  writeOutcomes,
} from './imports.queries';
import { goodsImportRows, goodsImports, importProfiles } from './imports.tables';
import { chooseColumns, doubledTarget } from './titles.rules';

/** Where the sheet does not say, new goods are as most are. */
const usualTexts: Record<string, string> = {
  'product.unit': '件',
  'product.taxRate': '13%',
  'product.noReasonReturn': '是',
  'sku.moq': '1',
  'sku.multiple': '1',
  'sku.onShelf': '是',
};

const trace = (ctx: OperatorContext, what: string, sheet: Pick<GoodsImport, 'importId' | 'fileName'>, after: object) =>
  writeAudit(ctx, {
    what,
    object: { kind: 'goodsImport', id: String(sheet.importId) },
    before: {},
    after: { fileName: sheet.fileName, ...after },
  });

/** Another company's is like one that does not exist. */
async function own(ctx: OperatorContext, importId: number): Promise<GoodsImport> {
  const sheet = await lockImport(ctx.tx, importId);
  if (sheet?.companyId !== ctx.caller.companyId) throw new DomainError('notFound');
  return sheet;
}

async function ownIn(ctx: OperatorContext, importId: number, states: readonly ImportState[], action: string) {
  const sheet = await own(ctx, importId);
  if (!states.includes(sheet.state))
    throw new DomainError('importStateRefused', { state: importStateLabels[sheet.state], action });
  return sheet;
}

/** An archive of pictures has no columns to choose. */
async function ownTable(ctx: OperatorContext, importId: number, states: readonly ImportState[], action: string) {
  const sheet = await ownIn(ctx, importId, states, action);
  if (isArchive(sheet.fileName)) throw new DomainError('importStateRefused', { state: '是图片压缩包', action });
  return sheet;
}

const work = (ctx: OperatorContext, importId: number) => ctx.jobs.send(ctx.tx, 'goodsImport', { importId });

type Received = Written & { fileName: string; contentType: string };

/** The file lies in the store; from now on it is somebody's, and is read in the background. */
export function receiveSheet(ctx: OperatorContext, file: Received): Promise<number> {
  const { now, caller } = ctx;
  const { companyId } = caller;
  return ctx.tx.transaction(async (tx) => {
    const within = { ...ctx, tx };
    await nameResult(tx, { ...file, companyId }, now);
    const { fileId, fileName } = file;
    const started = { state: 'reading' as const, usual: usualTexts, createdAt: now, ...actorRow(operatorOf(ctx)) };
    const [sheet] = await tx
      .insert(goodsImports)
      .values({ companyId, fileId, fileName, ...started })
      .returning();
    if (!sheet) throw new Error('import was not stored');
    await work(within, sheet.importId);
    await trace(within, '上传导入表格', sheet, {});
    return sheet.importId;
  });
}

/** All rows are looked at anew. */
async function again(ctx: OperatorContext, { importId, revision }: GoodsImport, set: Partial<GoodsImport>) {
  const anew = { state: 'checking' as const, revision: revision + 1, doneCount: 0, error: '', nextTryAt: null };
  await setImport(ctx.tx, importId, { ...anew, ...set });
  await work(ctx, importId);
}

const settled: readonly ImportState[] = ['checking', 'ready'];

type Columns = { importId: number; columns: ColumnChoice[]; usual: Record<string, string> };

export async function setColumns(ctx: OperatorContext, { importId, columns, usual }: Columns): Promise<void> {
  const sheet = await ownTable(ctx, importId, settled, '改列');
  const doubled = doubledTarget(columns);
  if (doubled) throw new DomainError('importColumnTwice', { label: targetLabel(doubled) });
  await again(ctx, sheet, { columns: chooseColumns(sheet.columns, columns), usual });
  await trace(ctx, '设置导入的列', sheet, { columns: columns.filter(({ to }) => to).length });
}

type Picked = { importId: number; sheetName: string; titleRow: number };

export async function pickSheet(ctx: OperatorContext, { importId, sheetName, titleRow }: Picked): Promise<void> {
  const sheet = await ownTable(ctx, importId, ['checking', 'ready', 'failed'], '改读另一张表');
  if (sheet.sheetNames.length > 0 && !sheet.sheetNames.includes(sheetName)) throw new DomainError('notFound');
  await again(ctx, sheet, { state: 'reading', sheetName, titleRow });
  await trace(ctx, '改读另一张工作表', sheet, { sheetName, titleRow });
}

async function ownRow(tx: Db, importId: number, rowNo: number): Promise<ImportRow> {
  const [row] = await tx
    .select()
    .from(goodsImportRows)
    .where(and(eq(goodsImportRows.importId, importId), eq(goodsImportRows.rowNo, rowNo)));
  if (!row) throw new DomainError('notFound');
  return row;
}

const writeRow = (tx: Db, { importId, rowNo }: ImportRow, set: Partial<ImportRow>) =>
  tx
    .update(goodsImportRows)
    .set(set)
    .where(and(eq(goodsImportRows.importId, importId), eq(goodsImportRows.rowNo, rowNo)));

async function judgeAgain(tx: Db, sheet: GoodsImport, piece: string): Promise<void> {
  const { outcomes } = await judgeRows(tx, sheet, await selectPiece(tx, sheet.importId, piece));
  await writeOutcomes(tx, sheet.importId, outcomes);
  await setImport(tx, sheet.importId, { counts: await countVerdicts(tx, sheet.importId) });
}

/** Cells that say what a row belongs to. */
const tying = ['skuNo', 'group', 'product.name', 'product.brandId'];

type CellInput = { importId: number; rowNo: number; to: string; text?: string | undefined; accept: boolean };

export async function setCell(ctx: OperatorContext, { importId, rowNo, to, text, accept }: CellInput): Promise<void> {
  const { tx } = ctx;
  const sheet = await ownIn(ctx, importId, ['ready'], '改格');
  const row = await ownRow(tx, importId, rowNo);
  const written = text === undefined ? row.written : { ...row.written, [to]: text };
  const texts = text === undefined ? row.texts : { ...row.texts, [to]: text };
  const accepted = accept ? [...new Set([...row.accepted, to])] : row.accepted;
  await writeRow(tx, row, { written, texts, accepted, skuNo: skuNoOf(texts) });
  await trace(ctx, '改导入的一格', sheet, { row: rowNo, cell: targetLabel(to), text: text ?? '', accept });
  if (text !== undefined && tying.includes(to)) await again(ctx, sheet, {});
  else await judgeAgain(tx, sheet, row.piece);
}

/** Of the rows with one number only this one stays. */
export async function useRow(ctx: OperatorContext, { importId, rowNo }: { importId: number; rowNo: number }) {
  const { tx } = ctx;
  const sheet = await ownIn(ctx, importId, ['ready'], '选行');
  const row = await ownRow(tx, importId, rowNo);
  if (row.sameAs === null) throw new DomainError('notFound');
  const others = and(
    eq(goodsImportRows.importId, importId),
    eq(goodsImportRows.skuNo, row.skuNo),
    ne(goodsImportRows.rowNo, rowNo),
  );
  const gone = await tx.delete(goodsImportRows).where(others).returning({ rowNo: goodsImportRows.rowNo });
  await writeRow(tx, row, { sameAs: null });
  await setImport(tx, importId, { rowCount: sheet.rowCount - gone.length });
  await judgeAgain(tx, sheet, row.piece);
  await trace(ctx, '选用导入的一行', sheet, { row: rowNo, dropped: gone.map((each) => each.rowNo) });
}

const kindOf: Record<string, ImportedName> = {
  'product.categoryId': 'category',
  'product.brandId': 'brand',
  'product.supplierId': 'supplier',
  'product.labelIds': 'label',
};

export type Missing = { kind: ImportedName; names: string[]; rows: number };

export async function missingNames(tx: Db, importId: number): Promise<Missing[]> {
  const found = await selectMissing(tx, importId);
  return (Object.keys(importedNames) as ImportedName[]).flatMap((kind) => {
    const own = found.filter(({ to }) => kindOf[to] === kind);
    const rows = own.reduce((sum, each) => sum + each.rows, 0);
    return own.length > 0 ? [{ kind, names: own.map(({ name }) => name), rows }] : [];
  });
}

const contentOf = (kind: ImportedName, name: string): Record<string, unknown> =>
  kind === 'supplier' ? { name, shortName: name.slice(0, 30) } : { name };

/** Those above first: a category stands below one that is there. */
async function missingCategories({ tx, caller }: OperatorContext, ways: string[][], depth: number): Promise<Edit[]> {
  const wanted = new Wanted();
  wanted.text('category', '');
  const { idsOf } = await findNames(tx, caller.companyId, wanted);
  const here = new Map(
    ways.flatMap((way) => (way.length >= depth ? [[way.slice(0, depth).join(' / '), way.slice(0, depth)]] : [])),
  );
  return [...here].flatMap(([written, way]) => {
    const name = way[depth - 1] ?? '';
    const [parentId = null] = depth > 1 ? idsOf('category', way.slice(0, -1).join(' / ')) : [];
    const make = { name, parentId };
    return idsOf('category', written).length > 0 ? [] : [{ thing: 'category' as const, make, label: name }];
  });
}

const deepest = 3;

async function editsToMake(ctx: OperatorContext, { kind, names }: Missing, depth: number): Promise<Edit[]> {
  if (kind === 'category') return missingCategories(ctx, names.map(wayParts), depth);
  return depth > 1 ? [] : names.map((name) => ({ thing: kind, make: contentOf(kind, name), label: name }));
}

/** What the sheet names and nobody here knows is made, as any other change is; then the sheet is looked at again. */
export async function makeNames(
  ctx: OperatorContext,
  { importId, kind }: { importId: number; kind: ImportedName },
): Promise<{ changeSetId: number; setNo: string; made: number }> {
  const sheet = await ownIn(ctx, importId, ['ready'], '新建');
  const missing = (await missingNames(ctx.tx, importId)).find((each) => each.kind === kind);
  if (!missing) throw new DomainError('importNoNames', { what: importedNames[kind] });
  let answer = { changeSetId: 0, setNo: '', made: 0 };
  for (let depth = 1; depth <= deepest; depth += 1) {
    const edits = await editsToMake(ctx, missing, depth);
    if (edits.length === 0) continue;
    const title = `${sheet.fileName.slice(0, 60)}：新建${importedNames[kind]}`;
    const draft = { title, source: 'import' as const, sourceNote: sheet.fileName, requestId: randomUUID() };
    const { set } = await draftSet(ctx, { ...draft, edits, allOrNothing: true });
    const { changeSetId, setNo } = set;
    answer = { changeSetId, setNo, made: answer.made };
    // Where a rule asks for a second person, whoever releases it looks at the sheet again.
    if (!mayRelease(set, ctx.caller)) break;
    await releaseSet(ctx, { changeSetId, note: '' });
    answer.made += edits.length;
  }
  if (answer.changeSetId === 0) throw new DomainError('importNoNames', { what: importedNames[kind] });
  await again(ctx, sheet, {});
  return answer;
}

type Drafting = { importId: number; requestId: string; title: string; goodRowsOnly: boolean };

/** The same request again is the same change set. */
export async function draftFromImport(ctx: OperatorContext, { importId, ...wish }: Drafting): Promise<void> {
  const sheet = await own(ctx, importId);
  const isAgain = ['drafting', 'drafted'].includes(sheet.state) && sheet.wish?.requestId === wish.requestId;
  if (!isAgain) {
    if (sheet.state !== 'ready')
      throw new DomainError('importStateRefused', { state: importStateLabels[sheet.state], action: '生成变更单' });
    const { change, new: fresh, fault } = sheet.counts;
    if (!wish.goodRowsOnly && fault > 0) throw new DomainError('importNotAllGood', { count: fault });
    if (change + fresh === 0) throw new DomainError('importNothingToDo');
    await setImport(ctx.tx, importId, { state: 'drafting', wish, error: '', doneCount: 0, nextTryAt: null });
    await work(ctx, importId);
  }
  await trace(ctx, '由导入生成变更单', sheet, { title: wish.title, goodRowsOnly: wish.goodRowsOnly });
}

export async function discardImport(ctx: OperatorContext, importId: number): Promise<void> {
  const sheet = await ownIn(ctx, importId, ['reading', 'checking', 'ready', 'failed'], '放弃');
  await setImport(ctx.tx, importId, { state: 'discarded', revision: sheet.revision + 1, nextTryAt: null });
  await ctx.tx.delete(goodsImportRows).where(eq(goodsImportRows.importId, importId));
  await trace(ctx, '放弃导入', sheet, {});
}

export async function saveProfile(ctx: OperatorContext, { importId, name }: { importId: number; name: string }) {
  const { tx, now, caller } = ctx;
  const sheet = await ownIn(ctx, importId, [...settled, 'drafting', 'drafted'], '存配置');
  const columns = sheet.columns.map(({ title, to, addTax, fillDown, onlyNew }) => ({
    ...{ title, to, addTax, fillDown, onlyNew },
  }));
  const kept = { columns, usual: sheet.usual, changedAt: now };
  const [profile] = await tx
    .insert(importProfiles)
    .values({ companyId: caller.companyId, name, version: 1, ...kept })
    .onConflictDoUpdate({
      target: [importProfiles.companyId, importProfiles.name],
      set: { ...kept, version: sql`${importProfiles.version} + 1` },
    })
    .returning();
  await setImport(tx, importId, { profileId: profile?.profileId ?? null });
  await trace(ctx, '存下导入配置', sheet, { name, version: profile?.version ?? 1 });
}

const ownProfile = (ctx: OperatorContext, profileId: number) =>
  and(eq(importProfiles.profileId, profileId), eq(importProfiles.companyId, ctx.caller.companyId));

/** Read again with it: which column is which may be another now. */
export async function takeProfile(
  ctx: OperatorContext,
  { importId, profileId }: { importId: number; profileId: number },
) {
  const sheet = await ownTable(ctx, importId, settled, '换配置');
  const [profile] = await ctx.tx.select().from(importProfiles).where(ownProfile(ctx, profileId));
  if (!profile) throw new DomainError('notFound');
  await again(ctx, sheet, { state: 'reading', profileId });
  await trace(ctx, '按配置对列', sheet, { name: profile.name });
}

export async function removeProfile(ctx: OperatorContext, profileId: number): Promise<void> {
  const [gone] = await ctx.tx.delete(importProfiles).where(ownProfile(ctx, profileId)).returning();
  if (!gone) throw new DomainError('notFound');
  await writeAudit(ctx, {
    what: '删除导入配置',
    object: { kind: 'importProfile', id: gone.name },
    before: { version: gone.version },
    after: {},
  });
}
