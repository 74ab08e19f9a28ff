import { errorText } from '@yigou/contract/ground/errors';
import type { ImportCounts, ImportVerdict } from '@yigou/contract/ground/imports';
import { countVerdicts } from '@yigou/contract/ground/imports.terms';
import type { ImportRow } from '@yigou/contract/people/users';
import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../ground/http/context';
import { contentMark } from '../../ground/lib/contentMark';
import { DomainError } from '../../ground/lib/domainError';
import { hashForStore } from '../../ground/lib/passwords';
import { newSecret } from '../../ground/lib/secrets';
import { inTurns } from '../../ground/lib/turns';
import { addAccounts, changeAccounts } from '../accounts/accounts.service';
import { lockCustomer } from '../customers/customers.service';
import { lostLately } from '../org/lostRights.service';
import { covers, hasAllRights, rightsOf } from '../org/roles.rules';
import { allRoles, replaceRoles } from '../org/roles.service';
import { unitPaths } from '../org/units.service';
import { requireAdministrator } from './rights.service';
import { type ImportContext, type JudgedUser, judgeRows, type KnownUser } from './userImport.rules';
import { selectRolesHeld, selectSameKeys, selectUsersNamed } from './users.queries';
import { usersInReach } from './users.service';
import { userImports } from './users.tables';

async function knownUsers(ctx: AccountContext, keys: readonly string[]): Promise<Map<string, KnownUser>> {
  const found = await selectUsersNamed(ctx.tx, usersInReach(ctx), keys);
  const ids = found.map((account) => account.accountId);
  const held = new Map<number, number[]>(ids.map((accountId) => [accountId, []]));
  for (const { accountId, role } of await selectRolesHeld(ctx.tx, ids)) held.get(accountId)?.push(role.roleId);
  return new Map(
    found.map((account) => [account.accountKey, { ...account, roleIds: held.get(account.accountId) ?? [] }]),
  );
}

type Losses = Map<number, Awaited<ReturnType<typeof lostLately>>>;

async function lossesOf(ctx: AccountContext, known: Iterable<KnownUser>): Promise<Losses> {
  const ids = [...known].map(({ accountId }) => accountId);
  const losses: Losses = new Map();
  for (const loss of await lostLately(ctx.tx, ids, ctx.now))
    losses.set(loss.accountId, [...(losses.get(loss.accountId) ?? []), loss]);
  return losses;
}

type RoleRow = Awaited<ReturnType<typeof allRoles>>[number];

/** The same rules as for one user at a time, in words for a row. */
const refusalBy =
  (ctx: AccountContext, roles: readonly RoleRow[], lost: Losses): ImportContext['refusal'] =>
  (before, wanted) => {
    const named = (ids: readonly number[]) => roles.filter((role) => ids.includes(role.roleId));
    const held = before ? [...named(before.roleIds), ...(lost.get(before.accountId) ?? [])] : [];
    if (!covers(ctx.caller, rightsOf(held))) return errorText('userAboveYou');
    const isSelf = before?.accountId === ctx.caller.accountId;
    if (isSelf && !hasAllRights(ctx.caller)) return errorText('ownRightsRefused');
    if (isSelf && (before.mobile !== wanted.mobile || before.email !== wanted.email))
      return errorText('ownContactRefused');
    const added = wanted.roleIds.filter((roleId) => !before?.roleIds.includes(roleId));
    return covers(ctx.caller, rightsOf(named(added))) ? '' : errorText('roleAboveYou');
  };

async function judge(ctx: AccountContext, rows: readonly ImportRow[]): Promise<JudgedUser[]> {
  const roles = await allRoles(ctx);
  const keys = rows.map((row) => row.accountNo.trim().toLowerCase());
  const mobiles = rows.map((row) => row.mobile.trim());
  const taken = await selectSameKeys(ctx.tx, ctx.caller.companyId, keys, mobiles);
  const known = await knownUsers(ctx, keys);
  const work = judgeRows(rows, {
    units: await unitPaths(ctx),
    roles: new Map(roles.map((role) => [role.name, role])),
    known,
    takenKeys: new Map(taken.map((account) => [account.accountKey, account.accountId])),
    takenMobiles: new Map(taken.map((account) => [account.mobile, account.accountId])),
    refusal: refusalBy(ctx, roles, await lossesOf(ctx, known.values())),
  });
  return inTurns(work);
}

export const previewImport = async (ctx: AccountContext, rows: readonly ImportRow[]): Promise<ImportVerdict[]> =>
  judge(ctx, rows);

async function apply(ctx: AccountContext, judged: readonly JudgedUser[], password: string): Promise<void> {
  const { companyId, customerId } = ctx.caller;
  const fresh = judged.filter((each) => each.state === 'new').map(({ wanted }) => wanted);
  const changed = judged.flatMap(({ state, before, wanted }) =>
    state === 'changed' && before ? [{ ...wanted, accountId: before.accountId }] : [],
  );
  const drafts = fresh.map(({ roleIds: _, ...wanted }) => ({ ...wanted, companyId, customerId, password }));
  const ids = await addAccounts(ctx.tx, drafts, ctx.now);
  await changeAccounts(ctx.tx, changed);
  const held = fresh.map(({ accountNo, roleIds }) => ({ accountId: ids.get(accountNo) ?? 0, roleIds }));
  await replaceRoles(ctx.tx, [...held, ...changed], ctx.now);
  await requireAdministrator(ctx.tx, customerId);
}

/**
 * New accounts get a password that nobody knows: 5,000 of them cannot be handed over one by one, and one for all would
 * open every account that has not been used yet. Their owners set one by a code to mailbox or mobile.
 */
export async function importUsers(
  ctx: AccountContext,
  { requestId, rows }: { requestId: string; rows: ImportRow[] },
): Promise<ImportCounts> {
  const { accountId, customerId } = ctx.caller;
  const password = await hashForStore(newSecret());
  await lockCustomer(ctx.tx, customerId);
  const requestHash = contentMark({ rows });
  const same = and(eq(userImports.accountId, accountId), eq(userImports.requestId, requestId));
  const [known] = await ctx.tx.select().from(userImports).where(same);
  if (known && known.requestHash !== requestHash) throw new DomainError('requestReused');
  if (known) return known.counts;
  const judged = await judge(ctx, rows);
  await apply(ctx, judged, password);
  const counts = countVerdicts(judged);
  await ctx.tx.insert(userImports).values({ accountId, requestId, requestHash, counts, at: ctx.now });
  return counts;
}
