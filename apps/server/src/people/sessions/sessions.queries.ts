import { and, desc, eq, gt, lt, or } from 'drizzle-orm';
import { deleteInBatches } from '../../ground/db/batches';
import { batchQueries } from '../../ground/db/batchQueries';
import { type Db, named, takes } from '../../ground/db/client';
import { bool, float, int, json, milliseconds, orNull, type Row, text } from '../../ground/db/row';
import { accounts } from '../accounts/accounts.tables';
import { customers } from '../customers/customers.tables';
import { accountRoles, roles } from '../org/org.tables';
import { remembered, sessions } from './sessions.tables';

const accountWithCustomer = (tx: Db) =>
  tx
    .select({
      account: accounts,
      customerName: customers.name,
      customerState: customers.state,
      customerEnabled: customers.enabled,
    })
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

export const selectRoles = (tx: Db, accountId: number) =>
  tx
    .select({ functions: roles.functions, dataScope: roles.dataScope })
    .from(accountRoles)
    .innerJoin(roles, eq(roles.roleId, accountRoles.roleId))
    .where(eq(accountRoles.accountId, accountId));

const sessionRow = {
  tokenHash: text,
  sessionId: int,
  idleHours: int,
  /** Milliseconds, like the next two. */
  expiresAt: float,
  seenAt: float,
  endsAt: float,
  companyId: int,
  accountId: int,
  accountName: text,
  customerId: int,
  customerName: text,
  orgId: int,
  mustChangePassword: bool,
  roles: orNull(json<{ functions: string[]; dataScope: string }[]>()),
};

/** Sessions of enabled accounts of customers that are neither waiting nor switched off, with what their roles add up to. */
const liveSessions = named(
  'live_sessions',
  takes<[tokenHashes: string[]]>,
  sessionRow,
  `select token_hash as "tokenHash", session_id::int as "sessionId", idle_hours as "idleHours",
      ${milliseconds('expires_at')} as "expiresAt", ${milliseconds('seen_at')} as "seenAt",
      ${milliseconds('ends_at')} as "endsAt", account.company_id::int as "companyId",
      account.account_id::int as "accountId", account.name as "accountName", account.customer_id::int as "customerId",
      customer.name as "customerName", account.org_id::int as "orgId",
      account.must_change_password as "mustChangePassword",
      (select json_agg(json_build_object('functions', role.functions, 'dataScope', role.data_scope))
        from account_role join role using (role_id) where account_role.account_id = account.account_id) as roles
    from session join account using (account_id) join customer using (customer_id)
    where token_hash = any($1::text[]) and account.enabled and customer.state = 'passed' and customer.enabled`,
);

/** Calls that come in at the same moment ask together: one question for all of them, and none believes an old answer. */
const askTogether = batchQueries<string, Row<typeof sessionRow>>(liveSessions, (row) => row.tokenHash);

export async function findLiveSession(tx: Db, tokenHash: string, companyId: number, now: Date) {
  const [row] = await askTogether(tx, tokenHash);
  return row && row.companyId === companyId && row.expiresAt > now.getTime() ? row : undefined;
}

export const extendSession = (tx: Db, sessionId: number, seenAt: Date, expiresAt: Date) =>
  tx.update(sessions).set({ seenAt, expiresAt }).where(eq(sessions.sessionId, sessionId));

export const selectSessions = (tx: Db, accountId: number, now: Date) =>
  tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.sessionId));

/** Locks the credential: of two that come with it at once, one waits and finds it replaced. */
export async function lockRemembered(tx: Db, familyHash: string, now: Date) {
  const [row] = await tx
    .select()
    .from(remembered)
    .where(and(eq(remembered.familyHash, familyHash), gt(remembered.expiresAt, now)))
    .for('update');
  return row;
}

export async function findSessionByToken(tx: Db, tokenHash: string) {
  const [row] = await tx.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
  return row;
}

export async function deleteExpired(tx: Db, now: Date): Promise<void> {
  await deleteInBatches(tx, sessions, lt(sessions.expiresAt, now));
  await deleteInBatches(tx, remembered, lt(remembered.expiresAt, now));
}
