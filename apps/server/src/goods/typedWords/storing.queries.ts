import { sql } from 'drizzle-orm';
import { deleteInBatches } from '../../ground/db/batches';
import { type Db, rowsOf } from '../../ground/db/client';
import { oneAtATime } from '../../ground/db/oneAtATime';
import type { Counted } from './tally.rules';
import { typedWordSums } from './typedWords.tables';

/** Whoever adds to the sums shares it; whoever works them out anew has it alone. */
const sumsLock = 'typed word sums';

/**
 * One statement, all or nothing; another server adds to the same rows. They are taken in the order of their words, so that
 * neither waits for the other in a circle. Somebody's login is no word.
 */
export async function storeCounts(db: Db, rows: readonly Counted[], today: string): Promise<void> {
  const counts = rows.map(({ nexts, ...row }) => ({ ...row, nexts: Object.fromEntries(nexts) }));
  const statement = sql`
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
      returning word_id, company_id, word, results, state
    ),
    known as materialized (
      select * from searched
      union all
      select distinct word_id, company_id, typed_word.word, typed_word.results, state from typed_word
      join given on company_id = "companyId" and typed_word.word = given.word
      where (company_id, typed_word.word) not in (select company_id, word from searched)
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
    ),
    summed as (
      insert into typed_word_sum as had
        (word_id, days, company_id, as_of, results, state, searches, nothing, clicks, carts, requests, reworded)
      select word_id, days, company_id, ${today}::date, min(known.results), min(state),
        sum(searches), sum(nothing), sum(clicks), sum(carts), sum(requests), sum(reworded)
      from given join known on company_id = "companyId" and known.word = given.word,
        unnest(array[7, 30, 90]) as days
      where day > ${today}::date - days
      group by word_id, days, company_id order by word_id, days
      on conflict (word_id, days) do update set
        results = excluded.results, searches = had.searches + excluded.searches,
        nothing = had.nothing + excluded.nothing, clicks = had.clicks + excluded.clicks,
        carts = had.carts + excluded.carts, requests = had.requests + excluded.requests,
        reworded = had.reworded + excluded.reworded
    )
    insert into typed_word_next as had (word_id, day, next_word, times)
    select word_id, day, next.key, sum(next.value::int)
    from given join known on company_id = "companyId" and known.word = given.word, jsonb_each_text(nexts) as next
    where not exists (
      select from account where account.company_id = given."companyId" and account_key = next.key)
    group by word_id, day, next.key
    order by word_id, day, next.key
    on conflict (word_id, day, next_word) do update set times = had.times + excluded.times`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${sumsLock}, 0))`);
    await tx.execute(statement);
  });
}

const renewedAtOnce = 2000;

/** What has fallen out of the days leaves the sums. What is due is worked out anew from the days, some at a time. */
export async function renewSums(db: Db, today: string): Promise<void> {
  for (let some = 0; ; some += 1) {
    const renewed = await db.transaction(async (tx) => {
      await oneAtATime(tx, sumsLock);
      return rowsOf<object>(
        tx,
        sql`with due as (
          select word_id, days from typed_word_sum where as_of < ${today}::date limit ${renewedAtOnce}
        ),
        anew as (
          select due.word_id, due.days, coalesce(sum(searches), 0) as searches, coalesce(sum(nothing), 0) as nothing,
            coalesce(sum(clicks), 0) as clicks, coalesce(sum(carts), 0) as carts,
            coalesce(sum(requests), 0) as requests, coalesce(sum(reworded), 0) as reworded
          from due left join typed_word_day on typed_word_day.word_id = due.word_id and day > ${today}::date - due.days
          group by due.word_id, due.days
        )
        update typed_word_sum set as_of = ${today}::date, searches = anew.searches, nothing = anew.nothing,
          clicks = anew.clicks, carts = anew.carts, requests = anew.requests, reworded = anew.reworded
        from anew where typed_word_sum.word_id = anew.word_id and typed_word_sum.days = anew.days returning 1`,
      );
    });
    if (renewed.length === renewedAtOnce) continue;
    if (some > 0 || renewed.length > 0) await deleteInBatches(db, typedWordSums, sql`searches = 0`);
    return;
  }
}
