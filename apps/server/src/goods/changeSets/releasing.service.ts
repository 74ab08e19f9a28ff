import type { ChangeRowState } from '@yigou/contract/goods/changeSets.terms';
import { type Field, fields, type Thing } from '@yigou/contract/goods/fields.terms';
import { isSameValue } from '@yigou/contract/goods/fieldValues';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { amongIds } from '../../ground/db/among';
import type { Db } from '../../ground/db/client';
import { databaseCode } from '../../ground/db/retrying';
import { DomainError } from '../../ground/lib/domainError';
import { noteProductsChanged, selectProductsWith } from '../catalog/catalogKeepers.service';
import type { HeldById, Values } from '../catalog/keeper.service';
import { indexShelf, indexWords } from '../products/indexing.service';
import { noteRows } from '../products/rows.service';
import { changeRows } from './changeSets.tables';
import type { ChangeRow, ChangeSet } from './drafting.service';
import type { Wish } from './edits.rules';
import { judgeWishes } from './judging.service';
import { keepers, lockProducts, thingOrder } from './things.service';

type Outcome = { state: ChangeRowState; why: string; thingId: number | null; productId: number | null };
type Outcomes = Map<ChangeRow, Outcome>;

const isMaking = (row: ChangeRow): boolean => row.field === '' && row.before === null;
const isRemoving = (row: ChangeRow): boolean => row.field === '' && row.after === null;

/** The next rows to write. Those of one product are never parted: they are judged together. */
export async function nextRows(tx: Db, changeSetId: number, most: number): Promise<ChangeRow[]> {
  const waiting = and(eq(changeRows.changeSetId, changeSetId), eq(changeRows.state, 'waiting'));
  const rows = await tx.select().from(changeRows).where(waiting).orderBy(asc(changeRows.rowNo)).limit(most);
  const last = rows.at(-1);
  if (!last || rows.length < most) return rows;
  const same =
    last.productId === null
      ? and(eq(changeRows.thing, last.thing), eq(changeRows.thingId, last.thingId ?? 0))
      : eq(changeRows.productId, last.productId);
  const rest = and(waiting, gt(changeRows.rowNo, last.rowNo), same);
  return [...rows, ...(await tx.select().from(changeRows).where(rest).orderBy(asc(changeRows.rowNo)))];
}

const skip = (outcomes: Outcomes, row: ChangeRow, why: string): void => {
  outcomes.set(row, { state: 'skipped', why, thingId: row.thingId, productId: row.productId });
};

async function holdAll(tx: Db, companyId: number, rows: readonly ChangeRow[]): Promise<Map<Thing, HeldById>> {
  await lockProducts(tx, [...new Set(rows.flatMap(({ productId }) => productId ?? []))]);
  const all = new Map<Thing, HeldById>();
  for (const thing of thingOrder) {
    const ids = rows.flatMap((row) =>
      row.thing === thing && row.thingId !== null && !isMaking(row) ? [row.thingId] : [],
    );
    all.set(thing, await keepers[thing].lock(tx, companyId, [...new Set(ids)]));
  }
  return all;
}

/** What still is as it was when the row was made may become what the row says. */
function compare(row: ChangeRow, held: HeldById, outcomes: Outcomes): boolean {
  if (isMaking(row)) return true;
  const current = row.thingId === null ? undefined : held.get(row.thingId);
  if (!current) {
    skip(outcomes, row, isRemoving(row) ? '已被删除' : '内容不存在或已被删除');
    return false;
  }
  const { values } = current;
  if (isRemoving(row)) {
    const before = row.before as Values;
    const changed = Object.keys(values).filter((name) => name in before && !isSameValue(values[name], before[name]));
    if (changed.length > 0) skip(outcomes, row, '后来又有改动');
    return changed.length === 0;
  }
  const now = values[row.field] ?? null;
  if (isSameValue(now, row.before)) return true;
  if (isSameValue(now, row.after))
    outcomes.set(row, { state: 'same', why: '', thingId: row.thingId, productId: row.productId });
  else skip(outcomes, row, '后来又有改动');
  return false;
}

type Meant = { wish: Wish; rows: ChangeRow[] };

/** One wish for each thing, of all its rows. */
function wishesOf(rows: readonly ChangeRow[], held: ReadonlyMap<Thing, HeldById>): Meant[] {
  const meant = new Map<string, Meant>();
  for (const row of rows) {
    const { thing, thingId, productId } = row;
    if (isMaking(row)) {
      const values = row.after as Values;
      const changed = Object.keys(fields[thing]);
      const wish: Wish = { thing, id: null, productId, values, changed, again: thingId };
      meant.set(`new ${row.rowNo}`, { rows: [row], wish });
      continue;
    }
    const key = `${thing} ${thingId}`;
    const known = meant.get(key);
    const before = held.get(thing)?.get(thingId ?? 0)?.values ?? {};
    const wish = known?.wish ?? { thing, id: thingId, productId, values: before, changed: [] };
    const set = isRemoving(row) ? {} : { [row.field]: row.after };
    meant.set(key, {
      rows: [...(known?.rows ?? []), row],
      wish: { ...wish, values: { ...wish.values, ...set }, changed: [...wish.changed, ...Object.keys(set)] },
    });
  }
  return [...meant.values()];
}

/** What comes back after it was removed is the same thing as before. */
const contentOf = ({ thing, thingId, after }: ChangeRow): Values =>
  thingId === null ? (after as Values) : { ...(after as Values), [keepers[thing].key]: thingId };

async function writeThings(tx: Db, set: ChangeSet, meant: readonly Meant[], now: Date, outcomes: Outcomes) {
  const done = (row: ChangeRow, thingId: number | null, productId: number | null) =>
    outcomes.set(row, { state: 'applied', why: '', thingId, productId });
  for (const thing of thingOrder) {
    const here = meant.filter(({ wish }) => wish.thing === thing);
    const made = here.flatMap(({ rows }) => rows.filter(isMaking));
    const edited = here.filter(({ wish }) => wish.id !== null && wish.changed.length > 0);
    if (edited.length > 0)
      await keepers[thing].write(
        tx,
        new Map(
          edited.map(({ wish }) => [
            wish.id ?? 0,
            Object.fromEntries(wish.changed.map((name) => [name, wish.values[name]])),
          ]),
        ),
      );
    for (const { rows } of edited) for (const row of rows) if (!isRemoving(row)) done(row, row.thingId, row.productId);
    if (made.length === 0) continue;
    const contents = made.map((row) => contentOf(row));
    const ids = await keepers[thing].create(tx, set.companyId, contents, now);
    for (const [at, row] of made.entries())
      done(row, ids[at] ?? null, thing === 'product' ? (ids[at] ?? null) : row.productId);
  }
}

/** What is used somewhere cannot go; the database itself says so, and nothing else of the piece is lost. */
async function removeThings(tx: Db, meant: readonly Meant[], now: Date, outcomes: Outcomes): Promise<void> {
  const rows = meant.flatMap((each) => each.rows.filter(isRemoving));
  for (const thing of [...thingOrder].reverse())
    for (const row of rows.filter((each) => each.thing === thing)) {
      try {
        await tx.transaction((inner) => keepers[thing].remove(inner, row.thingId ?? 0, now));
        outcomes.set(row, { state: 'applied', why: '', thingId: row.thingId, productId: row.productId });
      } catch (cause) {
        if (!isStillUsed(cause)) throw cause;
        skip(outcomes, row, '已被使用，不能删除');
      }
    }
}

const isStillUsed = (cause: unknown): boolean =>
  databaseCode(cause) === '23503' || (cause instanceof DomainError && cause.code === 'goodsStillUsed');

const concernsOf = ({ wish: { thing, changed } }: Meant) =>
  changed.flatMap((name) => (fields[thing] as Record<string, Field>)[name]?.concerns ?? []);

/** The products whose place in the search is another now: their own, and those that bear a name that changed. */
async function reindex(tx: Db, companyId: number, meant: readonly Meant[], outcomes: Outcomes): Promise<number[]> {
  const written = meant.filter(({ rows }) => rows.some((row) => outcomes.get(row)?.state === 'applied'));
  const concerned = written.filter((each) => concernsOf(each).length > 0);
  const found = concerned.filter((each) => concernsOf(each).includes('search'));
  const productsOf = (some: readonly Meant[]) =>
    some.flatMap(({ rows }) => rows.flatMap((row) => outcomes.get(row)?.productId ?? []));
  const around: number[] = [];
  for (const thing of ['category', 'brand', 'supplier', 'label'] as const) {
    const ids = found.flatMap(({ wish }) => (wish.thing === thing && wish.id !== null ? [wish.id] : []));
    if (ids.length > 0) around.push(...(await selectProductsWith(tx, thing, ids)));
  }
  const inWords = new Set([...productsOf(found), ...around]);
  const onShelf = new Set(productsOf(concerned).filter((id) => !inWords.has(id)));
  await indexWords(tx, companyId, [...inWords]);
  await indexShelf(tx, [...onShelf]);
  return [...inWords, ...onShelf];
}

const writtenProducts = (outcomes: Outcomes): number[] => [
  ...new Set([...outcomes.values()].flatMap(({ state, productId }) => (state === 'applied' ? (productId ?? []) : []))),
];

async function noteOutcomes(tx: Db, outcomes: Outcomes, now: Date): Promise<void> {
  const rows = [...outcomes].map(([row, { state, why, thingId, productId }]) => ({
    id: row.changeRowId,
    state,
    why,
    thing: thingId,
    product: productId,
  }));
  await tx.execute(sql`update change_row set state = given.state, why = given.why, thing_id = given.thing,
      product_id = given.product, applied_at = case when given.state = 'applied' then ${now.toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id bigint, state text, why text, thing bigint, product bigint)
    where change_row_id = given.id`);
  const undone = [...outcomes].flatMap(([row, { state }]) => (state === 'applied' ? (row.undoesRowId ?? []) : []));
  if (undone.length > 0)
    await tx.update(changeRows).set({ state: 'undone' }).where(amongIds(changeRows.changeRowId, undone));
}

/** Some rows of a set, all of them in this transaction: looked at under the lock, judged together, written, found. */
export async function writePiece(tx: Db, set: ChangeSet, rows: readonly ChangeRow[], now: Date) {
  const outcomes: Outcomes = new Map();
  const held = await holdAll(tx, set.companyId, rows);
  const standing = rows.filter((row) => compare(row, held.get(row.thing) ?? new Map(), outcomes));
  const meant = wishesOf(standing, held);
  const faults = await judgeWishes(
    tx,
    set.companyId,
    meant.map(({ wish }) => wish),
  );
  for (const each of meant) {
    const fault = faults.get(each.wish);
    if (fault) for (const row of each.rows) skip(outcomes, row, fault);
  }
  const good = meant.filter(({ wish }) => !faults.has(wish));
  await writeThings(tx, set, good, now, outcomes);
  await removeThings(tx, good, now, outcomes);
  const found = await reindex(tx, set.companyId, good, outcomes);
  const written = writtenProducts(outcomes);
  await noteProductsChanged(tx, written, now);
  await noteRows(tx, set.companyId, [...new Set([...found, ...written])]);
  await noteOutcomes(tx, outcomes, now);
  return { done: outcomes.size, skipped: [...outcomes.values()].filter(({ state }) => state === 'skipped').length };
}
