import type { calls } from '@yigou/contract/calls';
import { yuanToFen } from '@yigou/contract/ground/money';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { AccountContext } from '../../ground/http/context';
import { putInOutbox } from '../../ground/jobs/outbox';
import { DomainError } from '../../ground/lib/domainError';
import { hashNewPassword, newPassword } from '../../ground/lib/passwords';
import { changeAccount, createAccount, enableAccount, requireFreeMobile } from '../accounts/accounts.service';
import { accounts } from '../accounts/accounts.tables';
import { clearTries, keepPassword } from '../accounts/passwords.service';
import { lockCustomer } from '../customers/customers.service';
import { notify } from '../notices/notices.service';
import { replaceRoles, rolesNamed } from '../org/roles.service';
import { readUnit } from '../org/units.service';
import { endSessions } from '../sessions/ending.service';
import {
  refuseAbove,
  refuseGiving,
  refuseOwnContact,
  refuseSelf,
  requireAdministrator,
  rolesHeldBy,
} from './rights.service';
import { selectAdministrators } from './users.queries';
import { requireUser } from './users.service';

type UserDraft = z.output<(typeof calls)['KamUser/Save']['input']>;

const fenOrNull = (yuan: number | null): number | null => (yuan === null ? null : yuanToFen(yuan));

const fieldsOf = ({ userName: name, mobile, email, orgId, orderLimit, monthLimit }: UserDraft) => ({
  name,
  mobile,
  email,
  orgId,
  orderLimit: fenOrNull(orderLimit),
  monthLimit: fenOrNull(monthLimit),
});

/** A unit that is switched off keeps whom it has and takes nobody new. */
async function requireOpenUnit(ctx: AccountContext, orgId: number): Promise<void> {
  const { enabled, name } = await readUnit(ctx, orgId);
  if (!enabled) throw new DomainError('orgDisabled', { name }, { orgId: '该组织已停用，请另选一个' });
}

async function addUser(ctx: AccountContext, draft: UserDraft, password: string): Promise<number> {
  const { companyId, customerId } = ctx.caller;
  await requireOpenUnit(ctx, draft.orgId);
  const roles = await rolesNamed(ctx, draft.roleIds);
  refuseGiving(ctx, roles, []);
  const { accountNo } = draft;
  const account = { companyId, customerId, accountNo, ...fieldsOf(draft), password, mustChangePassword: true };
  const accountId = await createAccount(ctx.tx, account, ctx.now);
  await replaceRoles(ctx.tx, [{ accountId, roleIds: draft.roleIds }], ctx.now);
  return accountId;
}

const sameIds = (some: readonly number[], others: readonly number[]): boolean =>
  some.every((id) => others.includes(id)) && others.every((id) => some.includes(id));

async function editUser(ctx: AccountContext, userId: number, draft: UserDraft): Promise<void> {
  const { account } = await requireUser(ctx, userId);
  const held = await rolesHeldBy(ctx.tx, userId);
  const heldIds = held.map((role) => role.roleId);
  await refuseAbove(ctx, userId);
  refuseOwnContact(ctx, account, draft);
  if (draft.orgId !== account.orgId) await requireOpenUnit(ctx, draft.orgId);
  const roles = await rolesNamed(ctx, draft.roleIds);
  refuseGiving(ctx, roles, heldIds);
  await requireFreeMobile(ctx.tx, account, draft.mobile);
  const fields = fieldsOf(draft);
  const changesRoles = !sameIds(draft.roleIds, heldIds);
  const changesRights =
    changesRoles ||
    fields.orgId !== account.orgId ||
    fields.orderLimit !== account.orderLimit ||
    fields.monthLimit !== account.monthLimit;
  if (changesRights) refuseSelf(ctx, userId);
  await changeAccount(ctx.tx, userId, fields);
  await replaceRoles(ctx.tx, [{ accountId: userId, roleIds: draft.roleIds }], ctx.now);
  await requireAdministrator(ctx.tx, ctx.caller.customerId);
  if (changesRights && userId !== ctx.caller.accountId)
    await notify(ctx, [userId], {
      kind: 'account',
      title: '您的权限已调整',
      text: `${ctx.caller.accountName} 调整了您的组织、角色或采购限额`,
      link: '/center/kamUser/userInfo',
    });
}

export async function saveUser(ctx: AccountContext, draft: UserDraft) {
  const isNew = draft.userId === undefined;
  const initialPassword = isNew ? newPassword() : '';
  const password = isNew ? await hashNewPassword(initialPassword) : '';
  await lockCustomer(ctx.tx, ctx.caller.customerId);
  if (draft.userId === undefined) return { userId: await addUser(ctx, draft, password), initialPassword };
  await editUser(ctx, draft.userId, draft);
  return { userId: draft.userId, initialPassword };
}

async function lockUser(ctx: AccountContext, userId: number) {
  await lockCustomer(ctx.tx, ctx.caller.customerId);
  const { account } = await requireUser(ctx, userId);
  if (userId === ctx.caller.accountId) throw new DomainError('ownRightsRefused');
  await refuseAbove(ctx, userId);
  return account;
}

export async function enableUser(ctx: AccountContext, userId: number, enabled: boolean): Promise<void> {
  await lockUser(ctx, userId);
  await enableAccount(ctx.tx, userId, enabled);
  if (enabled) return;
  await requireAdministrator(ctx.tx, ctx.caller.customerId);
  await endSessions(ctx.tx, userId);
}

/** Its owner by mail, whatever they have chosen to be told; the administrators besides. */
async function tellReset(
  ctx: AccountContext,
  { accountId, accountNo, name, email, customerId }: typeof accounts.$inferSelect,
) {
  const who = ctx.caller.accountName;
  const text = `${name}，您好：\n\n${who} 刚刚重置了您的账号 ${accountNo} 的登录密码，所有设备需要重新登录。如非您本人要求，请立即联系企业管理员。`;
  await putInOutbox(ctx, ctx.caller.companyId, { kind: 'mail', to: email, subject: '您的登录密码已被重置', text });
  const leading = await selectAdministrators(ctx.tx, eq(accounts.customerId, customerId));
  const others = leading.map(({ account }) => account.accountId).filter((each) => each !== accountId);
  await notify(ctx, others, {
    kind: 'account',
    title: `${name} 的登录密码已被重置`,
    text: `${who} 重置了 ${name}（${accountNo}）的登录密码。如非您或其本人要求，请立即停用该账号并核实`,
    link: '/center/kamUser/userList',
  });
}

export async function resetPassword(ctx: AccountContext, userId: number) {
  const initialPassword = newPassword();
  const stored = await hashNewPassword(initialPassword);
  const account = await lockUser(ctx, userId);
  await keepPassword(ctx.tx, userId, stored, ctx.now, true);
  await clearTries(ctx.tx, account);
  await endSessions(ctx.tx, userId);
  await tellReset(ctx, account);
  return { userId, initialPassword };
}
