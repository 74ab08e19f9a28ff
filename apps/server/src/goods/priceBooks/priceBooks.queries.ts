import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import type { priceBooks } from '../pricing/pricing.tables';
import { joinedSpans } from './priceBooks.rules';

type Stored = typeof priceBooks.$inferSelect;
export type Book = Stored & { lineCount: number; waitingCount: number };

const openStates = sql`('draft', 'pending', 'scheduled', 'releasing')`;

/** Rows of change sets that are not written yet, and the book that each is about. */
const waiting = (companyId: number) => sql`
  select row.change_set_id, row.thing_id, row.thing,
    case when row.thing = 'priceBook' then row.thing_id
      else coalesce(line.price_book_id, (row.after ->> 'priceBookId')::bigint) end as price_book_id
  from change_row row join change_set using (change_set_id)
    left join price_line line on row.thing = 'priceLine' and line.price_line_id = row.thing_id
  where change_set.company_id = ${companyId} and change_set.state in ${openStates}
    and row.thing in ('priceBook', 'priceLine')`;

export type BooksWanted = {
  word?: string;
  audience?: string | undefined;
  customerId?: number | undefined;
  bookId?: number;
};

function wanted({ word = '', audience, customerId, bookId }: BooksWanted): SQL {
  const like = containing(word);
  const conditions = [
    word
      ? sql`(book.name ilike ${like} or book.book_no ilike ${like}
          or exists (select 1 from customer where book.customer_ids @> to_jsonb(customer.customer_id) and customer.name ilike ${like})
          or exists (select 1 from customer_group named where book.group_ids @> to_jsonb(named.group_id) and named.name ilike ${like})
          or exists (select 1 from price_line line join sku using (sku_id)
            where line.price_book_id = book.price_book_id and sku.sku_no ilike ${like}))`
      : sql`true`,
    audience ? sql`book.audience = ${audience}` : sql`true`,
    customerId
      ? sql`(book.audience = 'all' or book.customer_ids @> to_jsonb(${customerId}::bigint) or exists (
          select 1 from customer_group_member member
          where member.customer_id = ${customerId} and book.group_ids @> to_jsonb(member.group_id)))`
      : sql`true`,
    bookId ? sql`book.price_book_id = ${bookId}` : sql`true`,
  ];
  return sql.join(conditions, sql` and `);
}

/** The company's books, what runs and begins last first. */
export const selectBooks = (tx: Db, companyId: number, asked: BooksWanted): Promise<Book[]> =>
  rowsOf<Book>(
    tx,
    sql`select book.price_book_id::int as "priceBookId", book.company_id::int as "companyId", book_no as "bookNo", name,
      audience, customer_ids as "customerIds", group_ids as "groupIds", from_day::text as "fromDay",
      to_day::text as "toDay", enabled, priority, ceiling,
      (select count(*)::int from price_line line where line.price_book_id = book.price_book_id) as "lineCount",
      coalesce(waits.rows, 0)::int as "waitingCount"
    from price_book book left join (
      select price_book_id, count(*) as rows from (${waiting(companyId)}) waiting group by price_book_id
    ) waits using (price_book_id)
    where book.company_id = ${companyId} and ${wanted(asked)}
    order by book.from_day desc, book.price_book_id desc`,
  );

export const selectWaitingSets = (tx: Db, companyId: number, bookId: number) =>
  rowsOf<{ changeSetId: number; setNo: string; title: string; state: string }>(
    tx,
    sql`select distinct change_set_id::int as "changeSetId", set_no as "setNo", title, state
      from (${waiting(companyId)}) waiting join change_set using (change_set_id)
      where waiting.price_book_id = ${bookId} order by 1 desc`,
  );

export const selectWaitingLines = async (tx: Db, companyId: number, bookId: number): Promise<Set<number>> => {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select distinct thing_id::int as id from (${waiting(companyId)}) waiting
      where price_book_id = ${bookId} and thing = 'priceLine' and thing_id is not null`,
  );
  return new Set(rows.map(({ id }) => id));
};

/**
 * Pairs of books that some customer has at the same level on the same days, from today on. Books of different levels do
 * not meet: the closer one always wins.
 */
const pairs = (companyId: number, today: string) => sql`
  with reach as (
    select price_book_id, from_day, to_day, 'own ' || named.id as who
      from price_book cross join jsonb_array_elements_text(customer_ids) named(id)
      where company_id = ${companyId} and enabled
    union all
    select price_book_id, from_day, to_day, 'group ' || member.customer_id
      from price_book cross join jsonb_array_elements_text(group_ids) named(id)
      join customer_group_member member on member.group_id = named.id::bigint
      where company_id = ${companyId} and enabled
    union all
    select price_book_id, from_day, to_day, 'all' from price_book
      where company_id = ${companyId} and enabled and audience = 'all'
  )
  select distinct one.price_book_id as here, other.price_book_id as there,
    greatest(one.from_day, other.from_day, ${today}::date) as from_day, least(one.to_day, other.to_day) as to_day
  from reach one join reach other on other.who = one.who and other.price_book_id <> one.price_book_id
  where greatest(one.from_day, other.from_day, ${today}::date) <= coalesce(least(one.to_day, other.to_day), 'infinity')`;

/** Each article that both books of a pair have on the same days. */
const meetings = (companyId: number, today: string, bookId?: number) => sql`
  select pair.here, pair.there, one.sku_id, one.price_line_id as here_line, other.price_line_id as there_line,
    greatest(pair.from_day, one.from_day, other.from_day) as from_day, least(pair.to_day, one.to_day, other.to_day) as to_day
  from (${pairs(companyId, today)}) pair
    join price_line one on one.price_book_id = pair.here
    join price_line other on other.price_book_id = pair.there and other.sku_id = one.sku_id
  where ${bookId === undefined ? sql`true` : sql`pair.here = ${bookId}`}
    and greatest(pair.from_day, one.from_day, other.from_day)
      <= coalesce(least(pair.to_day, one.to_day, other.to_day), 'infinity')`;

/** How many articles of a book meet others, and on which days, those that touch each other as one. */
export type Overlaps = { articles: number; spans: { fromDay: string; toDay: string }[] };

export async function findOverlaps(tx: Db, companyId: number, today: string): Promise<Map<number, Overlaps>> {
  const rows = await rowsOf<{ bookId: number; articles: number; spans: [from: string, to: string | null][] }>(
    tx,
    sql`select here::int as "bookId", count(distinct sku_id)::int as articles,
        json_agg(distinct array[from_day::text, to_day::text]) as spans
      from (${meetings(companyId, today)}) met group by here`,
  );
  return new Map(rows.map(({ bookId, articles, spans }) => [bookId, { articles, spans: joinedSpans(spans) }]));
}

export type Meeting = {
  skuId: number;
  otherBookId: number;
  hereLine: number;
  thereLine: number;
  fromDay: string;
  toDay: string | null;
};

export async function selectMeetings(
  tx: Db,
  companyId: number,
  { today, bookId, limit, offset }: { today: string; bookId: number; limit: number; offset: number },
): Promise<{ rows: Meeting[]; totalCount: number }> {
  const met = meetings(companyId, today, bookId);
  const rows = await rowsOf<Meeting>(
    tx,
    sql`select sku_id::int as "skuId", there::int as "otherBookId", here_line::int as "hereLine",
        there_line::int as "thereLine", from_day::text as "fromDay", to_day::text as "toDay"
      from (${met}) met order by sku_id, there, here_line, there_line limit ${limit} offset ${offset}`,
  );
  const [total] = await rowsOf<{ n: number }>(tx, sql`select count(*)::int as n from (${met}) met`);
  return { rows, totalCount: total?.n ?? 0 };
}
