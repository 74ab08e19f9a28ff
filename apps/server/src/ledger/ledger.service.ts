import { type Credit, fenToYuan, formatYuan } from '@yigou/contract';
import { and, eq } from 'drizzle-orm';
import { type Db, named, takes } from '../db/client';
import { bool, float, int } from '../db/row';
import { DomainError } from '../lib/domainError';
import { type Entry, effectOf } from './ledger.rules';
import { creditAccounts, creditEntries } from './ledger.tables';

export async function openCredit(tx: Db, customerId: number, limit: number, termDays: number): Promise<void> {
  await tx.insert(creditAccounts).values({ customerId, limit, termDays });
}

const creditOfCustomer = named(
  'credit_of_customer',
  takes<[customerId: number]>,
  { limit: float, used: float, termDays: int, overdue: bool },
  `select "limit"::float8 as "limit", used::float8 as used, term_days as "termDays", overdue
    from credit_account where customer_id = $1`,
);

export type CreditState = { limit: number; used: number; available: number; termDays: number; overdue: boolean };

/** Null: the customer pays before it gets the goods. In 分. */
export async function creditOf(tx: Db, customerId: number): Promise<CreditState | null> {
  const [row] = await creditOfCustomer(tx, customerId);
  return row ? { ...row, available: Math.max(0, row.limit - row.used) } : null;
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

const occupy = named(
  'occupy_credit',
  takes<[customerId: number, amount: number, ref: string, now: Date]>,
  { entryId: int },
  `with taken as (
      update credit_account set used = used + $2
      where customer_id = $1 and not overdue and used + $2 <= "limit" returning credit_account_id, used
    )
    insert into credit_entry (credit_account_id, kind, amount, used_after, ref, created_at)
    select credit_account_id, 'occupy', $2, used, $3, $4 from taken returning entry_id::int as "entryId"`,
);

/** One conditional update decides, so that two orders at once never pass the limit together. */
export async function occupyCredit(tx: Db, { customerId, amount, ref, now }: Omit<Writing, 'kind'>): Promise<void> {
  const entered = await occupy(tx, customerId, amount, ref, now);
  if (entered.length === 0) throw creditRefusal(await creditOf(tx, customerId), amount) ?? new DomainError('conflict');
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
