import {
  accountFailuresAllowed,
  knownAddressDays,
  lockMinutes,
  loginFailuresAllowed,
  passwordsRemembered,
} from '@yigou/contract/people/accounts.terms';
import { and, eq, gt, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { deleteInBatches } from '../../ground/db/batches';
import type { Db } from '../../ground/db/client';
import { addDays, addMinutes } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import { hashForStore, matchesStored } from '../../ground/lib/passwords';
import { countTry, everywhere, forgetTries, selectPastPasswords } from './accounts.queries';
import { accounts, passwordTries, pastPasswords } from './accounts.tables';

/** What a comparison needs to know of an account. */
type StoredLogin = { companyId: number; accountKey: string; password: string };

type Try = { name: Omit<StoredLogin, 'password'>; address: string; now: Date };

/** Checked against when the name is unknown, so that both answers take the same time. */
const nobodysPassword = hashForStore('00000000000000000000000000000000');

const minutesLeft = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));

async function countIn(db: Db, { name, now }: Try, address: string, allowed: number) {
  const { companyId, accountKey } = name;
  const counted = await countTry(
    db,
    { companyId, accountKey, address },
    { allowed, now, lockUntil: addMinutes(now, lockMinutes), quietSince: addMinutes(now, -lockMinutes) },
  );
  const locked = () => new DomainError('accountLocked', { minutes: minutesLeft(counted.lockedUntil ?? now, now) });
  if (counted.tries > allowed) throw locked();
  return { ...counted, locked };
}

/**
 * Five from one address lock the name for that address; from all addresses together it takes far more, and even then
 * the addresses from which the owner came before stay open. A locked address no longer counts against the others.
 */
async function countEverywhere(db: Db, tried: Try) {
  const here = await countIn(db, tried, tried.address, loginFailuresAllowed);
  const knownSince = addDays(tried.now, -knownAddressDays);
  if (here.matchedAt && here.matchedAt > knownSince) return [here];
  return [here, await countIn(db, tried, everywhere, accountFailuresAllowed)];
}

/** Whether the right password has lately come from there. */
export async function isOwnersAddress(tx: Db, name: Try['name'], address: string, now: Date): Promise<boolean> {
  const { companyId, accountKey, matchedAt } = passwordTries;
  const there = and(
    eq(companyId, name.companyId),
    eq(accountKey, name.accountKey),
    eq(passwordTries.address, address),
    gt(matchedAt, addDays(now, -knownAddressDays)),
  );
  return (await tx.$count(passwordTries, there)) > 0;
}

/**
 * The one place a password is compared. The try is counted on its own, outside any transaction of the caller:
 * a refusal must not roll it back.
 */
export async function passwordMatches(
  db: Db,
  tried: Try,
  account: StoredLogin | undefined,
  passwordHash: string,
): Promise<boolean> {
  const counts = await countEverywhere(db, tried);
  const matches = await matchesStored(account?.password ?? (await nobodysPassword), passwordHash);
  if (!matches || !account) {
    const full = counts.find((count) => count.lockedUntil);
    if (full) throw full.locked();
    return false;
  }
  const { companyId, accountKey } = tried.name;
  await forgetTries(db, { companyId, accountKey, address: tried.address }, tried.now);
  return true;
}

export async function usedBefore(db: Db, accountId: number, passwordHash: string): Promise<boolean> {
  for (const past of await selectPastPasswords(db, accountId)) {
    if (await matchesStored(past.password, passwordHash)) return true;
  }
  return false;
}

/**
 * `stored` comes from hashForStore, made before the transaction began: hashing takes its time. One that somebody else
 * made is good for nothing but to be changed.
 */
export async function keepPassword(
  tx: Db,
  accountId: number,
  stored: string,
  now: Date,
  mustChangePassword = false,
): Promise<void> {
  const set = { password: stored, passwordAt: now, mustChangePassword };
  await tx.update(accounts).set(set).where(eq(accounts.accountId, accountId));
  await tx.insert(pastPasswords).values({ accountId, password: stored, createdAt: now });
  const kept = await selectPastPasswords(tx, accountId);
  if (kept.length < passwordsRemembered) return;
  const keptIds = kept.map((past) => past.pastPasswordId);
  await tx
    .delete(pastPasswords)
    .where(and(eq(pastPasswords.accountId, accountId), notInArray(pastPasswords.pastPasswordId, keptIds)));
}

/** A new password was set by who proved to be the owner, or by who may: nobody's wrong tries count any more. */
export async function clearTries(tx: Db, { companyId, accountKey }: Omit<StoredLogin, 'password'>): Promise<void> {
  await tx
    .delete(passwordTries)
    .where(and(eq(passwordTries.companyId, companyId), eq(passwordTries.accountKey, accountKey)));
}

/** A lock lasts minutes: what was tried before yesterday counts for nothing. The owner's addresses stay known longer. */
export async function removeOldTries(tx: Db, now: Date): Promise<void> {
  const { triedAt, matchedAt } = passwordTries;
  const unknown = or(isNull(matchedAt), lt(matchedAt, addDays(now, -knownAddressDays)));
  await deleteInBatches(tx, passwordTries, sql`${lt(triedAt, addDays(now, -1))} and ${unknown}`);
}
