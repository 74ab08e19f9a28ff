import { eq } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.tables';
import type { Db } from '../db/client';
import type { AccountContext } from '../http/context';
import { DomainError } from '../lib/domainError';
import { covers, holdingOf, holdsEverything } from '../org/roles.rules';
import { selectAdministrators, selectRolesHeld } from './users.queries';

type Role = Parameters<typeof holdingOf>[0][number] & { roleId: number };

/** Only what one holds oneself can be given; what somebody has already is not given again. */
export function refuseGiving(ctx: AccountContext, wanted: readonly Role[], heldIds: readonly number[]): void {
  const added = wanted.filter((role) => !heldIds.includes(role.roleId));
  if (!covers(ctx.caller, holdingOf(added))) throw new DomainError('roleAboveYou');
}

export const rolesHeldBy = async (tx: Db, accountId: number) =>
  (await selectRolesHeld(tx, [accountId])).map(({ role }) => role);

/**
 * Who sets the password, the mailbox or the number of somebody can come in as him: so nobody handles an account that
 * may do more than himself.
 */
export function refuseAbove(ctx: AccountContext, held: readonly Role[]): void {
  if (!covers(ctx.caller, holdingOf(held))) throw new DomainError('userAboveYou');
}

/** Rights, limits and unit of one's own are for others to change, but for who has nothing to gain. */
export function refuseSelf(ctx: AccountContext, userId: number): void {
  if (userId === ctx.caller.accountId && !holdsEverything(ctx.caller)) throw new DomainError('ownRightsRefused');
}

/** After the change, under the lock of the customer: two who disable each other cannot both succeed. */
export async function requireAdministrator(tx: Db, customerId: number): Promise<void> {
  const left = await selectAdministrators(tx, eq(accounts.customerId, customerId)).limit(1);
  if (left.length === 0) throw new DomainError('lastAdministrator');
}
