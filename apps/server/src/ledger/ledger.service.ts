import { type Credit, fenToYuan, formatYuan } from '@yigou/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { DomainError } from '../lib/domainError';
import { type Entry, effectOf } from './ledger.rules';
import { creditAccounts, creditEntries } from './ledger.tables';

export async function openCredit(tx: Db, customerId: number, limit: number, termDays: number): Promise<void> {
  await tx.insert(creditAccounts).values({ customerId, limit, termDays });
}

async function findAccount(tx: Db, customerId: number) {
  const [row] = await tx.select().from(creditAccounts).where(eq(creditAccounts.customerId, customerId));
  return row;
}

export type CreditState = { limit: number; used: number; available: number; termDays: number; overdue: boolean };

/** Null: the customer pays before it gets the goods. In 分. */
export async function creditOf(tx: Db, customerId: number): Promise<CreditState | null> {
  const row = await findAccount(tx, customerId);
  if (!row) return null;
  const { limit, used, termDays, overdue } = row;
  return { limit, used, available: Math.max(0, limit - used), termDays, overdue };
}

export const creditView = (credit: CreditState | null): Credit | null =>
  credit && {
    limit: fenToYuan(credit.limit),
    used: fenToYuan(credit.used),
    available: fenToYuan(credit.available),
    termDays: credit.termDays,
    overdue: credit.overdue,
  };

/** Why it cannot be used for this amount; null: it can. The database has the last word when it is used. */
export function creditRefusal(credit: CreditState | null, amount: number): DomainError | null {
  if (!credit) return new DomainError('creditNone');
  if (credit.overdue) return new DomainError('creditOverdue');
  if (credit.available >= amount) return null;
  return new DomainError('creditShort', {
    available: formatYuan(fenToYuan(credit.available)),
    amount: formatYuan(fenToYuan(amount)),
  });
}

type Writing = Entry & { customerId: number; ref: string; now: Date };

async function enter(tx: Db, account: { creditAccountId: number; used: number }, { kind, amount, ref, now }: Writing) {
  const { creditAccountId, used } = account;
  await tx.insert(creditEntries).values({ creditAccountId, kind, amount, usedAfter: used, ref, createdAt: now });
}

/** One conditional update decides, so that two orders at once never pass the limit together. */
export async function occupyCredit(tx: Db, writing: Omit<Writing, 'kind'>): Promise<void> {
  const { customerId, amount } = writing;
  const [account] = await tx
    .update(creditAccounts)
    .set({ used: sql`${creditAccounts.used} + ${amount}` })
    .where(
      and(
        eq(creditAccounts.customerId, customerId),
        eq(creditAccounts.overdue, false),
        sql`${creditAccounts.used} + ${amount} <= ${creditAccounts.limit}`,
      ),
    )
    .returning();
  if (!account) throw creditRefusal(await creditOf(tx, customerId), amount) ?? new DomainError('conflict');
  await enter(tx, account, { ...writing, kind: 'occupy' });
}

/** Gives back what an order occupied, once: a second try changes nothing. */
export async function releaseCredit(tx: Db, writing: Omit<Writing, 'kind'>): Promise<void> {
  const entry = { ...writing, kind: 'release' as const };
  const [locked] = await tx
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.customerId, writing.customerId))
    .for('update');
  if (!locked) throw new Error(`customer ${writing.customerId} has no credit to release`);
  const sameEntry = and(
    eq(creditEntries.creditAccountId, locked.creditAccountId),
    eq(creditEntries.kind, 'release'),
    eq(creditEntries.ref, writing.ref),
  );
  if ((await tx.select().from(creditEntries).where(sameEntry)).length > 0) return;
  const used = locked.used + effectOf(entry);
  await tx.update(creditAccounts).set({ used }).where(eq(creditAccounts.creditAccountId, locked.creditAccountId));
  await enter(tx, { ...locked, used }, entry);
}
