import type { DayRange } from '@yigou/contract';
import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/client';
import { type Measures, measureNames, nothing, spansOf } from './reports.rules';
import { type goodsSums, personSums, unitSums } from './reports.tables';

export type PeriodName = 'now' | 'before' | 'yearAgo';
export type Periods = Partial<Record<PeriodName, DayRange>>;

type Sums = typeof personSums | typeof unitSums | typeof goodsSums;
/** Which sums, and which of their rows: from reach.service.ts. */
type Of<T extends Sums = Sums> = { table: T; where: SQL | undefined };
type OfGoods = Of<typeof personSums | typeof goodsSums>;

const joined = (list: SQL[]): SQL => sql.join(list, sql`, `);

/** Added as floating numbers, which hold such sums exactly and are added far quicker than large integers. */
export const measured = (table: Record<(typeof measureNames)[number], AnyColumn>): SQL =>
  joined(measureNames.map((name) => sql`sum(${table[name]}::float8) as ${sql.identifier(name)}`));

/** The rows of sums of one period. Its spans are told as values, so that the plan is made for them. */
const during = ({ table, where }: Of, range: DayRange): SQL | undefined =>
  and(sql`${table.span} = any(${sql.param(spansOf(range))}::text[])`, where);

/** Sums that came to nothing are as good as none. */
const anything = (table: Sums): SQL => sql`bool_or(${table.lines} <> 0 or ${table.refundLines} <> 0)`;

export type Periodic = Measures & { period: PeriodName };

/** The same of each period: asked one by one, every plan is for one list of spans and groups without sorting. */
async function ofEach<Row>(tx: Db, periods: Periods, ask: (range: DayRange) => SQL) {
  const entries = Object.entries(periods) as [PeriodName, DayRange][];
  const found = await Promise.all(
    entries.map(async ([period, range]) => (await rowsOf<Row>(tx, ask(range))).map((row) => ({ ...row, period }))),
  );
  return found.flat();
}

export async function sumPeriods(tx: Db, of: Of, periods: Periods): Promise<Record<PeriodName, Measures>> {
  const rows = await ofEach<Measures>(
    tx,
    periods,
    (range) =>
      sql`select ${measured(of.table)} from ${of.table} where ${during(of, range)} having ${anything(of.table)}`,
  );
  const byName = new Map(rows.map(({ period, ...measures }) => [period, measures]));
  const one = (name: PeriodName): Measures => byName.get(name) ?? nothing;
  return { now: one('now'), before: one('before'), yearAgo: one('yearAgo') };
}

export const sumByOrg = (tx: Db, of: Of<typeof unitSums>, periods: Periods) =>
  ofEach<Measures & { orgId: number }>(
    tx,
    periods,
    (range) => sql`select ${unitSums.orgId}::int as "orgId", ${measured(unitSums)}
      from ${unitSums} where ${during(of, range)} group by ${unitSums.orgId} having ${anything(unitSums)}`,
  );

/** Net by unit and month. */
export const sumByMonth = (tx: Db, { where }: Of<typeof unitSums>, months: string[]) =>
  rowsOf<{ orgId: number; month: string; net: number; saving: number; market: number }>(
    tx,
    sql`select org_id::int as "orgId", span as month, sum(amount - refund)::float8 as net,
        sum(saving)::float8 as saving, sum(market)::float8 as market
      from ${unitSums} where ${and(where, sql`${unitSums.span} = any(${sql.param(months)}::text[])`)}
      group by org_id, span`,
  );

type Belonging = 'category_id' | 'supplier_id';
export type GoodsGroup = Periodic & { id: number };

/** By what the goods belong to at present. */
const sumByBelonging = (tx: Db, of: OfGoods, periods: Periods, column: Belonging): Promise<GoodsGroup[]> =>
  ofEach<Measures & { id: number }>(
    tx,
    periods,
    (range) => sql`select product.${sql.identifier(column)}::int as id, ${measured(of.table)}
      from ${of.table} join sku on sku.sku_id = ${of.table.skuId} join product on product.product_id = sku.product_id
      where ${during(of, range)} group by product.${sql.identifier(column)} having ${anything(of.table)}`,
  );
export const sumByCategory = (tx: Db, of: OfGoods, periods: Periods) => sumByBelonging(tx, of, periods, 'category_id');
export const sumBySupplier = (tx: Db, of: OfGoods, periods: Periods) => sumByBelonging(tx, of, periods, 'supplier_id');

/** How many different goods of each category were bought. */
export async function countSkus(tx: Db, of: OfGoods, now: DayRange): Promise<Map<number, number>> {
  const rows = await rowsOf<{ id: number; n: number }>(
    tx,
    sql`select product.category_id::int as id, count(*)::int as n
      from (select ${of.table.skuId} from ${of.table} where ${during(of, now)}
        group by ${of.table.skuId} having bool_or(${of.table.lines} <> 0)) bought
        join sku on sku.sku_id = bought.sku_id join product on product.product_id = sku.product_id
      group by product.category_id`,
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
}

export type Page = { index: number; size: number };
const paged = ({ index, size }: Page): SQL => sql`limit ${size} offset ${(index - 1) * size}`;

export const sumBySku = (tx: Db, of: OfGoods, now: DayRange, page: Page) =>
  rowsOf<Measures & { skuId: number; total: number }>(
    tx,
    sql`select *, (count(*) over ())::int as total from (
        select ${of.table.skuId}::int as "skuId", ${measured(of.table)} from ${of.table}
        where ${during(of, now)} group by ${of.table.skuId} having ${anything(of.table)}
      ) summed order by amount - refund desc, "skuId" ${paged(page)}`,
  );

/** What these goods came to in other periods. */
export const sumOfSkus = (tx: Db, { table, where }: OfGoods, periods: Periods, skuIds: number[]) => {
  const these = and(where, sql`${table.skuId} = any(${sql.param(skuIds)}::bigint[])`);
  return ofEach<Measures & { skuId: number }>(
    tx,
    periods,
    (range) => sql`select ${table.skuId}::int as "skuId", ${measured(table)} from ${table}
      where ${during({ table, where: these }, range)} group by ${table.skuId}`,
  );
};

type PersonKey = { orgId: number; accountId: number; skuId: number };
const personKeys = joined([sql`${personSums.orgId}`, sql`${personSums.accountId}`, sql`${personSums.skuId}`]);

/** Which of them stand on a page: only what they came to is summed, for there may be very many. */
const rankPeople = (tx: Db, of: Of<typeof personSums>, now: DayRange, page: Page) =>
  rowsOf<PersonKey & { total: number }>(
    tx,
    sql`select org_id::int as "orgId", account_id::int as "accountId", sku_id::int as "skuId",
        (count(*) over ())::int as total
      from (
        select ${personKeys}, sum((${personSums.amount} - ${personSums.refund})::float8) as net
        from ${personSums} where ${during(of, now)} group by ${personKeys} having ${anything(personSums)}
      ) ranked order by net desc, account_id, sku_id, org_id ${paged(page)}`,
  );

export type PersonGoods = Measures & PersonKey & { total: number };
export async function sumByPerson(tx: Db, of: Of<typeof personSums>, now: DayRange, page: Page) {
  const ranked = await rankPeople(tx, of, now, page);
  const ids = (name: keyof PersonKey) => sql`${sql.param(ranked.map((key) => key[name]))}::bigint[]`;
  const rows = await rowsOf<Measures & PersonKey>(
    tx,
    sql`select wanted.org_id::int as "orgId", wanted.account_id::int as "accountId", wanted.sku_id::int as "skuId",
        ${measured(personSums)}
      from unnest(${ids('orgId')}, ${ids('accountId')}, ${ids('skuId')}) as wanted (org_id, account_id, sku_id)
        join ${personSums} on ${personSums.orgId} = wanted.org_id and ${personSums.accountId} = wanted.account_id
          and ${personSums.skuId} = wanted.sku_id
      where ${during(of, now)} group by wanted.org_id, wanted.account_id, wanted.sku_id`,
  );
  const keyOf = ({ orgId, accountId, skuId }: PersonKey): string => `${orgId}/${accountId}/${skuId}`;
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return ranked.map((key): PersonGoods => ({ ...nothing, ...found.get(keyOf(key)), ...key }));
}
