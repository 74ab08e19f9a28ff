import { formatTime } from '@yigou/contract/ground/time';
import type { CurrentAccount } from '@yigou/contract/people/accounts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import {
  type AccountRow,
  accountKeyTaken,
  findById,
  mobileTaken,
  selectProfile,
  selectRoleNames,
} from './accounts.queries';
import { accounts, pastPasswords } from './accounts.tables';
import { keepPassword, passwordMatches } from './passwords.service';

/** Rows of one insert: as many as its values fit into one statement. */
const batchSize = 1000;

export type NewAccount = {
  companyId: number;
  customerId: number;
  orgId: number;
  accountNo: string;
  name: string;
  mobile: string;
  email: string;
  /** From hashForStore. */
  password: string;
  /** Made by somebody else, who knows it. */
  mustChangePassword?: boolean;
  orderLimit?: number | null;
  monthLimit?: number | null;
};

export async function createAccount(tx: Db, draft: NewAccount, now: Date): Promise<number> {
  const accountKey = draft.accountNo.toLowerCase();
  if (await accountKeyTaken(tx, draft.companyId, accountKey)) throw new DomainError('accountTaken');
  if (await mobileTaken(tx, draft.companyId, draft.mobile)) throw new DomainError('mobileTaken');
  const [row] = await tx
    .insert(accounts)
    .values({ ...draft, accountKey, enabled: true, createdAt: now })
    .returning({ accountId: accounts.accountId });
  if (!row) throw new Error('account was not stored');
  await keepPassword(tx, row.accountId, draft.password, now, draft.mustChangePassword);
  return row.accountId;
}

/** Many at once, which were checked before. Account name → id. */
export async function addAccounts(tx: Db, drafts: readonly NewAccount[], now: Date): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (let at = 0; at < drafts.length; at += batchSize) {
    const rows = drafts
      .slice(at, at + batchSize)
      .map((draft) => ({ ...draft, accountKey: draft.accountNo.toLowerCase(), enabled: true, createdAt: now }));
    const made = await tx.insert(accounts).values(rows).returning();
    for (const { accountNo, accountId } of made) ids.set(accountNo, accountId);
  }
  return ids;
}

/** Of customers by whose accounts nobody ever came in. Their ids, for what else knows them. */
export async function removeAccountsOf(tx: Db, customerIds: readonly number[]): Promise<number[]> {
  if (customerIds.length === 0) return [];
  const theirs = inArray(accounts.customerId, [...customerIds]);
  const own = tx.select({ accountId: accounts.accountId }).from(accounts).where(theirs);
  await tx.delete(pastPasswords).where(inArray(pastPasswords.accountId, own));
  const gone = await tx.delete(accounts).where(theirs).returning({ accountId: accounts.accountId });
  return gone.map(({ accountId }) => accountId);
}

type AccountChange = Pick<
  typeof accounts.$inferInsert,
  'name' | 'mobile' | 'email' | 'orgId' | 'orderLimit' | 'monthLimit'
>;

export async function changeAccount(tx: Db, accountId: number, change: AccountChange): Promise<void> {
  await tx.update(accounts).set(change).where(eq(accounts.accountId, accountId));
}

/** Many at once, in one statement. */
export async function changeAccounts(tx: Db, changes: readonly (AccountChange & { accountId: number })[]) {
  if (changes.length === 0) return;
  await tx.execute(sql`update account set name = next.name, mobile = next.mobile, email = next.email,
      org_id = next."orgId", order_limit = next."orderLimit", month_limit = next."monthLimit"
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as next("accountId" bigint, name text,
      mobile text, email text, "orgId" bigint, "orderLimit" bigint, "monthLimit" bigint)
    where account_id = next."accountId"`);
}

export async function requireFreeMobile(tx: Db, { companyId, accountId }: AccountRow, mobile: string): Promise<void> {
  if (await mobileTaken(tx, companyId, mobile, accountId))
    throw new DomainError('mobileTaken', {}, { mobile: '该手机号已被使用' });
}

export async function readCurrent(ctx: AccountContext): Promise<CurrentAccount> {
  const profile = await selectProfile(ctx.tx, ctx.caller.accountId);
  if (!profile) throw new DomainError('notFound');
  const { account, customerName, orgName } = profile;
  return {
    userId: account.accountId,
    accountNo: account.accountNo,
    userName: account.name,
    mobile: account.mobile,
    email: account.email,
    customerId: account.customerId,
    customerName,
    orgName,
    roleNames: (await selectRoleNames(ctx.tx, account.accountId)).map((role) => role.name),
    createTime: formatTime(account.createdAt),
    lastLoginTime: account.lastLoginAt ? formatTime(account.lastLoginAt) : '',
  };
}

type ProfileEdit = { userName: string; mobile: string; email: string; accountPwd?: string | undefined };

/** The number is a way to log in, and codes for a new password go to number and mailbox: both take the password. */
async function checkContactChange(ctx: AccountContext, account: AccountRow, edit: ProfileEdit) {
  if (edit.mobile === account.mobile && edit.email === account.email) return;
  if (!edit.accountPwd) {
    throw new DomainError('invalidInput', {}, { accountPwd: '更换手机号或邮箱须输入当前密码' });
  }
  const tried = { name: account, address: ctx.client.address, now: ctx.now };
  const matches = await passwordMatches(ctx.tx, tried, account, edit.accountPwd);
  if (!matches) throw new DomainError('wrongPassword', {}, { accountPwd: '当前密码不正确' });
}

export async function editCurrent(ctx: AccountContext, edit: ProfileEdit): Promise<CurrentAccount> {
  const account = await findById(ctx.tx, ctx.caller.accountId);
  if (!account) throw new DomainError('notFound');
  await checkContactChange(ctx, account, edit);
  return ctx.tx.transaction(async (tx) => {
    await requireFreeMobile(tx, account, edit.mobile);
    await tx
      .update(accounts)
      .set({ name: edit.userName, mobile: edit.mobile, email: edit.email })
      .where(eq(accounts.accountId, account.accountId));
    return readCurrent({ ...ctx, tx });
  });
}

export async function markLogin(tx: Db, accountId: number, now: Date): Promise<void> {
  await tx.update(accounts).set({ lastLoginAt: now }).where(eq(accounts.accountId, accountId));
}

export const enabledAccounts = (tx: Db, accountNos: string[]) =>
  tx
    .select({ accountNo: accounts.accountNo, password: accounts.password })
    .from(accounts)
    .where(and(accounts.enabled, inArray(accounts.accountKey, accountNos)));

export async function enableAccount(tx: Db, accountId: number, enabled: boolean): Promise<void> {
  await tx.update(accounts).set({ enabled }).where(eq(accounts.accountId, accountId));
}
