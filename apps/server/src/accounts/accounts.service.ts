import { type CurrentAccount, formatTime } from '@yigou/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/client';
import type { AccountContext } from '../http/context';
import { DomainError } from '../lib/domainError';
import {
  type AccountRow,
  accountKeyTaken,
  findById,
  mobileTaken,
  selectProfile,
  selectRoleNames,
} from './accounts.queries';
import { accounts } from './accounts.tables';
import { keepPassword, passwordMatches } from './passwords.service';

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
  await keepPassword(tx, row.accountId, draft.password, now);
  return row.accountId;
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

/** The mobile number is a way to log in, so changing it takes the password. */
async function checkMobileChange(ctx: AccountContext, account: AccountRow, edit: ProfileEdit) {
  if (edit.mobile === account.mobile) return;
  if (!edit.accountPwd) {
    throw new DomainError('invalidInput', {}, { accountPwd: '更换手机号须输入当前密码' });
  }
  const tried = { name: account, address: ctx.client.address, now: ctx.now };
  const matches = await passwordMatches(ctx.tx, tried, account, edit.accountPwd);
  if (!matches) throw new DomainError('wrongPassword', {}, { accountPwd: '当前密码不正确' });
}

export async function editCurrent(ctx: AccountContext, edit: ProfileEdit): Promise<CurrentAccount> {
  const account = await findById(ctx.tx, ctx.caller.accountId);
  if (!account) throw new DomainError('notFound');
  await checkMobileChange(ctx, account, edit);
  return ctx.tx.transaction(async (tx) => {
    if (await mobileTaken(tx, account.companyId, edit.mobile, account.accountId)) {
      throw new DomainError('mobileTaken', {}, { mobile: '该手机号已被使用' });
    }
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
