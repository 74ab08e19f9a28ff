import type { ImportCounts, ImportVerdict } from '@yigou/contract/ground/imports';
import { countVerdicts } from '@yigou/contract/ground/imports.terms';
import type { UnitImportRow } from '@yigou/contract/people/org';
import { eq } from 'drizzle-orm';
import type { AccountContext } from '../../ground/http/context';
import { inTurns } from '../../ground/lib/turns';
import { lockCustomer } from '../customers/customers.service';
import { orgUnits } from './org.tables';
import { type JudgedUnit, judgeUnits, keyOf } from './orgImport.rules';
import type { OrgPeople } from './orgPeople.service';
import { unitsInReach } from './scope.service';
import { selectUnits } from './units.queries';

/** Ids by code, and how many stand below a unit. */
type Tree = { ids: Map<string, number>; sisters: Map<number, number> };

async function judge(ctx: AccountContext, people: OrgPeople, rows: readonly UnitImportRow[]) {
  const { customerId } = ctx.caller;
  const units = await selectUnits(ctx.tx, eq(orgUnits.customerId, customerId));
  const reached = new Set((await selectUnits(ctx.tx, unitsInReach(ctx.caller))).map((unit) => unit.orgId));
  const keys = new Map(units.map((unit) => [unit.orgId, keyOf(unit.code)]));
  const work = judgeUnits(rows, {
    units: new Map(
      units.map(({ orgId, parentId, ...unit }) => [
        keyOf(unit.code),
        { ...unit, parentKey: parentId === null ? null : (keys.get(parentId) ?? null), inReach: reached.has(orgId) },
      ]),
    ),
    heads: await people.enabled(ctx.tx, customerId),
  });
  const judged = await inTurns(work);
  const ids = new Map(units.map((unit) => [keyOf(unit.code), unit.orgId]));
  const sisters = new Map<number, number>();
  for (const { parentId } of units) if (parentId !== null) sisters.set(parentId, (sisters.get(parentId) ?? 0) + 1);
  return { judged, tree: { ids, sisters } };
}

export async function previewUnits(ctx: AccountContext, people: OrgPeople, rows: readonly UnitImportRow[]) {
  const { judged } = await judge(ctx, people, rows);
  return judged.map(({ rowNo, state, notes }): ImportVerdict => ({ rowNo, state, notes }));
}

/** Parents before what stands below them, a whole level in one statement; behind the sisters that stand there already. */
async function insertNew(ctx: AccountContext, judged: readonly JudgedUnit[], { ids, sisters }: Tree): Promise<void> {
  const { customerId } = ctx.caller;
  let rest = judged.filter((each) => each.state === 'new');
  while (rest.length > 0) {
    const level = rest.flatMap(({ wanted: { parentKey, ...unit } }) => {
      const parentId = ids.get(parentKey ?? '');
      if (parentId === undefined) return [];
      const position = sisters.get(parentId) ?? 0;
      sisters.set(parentId, position + 1);
      return [{ ...unit, parentId, customerId, position }];
    });
    rest = rest.filter(({ wanted }) => !ids.has(wanted.parentKey ?? ''));
    const made = await ctx.tx.insert(orgUnits).values(level).returning({ orgId: orgUnits.orgId, code: orgUnits.code });
    for (const { orgId, code } of made) ids.set(keyOf(code), orgId);
  }
}

/** The tree of a customer is changed by one at a time. The same rows once more change nothing, so a retry is safe. */
export async function importUnits(
  ctx: AccountContext,
  people: OrgPeople,
  rows: readonly UnitImportRow[],
): Promise<ImportCounts> {
  await lockCustomer(ctx.tx, ctx.caller.customerId);
  const { judged, tree } = await judge(ctx, people, rows);
  await insertNew(ctx, judged, tree);
  for (const { state, key, wanted } of judged) {
    if (state !== 'changed') continue;
    const { parentKey, ...unit } = wanted;
    const parentId = parentKey === null ? null : (tree.ids.get(parentKey) ?? null);
    await ctx.tx
      .update(orgUnits)
      .set({ ...unit, parentId })
      .where(eq(orgUnits.orgId, tree.ids.get(key) ?? 0));
  }
  return countVerdicts(judged);
}
