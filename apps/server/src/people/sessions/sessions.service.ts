import type { FunctionCode } from '@yigou/contract/ground/functions';
import { rememberDays, sessionIdleHours, sessionMaxHours } from '@yigou/contract/people/accounts.terms';
import type { DataScope } from '@yigou/contract/people/org.terms';
import type { LoginResult } from '@yigou/contract/people/sessions';
import type { Db } from '../../ground/db/client';
import type { AccountContext, Caller, Context, SiteKey } from '../../ground/http/context';
import { putInOutbox } from '../../ground/jobs/outbox';
import { addHours, earlier } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import { asSent, hashNewPassword } from '../../ground/lib/passwords';
import { hashSecret, newSecret } from '../../ground/lib/secrets';
import { markLogin } from '../accounts/accounts.service';
import { keepPassword, passwordMatches, usedBefore } from '../accounts/passwords.service';
import { widestScope } from '../org/org.rules';
import { refusalOf } from '../registration/registrationReading.service';
import { endSession, endSessions } from './ending.service';
import { type Credential, remember, useCredential } from './remembered.service';
import {
  deleteExpired,
  extendSession,
  findByAccountId,
  findByLogin,
  findLiveSession,
  findSessionByToken,
  type LoginAccount,
} from './sessions.queries';
import { sessions } from './sessions.tables';

const rememberedIdleHours = rememberDays * 24;
/** Enough to tell the browser; a client may send anything. */
const agentMaxLength = 300;

/** Why an account with the right password still may not come in. */
async function checkMayLogIn(tx: Db, { account, customerState, customerEnabled }: LoginAccount) {
  if (!account.enabled) throw new DomainError('accountDisabled');
  if (customerState === 'inReview') throw new DomainError('customerInReview');
  if (customerState === 'refused')
    throw new DomainError('customerRefused', { reason: await refusalOf(tx, account.customerId) });
  if (!customerEnabled) throw new DomainError('customerDisabled');
}

async function openSession(ctx: Context, found: LoginAccount, credential?: Credential): Promise<LoginResult> {
  const { account, customerName } = found;
  const token = newSecret();
  const idleHours = credential ? rememberedIdleHours : sessionIdleHours;
  const endsAt = credential?.endsAt ?? addHours(ctx.now, sessionMaxHours);
  await ctx.tx.insert(sessions).values({
    accountId: account.accountId,
    tokenHash: hashSecret(token),
    rememberedId: credential?.rememberedId ?? null,
    idleHours,
    address: ctx.client.address,
    agent: ctx.client.agent.slice(0, agentMaxLength),
    createdAt: ctx.now,
    seenAt: ctx.now,
    expiresAt: earlier(addHours(ctx.now, idleHours), endsAt),
    endsAt,
  });
  await markLogin(ctx.tx, account.accountId, ctx.now);
  return {
    token,
    userId: account.accountId,
    userName: account.name,
    customerId: account.customerId,
    customerName,
    companyId: account.companyId,
    hostId: ctx.site.hostId,
    mustChangePassword: account.mustChangePassword,
    ...(credential && { userPwd: credential.userPwd }),
  };
}

export async function logIn(
  ctx: Context,
  input: { accountNo: string; accountPwd: string; remember: boolean },
): Promise<LoginResult> {
  const { companyId } = ctx.site;
  const found = await findByLogin(ctx.tx, companyId, input.accountNo);
  // Name and mobile of one account share one count; an unknown name gets a count of its own.
  const name = found?.account ?? { companyId, accountKey: input.accountNo.toLowerCase() };
  const tried = { name, address: ctx.client.address, now: ctx.now };
  const matches = await passwordMatches(ctx.tx, tried, found?.account, input.accountPwd);
  if (!matches || !found) throw new DomainError('wrongLogin');
  await checkMayLogIn(ctx.tx, found);
  return ctx.tx.transaction(async (tx) => {
    const inside = { ...ctx, tx };
    const credential = input.remember ? await remember(inside, found.account.accountId) : undefined;
    return openSession(inside, found, credential);
  });
}

/** The refusal comes after the transaction: what a credential used twice has ended must stay ended. */
export async function resume(ctx: Context, userPwd: string): Promise<LoginResult> {
  const opened = await ctx.tx.transaction(async (tx) => {
    const inside = { ...ctx, tx };
    const kept = await useCredential(inside, userPwd);
    const found = kept && (await findByAccountId(tx, kept.accountId));
    if (!found || found.account.companyId !== ctx.site.companyId) return null;
    await checkMayLogIn(tx, found);
    return openSession(inside, found, kept);
  });
  if (!opened) throw new DomainError('rememberedExpired');
  return opened;
}

export async function logOut(ctx: Context): Promise<void> {
  const session = ctx.token ? await findSessionByToken(ctx.tx, hashSecret(ctx.token)) : undefined;
  if (session) await endSession(ctx.tx, session);
}

export async function changePassword(ctx: AccountContext, oldPwd: string, newPwd: string): Promise<void> {
  const found = await findByAccountId(ctx.tx, ctx.caller.accountId);
  if (!found) throw new DomainError('notFound');
  const { account } = found;
  const tried = { name: account, address: ctx.client.address, now: ctx.now };
  if (!(await passwordMatches(ctx.tx, tried, account, oldPwd))) {
    throw new DomainError('wrongPassword', {}, { oldPwd: '当前密码不正确' });
  }
  if (await usedBefore(ctx.tx, account.accountId, asSent(newPwd))) throw new DomainError('passwordReused');
  const stored = await hashNewPassword(newPwd);
  await ctx.tx.transaction(async (tx) => {
    await keepPassword(tx, account.accountId, stored, ctx.now);
    await endSessions(tx, account.accountId);
    await putInOutbox({ ...ctx, tx }, account.companyId, {
      kind: 'mail',
      to: account.email,
      subject: '您的登录密码已修改',
      text: `${account.name}，您好：\n\n您的账号 ${account.accountNo} 的登录密码刚刚被修改，所有设备需要重新登录。如非您本人操作，请立即联系企业管理员。`,
    });
  });
}

/** A touch every minute is enough to keep a two-hour limit honest, and spares a write per call. */
const touchEveryMs = 60_000;

export async function findCaller(db: Db, token: string, site: SiteKey, now: Date): Promise<Caller | null> {
  const row = await findLiveSession(db, hashSecret(token), site.companyId, now);
  if (!row) return null;
  if (now.getTime() - row.seenAt > touchEveryMs) {
    await extendSession(db, row.sessionId, now, earlier(addHours(now, row.idleHours), new Date(row.endsAt)));
  }
  const roles = row.mustChangePassword ? [] : (row.roles ?? []);
  return {
    sessionId: row.sessionId,
    accountId: row.accountId,
    accountName: row.accountName,
    companyId: row.companyId,
    customerId: row.customerId,
    customerName: row.customerName,
    orgId: row.orgId,
    functions: new Set(roles.flatMap((role) => role.functions as FunctionCode[])),
    mustChangePassword: row.mustChangePassword,
    dataScope: widestScope(roles.map((role) => role.dataScope as DataScope)),
  };
}

export const removeExpiredSessions = (tx: Db, now: Date): Promise<void> => deleteExpired(tx, now);
