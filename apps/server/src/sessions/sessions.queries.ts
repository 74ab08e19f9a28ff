import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.tables';
import { customers } from '../customers/customers.tables';
import { askedTogether } from '../db/askedTogether';
import { type Db, keepPrepared } from '../db/client';
import { accountRoles, roles } from '../org/org.tables';
import { remembered, sessions } from './sessions.tables';

const accountWithCustomer = (tx: Db) =>
  tx
    .select({ account: accounts, customerName: customers.name, customerState: customers.state })
    .from(accounts)
    .innerJoin(customers, eq(customers.customerId, accounts.customerId));

export type LoginAccount = Awaited<ReturnType<typeof accountWithCustomer>>[number];

/** By account name or by mobile number. */
export async function findByLogin(tx: Db, companyId: number, login: string): Promise<LoginAccount | undefined> {
  const named = or(eq(accounts.accountKey, login.toLowerCase()), eq(accounts.mobile, login));
  const [row] = await accountWithCustomer(tx).where(and(eq(accounts.companyId, companyId), named));
  return row;
}

export async function findByAccountId(tx: Db, accountId: number): Promise<LoginAccount | undefined> {
  const [row] = await accountWithCustomer(tx).where(eq(accounts.accountId, accountId));
  return row;
}

/** Sessions of enabled accounts, with what their roles add up to. */
const sessionsByHash = keepPrepared((tx) =>
  tx
    .select({
      tokenHash: sessions.tokenHash,
      sessionId: sessions.sessionId,
      idleHours: sessions.idleHours,
      expiresAt: sessions.expiresAt,
      companyId: accounts.companyId,
      accountId: accounts.accountId,
      accountName: accounts.name,
      customerId: accounts.customerId,
      customerName: customers.name,
      orgId: accounts.orgId,
      roles: sql<{ functions: string[]; dataScope: string }[]>`coalesce((
        select json_agg(json_build_object('functions', ${roles.functions}, 'dataScope', ${roles.dataScope}))
        from ${accountRoles} join ${roles} on ${roles.roleId} = ${accountRoles.roleId}
        where ${accountRoles.accountId} = ${accounts.accountId}), '[]')`,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.accountId, sessions.accountId))
    .innerJoin(customers, eq(customers.customerId, accounts.customerId))
    .where(
      and(
        sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')}::text[])`,
        eq(accounts.enabled, true),
        eq(customers.state, 'passed'),
      ),
    )
    .prepare('live_sessions'),
);

type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionsByHash>['execute']>>[number];

/** Calls that come in at the same moment ask together: one question for all of them, and none believes an old answer. */
const askTogether = askedTogether<string, SessionRow>(
  (tx, tokenHashes) => sessionsByHash(tx).execute({ tokenHashes }),
  (row) => row.tokenHash,
);

export async function findLiveSession(tx: Db, tokenHash: string, companyId: number, now: Date) {
  const row = await askTogether(tx, tokenHash);
  return row && row.companyId === companyId && row.expiresAt > now ? row : undefined;
}

export const extendSession = (tx: Db, sessionId: number, expiresAt: Date) =>
  tx.update(sessions).set({ expiresAt }).where(eq(sessions.sessionId, sessionId));

/** Locks the credential: of two tabs that resume at once, one gets it and the other waits and finds it replaced. */
export async function lockRemembered(tx: Db, secretHash: string, now: Date) {
  const [row] = await tx
    .select()
    .from(remembered)
    .where(and(eq(remembered.secretHash, secretHash), gt(remembered.expiresAt, now)))
    .for('update');
  return row;
}

export async function findSessionByToken(tx: Db, tokenHash: string) {
  const [row] = await tx.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
  return row;
}

export async function deleteExpired(tx: Db, now: Date): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.expiresAt, now));
  await tx.delete(remembered).where(lt(remembered.expiresAt, now));
}
