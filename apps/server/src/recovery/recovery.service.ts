import {
  codeMinutes,
  codesPerAccount,
  codesPerAddress,
  codeTriesAllowed,
  type RecoveryChannel,
  recoveryChannelLabels,
} from '@yigou/contract';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { forgiveTries, keepPassword, usedBefore } from '../accounts/passwords.service';
import { deleteInBatches } from '../db/batches';
import type { Db } from '../db/client';
import type { Context } from '../http/context';
import { putInOutbox } from '../jobs/outbox';
import { addDays, addHours, addMinutes } from '../lib/clock';
import { DomainError } from '../lib/domainError';
import { hashForStore, matchesStored, newCode } from '../lib/passwords';
import { endSessions } from '../sessions/ending.service';
import { findHolder } from '../sessions/holder.service';
import { recoveryCodes } from './recovery.tables';

/** Name and mobile of one account share one count; an unknown name gets a count of its own. */
async function whose(ctx: Context, accountNo: string) {
  const { companyId } = ctx.site;
  const account = await findHolder(ctx.tx, companyId, accountNo);
  return { account, name: { companyId, accountKey: account?.accountKey ?? accountNo.toLowerCase() } };
}

const ofName = ({ companyId, accountKey }: { companyId: number; accountKey: string }) =>
  and(eq(recoveryCodes.companyId, companyId), eq(recoveryCodes.accountKey, accountKey));

async function refuseTooMany(ctx: Context, name: { companyId: number; accountKey: string }) {
  const lately = gt(recoveryCodes.createdAt, addHours(ctx.now, -1));
  const forName = await ctx.tx.$count(recoveryCodes, and(ofName(name), lately));
  const { address } = ctx.client;
  const fromHere = await ctx.tx.$count(recoveryCodes, and(eq(recoveryCodes.address, address), lately));
  if (forName >= codesPerAccount || fromHere >= codesPerAddress) throw new DomainError('codesTooMany');
}

const words = (code: string): string =>
  `您的验证码是 ${code}，${codeMinutes} 分钟内有效，用于重新设置登录密码。若不是您本人操作，请忽略，并不要告诉任何人。`;

/** Whether the account exists shows neither in the answer nor in what is counted. */
export async function sendCode(ctx: Context, accountNo: string, channel: RecoveryChannel): Promise<void> {
  const { account, name } = await whose(ctx, accountNo);
  const code = newCode();
  const codeHash = await hashForStore(code);
  await ctx.tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`recovery:${name.accountKey}`}, ${name.companyId}))`,
  );
  await refuseTooMany(ctx, name);
  const life = { createdAt: ctx.now, expiresAt: addMinutes(ctx.now, codeMinutes) };
  await ctx.tx.insert(recoveryCodes).values({ ...name, channel, codeHash, address: ctx.client.address, ...life });
  if (!account) return;
  const { email, mobile, name: person } = account;
  await putInOutbox(
    ctx,
    channel === 'mail'
      ? { kind: 'mail', to: email, subject: '登录密码验证码', text: `${person}，您好：\n\n${words(code)}` }
      : { kind: 'sms', to: mobile, text: words(code) },
  );
}

/** The last one that was sent. Its try is counted before it is looked at, so that many at once cannot slip past. */
async function takeTry(ctx: Context, name: { companyId: number; accountKey: string }) {
  const [last] = await ctx.tx
    .select({ recoveryCodeId: recoveryCodes.recoveryCodeId })
    .from(recoveryCodes)
    .where(ofName(name))
    .orderBy(desc(recoveryCodes.recoveryCodeId))
    .limit(1);
  const [tried] = await ctx.tx
    .update(recoveryCodes)
    .set({ tries: sql`${recoveryCodes.tries} + 1` })
    .where(
      and(
        eq(recoveryCodes.recoveryCodeId, last?.recoveryCodeId ?? 0),
        lt(recoveryCodes.tries, codeTriesAllowed),
        gt(recoveryCodes.expiresAt, ctx.now),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning();
  return tried;
}

export async function resetByCode(
  ctx: Context,
  { accountNo, code, newPwd }: { accountNo: string; code: string; newPwd: string },
): Promise<void> {
  const { account, name } = await whose(ctx, accountNo);
  const tried = await takeTry(ctx, name);
  if (!tried || !(await matchesStored(tried.codeHash, code)) || !account) throw new DomainError('codeWrong');
  const { accountId } = account;
  if (await usedBefore(ctx.tx, accountId, newPwd)) throw new DomainError('passwordReused');
  const stored = await hashForStore(newPwd);
  await ctx.tx.transaction(async (tx) => {
    const unused = and(eq(recoveryCodes.recoveryCodeId, tried.recoveryCodeId), isNull(recoveryCodes.usedAt));
    const used = await tx.update(recoveryCodes).set({ usedAt: ctx.now }).where(unused).returning();
    if (used.length === 0) throw new DomainError('codeWrong');
    await keepPassword(tx, accountId, stored, ctx.now);
    await forgiveTries(tx, account);
    await endSessions(tx, accountId);
    await putInOutbox(
      { ...ctx, tx },
      {
        kind: 'mail',
        to: account.email,
        subject: '您的登录密码已重新设置',
        text: `${account.name}，您好：\n\n您的账号 ${account.accountNo} 刚刚凭${recoveryChannelLabels[tried.channel]}验证码重新设置了登录密码，所有设备需要重新登录。若不是您本人操作，请立即联系企业管理员。`,
      },
    );
  });
}

export const removeOldCodes = (tx: Db, now: Date): Promise<void> =>
  deleteInBatches(tx, recoveryCodes, lt(recoveryCodes.createdAt, addDays(now, -1)));
