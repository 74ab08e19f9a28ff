import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';
import { isReference } from '../../ground/db/references';
import { committedOf, entryEffect, entryLimitEffect } from './ledger.rules';

const effect = sql.raw(entryEffect);
const ofStatement = isReference(sql`holder`, 'statement');
const limitEffect = sql.raw(entryLimitEffect);
const committed = sql.raw(committedOf(`sum(${entryEffect})`));

/** What contradicts what in the books of credit and budget. */
export async function ledgerFaults(tx: Db): Promise<string[]> {
  const rows = await rowsOf<{ fault: string }>(
    tx,
    sql`select format('账户 %s：已用 %s 分，分录合计 %s 分', account.ledger_account_id, used, coalesce(sum(${effect}), 0)) as fault
      from ledger_account account left join ledger_entry entry using (ledger_account_id)
      group by account.ledger_account_id, used having used <> coalesce(sum(${effect}), 0)
    union all
    select format('预算 %s：额度 %s 分，分录合计 %s 分', account.ledger_account_id, "limit", coalesce(sum(${limitEffect}), 0))
      from ledger_account account left join ledger_entry entry using (ledger_account_id) where account.kind = 'budget'
      group by account.ledger_account_id, "limit" having "limit" <> coalesce(sum(${limitEffect}), 0)
    union all
    select format('账户 %s：转已用 %s 分，占用者合计 %s 分', account.ledger_account_id, account.committed, coalesce(sum(spent.amount), 0))
      from ledger_account account left join (
        select ledger_account_id, ${committed} as amount from ledger_entry entry where not (${ofStatement}) group by ledger_account_id, holder
      ) as spent using (ledger_account_id)
      group by account.ledger_account_id, account.committed having account.committed <> coalesce(sum(spent.amount), 0)
    union all
    select format('%s 在账户 %s 上的占用为负：%s 分', holder, ledger_account_id, sum(${effect}))
      from ledger_entry entry where not (${ofStatement}) group by holder, ledger_account_id having sum(${effect}) < 0
    union all
    select format('分录 %s 之后的余额 %s 分与累计 %s 分不符', entry_id, used_after, running) from (
      select entry_id, used_after, sum(${effect}) over (partition by ledger_account_id order by entry_id) as running
      from ledger_entry entry) as entries where used_after <> running`,
  );
  return rows.map((row) => row.fault);
}
