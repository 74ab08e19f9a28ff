import type { calls } from '@yigou/contract/calls';
import { importRowsMost } from '@yigou/contract/ground/imports.terms';
import { and, desc, eq, exists, ilike, inArray, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import { accounts } from '../accounts/accounts.tables';
import { administratorRole } from '../org/org.rules';
import { accountRoles, orgUnits, roles } from '../org/org.tables';

type PageInput = z.output<(typeof calls)['KamUser/GetPage']['input']>;
/** The unit is part of the reach. */
export type UserFilter = Partial<Omit<NonNullable<PageInput['reqData']>, 'orgId' | 'below'>> & { searchKey: string };

/** `reach`, here and below: the accounts the caller may see, from users.service.ts. */
type Reach = SQL | undefined;

const rolesOfAccount = (tx: Db, roleId?: number) =>
  tx
    .select({ one: sql`1` })
    .from(accountRoles)
    .where(
      and(
        eq(accountRoles.accountId, accounts.accountId),
        roleId === undefined ? undefined : eq(accountRoles.roleId, roleId),
      ),
    );

function matching(tx: Db, reach: Reach, filter: UserFilter): SQL | undefined {
  const { searchKey, roleId, withoutRole, enabled } = filter;
  const word = containing(searchKey.trim());
  return and(
    reach,
    searchKey.trim()
      ? or(ilike(accounts.name, word), ilike(accounts.accountNo, word), ilike(accounts.mobile, word))
      : undefined,
    roleId === undefined ? undefined : exists(rolesOfAccount(tx, roleId)),
    withoutRole ? notExists(rolesOfAccount(tx)) : undefined,
    enabled === undefined ? undefined : eq(accounts.enabled, enabled),
  );
}

const withUnit = (tx: Db) =>
  tx
    .select({ account: accounts, unit: orgUnits })
    .from(accounts)
    .innerJoin(orgUnits, eq(orgUnits.orgId, accounts.orgId));

export type UserWithUnit = Awaited<ReturnType<typeof withUnit>>[number];

export const selectUserPage = (tx: Db, reach: Reach, filter: UserFilter, page: { index: number; size: number }) =>
  withUnit(tx)
    .where(matching(tx, reach, filter))
    .orderBy(desc(accounts.accountId))
    .limit(page.size)
    .offset((page.index - 1) * page.size);

export const countUsers = (tx: Db, reach: Reach, filter: UserFilter): Promise<number> =>
  tx.$count(accounts, matching(tx, reach, filter));

/** As many as an import takes. */
export const selectUsersToExport = (tx: Db, reach: Reach, filter: UserFilter) =>
  withUnit(tx)
    .where(matching(tx, reach, filter))
    .orderBy(accounts.accountId)
    .limit(importRowsMost);

/** Those of them with these account names, in small letters. */
export const selectUsersNamed = (tx: Db, reach: Reach, keys: readonly string[]) =>
  tx
    .select()
    .from(accounts)
    .where(and(reach, sql`${accounts.accountKey} = any(${sql.param([...keys])}::text[])`));

export async function findUser(tx: Db, reach: Reach, accountId: number): Promise<UserWithUnit | undefined> {
  const [row] = await withUnit(tx).where(and(eq(accounts.accountId, accountId), reach));
  return row;
}

export const selectRolesHeld = (tx: Db, accountIds: readonly number[]) =>
  tx
    .select({ accountId: accountRoles.accountId, role: roles })
    .from(accountRoles)
    .innerJoin(roles, eq(roles.roleId, accountRoles.roleId))
    .where(inArray(accountRoles.accountId, [...accountIds]))
    .orderBy(roles.roleId);

/** Accounts of the company that have one of these names or numbers, whoever's they are. */
export const selectSameKeys = (tx: Db, companyId: number, keys: readonly string[], mobiles: readonly string[]) =>
  tx
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.companyId, companyId),
        sql`(${accounts.accountKey} = any(${sql.param([...keys])}::text[]) or ${accounts.mobile} = any(${sql.param([...mobiles])}::text[]))`,
      ),
    );

const isAdministrator = and(eq(roles.builtIn, true), eq(roles.name, administratorRole));

export const selectAdministrators = (tx: Db, where: SQL | undefined) =>
  tx
    .select({ account: accounts })
    .from(accounts)
    .innerJoin(accountRoles, eq(accountRoles.accountId, accounts.accountId))
    .innerJoin(roles, eq(roles.roleId, accountRoles.roleId))
    .where(and(isAdministrator, accounts.enabled, where));
