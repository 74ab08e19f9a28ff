import type { OrgNode } from '@yigou/contract/people/org';
import { orgLevelsMost } from '@yigou/contract/people/org.terms';
import { and, eq, ne } from 'drizzle-orm';
import { describeUses } from '../../ground/db/uses';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { lockCustomer } from '../customers/customers.service';
import { orgUnits } from './org.tables';
import type { OrgPeople } from './orgPeople.service';
import type { OrgUse } from './orgUse.service';
import { unitsInReach } from './scope.service';
import { childCount, findUnit, selectUnits, type UnitRow } from './units.queries';
import { inTreeOrder, levelOf, moveFault, siblingsAfterMove } from './units.rules';

const ofCustomer = (ctx: AccountContext) => eq(orgUnits.customerId, ctx.caller.customerId);

export async function readTree(ctx: AccountContext, people: OrgPeople): Promise<OrgNode[]> {
  const { tx, caller } = ctx;
  const units = await selectUnits(tx, unitsInReach(caller));
  const heads = units.flatMap((unit) => unit.headId ?? []);
  const named = await people.named(tx, caller.customerId, heads);
  const counts = await people.count(tx, caller.customerId);
  const known = new Set(units.map((unit) => unit.orgId));
  return inTreeOrder(units).map(({ parentId, headId, ...unit }) => ({
    ...unit,
    parentId: parentId !== null && known.has(parentId) ? parentId : null,
    headId,
    headName: (headId && named.get(headId)?.name) || '',
    headNo: (headId && named.get(headId)?.accountNo) || '',
    ...(counts.get(unit.orgId) ?? { memberCount: 0, withoutRole: 0 }),
  }));
}

/** A unit the caller may change. The tree of a customer is changed by one at a time. */
async function lockUnit(ctx: AccountContext, orgId: number): Promise<UnitRow> {
  await lockCustomer(ctx.tx, ctx.caller.customerId);
  return readUnit(ctx, orgId);
}

/** A unit in reach; any other is none. */
export async function readUnit(ctx: AccountContext, orgId: number): Promise<UnitRow> {
  const unit = await findUnit(ctx.tx, unitsInReach(ctx.caller), orgId);
  if (!unit) throw new DomainError('notFound');
  return unit;
}

/** Units in reach by code and by path from the top, in small letters: as a sheet may name them. */
export async function unitPaths(ctx: AccountContext): Promise<Map<string, UnitRow>> {
  const units = new Map((await selectUnits(ctx.tx, ofCustomer(ctx))).map((unit) => [unit.orgId, unit]));
  const pathOf = ({ name, parentId }: UnitRow): string => {
    const parent = parentId === null ? undefined : units.get(parentId);
    return parent ? `${pathOf(parent)}/${name}` : name;
  };
  const reached = await selectUnits(ctx.tx, unitsInReach(ctx.caller));
  return new Map(reached.flatMap((unit) => [unit.code, pathOf(unit)].map((key) => [key.toLowerCase(), unit])));
}

function refuseRoot({ parentId }: UnitRow) {
  if (parentId === null) throw new DomainError('orgRootFixed');
}

type UnitDraft = {
  orgId?: number | undefined;
  parentId?: number | undefined;
  code: string;
  name: string;
  costCentre: string;
  headId: number | null;
};

async function checkDraft(ctx: AccountContext, people: OrgPeople, draft: UnitDraft, before?: UnitRow) {
  const { code, headId } = draft;
  const others = ne(orgUnits.orgId, before?.orgId ?? 0);
  if ((await ctx.tx.$count(orgUnits, and(ofCustomer(ctx), eq(orgUnits.code, code), others))) > 0)
    throw new DomainError('orgCodeTaken', { code }, { code: `组织编码 ${code} 已被使用，请换一个` });
  if (headId === null || headId === before?.headId) return;
  if (!(await people.named(ctx.tx, ctx.caller.customerId, [headId])).has(headId))
    throw new DomainError('headNotMember', {}, { headId: '请选择启用中的用户' });
}

async function newPlace(ctx: AccountContext, parentId: number | undefined) {
  if (parentId === undefined) throw new DomainError('orgParentMissing', {}, { parentId: '请选择上级组织' });
  const parent = await readUnit(ctx, parentId);
  if (!parent.enabled) throw new DomainError('orgParentDisabled');
  const units = await selectUnits(ctx.tx, ofCustomer(ctx));
  if (levelOf(units, parentId) >= orgLevelsMost) throw new DomainError('orgTooDeep', { most: orgLevelsMost });
  return { parentId, position: units.filter((unit) => unit.parentId === parentId).length };
}

export async function saveUnit(ctx: AccountContext, people: OrgPeople, draft: UnitDraft): Promise<number> {
  const { orgId, parentId, ...kept } = draft;
  if (orgId !== undefined) {
    await checkDraft(ctx, people, draft, await lockUnit(ctx, orgId));
    await ctx.tx.update(orgUnits).set(kept).where(eq(orgUnits.orgId, orgId));
    return orgId;
  }
  await lockCustomer(ctx.tx, ctx.caller.customerId);
  const place = await newPlace(ctx, parentId);
  await checkDraft(ctx, people, draft);
  const { customerId } = ctx.caller;
  const made = await ctx.tx
    .insert(orgUnits)
    .values({ ...kept, ...place, customerId })
    .returning({ orgId: orgUnits.orgId });
  return made[0]?.orgId ?? 0;
}

export async function moveUnit(
  ctx: AccountContext,
  { orgId, parentId, position }: { orgId: number; parentId: number; position: number },
): Promise<void> {
  const unit = await lockUnit(ctx, orgId);
  refuseRoot(unit);
  const parent = await readUnit(ctx, parentId);
  if (!parent.enabled && unit.parentId !== parentId) throw new DomainError('orgParentDisabled');
  const units = await selectUnits(ctx.tx, ofCustomer(ctx));
  const fault = moveFault(units, orgId, parentId);
  if (fault) throw new DomainError(fault, { most: orgLevelsMost });
  await ctx.tx.update(orgUnits).set({ parentId }).where(eq(orgUnits.orgId, orgId));
  for (const [place, sister] of siblingsAfterMove(units, orgId, parentId, position).entries())
    await ctx.tx.update(orgUnits).set({ position: place }).where(eq(orgUnits.orgId, sister));
}

export async function enableUnit(ctx: AccountContext, orgId: number, enabled: boolean): Promise<void> {
  refuseRoot(await lockUnit(ctx, orgId));
  await ctx.tx.update(orgUnits).set({ enabled }).where(eq(orgUnits.orgId, orgId));
}

const childUse: OrgUse = {
  inUse: async (tx, orgId) => {
    const children = await childCount(tx, orgId);
    return children > 0 ? `${children} 个下级组织` : '';
  },
};

export async function readUse(ctx: AccountContext, uses: readonly OrgUse[], orgId: number): Promise<string> {
  const { parentId } = await readUnit(ctx, orgId);
  return parentId === null ? '企业本身不能删除' : describeUses(ctx.tx, [childUse, ...uses], orgId);
}

export async function deleteUnit(ctx: AccountContext, uses: readonly OrgUse[], orgId: number): Promise<void> {
  refuseRoot(await lockUnit(ctx, orgId));
  const inUse = await describeUses(ctx.tx, [childUse, ...uses], orgId);
  if (inUse) throw new DomainError('orgInUse', { inUse });
  await ctx.tx.delete(orgUnits).where(eq(orgUnits.orgId, orgId));
}
