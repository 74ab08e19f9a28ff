import { type Db, named, takes } from '../../ground/db/client';
import { float, int } from '../../ground/db/row';
import { together } from '../../ground/db/together';
import { committedOf, entryEffect } from './ledger.rules';

const lockAccounts = named(
  'lock_budget_accounts',
  takes<[ledgerAccountIds: number[]]>,
  { ledgerAccountId: int },
  `select ledger_account_id::int as "ledgerAccountId" from ledger_account
    where ledger_account_id = any($1::bigint[]) order by ledger_account_id for update`,
);

const takeFrom = named(
  'take_from_budgets',
  takes<[ledgerAccountIds: number[], amounts: number[], mayExceed: boolean[], holder: string, now: Date]>,
  { ledgerAccountId: int, limit: float, used: float },
  `with wanted as (
      select * from unnest($1::bigint[], $2::bigint[], $3::boolean[]) as wanted (account_id, amount, may_exceed)
    ), taken as (
      update ledger_account set used = used + wanted.amount from wanted
      where ledger_account_id = account_id and (may_exceed or used + wanted.amount <= "limit")
      returning ledger_account_id, "limit", used, wanted.amount
    ), entered as (
      insert into ledger_entry (ledger_account_id, kind, amount, used_after, holder, cause, created_at)
      select ledger_account_id, 'occupy', amount, used, $4, $4, $5 from taken
    )
    select coalesce(ledger_account_id, 0)::int as "ledgerAccountId", coalesce("limit", 0)::float8 as "limit",
      coalesce(used, 0)::float8 as used from taken`,
);

type Taking = { ledgerAccountId: number; amount: number; mayExceed: boolean };

/** Takes from several accounts at once and answers those that had enough; whoever wants all of them compares. */
export async function takeFunds(
  tx: Db,
  { takings, holder, now }: { takings: readonly Taking[]; holder: string; now: Date },
): Promise<Map<number, { limit: number; used: number }>> {
  const ids = takings.map((each) => each.ledgerAccountId);
  const amounts = takings.map((each) => each.amount);
  const mayExceed = takings.map((each) => each.mayExceed);
  const [, taken] = await together([lockAccounts(tx, ids), takeFrom(tx, ids, amounts, mayExceed, holder, now)]);
  return new Map(taken.map(({ ledgerAccountId, ...after }) => [ledgerAccountId, after]));
}

const lockBudgetsOf = named(
  'lock_budgets_of_holder',
  takes<[holder: string]>,
  { ledgerAccountId: int },
  `select ledger_account_id::int as "ledgerAccountId" from ledger_account
    where kind = 'budget' and ledger_account_id in (select ledger_account_id from ledger_entry where holder = $1)
    order by ledger_account_id for update`,
);

const held = `sum(${entryEffect})`;
const reserved = `${held} - ${committedOf(held)}`;

const commitHeld = named(
  'commit_held',
  takes<[holder: string, cause: string, now: Date]>,
  { entryId: int },
  `with held as (
      select ledger_account_id, ${reserved} as amount from ledger_entry entry join ledger_account account using (ledger_account_id)
      where holder = $1 and account.kind = 'budget' group by ledger_account_id having ${reserved} > 0
    ), spent as (
      update ledger_account set committed = committed + held.amount from held
      where held.ledger_account_id = ledger_account.ledger_account_id
      returning ledger_account.ledger_account_id, used, held.amount
    )
    insert into ledger_entry (ledger_account_id, kind, amount, used_after, holder, cause, created_at)
    select ledger_account_id, 'commit', amount, used, $1, $2, $3 from spent returning entry_id::int as "entryId"`,
);

/** What the holder has reserved of budgets is spent now. How much is read from the entries, so a second time changes nothing. */
export async function commitFunds(
  tx: Db,
  { holder, cause, now }: { holder: string; cause: string; now: Date },
): Promise<void> {
  await together([lockBudgetsOf(tx, holder), commitHeld(tx, holder, cause, now)]);
}

const spendMore = named(
  'spend_more_of_budgets',
  takes<[ledgerAccountIds: number[], amounts: number[], holder: string, cause: string, now: Date]>,
  { entryId: int },
  `with wanted as (
      select * from unnest($1::bigint[], $2::bigint[]) as wanted (account_id, amount)
    ), spent as (
      update ledger_account set used = used + wanted.amount, committed = committed + wanted.amount from wanted
      where ledger_account_id = account_id returning ledger_account_id, used, wanted.amount
    )
    insert into ledger_entry (ledger_account_id, kind, amount, used_after, holder, cause, created_at)
    select ledger_account_id, kinds.kind, amount, used, $3, $4, $5
    from spent cross join (values (1, 'occupy'), (2, 'commit')) as kinds (place, kind) order by ledger_account_id, place
    returning entry_id::int as "entryId"`,
);

type Spent = { budgets: readonly { budgetId: number; amount: number }[]; holder: string; cause: string; now: Date };

/** What was bought already costs more: it is taken and spent at once, whatever the limit. */
export async function spendFunds(tx: Db, { budgets, holder, cause, now }: Spent): Promise<void> {
  const ids = budgets.map((each) => each.budgetId);
  const amounts = budgets.map((each) => each.amount);
  await together([lockAccounts(tx, ids), spendMore(tx, ids, amounts, holder, cause, now)]);
}
