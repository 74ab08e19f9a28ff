import { lockMinutes, loginFailuresAllowed, passwordsRemembered } from '@yigou/contract';
import { and, eq, lt, notInArray } from 'drizzle-orm';
import { deleteInBatches } from '../db/batches';
import type { Db } from '../db/client';
import { addDays, addMinutes } from '../lib/clock';
import { DomainError } from '../lib/domainError';
import { hashForStore, matchesStored } from '../lib/passwords';
import { countTry, forgetTries, selectPastPasswords } from './accounts.queries';
import { accounts, passwordTries, pastPasswords } from './accounts.tables';

/** What a comparison needs to know of an account. */
type Holder = { companyId: number; accountKey: string; password: string };

/** Checked against when the name is unknown, so that both answers take the same time. */
const nobodysPassword = hashForStore('00000000000000000000000000000000');

const minutesLeft = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));

/**
 * The one place a password is compared. The try is counted on its own, outside any transaction of the caller:
 * a refusal must not roll it back.
 */
export async function passwordMatches(
  db: Db,
  key: Omit<Holder, 'password'>,
  account: Holder | undefined,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const { tries, lockedUntil } = await countTry(
    db,
    { companyId: key.companyId, accountKey: key.accountKey },
    {
      allowed: loginFailuresAllowed,
      now,
      lockUntil: addMinutes(now, lockMinutes),
      quietSince: addMinutes(now, -lockMinutes),
    },
  );
  const locked = () => new DomainError('accountLocked', { minutes: minutesLeft(lockedUntil ?? now, now) });
  if (tries > loginFailuresAllowed) throw locked();
  const matches = await matchesStored(account?.password ?? (await nobodysPassword), passwordHash);
  if (!matches || !account) {
    if (lockedUntil) throw locked();
    return false;
  }
  await forgetTries(db, key.companyId, key.accountKey);
  return true;
}

export async function usedBefore(db: Db, accountId: number, passwordHash: string): Promise<boolean> {
  for (const past of await selectPastPasswords(db, accountId)) {
    if (await matchesStored(past.password, passwordHash)) return true;
  }
  return false;
}

/** `stored` comes from hashForStore, made before the transaction began: hashing takes its time. */
export async function keepPassword(tx: Db, accountId: number, stored: string, now: Date): Promise<void> {
  await tx.update(accounts).set({ password: stored }).where(eq(accounts.accountId, accountId));
  await tx.insert(pastPasswords).values({ accountId, password: stored, createdAt: now });
  const kept = await selectPastPasswords(tx, accountId);
  if (kept.length < passwordsRemembered) return;
  const keptIds = kept.map((past) => past.pastPasswordId);
  await tx
    .delete(pastPasswords)
    .where(and(eq(pastPasswords.accountId, accountId), notInArray(pastPasswords.pastPasswordId, keptIds)));
}

/** A lock lasts minutes: what was tried before yesterday no longer counts for anything. */
export async function removeOldTries(tx: Db, now: Date): Promise<void> {
  await deleteInBatches(tx, passwordTries, lt(passwordTries.triedAt, addDays(now, -1)));
}
