import type { FunctionCode } from '@yigou/contract/ground/functions';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import type { AccountContext } from '../../ground/http/context';
import { builtInRoles, functionBranches, functionMenu, type RoleDraft } from './org.rules';
import { accountRoles, disabledFunctions, orgUnits, roles } from './org.tables';

async function switchedOff(tx: Db, companyId: number): Promise<Set<FunctionCode>> {
  const rows = await tx.select().from(disabledFunctions).where(eq(disabledFunctions.companyId, companyId));
  return new Set(rows.map((row) => row.code));
}

export const listAllFunctions = async (ctx: AccountContext) =>
  functionBranches(await switchedOff(ctx.tx, ctx.site.companyId));

export const listOwnFunctions = async (ctx: AccountContext) =>
  functionMenu(ctx.caller.functions, await switchedOff(ctx.tx, ctx.site.companyId));

export async function hideFunction(tx: Db, companyId: number, code: FunctionCode): Promise<void> {
  await tx.insert(disabledFunctions).values({ companyId, code }).onConflictDoNothing();
}

type NewUnit = Pick<typeof orgUnits.$inferInsert, 'customerId' | 'code' | 'name' | 'costCentre' | 'position'> & {
  parentId: number | null;
};

export async function addOrgUnit(tx: Db, unit: NewUnit): Promise<number> {
  const [row] = await tx.insert(orgUnits).values(unit).returning({ orgId: orgUnits.orgId });
  if (!row) throw new Error('org unit was not stored');
  return row.orgId;
}

export async function addRole(tx: Db, customerId: number, draft: RoleDraft, builtIn = false): Promise<number> {
  const [row] = await tx
    .insert(roles)
    .values({ customerId, ...draft, builtIn })
    .returning({ roleId: roles.roleId });
  if (!row) throw new Error('role was not stored');
  return row.roleId;
}

/** Name → id of the built-in roles. */
export async function addBuiltInRoles(tx: Db, customerId: number): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const draft of builtInRoles) ids.set(draft.name, await addRole(tx, customerId, draft, true));
  return ids;
}

export async function giveRole(tx: Db, accountId: number, roleId: number): Promise<void> {
  await tx.insert(accountRoles).values({ accountId, roleId }).onConflictDoNothing();
}

/** Of accounts that are gone. */
export async function dropRolesOf(tx: Db, accountIds: readonly number[]): Promise<void> {
  if (accountIds.length > 0) await tx.delete(accountRoles).where(inArray(accountRoles.accountId, [...accountIds]));
}

/** Name → id. */
export async function builtInRolesOf(tx: Db, customerId: number): Promise<Map<string, number>> {
  const found = await tx
    .select()
    .from(roles)
    .where(and(eq(roles.customerId, customerId), roles.builtIn));
  return new Map(found.map(({ name, roleId }) => [name, roleId]));
}

/** The unit that is the customer itself is called like it. */
export async function renameRoot(tx: Db, customerId: number, name: string): Promise<number> {
  const root = and(eq(orgUnits.customerId, customerId), isNull(orgUnits.parentId));
  const [unit] = await tx.update(orgUnits).set({ name }).where(root).returning({ orgId: orgUnits.orgId });
  if (!unit) throw new Error(`customer ${customerId} has no root unit`);
  return unit.orgId;
}

export async function setHead(tx: Db, orgId: number, headId: number): Promise<void> {
  await tx.update(orgUnits).set({ headId }).where(eq(orgUnits.orgId, orgId));
}
