import type { DayRange } from '@yigou/contract/books/reports.terms';
import { and, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';
import { joinSql, type Page, paged, rowsInRange, type SumRows } from './reports.queries';
import { type Measures, nothing } from './reports.rules';
import { personSums } from './reports.tables';
import { coverOf } from './spans.rules';

type OfPeople = SumRows<typeof personSums>;
type PersonKey = { orgId: number; accountId: number; skuId: number };

const personKeys = joinSql([sql`${personSums.orgId}`, sql`${personSums.accountId}`, sql`${personSums.skuId}`]);
const asKey = sql`org_id::int as "orgId", account_id::int as "accountId", sku_id::int as "skuId"`;
const net = sql`(${personSums.amount} - ${personSums.refund})`;
const inOrder = sql`order by net desc, account_id, sku_id, org_id`;

/** All of them with what they came to and nothing else, for there may be very many. Of one span there is nothing to add. */
function netByPerson(of: OfPeople, now: DayRange): SQL {
  const { from, sum, single, anything, counted } = rowsInRange(of, now);
  return single
    ? sql`select ${personKeys}, ${net}::float8 as net from ${from} where ${counted} <> 0`
    : sql`select ${personKeys}, ${sum(net)} as net from ${from} group by ${personKeys} having ${anything}`;
}

/** Which of them stand on a page. */
export const rankPeople = (tx: Db, of: OfPeople, now: DayRange, page: Page) =>
  rowsOf<PersonKey>(tx, sql`select ${asKey} from (${netByPerson(of, now)}) ranked ${inOrder} ${paged(page)}`);

const spansMost = 4;

/**
 * The same without adding up all of them. Of each span the first are looked at. Who is not among them has in no span
 * more than the last of those, so they have at most as much as these last ones together: where everybody on the page has
 * more, the page is right. Null: it cannot be told that way.
 */
export async function rankFirst(tx: Db, of: OfPeople, now: DayRange, page: Page, looked: number) {
  const { plus, minus } = coverOf(now);
  if (minus.length > 0 || plus.length < 2 || plus.length > spansMost || page.index * page.size > looked / 2)
    return null;
  const firsts = plus.map(
    (span) => sql`(select ${sql.param(span)}::text as span, ${personKeys}, ${net} as net from ${personSums}
      where ${and(sql`${personSums.span} = ${span}`, of.where)} order by ${net} desc limit ${looked})`,
  );
  const { from, sum, anything } = rowsInRange(of, now);
  const rows = await rowsOf<PersonKey & { net: number; bound: number }>(
    tx,
    sql`with firsts as materialized (${sql.join(firsts, sql` union all `)}),
      candidate as materialized (select distinct org_id, account_id, sku_id from firsts),
      ends as (select case when count(*) < ${looked} then 0 else greatest(min(net), 0) end as least
        from firsts group by span)
      select ${asKey}, net, (select sum(least)::float8 from ends) as bound from (
        select ${personKeys}, ${sum(net)} as net
        from candidate join ${from} using (org_id, account_id, sku_id) group by ${personKeys} having ${anything}
      ) ranked ${inOrder} ${paged(page)}`,
  );
  const last = rows.at(-1);
  return last && rows.length === page.size && last.net > last.bound ? rows : null;
}

/** So many times a page is mostly enough to be sure of it. */
const lookedTimes = 15;

async function countPeople(tx: Db, of: OfPeople, now: DayRange): Promise<number> {
  const { from, onlyAdded, counted } = rowsInRange(of, now);
  const each = onlyAdded ? sql`select distinct ${personKeys} from ${from} where ${counted} <> 0` : netByPerson(of, now);
  const [row] = await rowsOf<{ n: number }>(tx, sql`select count(*)::int as n from (${each}) ranked`);
  return row?.n ?? 0;
}

export type PersonGoods = Measures & PersonKey;

/** A page of who bought what, and how many there are. */
export async function sumByPerson(tx: Db, of: OfPeople, now: DayRange, page: Page) {
  const rank = async () =>
    (await rankFirst(tx, of, now, page, lookedTimes * page.size)) ?? (await rankPeople(tx, of, now, page));
  // Side by side, on two connections.
  const [ranked, total] = await Promise.all([rank(), countPeople(tx, of, now)]);
  const ids = (name: keyof PersonKey) => sql`${sql.param(ranked.map((key) => key[name]))}::bigint[]`;
  const wanted = sql`(${personKeys}) in (select * from unnest(${ids('orgId')}, ${ids('accountId')}, ${ids('skuId')}))`;
  const rows = rowsInRange({ ...of, where: and(of.where, wanted) }, now);
  const summed = await rowsOf<PersonGoods>(
    tx,
    sql`select ${asKey}, ${rows.measured()} from ${rows.from} group by org_id, account_id, sku_id`,
  );
  const keyOf = ({ orgId, accountId, skuId }: PersonKey): string => `${orgId}/${accountId}/${skuId}`;
  const found = new Map(summed.map((row) => [keyOf(row), row]));
  const empty = (key: PersonKey): PersonGoods => ({
    ...nothing,
    orgId: key.orgId,
    accountId: key.accountId,
    skuId: key.skuId,
  });
  return { total, rows: ranked.map((key): PersonGoods => found.get(keyOf(key)) ?? empty(key)) };
}
