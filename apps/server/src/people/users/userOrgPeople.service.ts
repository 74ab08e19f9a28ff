import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.tables';
import { accountRoles } from '../org/org.tables';
import type { OrgPeople } from '../org/orgPeople.service';
import type { OrgUse } from '../org/orgUse.service';

const holdsNone = sql`not exists (select 1 from ${accountRoles} where ${accountRoles.accountId} = ${accounts.accountId})`;

const enabledIn = (customerId: number) => and(eq(accounts.customerId, customerId), accounts.enabled);
const person = {
  accountId: accounts.accountId,
  accountNo: accounts.accountNo,
  accountKey: accounts.accountKey,
  name: accounts.name,
};

export const orgPeople: OrgPeople = {
  count: async (tx, customerId) => {
    const rows = await tx
      .select({
        orgId: accounts.orgId,
        memberCount: count(),
        withoutRole: sql<number>`(count(*) filter (where ${accounts.enabled} and ${holdsNone}))::int`,
      })
      .from(accounts)
      .where(eq(accounts.customerId, customerId))
      .groupBy(accounts.orgId);
    return new Map(rows.map(({ orgId, ...counts }) => [orgId, counts]));
  },
  enabled: async (tx, customerId) => {
    const rows = await tx.select(person).from(accounts).where(enabledIn(customerId));
    return new Map(rows.map(({ accountKey, ...row }) => [accountKey, row]));
  },
  named: async (tx, customerId, accountIds) => {
    if (accountIds.length === 0) return new Map();
    const ofThese = inArray(accounts.accountId, [...accountIds]);
    const rows = await tx
      .select(person)
      .from(accounts)
      .where(and(enabledIn(customerId), ofThese));
    return new Map(rows.map((row) => [row.accountId, row]));
  },
};

/** Disabled ones as well: they can be enabled again. */
export const memberUse: OrgUse = {
  inUse: async (tx, orgId) => {
    const members = await tx.$count(accounts, eq(accounts.orgId, orgId));
    return members > 0 ? `${members} 名成员` : '';
  },
};
