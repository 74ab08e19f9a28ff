import type { FunctionCode } from '@yigou/contract/ground/functions';
import type { RoleView } from '@yigou/contract/people/org';
import type { DataScope } from '@yigou/contract/people/org.terms';
import { and, count, desc, eq, ilike, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { lockCustomer } from '../customers/customers.service';
import { keepLostOfRole, keepLostRoles } from './lostRights.service';
import { administratorRole } from './org.rules';
import { accountRoles, roles } from './org.tables';
import { buttonAlone, covers, givesTooMuch, rightsOf } from './roles.rules';

type RoleRow = typeof roles.$inferSelect;

/** Only the built-in one: a role that somebody calls so is another. */
const isFixed = ({ builtIn, name }: RoleRow): boolean => builtIn && name === administratorRole;

const ofCustomer = ({ caller }: AccountContext) => eq(roles.customerId, caller.customerId);

async function toViews(tx: Db, rows: readonly RoleRow[]): Promise<RoleView[]> {
  const ids = rows.map((role) => role.roleId);
  const held = await tx
    .select({ roleId: accountRoles.roleId, n: count() })
    .from(accountRoles)
    .where(inArray(accountRoles.roleId, ids))
    .groupBy(accountRoles.roleId);
  const counts = new Map(held.map((each) => [each.roleId, each.n]));
  return rows.map(({ customerId: _, ...role }) => ({
    ...role,
    fixed: isFixed({ customerId: _, ...role }),
    memberCount: counts.get(role.roleId) ?? 0,
  }));
}

export async function pageRoles(ctx: AccountContext, word: string, pageIndex: number, pageSize: number) {
  const found = and(ofCustomer(ctx), word.trim() ? ilike(roles.name, containing(word.trim())) : undefined);
  const rows = await ctx.tx
    .select()
    .from(roles)
    .where(found)
    .orderBy(desc(roles.builtIn), roles.roleId)
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return { resultData: await toViews(ctx.tx, rows), totalCount: await ctx.tx.$count(roles, found) };
}

async function findRole(ctx: AccountContext, roleId: number): Promise<RoleRow> {
  const [role] = await ctx.tx
    .select()
    .from(roles)
    .where(and(ofCustomer(ctx), eq(roles.roleId, roleId)));
  if (!role) throw new DomainError('notFound');
  return role;
}

export async function readRole(ctx: AccountContext, roleId: number): Promise<RoleView> {
  const [view] = await toViews(ctx.tx, [await findRole(ctx, roleId)]);
  if (!view) throw new DomainError('notFound');
  return view;
}

type RoleDraft = { roleId?: number | undefined; name: string; dataScope: DataScope; functions: FunctionCode[] };

async function checkDraft(ctx: AccountContext, draft: RoleDraft, before?: RoleRow) {
  const { name } = draft;
  if (before && isFixed(before)) throw new DomainError('roleFixed');
  if (before?.builtIn && before.name !== name) throw new DomainError('roleBuiltIn');
  const button = buttonAlone(draft.functions);
  if (button) throw new DomainError('roleButtonAlone', { button });
  if (givesTooMuch(ctx.caller, rightsOf(before ? [before] : []), rightsOf([draft])))
    throw new DomainError('roleAboveYou');
  const same = and(ofCustomer(ctx), eq(roles.name, name), ne(roles.roleId, before?.roleId ?? 0));
  if ((await ctx.tx.$count(roles, same)) > 0)
    throw new DomainError('roleNameTaken', { name }, { name: `角色名称“${name}”已被使用，请换一个` });
}

export async function saveRole(ctx: AccountContext, draft: RoleDraft): Promise<RoleView> {
  const { customerId } = ctx.caller;
  await lockCustomer(ctx.tx, customerId);
  const { roleId, ...given } = { ...draft, functions: [...new Set(draft.functions)] };
  const before = roleId === undefined ? undefined : await findRole(ctx, roleId);
  await checkDraft(ctx, draft, before);
  if (before) {
    if (!covers(rightsOf([given]), rightsOf([before]))) await keepLostOfRole(ctx.tx, before, ctx.now);
    await ctx.tx.update(roles).set(given).where(eq(roles.roleId, before.roleId));
    return readRole(ctx, before.roleId);
  }
  const [made] = await ctx.tx
    .insert(roles)
    .values({ ...given, customerId, builtIn: false })
    .returning({ roleId: roles.roleId });
  return readRole(ctx, made?.roleId ?? 0);
}

export async function deleteRole(ctx: AccountContext, roleId: number): Promise<void> {
  await lockCustomer(ctx.tx, ctx.caller.customerId);
  const role = await readRole(ctx, roleId);
  if (role.builtIn) throw new DomainError('roleBuiltIn');
  if (role.memberCount > 0) throw new DomainError('roleInUse', { count: role.memberCount });
  await ctx.tx.delete(roles).where(eq(roles.roleId, roleId));
}

/** The roles of the caller's customer with these ids; somebody else's are none. */
export async function rolesNamed(ctx: AccountContext, roleIds: readonly number[]): Promise<RoleRow[]> {
  const ids = [...new Set(roleIds)];
  if (ids.length === 0) return [];
  const found = await ctx.tx
    .select()
    .from(roles)
    .where(and(ofCustomer(ctx), inArray(roles.roleId, ids)));
  if (found.length < ids.length) throw new DomainError('notFound');
  return found;
}

export const allRoles = (ctx: AccountContext): Promise<RoleRow[]> => ctx.tx.select().from(roles).where(ofCustomer(ctx));

type Held = readonly { accountId: number; roleIds: readonly number[] }[];

/** From the next call on these, and no others, are the roles of the accounts. */
export async function replaceRoles(tx: Db, held: Held, now: Date) {
  if (held.length === 0) return;
  await keepLostRoles(tx, held, now);
  await tx.delete(accountRoles).where(
    inArray(
      accountRoles.accountId,
      held.map((each) => each.accountId),
    ),
  );
  const rows = held.flatMap(({ accountId, roleIds }) => [...new Set(roleIds)].map((roleId) => ({ accountId, roleId })));
  if (rows.length > 0) await tx.insert(accountRoles).values(rows);
}
