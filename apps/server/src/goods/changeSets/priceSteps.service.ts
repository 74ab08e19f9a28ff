import { and, eq, gt, inArray, isNotNull, ne, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import type { HeldById, Values } from '../catalog/keeper.service';
import type { PriceStep } from './changeSets.rules';
import { changeRows } from './changeSets.tables';
import type { ChangeSet } from './drafting.service';
import { priceSteps, skuFieldsOf } from './edits.rules';
import { keepers } from './things.service';

export type SkuStep = PriceStep & { rowNo: number };

const priceFields = ['listPrice', 'tiers', 'cost'];
const lineFields = ['price', 'tiers'];
const atOnce = 1000;

/** How the prices move that a set touches, SKU by SKU and line by line; what it costs afterwards beside each. */
export const readPriceSteps = async (tx: Db, set: ChangeSet): Promise<SkuStep[]> => [
  ...(await readSkuSteps(tx, set)),
  ...(await readLineSteps(tx, set)),
];

type Moved = { rowNo: number; before: Values; after: Values };

/** By thing, the fields of it that a set changes, before and after. */
function movedThings(rows: readonly (typeof changeRows.$inferSelect)[], things = new Map<number, Moved>()) {
  for (const row of rows) {
    const known = things.get(row.thingId ?? 0) ?? { rowNo: row.rowNo, before: {}, after: {} };
    things.set(row.thingId ?? 0, {
      rowNo: known.rowNo,
      before: { ...known.before, [row.field]: row.before },
      after: { ...known.after, [row.field]: row.after },
    });
  }
  return things;
}

/** A line as if its price were a list price, so that it is judged as one. */
const asSku = ({ price, tiers, skuId }: Values, skus: HeldById): Values => ({
  listPrice: price,
  tiers,
  cost: skus.get(skuId as number)?.values.cost ?? null,
});

/** What a customer has to pay without a line is what everybody pays: a new line falls from there. */
async function readLineSteps(tx: Db, { changeSetId, companyId }: ChangeSet): Promise<SkuStep[]> {
  const rows = await tx
    .select()
    .from(changeRows)
    .where(
      and(
        eq(changeRows.changeSetId, changeSetId),
        eq(changeRows.thing, 'priceLine'),
        inArray(changeRows.field, [...lineFields, '']),
        or(ne(changeRows.field, ''), isNotNull(changeRows.after)),
      ),
    )
    .orderBy(changeRows.rowNo);
  const steps: SkuStep[] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce);
    const made = some.filter(({ field }) => field === '');
    const moved = movedThings(some.filter(({ field }) => field !== ''));
    const lines = await keepers.priceLine.read(tx, companyId, [...moved.keys()]);
    const skuIds = [...made.map(({ after }) => after as Values), ...[...lines.values()].map(({ values }) => values)];
    const skus = await keepers.sku.read(tx, companyId, [...new Set(skuIds.map(({ skuId }) => skuId as number))]);
    for (const { rowNo, after } of made) {
      const line = after as Values;
      const listed = skus.get(line.skuId as number)?.values;
      if (listed) for (const step of priceSteps(listed, asSku(line, skus))) steps.push({ ...step, rowNo });
    }
    for (const [id, { rowNo, before, after }] of moved) {
      const values = lines.get(id)?.values;
      if (!values) continue;
      const was = asSku({ ...values, ...before }, skus);
      for (const step of priceSteps(was, asSku({ ...values, ...after }, skus))) steps.push({ ...step, rowNo });
    }
  }
  return steps;
}

/** Rows of a set, some at a time: to read fifty thousand at once would keep everybody else waiting. */
async function* rowsInPages(tx: Db, { changeSetId }: ChangeSet, wanted: SQL | undefined) {
  for (let last = 0; ; ) {
    const rows = await tx
      .select()
      .from(changeRows)
      .where(and(eq(changeRows.changeSetId, changeSetId), gt(changeRows.rowNo, last), wanted))
      .orderBy(changeRows.rowNo)
      .limit(atOnce);
    yield rows;
    if (rows.length < atOnce) return;
    last = rows.at(-1)?.rowNo ?? last;
  }
}

async function readSkuSteps(tx: Db, set: ChangeSet): Promise<SkuStep[]> {
  const priced = and(eq(changeRows.thing, 'sku'), inArray(changeRows.field, [...priceFields, '']));
  // An emptied field has nothing after it either.
  const notRemoved = or(ne(changeRows.field, ''), isNotNull(changeRows.after));
  const made = and(eq(changeRows.thing, 'product'), eq(changeRows.field, ''));
  const steps: SkuStep[] = [];
  const bySku = new Map<number, Moved>();
  for await (const rows of rowsInPages(tx, set, and(or(priced, made), notRemoved))) {
    for (const row of rows.filter(({ field }) => field === '')) {
      const content = row.after as Values;
      for (const sku of row.thing === 'product' ? skuFieldsOf(content) : [content])
        for (const step of priceSteps(null, sku)) steps.push({ ...step, rowNo: row.rowNo });
    }
    movedThings(
      rows.filter(({ field }) => field !== ''),
      bySku,
    );
  }
  const ids = [...bySku.keys()];
  for (let from = 0; from < ids.length; from += atOnce)
    for (const [id, held] of await keepers.sku.read(tx, set.companyId, ids.slice(from, from + atOnce))) {
      const { rowNo, before, after } = bySku.get(id) ?? { rowNo: 0, before: {}, after: {} };
      const moved = priceSteps({ ...held.values, ...before }, { ...held.values, ...after });
      for (const step of moved) steps.push({ ...step, rowNo });
    }
  return steps;
}
