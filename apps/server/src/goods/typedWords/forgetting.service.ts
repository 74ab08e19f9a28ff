import { formatDate } from '@yigou/contract/ground/time';
import { sql } from 'drizzle-orm';
import { deleteInBatches } from '../../ground/db/batches';
import { type Db, rowsOf } from '../../ground/db/client';
import { addDays } from '../../ground/lib/clock';
import { typedWordDays, typedWordNexts, typedWords } from './typedWords.tables';

/** For how long it is known which customer typed a word, and for how long that it was typed at all. */
const customersKeptDays = 90;
const countsKeptDays = 400;

/** Into the row without a customer. */
const forgetCustomers = (tx: Db, day: string) =>
  tx.execute(sql`
    with gone as (
      delete from typed_word_day where day = ${day}::date and customer_id is not null returning *
    )
    insert into typed_word_day as had
      (word_id, company_id, day, searches, nothing, clicks, carts, requests, reworded)
    select word_id, company_id, day, sum(searches), sum(nothing), sum(clicks), sum(carts), sum(requests), sum(reworded)
    from gone group by word_id, company_id, day order by word_id
    on conflict (word_id, day, customer_id) do update set
      searches = had.searches + excluded.searches, nothing = had.nothing + excluded.nothing,
      clicks = had.clicks + excluded.clicks, carts = had.carts + excluded.carts,
      requests = had.requests + excluded.requests, reworded = had.reworded + excluded.reworded`);

/** Every night, a day at a time. What was typed once and never again goes with its customer. */
export async function forgetTypists(db: Db, now: Date): Promise<void> {
  const before = formatDate(addDays(now, -customersKeptDays));
  const known = await rowsOf<{ day: string }>(
    db,
    sql`select distinct day::text from typed_word_day where day < ${before}::date and customer_id is not null`,
  );
  for (const { day } of known) await forgetCustomers(db, day);
  const long = formatDate(addDays(now, -countsKeptDays));
  await deleteInBatches(db, typedWordDays, sql`day < ${long}::date`);
  await deleteInBatches(db, typedWordNexts, sql`day < ${long}::date`);
  await deleteInBatches(
    db,
    typedWords,
    sql`state = 'open' and last_day < ${before}::date and (
      select coalesce(sum(searches), 0) from typed_word_day where typed_word_day.word_id = typed_word.word_id) <= 1`,
  );
}
