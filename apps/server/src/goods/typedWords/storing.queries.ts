import { sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import type { Counted } from './tally.rules';

/**
 * One statement, all or nothing; another server adds to the same rows. They are taken in the order of their words, so that
 * neither waits for the other in a circle. Somebody's login is no word.
 */
export async function storeCounts(tx: Db, rows: readonly Counted[]): Promise<void> {
  const counts = rows.map(({ nexts, ...row }) => ({ ...row, nexts: Object.fromEntries(nexts) }));
  await tx.execute(sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as given(
        "companyId" bigint, day date, "customerId" bigint, word text, results integer, searches integer,
        nothing integer, clicks integer, carts integer, requests integer, reworded integer, nexts jsonb)
      where not exists (
        select from account where account.company_id = given."companyId" and account_key = given.word)
    ),
    searched as (
      insert into typed_word (company_id, word, results, last_day)
      select distinct on ("companyId", word) "companyId", word, results, day
      from given where results is not null order by "companyId", word, day desc
      on conflict (company_id, word)
        do update set results = excluded.results, last_day = greatest(typed_word.last_day, excluded.last_day)
      returning word_id, company_id, word
    ),
    known as materialized (
      select * from searched
      union
      select word_id, company_id, typed_word.word from typed_word
      join given on company_id = "companyId" and typed_word.word = given.word
    ),
    counted as (
      insert into typed_word_day as had
        (word_id, company_id, day, customer_id, searches, nothing, clicks, carts, requests, reworded)
      select word_id, company_id, day, "customerId", searches, nothing, clicks, carts, requests, reworded
      from given join known on company_id = "companyId" and known.word = given.word
      order by word_id, day, "customerId"
      on conflict (word_id, day, customer_id) do update set
        searches = had.searches + excluded.searches, nothing = had.nothing + excluded.nothing,
        clicks = had.clicks + excluded.clicks, carts = had.carts + excluded.carts,
        requests = had.requests + excluded.requests, reworded = had.reworded + excluded.reworded
    )
    insert into typed_word_next as had (word_id, day, next_word, times)
    select word_id, day, next.key, sum(next.value::int)
    from given join known on company_id = "companyId" and known.word = given.word, jsonb_each_text(nexts) as next
    where not exists (
      select from account where account.company_id = given."companyId" and account_key = next.key)
    group by word_id, day, next.key
    order by word_id, day, next.key
    on conflict (word_id, day, next_word) do update set times = had.times + excluded.times`);
}
