import { formatDate } from '@yigou/contract/ground/time';
import { type Db, named, takes } from '../../ground/db/client';
import { float, int, orNull } from '../../ground/db/row';

/** What was cancelled, rejected or wholly refunded is not spent; what was submitted again counts from then. */
const spending = named(
  'spent_since',
  takes<[accountIds: number[], since: string]>,
  { accountId: int, spent: orNull(float) },
  `select account_id::int as "accountId", sum(payable)::float8 as spent from purchase_order
    where account_id = any($1::bigint[]) and (created_at >= $2::timestamptz or resubmitted_at >= $2::timestamptz)
      and state not in ('cancelled', 'rejected', 'closed')
    group by account_id`,
);

/** From the first moment of the calendar month in Shanghai. */
const monthStart = (now: Date): string => `${formatDate(now).slice(0, 7)}-01T00:00:00+08:00`;

/** By account, what it has ordered this month in 分. */
export async function spentThisMonth(tx: Db, accountIds: readonly number[], now: Date): Promise<Map<number, number>> {
  const rows = await spending(tx, [...accountIds], monthStart(now));
  return new Map(rows.map((row) => [row.accountId, row.spent ?? 0]));
}
