import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import type { Credit } from '@yigou/contract/money/payments.fields';
import { sql } from 'drizzle-orm';
import { type Db, named, rowsOf, takes } from '../../ground/db/client';
import { bool, float, int } from '../../ground/db/row';
import { together } from '../../ground/db/together';
import { DomainError } from '../../ground/lib/domainError';
import { committedOf, entryEffect } from './ledger.rules';
import { creditTerms, ledgerAccounts } from './ledger.tables';

export async function openCredit(tx: Db, customerId: number, limit: number, termDays: number): Promise<void> {
  const [account] = await tx.insert(ledgerAccounts).values({ kind: 'credit', customerId, limit }).returning();
  if (!account) throw new Error('credit was not stored');
  await tx.insert(creditTerms).values({ ledgerAccountId: account.ledgerAccountId, termDays });
}

const creditOfCustomer = named(
  'credit_of_customer',
  takes<[customerId: number]>,
  { limit: float, used: float, termDays: int, overdue: bool },
  `select "limit"::float8 as "limit", used::float8 as used, term_days as "termDays", overdue
    from ledger_account join credit_terms using (ledger_account_id) where customer_id = $1 and kind = 'credit'`,
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

const occupy = named(
  'occupy_credit',
  takes<[customerId: number, amount: number, holder: string, now: Date]>,
  { entryId: int },
  `with taken as (
      update ledger_account set used = used + $2 from credit_terms terms
      where customer_id = $1 and kind = 'credit' and terms.ledger_account_id = ledger_account.ledger_account_id
        and not overdue and used + $2 <= "limit" returning ledger_account.ledger_account_id, used
    )
    insert into ledger_entry (ledger_account_id, kind, amount, used_after, holder, cause, created_at)
    select ledger_account_id, 'occupy', $2, used, $3, $3, $4 from taken returning entry_id::int as "entryId"`,
);

type Occupying = { customerId: number; amount: number; holder: string; now: Date };

/** One conditional update decides, so that two orders at once never pass the limit together. */
export async function occupyCredit(tx: Db, { customerId, amount, holder, now }: Occupying): Promise<void> {
  const entered = await occupy(tx, customerId, amount, holder, now);
  if (entered.length === 0) throw creditRefusal(await creditOf(tx, customerId), amount) ?? new DomainError('conflict');
}

/** Credit first, then budgets by their ids: the order in which an order takes them. */
const lockAccountsOf = named(
  'lock_ledger_accounts',
  takes<[holder: string]>,
  { ledgerAccountId: int },
  `select ledger_account_id::int as "ledgerAccountId" from ledger_account
    where ledger_account_id in (select ledger_account_id from ledger_entry where holder = $1)
    order by kind = 'budget', ledger_account_id for update`,
);

const held = `sum(${entryEffect})`;

/** All of it, or of each account the most that is named for it; what is not named is not touched. */
const given = `least(${held}, case when $3::bigint is null then ${held} else coalesce(most, 0) end)`;

const releaseHeld = named(
  'release_held',
  takes<[holder: string, cause: string, credit: number | null, accountIds: number[], amounts: number[], now: Date]>,
  { entryId: int },
  `with wanted as (
      select ledger_account_id, $3::bigint as most from ledger_account where kind = 'credit' and $3 > 0
        and ledger_account_id in (select ledger_account_id from ledger_entry where holder = $1)
      union all select * from unnest($4::bigint[], $5::bigint[])
    ), held as (
      select ledger_account_id, ${given} as amount, ${committedOf(held)} - ${committedOf(`${held} - ${given}`)} as committed
      from ledger_entry entry left join wanted using (ledger_account_id)
      where holder = $1 group by ledger_account_id, most
      having ${given} > 0 and not bool_or(kind = 'release' and cause = $2)
    ), given as (
      update ledger_account set used = used - held.amount,
        committed = ledger_account.committed - held.committed from held
      where held.ledger_account_id = ledger_account.ledger_account_id
      returning ledger_account.ledger_account_id, used, held.amount
    )
    insert into ledger_entry (ledger_account_id, kind, amount, used_after, holder, cause, created_at)
    select ledger_account_id, 'release', amount, used, $1, $2, $6 from given returning entry_id::int as "entryId"`,
);

/** What the holder owes on account. */
export async function creditHeldBy(tx: Db, holder: string): Promise<number> {
  const [row] = await rowsOf<{ held: number }>(
    tx,
    sql`select coalesce(sum(${sql.raw(entryEffect)}), 0)::float8 as held
      from ledger_entry entry join ledger_account account using (ledger_account_id)
      where holder = ${holder} and account.kind = 'credit'`,
  );
  return row?.held ?? 0;
}

/** What the holder gave back of credit for this cause. */
async function creditFreed(tx: Db, holder: string, cause: string): Promise<number> {
  const [row] = await rowsOf<{ freed: number }>(
    tx,
    sql`select coalesce(sum(entry.amount), 0)::float8 as freed
      from ledger_entry entry join ledger_account account using (ledger_account_id)
      where holder = ${holder} and cause = ${cause} and entry.kind = 'release' and account.kind = 'credit'`,
  );
  return row?.freed ?? 0;
}

/** Which budget gets back how much is for the budgets to say: see `partOfLines`. */
export type Part = { credit: number; budgets: readonly { budgetId: number; amount: number }[] };
type Releasing = { holder: string; cause: string; now: Date; part?: Part };

/**
 * Gives back what the holder still has of credit and budget, or a part of it. How much is read from the entries, so a
 * second time changes nothing.
 */
export async function releaseFunds(tx: Db, { holder, cause, now, part }: Releasing): Promise<void> {
  const budgetIds = part?.budgets.map((each) => each.budgetId) ?? [];
  const amounts = part?.budgets.map((each) => each.amount) ?? [];
  // Sent together, done one after the other: the second sees what the first waited for.
  await together([
    lockAccountsOf(tx, holder),
    releaseHeld(tx, holder, cause, part?.credit ?? null, budgetIds, amounts, now),
  ]);
}

/** A part of it, once per cause. Answers what of credit went back for this cause, now or when it was asked for before. */
export async function releasePart(tx: Db, released: Releasing & { part: Part }): Promise<number> {
  await releaseFunds(tx, released);
  return creditFreed(tx, released.holder, released.cause);
}
