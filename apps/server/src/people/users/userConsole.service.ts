import type { consoleCalls } from '@yigou/contract/console';
import { formatTime } from '@yigou/contract/ground/time';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import type { OperatorContext } from '../../ground/http/context';
import { putInOutbox } from '../../ground/jobs/outbox';
import { DomainError } from '../../ground/lib/domainError';
import { hashNewPassword, newPassword } from '../../ground/lib/passwords';
import { accounts } from '../accounts/accounts.tables';
import { clearTries, keepPassword } from '../accounts/passwords.service';
import { customers } from '../customers/customers.tables';
import { endSessions } from '../sessions/ending.service';
import { countUsers, selectAdministrators, selectRolesHeld, selectUserPage } from './users.queries';

type PageInput = z.output<(typeof consoleCalls)['Customer/GetPeople']['input']>;

/** Everybody of one of the company's customers. */
export async function pagePeople(
  { tx, caller }: OperatorContext,
  { reqData, searchKey, pageIndex, pageSize }: PageInput,
) {
  const { customerId } = reqData;
  const own = and(eq(customers.customerId, customerId), eq(customers.companyId, caller.companyId));
  if ((await tx.$count(customers, own)) === 0) throw new DomainError('notFound');
  const theirs = eq(accounts.customerId, customerId);
  const found = await selectUserPage(tx, theirs, { searchKey }, { index: pageIndex, size: pageSize });
  const ids = found.map(({ account }) => account.accountId);
  const held = ids.length > 0 ? await selectRolesHeld(tx, ids) : [];
  const resultData = found.map(({ account, unit }) => ({
    userId: account.accountId,
    accountNo: account.accountNo,
    userName: account.name,
    mobile: account.mobile,
    orgName: unit.name,
    roleNames: held.filter(({ accountId }) => accountId === account.accountId).map(({ role }) => role.name),
    enabled: account.enabled,
    lastLoginTime: account.lastLoginAt ? formatTime(account.lastLoginAt) : '',
  }));
  return { resultData, totalCount: await countUsers(tx, theirs, { searchKey }) };
}

/** The way back for a sole administrator. The operator never sees the password: it goes to the mailbox on record. */
export async function resetAdministrator(ctx: OperatorContext, accountNo: string): Promise<void> {
  const initial = newPassword();
  const stored = await hashNewPassword(initial);
  const named = and(eq(accounts.companyId, ctx.caller.companyId), eq(accounts.accountKey, accountNo.toLowerCase()));
  const [found] = await selectAdministrators(ctx.tx, named);
  if (!found) throw new DomainError('notFound');
  const { account } = found;
  await keepPassword(ctx.tx, account.accountId, stored, ctx.now, true);
  await clearTries(ctx.tx, account);
  await endSessions(ctx.tx, account.accountId);
  const letter = {
    kind: 'mail' as const,
    to: account.email,
    subject: '您的登录密码已由客服重置',
    text: `${account.name}，您好：\n\n您的账号 ${account.accountNo} 的新密码为 ${initial}，首次登录须修改，所有设备需要重新登录。如非您本人要求，请立即联系客服。`,
  };
  await putInOutbox(ctx, account.companyId, letter, true);
  await writeAudit(ctx, {
    what: '重置企业管理员密码',
    object: { kind: 'account', id: account.accountNo },
    after: { accountNo: account.accountNo },
  });
}
