import { eq } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { accounts } from '../accounts/accounts.tables';
import { lostLately } from '../org/lostRights.service';
import { covers, hasAllRights, rightsOf } from '../org/roles.rules';
import { selectAdministrators, selectRolesHeld } from './users.queries';

type Role = Parameters<typeof rightsOf>[0][number] & { roleId: number };

/** Only what one holds oneself can be given; what somebody has already is not given again. */
export function refuseGiving(ctx: AccountContext, wanted: readonly Role[], heldIds: readonly number[]): void {
  const added = wanted.filter((role) => !heldIds.includes(role.roleId));
  if (!covers(ctx.caller, rightsOf(added))) throw new DomainError('roleAboveYou');
}

export const rolesHeldBy = async (tx: Db, accountId: number) =>
  (await selectRolesHeld(tx, [accountId])).map(({ role }) => role);

/**
 * Who sets the password, the mailbox or the number of somebody can come in as them: so nobody handles an account that
 * may do more than themselves, or could until yesterday: taking the rights away first must open nothing.
 */
export async function refuseAbove(ctx: AccountContext, userId: number): Promise<void> {
  const held = await rolesHeldBy(ctx.tx, userId);
  const lost = await lostLately(ctx.tx, [userId], ctx.now);
  if (!covers(ctx.caller, rightsOf([...held, ...lost]))) throw new DomainError('userAboveYou');
}

/** Through number and mailbox a forgotten password is set anew: one's own take the password, and go through one's profile. */
export function refuseOwnContact(
  ctx: AccountContext,
  account: { accountId: number; mobile: string; email: string },
  wanted: { mobile: string; email: string },
): void {
  const isOwn = account.accountId === ctx.caller.accountId;
  if (isOwn && (account.mobile !== wanted.mobile || account.email !== wanted.email))
    throw new DomainError('ownContactRefused');
}

/** Rights, limits and unit of one's own are for others to change, but for who has nothing to gain. */
export function refuseSelf(ctx: AccountContext, userId: number): void {
  if (userId === ctx.caller.accountId && !hasAllRights(ctx.caller)) throw new DomainError('ownRightsRefused');
}

/** After the change, under the lock of the customer: two who disable each other cannot both succeed. */
export async function requireAdministrator(tx: Db, customerId: number): Promise<void> {
  const left = await selectAdministrators(tx, eq(accounts.customerId, customerId)).limit(1);
  if (left.length === 0) throw new DomainError('lastAdministrator');
}
