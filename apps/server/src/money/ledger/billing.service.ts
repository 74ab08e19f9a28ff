import type { LedgerEntryKind } from '@yigou/contract/money/ledger.terms';
import { and, desc, eq } from 'drizzle-orm';
import { type Actor, actorRow } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { effectOf } from './ledger.rules';
import { creditChanges, creditTerms, ledgerAccounts, ledgerEntries } from './ledger.tables';

const creditAccount = (customerId: number) =>
  and(eq(ledgerAccounts.customerId, customerId), eq(ledgerAccounts.kind, 'credit'));

async function lockCredit(tx: Db, customerId: number) {
  const [account] = await tx.select().from(ledgerAccounts).where(creditAccount(customerId)).for('update');
  return account;
}

/** Billed to the customer, taken back from the bill, or paid by them. */
type Billing = {
  customerId: number;
  kind: Extract<LedgerEntryKind, 'occupy' | 'release' | 'bill' | 'repay'>;
  amount: number;
  holder: string;
  cause: string;
  now: Date;
};

/**
 * What a statement does to the credit. No limit is asked: it is owed already. Who pays for what they gave back meanwhile
 * has paid more than they owe, and the used part falls below zero until the next statement sets it off. A cause is
 * entered once: entered again it is refused, never dropped.
 */
export async function enterBilling(tx: Db, { customerId, kind, amount, holder, cause, now }: Billing): Promise<void> {
  const account = await lockCredit(tx, customerId);
  if (!account) throw new Error(`customer ${customerId} has no credit`);
  const { ledgerAccountId } = account;
  const usedAfter = account.used + effectOf({ kind, amount });
  await tx.insert(ledgerEntries).values({ ledgerAccountId, kind, amount, usedAfter, holder, cause, createdAt: now });
  await tx.update(ledgerAccounts).set({ used: usedAfter }).where(eq(ledgerAccounts.ledgerAccountId, ledgerAccountId));
}

/** Then it buys nothing more on account. */
export async function setOverdue(tx: Db, customerId: number, overdue: boolean): Promise<void> {
  const account = await lockCredit(tx, customerId);
  if (account)
    await tx.update(creditTerms).set({ overdue }).where(eq(creditTerms.ledgerAccountId, account.ledgerAccountId));
}

type CreditSetting = { limit: number; termDays: number; byOrg: boolean; note: string };

/** Opened with the first setting. What it was before stays readable. Gives both. */
export async function changeCredit(tx: Db, customerId: number, wanted: CreditSetting, by: Actor, now: Date) {
  await tx.insert(ledgerAccounts).values({ kind: 'credit', customerId, limit: 0 }).onConflictDoNothing();
  const account = await lockCredit(tx, customerId);
  if (!account) throw new Error('credit was not stored');
  const { ledgerAccountId, limit: fromLimit } = account;
  const ofAccount = eq(creditTerms.ledgerAccountId, ledgerAccountId);
  const [terms] = await tx.select().from(creditTerms).where(ofAccount);
  const { limit, termDays, byOrg, note } = wanted;
  await tx.insert(creditTerms).values({ ledgerAccountId, termDays }).onConflictDoUpdate({
    target: creditTerms.ledgerAccountId,
    set: { termDays },
  });
  await tx.update(ledgerAccounts).set({ limit }).where(eq(ledgerAccounts.ledgerAccountId, ledgerAccountId));
  const change = { fromLimit, toLimit: limit, fromTermDays: terms?.termDays ?? 0, toTermDays: termDays, byOrg, note };
  await tx.insert(creditChanges).values({ ledgerAccountId, at: now, ...actorRow(by), ...change });
  return change;
}

export const selectCreditChanges = (tx: Db, customerId: number) =>
  tx
    .select({ change: creditChanges })
    .from(creditChanges)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.ledgerAccountId, creditChanges.ledgerAccountId))
    .where(creditAccount(customerId))
    .orderBy(desc(creditChanges.creditChangeId));
