import { type DataScope, type FunctionCode, type LoginResult, rememberDays, sessionIdleHours } from '@yigou/contract';
import { eq } from 'drizzle-orm';
import { markLogin } from '../accounts/accounts.service';
import { keepPassword, passwordMatches, usedBefore } from '../accounts/passwords.service';
import type { Db } from '../db/client';
import type { AccountContext, Caller, Context, SiteKey } from '../http/context';
import { putInOutbox } from '../jobs/outbox';
import { addDays, addHours } from '../lib/clock';
import { DomainError } from '../lib/domainError';
import { hashForStore } from '../lib/passwords';
import { hashSecret, newSecret } from '../lib/secrets';
import { widestScope } from '../org/org.rules';
import {
  deleteExpired,
  extendSession,
  findByAccountId,
  findByLogin,
  findLiveSession,
  findSessionByToken,
  type LoginAccount,
  lockRemembered,
} from './sessions.queries';
import { remembered, sessions } from './sessions.tables';

const rememberedIdleHours = rememberDays * 24;

/** Why an account with the right password still may not come in. */
function checkMayLogIn({ account, customerState }: LoginAccount) {
  if (!account.enabled) throw new DomainError('accountDisabled');
  if (customerState === 'inReview') throw new DomainError('customerInReview');
  if (customerState === 'refused') throw new DomainError('customerRefused');
}

type Credential = { rememberedId: number; secret: string };

async function openSession(ctx: Context, found: LoginAccount, credential?: Credential): Promise<LoginResult> {
  const { account, customerName } = found;
  const token = newSecret();
  const idleHours = credential ? rememberedIdleHours : sessionIdleHours;
  await ctx.tx.insert(sessions).values({
    accountId: account.accountId,
    tokenHash: hashSecret(token),
    rememberedId: credential?.rememberedId ?? null,
    idleHours,
    expiresAt: addHours(ctx.now, idleHours),
    createdAt: ctx.now,
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
    ...(credential && { userPwd: credential.secret }),
  };
}

async function remember(ctx: Context, accountId: number): Promise<Credential> {
  const secret = newSecret();
  const [row] = await ctx.tx
    .insert(remembered)
    .values({ accountId, secretHash: hashSecret(secret), expiresAt: addDays(ctx.now, rememberDays) })
    .returning({ rememberedId: remembered.rememberedId });
  if (!row) throw new Error('credential was not stored');
  return { rememberedId: row.rememberedId, secret };
}

export async function logIn(
  ctx: Context,
  input: { accountNo: string; accountPwd: string; remember: boolean },
): Promise<LoginResult> {
  const { companyId } = ctx.site;
  const found = await findByLogin(ctx.tx, companyId, input.accountNo);
  // Name and mobile of one account share one count; an unknown name gets a count of its own.
  const key = found?.account ?? { companyId, accountKey: input.accountNo.toLowerCase() };
  const matches = await passwordMatches(ctx.tx, key, found?.account, input.accountPwd, ctx.now);
  if (!matches || !found) throw new DomainError('wrongLogin');
  checkMayLogIn(found);
  return ctx.tx.transaction(async (tx) => {
    const inside = { ...ctx, tx };
    const credential = input.remember ? await remember(inside, found.account.accountId) : undefined;
    return openSession(inside, found, credential);
  });
}

export async function resume(ctx: Context, userPwd: string): Promise<LoginResult> {
  const kept = await lockRemembered(ctx.tx, hashSecret(userPwd), ctx.now);
  const found = kept && (await findByAccountId(ctx.tx, kept.accountId));
  if (!found || found.account.companyId !== ctx.site.companyId) throw new DomainError('rememberedExpired');
  checkMayLogIn(found);
  const secret = newSecret();
  await ctx.tx
    .update(remembered)
    .set({ secretHash: hashSecret(secret), expiresAt: addDays(ctx.now, rememberDays) })
    .where(eq(remembered.rememberedId, kept.rememberedId));
  return openSession(ctx, found, { rememberedId: kept.rememberedId, secret });
}

export async function logOut(ctx: Context): Promise<void> {
  const session = ctx.token ? await findSessionByToken(ctx.tx, hashSecret(ctx.token)) : undefined;
  if (!session) return;
  await ctx.tx.delete(sessions).where(eq(sessions.sessionId, session.sessionId));
  if (session.rememberedId) {
    await ctx.tx.delete(remembered).where(eq(remembered.rememberedId, session.rememberedId));
  }
}

/** After this, whoever holds a token or a 记住我 credential of the account has to log in again. */
export async function endSessions(tx: Db, accountId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.accountId, accountId));
  await tx.delete(remembered).where(eq(remembered.accountId, accountId));
}

export async function changePassword(ctx: AccountContext, oldPwd: string, newPwd: string): Promise<void> {
  const found = await findByAccountId(ctx.tx, ctx.caller.accountId);
  if (!found) throw new DomainError('notFound');
  const { account } = found;
  if (!(await passwordMatches(ctx.tx, account, account, oldPwd, ctx.now))) {
    throw new DomainError('wrongPassword', {}, { oldPwd: '当前密码不正确' });
  }
  if (await usedBefore(ctx.tx, account.accountId, newPwd)) throw new DomainError('passwordReused');
  const stored = await hashForStore(newPwd);
  await ctx.tx.transaction(async (tx) => {
    await keepPassword(tx, account.accountId, stored, ctx.now);
    await endSessions(tx, account.accountId);
    await putInOutbox(
      { ...ctx, tx },
      {
        kind: 'mail',
        to: account.email,
        subject: '您的登录密码已修改',
        text: `${account.name}，您好：\n\n您的账号 ${account.accountNo} 的登录密码刚刚被修改，所有设备需要重新登录。若不是您本人操作，请立即联系企业管理员。`,
      },
    );
  });
}

/** A touch every minute is enough to keep a two-hour limit honest, and spares a write per call. */
const touchEveryMs = 60_000;

export async function findCaller(db: Db, token: string, site: SiteKey, now: Date): Promise<Caller | null> {
  const row = await findLiveSession(db, hashSecret(token), site.companyId, now);
  if (!row) return null;
  const expiresAt = addHours(now, row.idleHours);
  if (expiresAt.getTime() - row.expiresAt > touchEveryMs) await extendSession(db, row.sessionId, expiresAt);
  const roles = row.roles ?? [];
  return {
    sessionId: row.sessionId,
    accountId: row.accountId,
    accountName: row.accountName,
    customerId: row.customerId,
    customerName: row.customerName,
    orgId: row.orgId,
    functions: new Set(roles.flatMap((role) => role.functions as FunctionCode[])),
    dataScope: widestScope(roles.map((role) => role.dataScope as DataScope)),
  };
}

export const removeExpiredSessions = (tx: Db, now: Date): Promise<void> => deleteExpired(tx, now);
