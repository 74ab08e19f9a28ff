import type { calls } from '@yigou/contract/calls';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import type { UserModel, UserRow } from '@yigou/contract/people/users';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../ground/db/client';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { accounts } from '../accounts/accounts.tables';
import { unitsUnder, withinScope } from '../org/scope.service';
import {
  countUsers,
  findUser,
  selectRolesHeld,
  selectUserPage,
  selectUsersToExport,
  type UserFilter,
  type UserWithUnit,
} from './users.queries';
import { maskedMobile } from './users.rules';

const openers = ['kamUser/userList', 'kamUser/organize', 'kamUser/kamRole'] as const;

/** The people a caller reaches. Who keeps units or roles has to see whom they are about. */
export function usersInReach({ caller }: AccountContext): SQL | undefined {
  const opener = openers.find((code) => caller.functions.has(code)) ?? 'kamUser/userList';
  return withinScope(caller, accounts, opener);
}

type UnitFilter = { orgId?: number | undefined; below?: boolean | undefined };

/** Of those in reach the ones of a unit; a unit of somebody else's has none of them. */
function inReachOf(ctx: AccountContext, { orgId, below = true }: UnitFilter): SQL | undefined {
  if (orgId === undefined) return usersInReach(ctx);
  const inUnit = below ? sql`${accounts.orgId} in ${unitsUnder(orgId)}` : eq(accounts.orgId, orgId);
  return and(usersInReach(ctx), inUnit);
}

const yuanOrNull = (fen: number | null): number | null => (fen === null ? null : fenToYuan(fen));

/** By account, what it has ordered this month in 分: orders know it. */
export type Spent = (tx: Db, accountIds: readonly number[], now: Date) => Promise<ReadonlyMap<number, number>>;

async function toRows(ctx: AccountContext, spentBy: Spent, found: readonly UserWithUnit[]): Promise<UserRow[]> {
  const ids = found.map(({ account }) => account.accountId);
  if (ids.length === 0) return [];
  const held = await selectRolesHeld(ctx.tx, ids);
  const spent = await spentBy(ctx.tx, ids, ctx.now);
  return found.map(({ account, unit }) => ({
    userId: account.accountId,
    accountNo: account.accountNo,
    userName: account.name,
    mobile: maskedMobile(account.mobile),
    email: account.email,
    orgId: account.orgId,
    orgName: unit.name,
    isHead: unit.headId === account.accountId,
    roles: held
      .filter(({ accountId }) => accountId === account.accountId)
      .map(({ role: { roleId, name } }) => ({ roleId, name })),
    orderLimit: yuanOrNull(account.orderLimit),
    monthLimit: yuanOrNull(account.monthLimit),
    monthUsed: fenToYuan(spent.get(account.accountId) ?? 0),
    enabled: account.enabled,
    waitsForPassword: account.mustChangePassword,
    lastLoginTime: account.lastLoginAt ? formatTime(account.lastLoginAt) : '',
    isSelf: account.accountId === ctx.caller.accountId,
  }));
}

type PageInput = z.output<(typeof calls)['KamUser/GetPage']['input']>;

export async function pageUsers(
  ctx: AccountContext,
  spent: Spent,
  { reqData, searchKey, pageIndex, pageSize }: PageInput,
) {
  const filter = { ...reqData, searchKey };
  const reach = inReachOf(ctx, filter);
  const found = await selectUserPage(ctx.tx, reach, filter, { index: pageIndex, size: pageSize });
  return { resultData: await toRows(ctx, spent, found), totalCount: await countUsers(ctx.tx, reach, filter) };
}

/** A person in reach; any other is nobody. */
export async function requireUser(ctx: AccountContext, userId: number): Promise<UserWithUnit> {
  const found = await findUser(ctx.tx, usersInReach(ctx), userId);
  if (!found) throw new DomainError('notFound');
  return found;
}

export async function readUser(ctx: AccountContext, spent: Spent, userId: number): Promise<UserModel> {
  const found = await requireUser(ctx, userId);
  const [row] = await toRows(ctx, spent, [found]);
  if (!row) throw new DomainError('notFound');
  return { ...row, mobile: found.account.mobile, createTime: formatTime(found.account.createdAt) };
}

const limitText = (fen: number | null): string => (fen === null ? '' : String(fenToYuan(fen)));

export async function exportUsers(ctx: AccountContext, filter: UserFilter & UnitFilter) {
  const found = await selectUsersToExport(ctx.tx, inReachOf(ctx, filter), filter);
  const held = await selectRolesHeld(
    ctx.tx,
    found.map(({ account }) => account.accountId),
  );
  const names = new Map<number, string[]>();
  for (const { accountId, role } of held) names.set(accountId, [...(names.get(accountId) ?? []), role.name]);
  return found.map(({ account, unit }) => ({
    userId: account.accountId,
    enabled: account.enabled,
    accountNo: account.accountNo,
    userName: account.name,
    mobile: account.mobile,
    email: account.email,
    org: unit.code,
    roles: (names.get(account.accountId) ?? []).join('、'),
    orderLimit: limitText(account.orderLimit),
    monthLimit: limitText(account.monthLimit),
  }));
}
