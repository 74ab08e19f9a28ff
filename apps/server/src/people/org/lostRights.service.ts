import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { deleteInBatches } from '../../ground/db/batches';
import type { Db } from '../../ground/db/client';
import { addHours } from '../../ground/lib/clock';
import { accountRoles, lostRights, roles } from './org.tables';

const countsHours = 24;

type Held = readonly { accountId: number; roleIds: readonly number[] }[];
type RoleRow = typeof roles.$inferSelect;

const keep = async (tx: Db, rows: (typeof lostRights.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(lostRights).values(rows);
};

/** Before the accounts get these roles: what they hold and will not hold any more. */
export async function keepLostRoles(tx: Db, next: Held, now: Date): Promise<void> {
  const wanted = new Map(next.map(({ accountId, roleIds }) => [accountId, new Set(roleIds)]));
  const held = await tx
    .select({ accountId: accountRoles.accountId, role: roles })
    .from(accountRoles)
    .innerJoin(roles, eq(roles.roleId, accountRoles.roleId))
    .where(inArray(accountRoles.accountId, [...wanted.keys()]));
  const lost = held.filter(({ accountId, role }) => !wanted.get(accountId)?.has(role.roleId));
  await keep(
    tx,
    lost.map(({ accountId, role: { functions, dataScope } }) => ({ accountId, functions, dataScope, at: now })),
  );
}

/** Before the role changes: what all who hold it could do. */
export async function keepLostOfRole(tx: Db, { roleId, functions, dataScope }: RoleRow, now: Date): Promise<void> {
  const members = await tx
    .select({ accountId: accountRoles.accountId })
    .from(accountRoles)
    .where(eq(accountRoles.roleId, roleId));
  await keep(
    tx,
    members.map(({ accountId }) => ({ accountId, functions, dataScope, at: now })),
  );
}

/** What the accounts have lost within a day. */
export const lostLately = (tx: Db, accountIds: readonly number[], now: Date) =>
  tx
    .select()
    .from(lostRights)
    .where(and(inArray(lostRights.accountId, [...accountIds]), gt(lostRights.at, addHours(now, -countsHours))));

export const removeOldLosses = (tx: Db, now: Date): Promise<void> =>
  deleteInBatches(tx, lostRights, lt(lostRights.at, addHours(now, -countsHours)));
