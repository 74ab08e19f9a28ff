import type { FunctionCode } from '@yigou/contract/ground/functions';
import { eq } from 'drizzle-orm';
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

export async function setHead(tx: Db, orgId: number, headId: number): Promise<void> {
  await tx.update(orgUnits).set({ headId }).where(eq(orgUnits.orgId, orgId));
}
