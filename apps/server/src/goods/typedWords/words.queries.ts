import type { TypedWordFilter } from '@yigou/contract/goods/typedWords.console';
import type { TypedWordFate, TypedWordKind, TypedWordState } from '@yigou/contract/goods/typedWords.terms';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import { fateOf } from './typedWords.tables';

/** Which searches: of a company, from a day on, of some customers. */
export type Span = {
  companyId: number;
  days: number;
  since: string;
  customerId?: number | undefined;
  groupId?: number | undefined;
};

export type WordCounts = {
  wordId: number;
  word: string;
  results: number;
  state: TypedWordState;
  fate: TypedWordFate;
  searches: number;
  clicks: number;
  carts: number;
  requests: number;
  reworded: number;
};
export type Figure = { fate: TypedWordFate; words: number; searches: number };

const ofCustomers = ({ companyId, customerId, groupId }: Span): SQL =>
  sql.join(
    [
      customerId === undefined ? sql`true` : sql`customer_id = ${customerId}`,
      groupId === undefined
        ? sql`true`
        : sql`customer_id in (select customer_id from customer_group_member join customer_group using (group_id)
            where group_id = ${groupId} and company_id = ${companyId})`,
    ],
    sql` and `,
  );

/** As a condition on typed_word_day. */
const within = (span: Span): SQL =>
  sql`company_id = ${span.companyId} and day >= ${span.since}::date and ${ofCustomers(span)}`;

const summed = ['searches', 'nothing', 'clicks', 'carts', 'requests', 'reworded'] as const;
const sumOf = (name: string): SQL => sql`coalesce(sum(${sql.identifier(name)})::int, 0) as ${sql.identifier(name)}`;
const sums = sql.join(summed.map(sumOf), sql`, `);
const names = sql.raw(summed.join(', '));

/** Of all customers the sums are kept; of some they are made from the days. */
const judged = (span: Span): SQL =>
  span.customerId === undefined && span.groupId === undefined
    ? sql`judged as not materialized (
        select word_id, state, fate, ${names} from typed_word_sum
        where company_id = ${span.companyId} and days = ${span.days}
      )`
    : sql`counted as (
        select word_id, ${sums} from typed_word_day where ${within(span)} group by word_id
      ),
      judged as materialized (
        select word_id, state, ${fateOf} as fate, ${names} from counted join typed_word using (word_id)
        where searches > 0
      )`;

type Wanted = Pick<TypedWordFilter, 'state' | 'least'> & { searchKey: string };

const meets = ({ companyId }: Span, { state, least, searchKey }: Wanted): SQL =>
  sql.join(
    [
      sql`searches >= ${least}`,
      ...(state ? [sql`state = ${state}`] : []),
      ...(searchKey
        ? [
            sql`word_id in (
              select word_id from typed_word where company_id = ${companyId} and word like ${containing(searchKey)})`,
          ]
        : []),
    ],
    sql` and `,
  );

const ofKind = (kind: TypedWordKind): SQL =>
  kind === 'all' ? sql`true` : kind === 'watch' ? sql`fate <> 'fine'` : sql`fate = ${kind}`;

type Page = { limit: number; offset: number };
type Counted = { rows: WordCounts[]; figures: Figure[]; searches: number; customers: number };

/** A page of the words, and how many there are of each fate, in one statement: all of it needs the same sums. */
export async function selectWords(
  tx: Db,
  span: Span,
  wanted: Wanted,
  kind: TypedWordKind,
  page: Page,
): Promise<Counted> {
  const [answer] = await rowsOf<Counted>(
    tx,
    sql`with ${judged(span)},
      wanted as not materialized (select * from judged where ${meets(span, wanted)}),
      chosen as (
        select * from wanted where ${ofKind(kind)} order by searches desc, word_id
        limit ${page.limit} offset ${page.offset}
      ),
      page as (
        select word_id::int as "wordId", word, results, chosen.state, fate, searches, clicks, carts, requests, reworded
        from chosen join typed_word using (word_id) order by searches desc, word_id
      )
      select coalesce((select json_agg(page) from page), '[]') as rows,
        coalesce((select json_agg(figure) from (
          select fate, count(*)::int as words, sum(searches)::int as searches from wanted group by fate
        ) figure), '[]') as figures,
        coalesce((select sum(searches)::int from judged), 0) as searches,
        (select count(*)::int from customer where company_id = ${span.companyId} and ${ofCustomers(span)} and exists (
          select from typed_word_day
          where typed_word_day.customer_id = customer.customer_id and day >= ${span.since}::date
        )) as customers`,
  );
  return answer ?? { rows: [], figures: [], searches: 0, customers: 0 };
}

export const selectWord = async (tx: Db, span: Span, wordId: number): Promise<WordCounts | undefined> =>
  (
    await rowsOf<WordCounts>(
      tx,
      sql`with counted as (select ${sums} from typed_word_day where word_id = ${wordId} and ${within(span)})
      select word_id::int as "wordId", word, results, state, ${names}, ${fateOf} as fate
      from typed_word, counted where word_id = ${wordId} and company_id = ${span.companyId}`,
    )
  )[0];

const among = (wordIds: readonly number[]): SQL => sql`${`{${wordIds.join()}}`}::bigint[]`;

type Week = { wordId: number; weeksAgo: number; searches: number };

/** How often in each week, `today` being the last day of the last one. */
export const selectWeeks = (tx: Db, span: Span, wordIds: readonly number[], today: string) =>
  rowsOf<Week>(
    tx,
    sql`select word_id::int as "wordId", (${today}::date - day) / 7 as "weeksAgo", sum(searches)::int as searches
      from typed_word_day
      where word_id = any(${among(wordIds)}) and ${within(span)} and day <= ${today}::date group by 1, 2`,
  );

/** How many customers each of them has. */
export const selectCustomers = (tx: Db, span: Span, wordIds: readonly number[]) =>
  rowsOf<{ wordId: number; customers: number }>(
    tx,
    sql`select word_id::int as "wordId", count(distinct customer_id)::int as customers from typed_word_day
      where word_id = any(${among(wordIds)}) and searches > 0 and ${within(span)} group by 1`,
  );

export type Next = { wordId: number; word: string; times: number; results: number };

/** What was typed next, whoever typed it, and what that finds; the most first. */
export const selectNexts = (tx: Db, { companyId, since }: Span, wordIds: readonly number[], most: number) =>
  rowsOf<Next>(
    tx,
    sql`select next.word_id::int as "wordId", next_word as word, times, coalesce(results, 0) as results from (
        select word_id, next_word, sum(times)::int as times,
          row_number() over (partition by word_id order by sum(times) desc, next_word) as place
        from typed_word_next where word_id = any(${among(wordIds)}) and day >= ${since}::date
        group by word_id, next_word
      ) next left join typed_word known on known.company_id = ${companyId} and known.word = next_word
      where place <= ${most} order by next.word_id, place`,
  );

export type Searcher = { customerId: number | null; name: string; searches: number };

/** Who typed it, the most first; without a customer: visitors. */
export const selectSearchers = (tx: Db, span: Span, wordId: number) =>
  rowsOf<Searcher>(
    tx,
    sql`select customer_id::int as "customerId", coalesce(customer.name, '') as name, searches from (
        select customer_id, sum(searches)::int as searches from typed_word_day
        where word_id = ${wordId} and ${within(span)} group by customer_id having sum(searches) > 0
      ) searcher left join customer using (customer_id) order by searches desc, name`,
  );

export type Successor = { word: string; from: string; to: string; productId: number };

/** For words that find nothing: an article that is sold no more and bears it, and what is offered in its place. */
export const selectSuccessors = (tx: Db, companyId: number, words: readonly { word: string; query: string }[]) =>
  rowsOf<Successor>(
    tx,
    sql`select given.word, ended.sku_no as "from", succeeding.sku_no as "to", succeeding.product_id::int as "productId"
      from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as given(word text, query text)
      cross join lateral (
        select sku.sku_no, sku.successor_id from search_doc join sku using (sku_id)
        where search_doc.company_id = ${companyId} and words @@ given.query::tsquery
          and sku.ended and sku.successor_id is not null order by sku.sku_id limit 1
      ) ended
      join sku succeeding on succeeding.sku_id = ended.successor_id and not succeeding.ended`,
  );
