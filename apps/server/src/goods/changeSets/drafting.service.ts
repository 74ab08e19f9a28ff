import type { ChangeSource } from '@yigou/contract/goods/changeSets.terms';
import { fieldNamesOf, fieldOf, type Thing } from '@yigou/contract/goods/fields.terms';
import { isSameValue } from '@yigou/contract/goods/fieldValues';
import { sql } from 'drizzle-orm';
import { type Actor, actorRow } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { insertText, rowsText } from '../../ground/db/insertText';
import { nextNumber } from '../../ground/db/numbers';
import { DomainError } from '../../ground/lib/domainError';
import { cleanHtml } from '../../ground/lib/html';
import type { HeldById, Values } from '../catalog/keeper.service';
import { changeRows, changeSetLogs, changeSets } from './changeSets.tables';
import { besidesOf, type Edit, settled, skuFieldsOf, type Wish, wholeOf } from './edits.rules';
import { judgeWishes } from './judging.service';
import { keepers, thingOrder } from './things.service';

export type ChangeSet = typeof changeSets.$inferSelect;
export type ChangeRow = typeof changeRows.$inferSelect;
export type RowDraft = Pick<ChangeRow, 'thing' | 'thingId' | 'productId' | 'label' | 'field' | 'before' | 'after'> & {
  undoesRowId?: number;
};

/** What is wrong with one of the edits, and where: `at` is its place in what was given. */
export type EditFault = { at: number; field: string; fault: string };
export type Drafted = { rows: RowDraft[]; faults: EditFault[] };

type Given = { at: number; edit: Edit; isFilling: boolean };

/** Cleaned before it is a row: what is written is then exactly what the row says. */
const cleaned = (thing: Thing, name: string, value: unknown): unknown =>
  fieldOf(thing, name)?.rule.kind === 'html' && typeof value === 'string' ? cleanHtml(value) : value;

/** Everything of a new thing, SKUs of a product included. */
function wholeWith(
  thing: Thing,
  make: Values,
  isFilling: boolean,
): { values: Record<string, unknown>; faults: string[] } {
  const own = wholeOf(thing, make);
  const besides = besidesOf(thing, make, isFilling);
  const values: Record<string, unknown> = { ...besides.values };
  for (const [name, value] of Object.entries(own.values)) values[name] = cleaned(thing, name, value);
  const faults = [...own.faults, ...besides.faults];
  if (thing !== 'product') return { values, faults };
  const skus = skuFieldsOf(make).map((sku) => wholeWith('sku', sku, isFilling));
  if (skus.length === 0) faults.push('请至少填写一个规格');
  return {
    values: { ...values, skus: skus.map((sku) => sku.values) },
    faults: [...faults, ...skus.flatMap((sku) => sku.faults)],
  };
}

/** Somebody else has written another value since it was looked at. */
const isOvertaken = (seen: Values | undefined, now: Values, field: string, wanted: unknown): boolean =>
  seen !== undefined && field in seen && !isSameValue(seen[field], now[field]) && !isSameValue(now[field], wanted);

const overtaken = (thing: Thing, field: string): string => `${fieldOf(thing, field)?.label ?? field}已被他人修改`;

type Read = { wish: Wish; rows: RowDraft[]; at: number };

function readEdit({ at, edit, isFilling }: Given, held: HeldById, faults: EditFault[]): Read | null {
  const { thing } = edit;
  if ('make' in edit) {
    const { values, faults: wrong } = wholeWith(thing, edit.make, isFilling);
    faults.push(...wrong.map((fault) => ({ at, field: '', fault })));
    const productId = (values.productId as number | undefined) ?? null;
    const row = { thing, thingId: null, productId, label: edit.label, field: '', before: null, after: values };
    const changed = fieldNamesOf(thing);
    return wrong.length > 0 ? null : { at, rows: [row], wish: { thing, id: null, productId, values, changed } };
  }
  const current = held.get(edit.id);
  if (!current) {
    faults.push({ at, field: '', fault: '内容不存在或已被删除' });
    return null;
  }
  const { label, productId, values: before } = current;
  const about = { thing, thingId: edit.id, productId, label };
  if ('remove' in edit)
    return {
      at,
      rows: [{ ...about, field: '', before, after: null }],
      wish: { thing, id: edit.id, productId, values: before, changed: [] },
    };
  const after: Record<string, unknown> = { ...before };
  const rows: RowDraft[] = [];
  for (const [field, given] of Object.entries(edit.set)) {
    const { value: wanted, fault } = settled(thing, field, given);
    const value = cleaned(thing, field, wanted);
    if (fault) faults.push({ at, field, fault });
    else if (isOvertaken(edit.seen, before, field, value)) faults.push({ at, field, fault: overtaken(thing, field) });
    else if (!isSameValue(before[field], value)) {
      rows.push({ ...about, field, before: before[field] ?? null, after: value });
      after[field] = value;
    }
  }
  return rows.length > 0
    ? { at, rows, wish: { thing, id: edit.id, productId, values: after, changed: rows.map((row) => row.field) } }
    : null;
}

async function holdAll(tx: Db, companyId: number, edits: readonly Edit[]): Promise<Map<Thing, HeldById>> {
  const all = new Map<Thing, HeldById>();
  for (const thing of thingOrder) {
    const ids = edits.flatMap((edit) => (edit.thing === thing && 'id' in edit ? [edit.id] : []));
    all.set(thing, await keepers[thing].read(tx, companyId, [...new Set(ids)]));
  }
  return all;
}

/** The rows that edits come to, compared with what is there now; what changes nothing is left out. */
export async function readEdits(
  tx: Db,
  companyId: number,
  edits: readonly Edit[],
  isFilling = false,
): Promise<Drafted> {
  const held = await holdAll(tx, companyId, edits);
  const faults: EditFault[] = [];
  const read = edits
    .map((edit, at) => readEdit({ at, edit, isFilling }, held.get(edit.thing) ?? new Map(), faults))
    .filter((each): each is Read => each !== null);
  const wrong = await judgeWishes(
    tx,
    companyId,
    read.map(({ wish }) => wish),
  );
  for (const { at, wish } of read) {
    const fault = wrong.get(wish);
    if (fault) faults.push({ at, field: wish.changed.length === 1 ? (wish.changed[0] ?? '') : '', fault });
  }
  return { rows: sorted(read.filter(({ wish }) => !wrong.has(wish)).flatMap(({ rows }) => rows)), faults };
}

const isRemoval = ({ field, after }: RowDraft): boolean => field === '' && after === null;

/** A thing after what it may point at, the rows of one product together; what is removed last, the other way round. */
function sorted(rows: readonly RowDraft[]): RowDraft[] {
  const rank = (row: RowDraft): number => {
    const at = thingOrder.indexOf(row.thing);
    const grouped = row.thing === 'sku' ? thingOrder.indexOf('product') : at;
    return isRemoval(row) ? 2 * thingOrder.length - at : grouped;
  };
  const group = (row: RowDraft): number => row.productId ?? row.thingId ?? Number.MAX_SAFE_INTEGER;
  return rows
    .map((row, at) => ({ row, at }))
    .sort(
      (a, b) =>
        rank(a.row) - rank(b.row) ||
        group(a.row) - group(b.row) ||
        thingOrder.indexOf(a.row.thing) - thingOrder.indexOf(b.row.thing) ||
        a.at - b.at,
    )
    .map(({ row }) => row);
}

export type SetDraft = {
  title: string;
  source: ChangeSource;
  sourceNote?: string;
  requestId?: string;
  undoes?: number;
};

const insertRows = insertText(changeRows, '$1');
const rowsAtOnce = 1000;

/** The set with its rows, as a draft: nothing of it shows before it is released. */
export async function storeSet(
  { tx, now, companyId, by }: { tx: Db; now: Date; companyId: number; by: Actor },
  { sourceNote = '', ...draft }: SetDraft,
  rows: readonly RowDraft[],
): Promise<ChangeSet> {
  if (rows.length === 0) throw new DomainError('changeSetEmpty');
  const setNo = await nextNumber(tx, 'C', 'change_set_number', now);
  const [set] = await tx
    .insert(changeSets)
    .values({
      ...draft,
      sourceNote,
      companyId,
      setNo,
      state: 'draft',
      ...actorRow(by),
      createdAt: now,
      rowCount: rows.length,
    })
    .returning();
  if (!set) throw new Error('change set was not stored');
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows
      .slice(from, from + rowsAtOnce)
      .map((row, at) => ({ ...row, changeSetId: set.changeSetId, rowNo: from + at + 1 }));
    const [before = ''] = insertRows.split('$1');
    const [, after = ''] = insertRows.split('$1');
    await tx.execute(sql`${sql.raw(before)}${rowsText(changeRows, some)}${sql.raw(after)}`);
  }
  const line = { changeSetId: set.changeSetId, at: now, ...actorRow(by), what: '生成', toState: 'draft' as const };
  await tx.insert(changeSetLogs).values(line);
  return set;
}
