import {
  codeMinutes,
  codesPerAccount,
  codesPerAccountEverywhere,
  codesPerAddress,
  codeTriesAllowed,
  codeTriesElsewhere,
  type RecoveryChannel,
  recoveryChannelLabels,
} from '@yigou/contract/people/recovery.terms';
import { and, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { deleteInBatches } from '../../ground/db/batches';
import type { Db } from '../../ground/db/client';
import type { Context } from '../../ground/http/context';
import { putInOutbox } from '../../ground/jobs/outbox';
import type { OutboxMessage } from '../../ground/jobs/outbox.tables';
import { addDays, addHours, addMinutes } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import { asSent, hashForStore, hashNewPassword, matchesStored, newCode } from '../../ground/lib/passwords';
import { clearTries, isOwnersAddress, keepPassword, usedBefore } from '../accounts/passwords.service';
import { findAccountByLogin } from '../sessions/callers.service';
import { endSessions } from '../sessions/ending.service';
import { recoveryCodes } from './recovery.tables';

/** Name and mobile of one account share one count; an unknown name gets a count of its own. */
async function whose(ctx: Context, accountNo: string) {
  const { companyId } = ctx.site;
  const account = await findAccountByLogin(ctx.tx, companyId, accountNo);
  return { account, name: { companyId, accountKey: account?.accountKey ?? accountNo.toLowerCase() } };
}

const ofName = ({ companyId, accountKey }: { companyId: number; accountKey: string }) =>
  and(eq(recoveryCodes.companyId, companyId), eq(recoveryCodes.accountKey, accountKey));

type Name = { companyId: number; accountKey: string };

/** A stranger elsewhere uses up what strangers have, never what the owner has where they are known. */
async function refuseTooMany(ctx: Context, name: Name) {
  const { address } = ctx.client;
  const lately = gt(recoveryCodes.createdAt, addHours(ctx.now, -1));
  const here = eq(recoveryCodes.address, address);
  const count = (which: SQL | undefined) => ctx.tx.$count(recoveryCodes, and(which, lately));
  const isFull =
    (await count(and(ofName(name), here))) >= codesPerAccount ||
    (await count(here)) >= codesPerAddress ||
    ((await count(ofName(name))) >= codesPerAccountEverywhere &&
      !(await isOwnersAddress(ctx.tx, name, address, ctx.now)));
  if (isFull) throw new DomainError('codesTooMany');
}

const words = (code: string): string =>
  `您的验证码是 ${code}，${codeMinutes} 分钟内有效，用于重新设置登录密码。如非您本人操作，请忽略，并勿将验证码告知他人。`;

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
  const message: OutboxMessage =
    channel === 'mail'
      ? { kind: 'mail', to: email, subject: '登录密码验证码', text: `${person}，您好：\n\n${words(code)}` }
      : { kind: 'sms', to: mobile, text: words(code) };
  await putInOutbox(ctx, name.companyId, message, true);
}

/** The last one that was asked for from here, or else the last one of all. */
async function lastCode({ tx, now, client }: Context, name: Name) {
  const [last] = await tx
    .select()
    .from(recoveryCodes)
    .where(and(ofName(name), gt(recoveryCodes.expiresAt, now)))
    .orderBy(desc(eq(recoveryCodes.address, client.address)), desc(recoveryCodes.recoveryCodeId))
    .limit(1);
  return last;
}

/**
 * Counted before the code is looked at, so that many at once cannot slip past; and apart for who asked for it and for
 * all others, so that nobody elsewhere makes it worthless.
 */
async function takeTry(ctx: Context, name: Name) {
  const last = await lastCode(ctx, name);
  if (!last) return undefined;
  const isHere = last.address === ctx.client.address;
  const { tries, triesElsewhere } = recoveryCodes;
  const [tried] = await ctx.tx
    .update(recoveryCodes)
    .set(isHere ? { tries: sql`${tries} + 1` } : { triesElsewhere: sql`${triesElsewhere} + 1` })
    .where(
      and(
        eq(recoveryCodes.recoveryCodeId, last.recoveryCodeId),
        isHere ? lt(tries, codeTriesAllowed) : lt(triesElsewhere, codeTriesElsewhere),
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
  if (await usedBefore(ctx.tx, accountId, asSent(newPwd))) throw new DomainError('passwordReused');
  const stored = await hashNewPassword(newPwd);
  await ctx.tx.transaction(async (tx) => {
    const unused = and(eq(recoveryCodes.recoveryCodeId, tried.recoveryCodeId), isNull(recoveryCodes.usedAt));
    const used = await tx.update(recoveryCodes).set({ usedAt: ctx.now }).where(unused).returning();
    if (used.length === 0) throw new DomainError('codeWrong');
    await keepPassword(tx, accountId, stored, ctx.now);
    await clearTries(tx, account);
    await endSessions(tx, accountId);
    await putInOutbox({ ...ctx, tx }, account.companyId, {
      kind: 'mail',
      to: account.email,
      subject: '您的登录密码已重新设置',
      text: `${account.name}，您好：\n\n您的账号 ${account.accountNo} 刚刚凭${recoveryChannelLabels[tried.channel]}验证码重新设置了登录密码，所有设备需要重新登录。如非您本人操作，请立即联系企业管理员。`,
    });
  });
}

export const removeOldCodes = (tx: Db, now: Date): Promise<void> =>
  deleteInBatches(tx, recoveryCodes, lt(recoveryCodes.createdAt, addDays(now, -1)));
