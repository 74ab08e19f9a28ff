import { type Field, fieldOf, fields, type Thing } from '@yigou/contract/goods/fields.terms';
import { isSameValue } from '@yigou/contract/goods/fieldValues';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { listCompanyIds } from '../../ground/companies/companies.service';
import type { Db } from '../../ground/db/client';
import type { Values } from '../catalog/keeper.service';
import { indexFaults } from '../products/indexFaults.service';
import { changeRows, changeSets } from './changeSets.tables';
import { foldHistory, type Told, type WrittenRow } from './folding.rules';
import { keepers, selectSkusOf, thingOrder } from './things.service';

/** As many things are folded at once, however many there are. */
const pageThings = 200;
/** Whoever reads more than this has learned nothing more. */
const faultsMost = 1000;

const writtenFor = (companyId: number) =>
  and(inArray(changeRows.state, ['applied', 'undone']), eq(changeSets.companyId, companyId));
const ofSet = eq(changeSets.changeSetId, changeRows.changeSetId);
const columns = {
  thing: changeRows.thing,
  thingId: changeRows.thingId,
  productId: changeRows.productId,
  label: changeRows.label,
  field: changeRows.field,
  before: changeRows.before,
  after: changeRows.after,
  appliedAt: changeRows.appliedAt,
};

const idsAfter = async (tx: Db, companyId: number, thing: Thing, last: number): Promise<number[]> => {
  const rows = await tx
    .selectDistinct({ id: changeRows.thingId })
    .from(changeRows)
    .innerJoin(changeSets, ofSet)
    .where(and(eq(changeRows.thing, thing), gt(changeRows.thingId, last), writtenFor(companyId)))
    .orderBy(asc(changeRows.thingId))
    .limit(pageThings);
  return rows.flatMap(({ id }) => id ?? []);
};

const rowsOfThings = (tx: Db, companyId: number, thing: Thing, ids: readonly number[]): Promise<WrittenRow[]> =>
  tx
    .select(columns)
    .from(changeRows)
    .innerJoin(changeSets, ofSet)
    .where(
      and(
        // A product is made with its SKUs: their history is its own.
        thing === 'product'
          ? and(inArray(changeRows.productId, [...ids]), inArray(changeRows.thing, ['product', 'sku']))
          : and(eq(changeRows.thing, thing), inArray(changeRows.thingId, [...ids])),
        writtenFor(companyId),
      ),
    )
    .orderBy(asc(changeRows.appliedAt), asc(changeRows.changeRowId));

/** What the keepers know of these now, by what the history calls them. */
async function heldNow(tx: Db, companyId: number, thing: Thing, ids: readonly number[]) {
  const now = new Map<string, Values>();
  for (const [id, { values }] of await keepers[thing].read(tx, companyId, ids)) now.set(`${thing} ${id}`, values);
  if (thing !== 'product') return now;
  const skuIds = (await selectSkusOf(tx, ids)).map(({ skuId }) => skuId);
  for (const { values, label, productId } of (await keepers.sku.read(tx, companyId, skuIds)).values())
    now.set(`sku ${productId} ${label}`, values);
  return now;
}

function faultsOf(told: ReadonlyMap<string, Told>, now: ReadonlyMap<string, Values>): string[] {
  const faults: string[] = [];
  for (const [key, { thing, label, exists, values }] of told) {
    const held = now.get(key);
    if (!held) {
      if (exists) faults.push(`${label} 按变更记录应当存在，现已不在`);
      continue;
    }
    if (exists === false) faults.push(`${label} 按变更记录已删除，现仍存在`);
    for (const [name, possible] of values)
      if (!possible.some((value) => isSame(thing, name, value, held[name])))
        faults.push(`${label} 的“${fieldOf(thing, name)?.label ?? name}”与最后一次变更不同`);
  }
  return faults;
}

/** Nothing and what an empty field holds are the same. */
function isSame(thing: Thing, name: string, one: unknown, other: unknown): boolean {
  const field = (fields[thing] as Record<string, Field>)[name];
  const empty = field && 'empty' in field ? field.empty : null;
  return isSameValue(one ?? empty ?? null, other ?? empty ?? null);
}

async function* historyFaults(tx: Db, companyId: number): AsyncGenerator<string[]> {
  for (const thing of thingOrder.filter((each) => each !== 'sku'))
    for (let last = 0; ; ) {
      const ids = await idsAfter(tx, companyId, thing, last);
      if (ids.length === 0) break;
      const rows = await rowsOfThings(tx, companyId, thing, ids);
      yield faultsOf(foldHistory(rows), await heldNow(tx, companyId, thing, ids));
      last = ids.at(-1) ?? last;
    }
}

/** Where the history of goods does not fold to what they are, or they are found as they are not; page by page. */
export async function goodsFaults(tx: Db): Promise<string[]> {
  const found: string[] = [];
  for (const companyId of await listCompanyIds(tx))
    for (const faults of [historyFaults(tx, companyId), indexFaults(tx, companyId)])
      for await (const some of faults) {
        found.push(...some);
        if (found.length > faultsMost)
          return [...found.slice(0, faultsMost), `商品的不符之处超过 ${faultsMost} 处，余下的没有列出`];
      }
  return found;
}
