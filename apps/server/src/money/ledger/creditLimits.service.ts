import type { LedgerEntryKind } from '@yigou/contract/money/ledger.terms';
import { and, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../ground/db/actor';
import { type Db, named, takes } from '../../ground/db/client';
import { inPieces } from '../../ground/db/inPieces';
import { reference } from '../../ground/db/references';
import { int } from '../../ground/db/row';
import { limitEffectOf } from './ledger.rules';
import { ledgerAccounts, ledgerEntries } from './ledger.tables';

type Balance = { limit: number; used: number };
type Why = { by: Actor; note: string; cause: string; now: Date };
type LimitChange = { ledgerAccountId: number; kind: LedgerEntryKind; amount: number };

/** Accounts whose limit is the fold of entries as well: they begin with none. */
export async function openBudgetAccounts(tx: Db, customerId: number, count: number): Promise<number[]> {
  const rows = Array.from({ length: count }, () => ({ kind: 'budget' as const, customerId, limit: 0 }));
  const { ledgerAccountId } = ledgerAccounts;
  const opened = await inPieces(rows, (some) => tx.insert(ledgerAccounts).values(some).returning({ ledgerAccountId }));
  return opened.map((row) => row.ledgerAccountId);
}

/** Locked in ascending order, so that whoever changes a limit and whoever uses it never wait in a circle. */
export async function lockBalances(tx: Db, ledgerAccountIds: readonly number[]): Promise<Map<number, Balance>> {
  const ascending = [...ledgerAccountIds].sort((a, b) => a - b);
  const rows = await inPieces(ascending, (some) =>
    tx
      .select()
      .from(ledgerAccounts)
      .where(inArray(ledgerAccounts.ledgerAccountId, some))
      .orderBy(ledgerAccounts.ledgerAccountId)
      .for('update'),
  );
  return new Map(rows.map(({ ledgerAccountId, limit, used }) => [ledgerAccountId, { limit, used }]));
}

const holderOfLimit = (ledgerAccountId: number): string => reference('budget', ledgerAccountId);

/** What was entered into these accounts for this cause; nothing: it has not happened yet. */
export async function limitEntries(tx: Db, ledgerAccountIds: readonly number[], cause: string) {
  return inPieces(ledgerAccountIds.map(holderOfLimit), (holders) =>
    tx
      .select()
      .from(ledgerEntries)
      .where(and(inArray(ledgerEntries.holder, holders), eq(ledgerEntries.cause, cause))),
  );
}

const enterLimits = named(
  'enter_limits',
  takes<
    [
      ledgerAccountIds: number[],
      kinds: string[],
      amounts: number[],
      deltas: number[],
      why: [cause: string, note: string],
      by: [kind: string, who: string],
      actorId: number | null,
      now: Date,
    ]
  >,
  { ledgerAccountId: int },
  `with wanted as (
      select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[]) as wanted (account_id, kind, amount, delta)
    ), changed as (
      update ledger_account set "limit" = "limit" + delta from wanted where ledger_account_id = account_id
      returning ledger_account_id, used, wanted.kind, wanted.amount
    )
    insert into ledger_entry (ledger_account_id, kind, amount, used_after, holder, cause, note, actor_kind, who, actor_id, created_at)
    select ledger_account_id, kind, amount, used, 'budget:' || ledger_account_id, ($5::text[])[1], ($5::text[])[2],
      ($6::text[])[1], ($6::text[])[2], $7, $8 from changed
    returning ledger_account_id::int as "ledgerAccountId"`,
);

/** Each account once, and locked before: who may, and how far down, is judged by whoever knows what the limit is for. */
export async function changeLimits(tx: Db, changes: readonly LimitChange[], why: Why): Promise<void> {
  if (changes.length === 0) return;
  const { by, note, cause, now } = why;
  await enterLimits(
    tx,
    changes.map((change) => change.ledgerAccountId),
    changes.map((change) => change.kind),
    changes.map((change) => change.amount),
    changes.map(limitEffectOf),
    [cause, note],
    [by.kind, by.name],
    by.id,
    now,
  );
}
