import { type Field, fieldOf } from '@yigou/contract/goods/fields.terms';
import type { ImportFault } from '@yigou/contract/goods/imports.console';
import { targetField } from '@yigou/contract/goods/imports.terms';
import { splitList, unquoted } from '@yigou/contract/goods/typedParts';
import { type Names, writeTyped } from '@yigou/contract/goods/typedValues';
import type { Db } from '../../ground/db/client';
import { groupBy } from '../../ground/lib/groupBy';
import { findNames, Wanted } from '../catalog/names.service';
import { type RowDraft, readEdits } from '../changeSets/drafting.service';
import type { GoodsImport, ImportRow } from './imports.queries';
import { faultOf, type PlannedEdit, planPiece, type SheetRow, slipOf } from './planning.rules';

const listMarks = '、,，;；|\n';

/** What the cells of these rows name, found at once. */
function namedIn(tx: Db, { companyId, usual }: GoodsImport, rows: readonly SheetRow[]): Promise<Names> {
  const wanted = new Wanted();
  for (const texts of [usual, ...rows.map((row) => row.texts)])
    for (const [to, text] of Object.entries(texts)) {
      const rule = targetField(to)?.field.rule;
      if (rule?.kind === 'reference') wanted.text(rule.to, text);
      if (rule?.kind === 'references')
        for (const part of splitList(text, listMarks)) wanted.text(rule.to, unquoted(part));
    }
  return findNames(tx, companyId, wanted);
}

/** What the drafts name, before and after. */
function namedBy(tx: Db, companyId: number, drafts: readonly RowDraft[]): Promise<Names> {
  const wanted = new Wanted();
  for (const { thing, field, before, after } of drafts) {
    const rule = fieldOf(thing, field)?.rule;
    if (rule?.kind !== 'reference' && rule?.kind !== 'references') continue;
    for (const id of [before, after].flat()) if (typeof id === 'number') wanted.id(rule.to, id);
  }
  return findNames(tx, companyId, wanted);
}

type Faults = Map<number, ImportFault[]>;
type Tried = { edits: PlannedEdit[]; drafts: RowDraft[] };

const note = (faults: Faults, rowNo: number, fault: ImportFault) =>
  faults.set(rowNo, [...(faults.get(rowNo) ?? []), fault]);

/** Every edit as the engine of change sets sees it: what it refuses is a fault of the rows that asked for it. */
async function tryEdits(
  tx: Db,
  companyId: number,
  edits: readonly PlannedEdit[],
  accepted: ReadonlyMap<number, readonly string[]>,
  faults: Faults,
): Promise<RowDraft[]> {
  const { rows, faults: refused } = await readEdits(
    tx,
    companyId,
    edits.map(({ edit }) => edit),
  );
  for (const { at, field, fault } of refused) {
    const { edit, rowNos = [] } = edits[at] ?? {};
    for (const rowNo of rowNos) note(faults, rowNo, faultOf(field ? `${edit?.thing}.${field}` : 'skuNo', fault));
  }
  const byThing = groupBy(rows, ({ thing, thingId }) => `${thing} ${thingId}`);
  for (const { edit, rowNos } of edits)
    for (const { thing, field, before, after } of 'id' in edit ? (byThing.get(`${edit.thing} ${edit.id}`) ?? []) : []) {
      const slip = slipOf(`${thing}.${field}`, before, after);
      for (const rowNo of rowNos) if (slip && !accepted.get(rowNo)?.includes(slip.to)) note(faults, rowNo, slip);
    }
  return rows;
}

type Outcome = Pick<ImportRow, 'rowNo' | 'verdict' | 'faults' | 'before' | 'after'>;
export type Judged = { outcomes: Outcome[]; drafts: RowDraft[] };

const triesMost = 4;

function textsOf(drafts: readonly RowDraft[], said: SheetRow['texts'], names: Names, side: 'before' | 'after') {
  const texts: Record<string, string> = {};
  for (const draft of drafts) {
    const to = `${draft.thing}.${draft.field}`;
    const field: Field | undefined = fieldOf(draft.thing, draft.field);
    if (field && said[to] !== undefined) texts[to] = writeTyped(field, draft[side], names);
  }
  return texts;
}

/**
 * What these rows, whole pieces of them, would do. Where some of a piece are wrong the others are tried without them, so
 * that what is said to be good is good by itself.
 */
export async function judgeRows(tx: Db, sheet: GoodsImport, rows: readonly ImportRow[]): Promise<Judged> {
  const { companyId, usual, columns } = sheet;
  const names = await namedIn(tx, sheet, rows);
  const onlyNew = new Set(columns.filter((column) => column.onlyNew).map(({ to }) => to));
  const accepted = new Map(rows.map((row) => [row.rowNo, row.accepted]));
  const faults: Faults = new Map();
  const tried: Tried = { edits: [], drafts: [] };
  let pieces = [...groupBy(rows, ({ piece }) => piece).values()];
  for (let turn = 0; turn < triesMost && pieces.length > 0; turn += 1) {
    const plans = pieces.map((piece) => {
      const left = piece.filter(({ rowNo }) => !faults.has(rowNo));
      const productId = left.find((row) => row.skuId === null)?.productId ?? null;
      return planPiece(left, { productId, usual, onlyNew, names });
    });
    for (const plan of plans) for (const [rowNo, found] of plan.faults) faults.set(rowNo, found);
    const before = faults.size;
    const edits = plans.flatMap((plan) => plan.edits);
    const drafts = await tryEdits(tx, companyId, edits, accepted, faults);
    const isGood = ({ rowNos }: PlannedEdit): boolean => rowNos.every((rowNo) => !faults.has(rowNo));
    const broken = new Set(edits.filter((edit) => !isGood(edit)).flatMap(({ rowNos }) => rowNos));
    pieces = faults.size === before ? [] : pieces.filter((piece) => piece.some(({ rowNo }) => broken.has(rowNo)));
    const again = new Set(pieces.flat().map(({ rowNo }) => rowNo));
    const settled = edits.filter(({ rowNos }) => !rowNos.some((rowNo) => again.has(rowNo)));
    tried.edits.push(...settled);
    tried.drafts.push(...settledDrafts(settled, drafts));
  }
  for (const { rowNo } of pieces.flat())
    if (!faults.has(rowNo)) note(faults, rowNo, faultOf('skuNo', '与同一商品的其他行合在一起未通过检查'));
  return { outcomes: await describe(tx, companyId, rows, tried, faults), drafts: tried.drafts };
}

/** What is made is known by the first number in it: no two rows of a sheet bear the same. */
function numberOf(content: unknown): string {
  const { skuNo, skus } = content as { skuNo?: string; skus?: { skuNo: string }[] };
  return `new ${skuNo ?? skus?.[0]?.skuNo}`;
}
const keyOf = ({ thing, thingId, field, after }: RowDraft): string =>
  thingId === null && field === '' ? numberOf(after) : `${thing} ${thingId}`;
const editKey = ({ edit }: PlannedEdit): string => ('make' in edit ? numberOf(edit.make) : `${edit.thing} ${edit.id}`);

function settledDrafts(edits: readonly PlannedEdit[], drafts: readonly RowDraft[]): RowDraft[] {
  const wanted = new Set(edits.map(editKey));
  return drafts.filter((draft) => wanted.has(keyOf(draft)));
}

async function describe(
  tx: Db,
  companyId: number,
  rows: readonly ImportRow[],
  { edits, drafts }: Tried,
  faults: Faults,
): Promise<Outcome[]> {
  const names = await namedBy(tx, companyId, drafts);
  const byKey = groupBy(drafts, keyOf);
  const editsOf = new Map<number, PlannedEdit[]>();
  for (const edit of edits) for (const rowNo of edit.rowNos) editsOf.set(rowNo, [...(editsOf.get(rowNo) ?? []), edit]);
  return rows.map(({ rowNo, skuId, texts }) => {
    const wrong = faults.get(rowNo);
    if (wrong) return { rowNo, verdict: 'fault', faults: wrong, before: {}, after: {} };
    const own = (editsOf.get(rowNo) ?? []).flatMap((edit) => byKey.get(editKey(edit)) ?? []);
    if (skuId === null) return { rowNo, verdict: 'new', faults: [], before: {}, after: {} };
    const after = textsOf(own, texts, names, 'after');
    const before = textsOf(own, texts, names, 'before');
    const verdict = Object.keys(after).length > 0 ? 'change' : 'same';
    return { rowNo, verdict, faults: [], before, after };
  });
}
