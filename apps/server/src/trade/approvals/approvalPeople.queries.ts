import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';
import { together } from '../../ground/db/together';
import { administratorRole, financeRole } from '../../people/org/org.rules';
import type { Rule } from './ruleFiring.rules';
import type { OrgChart, Person, Unit } from './seating.rules';

/** Whom the words of these levels could mean, besides heads and administrators. */
type Named = { userIds: number[]; roleIds: number[] };

export const namedIn = (levels: readonly Rule['levels'][number][], userIds: number[] = []): Named => ({
  userIds: [...userIds, ...levels.flatMap((level) => level.userIds)],
  roleIds: levels.flatMap((level) => (level.roleId === null ? [] : [level.roleId])),
});

/** Everybody of the customer, or of a large one only those who matter. Disabled people are there, but not able. */
async function selectPeople(tx: Db, customerId: number, named?: Named): Promise<Person[]> {
  const matters = named
    ? sql`and (account.account_id = any(${sql.param(named.userIds)}::bigint[])
        or account.account_id in (select head_id from org_unit where org_unit.customer_id = ${customerId})
        or exists (select 1 from account_role held join role on role.role_id = held.role_id
          where held.account_id = account.account_id and (role.role_id = any(${sql.param(named.roleIds)}::bigint[])
            or role.built_in and role.name in (${administratorRole}, ${financeRole}))))`
    : sql``;
  return rowsOf<Person>(
    tx,
    sql`select account.account_id::int as "accountId", account.name, unit.name as "orgName",
        coalesce(json_agg(role.role_id) filter (where role.role_id is not null), '[]'::json) as "roleIds",
        coalesce(bool_or(role.built_in and role.name = ${administratorRole}), false) as "isAdministrator",
        account.enabled and coalesce(bool_or('order/myApprove' = any(role.functions)), false) as able
      from account join org_unit unit on unit.org_id = account.org_id
      left join account_role held on held.account_id = account.account_id
      left join role on role.role_id = held.role_id
      where account.customer_id = ${customerId} ${matters}
      group by account.account_id, account.name, unit.name, account.enabled order by account.account_id`,
  );
}

export async function readOrgChart(tx: Db, customerId: number, named?: Named): Promise<OrgChart> {
  const [people, units, roles] = await together([
    selectPeople(tx, customerId, named),
    rowsOf<Unit>(
      tx,
      sql`select org_id::int as "orgId", parent_id::int as "parentId", name, head_id::int as "headId"
        from org_unit where customer_id = ${customerId} order by org_id`,
    ),
    rowsOf<{ roleId: number; name: string; isFinance: boolean }>(
      tx,
      sql`select role_id::int as "roleId", name, built_in and name = ${financeRole} as "isFinance"
        from role where customer_id = ${customerId} order by role_id`,
    ),
  ]);
  return {
    people: new Map(people.map((person) => [person.accountId, person])),
    units: new Map(units.map((unit) => [unit.orgId, unit])),
    roleNames: new Map(roles.map(({ roleId, name }) => [roleId, name])),
    financeRoleId: roles.find((role) => role.isFinance)?.roleId ?? null,
  };
}
