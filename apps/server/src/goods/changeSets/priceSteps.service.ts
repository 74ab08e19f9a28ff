import { and, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import type { Values } from '../catalog/keeper.service';
import type { PriceStep } from './changeSets.rules';
import { changeRows } from './changeSets.tables';
import type { ChangeSet } from './drafting.service';
import { priceSteps, skuFieldsOf } from './edits.rules';
import { keepers } from './things.service';

export type SkuStep = PriceStep & { rowNo: number };

const priceFields = ['listPrice', 'tiers', 'cost'];
const atOnce = 2000;

/** How the prices move that a set touches, SKU by SKU; what it costs afterwards beside each. */
export async function readPriceSteps(tx: Db, { changeSetId, companyId }: ChangeSet): Promise<SkuStep[]> {
  const priced = and(eq(changeRows.thing, 'sku'), inArray(changeRows.field, [...priceFields, '']));
  // An emptied field has nothing after it either.
  const notRemoved = or(ne(changeRows.field, ''), isNotNull(changeRows.after));
  const made = and(eq(changeRows.thing, 'product'), eq(changeRows.field, ''));
  const rows = await tx
    .select()
    .from(changeRows)
    .where(and(eq(changeRows.changeSetId, changeSetId), or(priced, made), notRemoved))
    .orderBy(changeRows.rowNo);
  const steps: SkuStep[] = [];
  const bySku = new Map<number, { rowNo: number; before: Values; after: Values }>();
  for (const row of rows) {
    if (row.field === '') {
      const content = row.after as Values;
      for (const sku of row.thing === 'product' ? skuFieldsOf(content) : [content])
        for (const step of priceSteps(null, sku)) steps.push({ ...step, rowNo: row.rowNo });
      continue;
    }
    const known = bySku.get(row.thingId ?? 0) ?? { rowNo: row.rowNo, before: {}, after: {} };
    bySku.set(row.thingId ?? 0, {
      rowNo: known.rowNo,
      before: { ...known.before, [row.field]: row.before },
      after: { ...known.after, [row.field]: row.after },
    });
  }
  const ids = [...bySku.keys()];
  for (let from = 0; from < ids.length; from += atOnce)
    for (const [id, held] of await keepers.sku.read(tx, companyId, ids.slice(from, from + atOnce))) {
      const { rowNo, before, after } = bySku.get(id) ?? { rowNo: 0, before: {}, after: {} };
      const moved = priceSteps({ ...held.values, ...before }, { ...held.values, ...after });
      for (const step of moved) steps.push({ ...step, rowNo });
    }
  return steps;
}
