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

/** The spans of the periods, each with the name of its own; one may belong to several. */
function spansIn(periods: Periods): SQL {
  const named = Object.entries(periods).flatMap(([name, range]) => spansOf(range).map((span) => [span, name] as const));
  const [spans, names] = [named.map(([span]) => span), named.map(([, name]) => name)];
  return sql`unnest(${sql.param(spans)}::text[], ${sql.param(names)}::text[]) as asked (span, period)`;
}

const joined = (list: SQL[]): SQL => sql.join(list, sql`, `);

export const measured = (table: Record<(typeof measureNames)[number], AnyColumn>): SQL =>
  joined(measureNames.map((name) => sql`sum(${table[name]})::float8 as ${sql.identifier(name)}`));
export const summedAgain = joined(
  measureNames.map((name) => sql`sum(${sql.identifier(name)})::float8 as ${sql.identifier(name)}`),
);

/** What of a row of sums is in the periods, grouped. */
const grouped = ({ table, where }: Of, periods: Periods, keys: SQL[]): SQL =>
  sql`select asked.period, ${joined([...keys, measured(table)])}
    from ${spansIn(periods)} join ${table} on ${table.span} = asked.span
    where ${where ?? sql`true`} group by ${joined([sql`asked.period`, ...keys])}`;

/** Sums that came to nothing are as good as none. */
const anything = sql`(lines <> 0 or "refundLines" <> 0)`;

export type Periodic = Measures & { period: PeriodName };

export async function sumPeriods(tx: Db, of: Of, periods: Periods): Promise<Record<PeriodName, Measures>> {
  const rows = await rowsOf<Periodic>(tx, grouped(of, periods, []));
  const byName = new Map(rows.map(({ period, ...measures }) => [period, measures]));
  const one = (name: PeriodName): Measures => byName.get(name) ?? nothing;
  return { now: one('now'), before: one('before'), yearAgo: one('yearAgo') };
}

export const sumByOrg = (tx: Db, of: Of<typeof unitSums>, periods: Periods) =>
  rowsOf<Periodic & { orgId: number }>(
    tx,
    sql`select *, org_id::int as "orgId" from
      (${grouped(of, periods, [sql`${unitSums.orgId}`])}) summed where ${anything}`,
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

/** By what the goods belong to at present. */
const byGoods = (of: OfGoods, periods: Periods, column: 'category_id' | 'supplier_id'): SQL =>
  sql`select period, product.${sql.identifier(column)}::int as id,
      count(*) filter (where lines > 0)::int as "skuCount", ${summedAgain}
    from (${grouped(of, periods, [sql`${of.table.skuId}`])}) summed
      join sku on sku.sku_id = summed.sku_id join product on product.product_id = sku.product_id
    where ${anything} group by period, product.${sql.identifier(column)}`;

export type GoodsGroup = Periodic & { id: number; skuCount: number };
export const sumByCategory = (tx: Db, of: OfGoods, periods: Periods) =>
  rowsOf<GoodsGroup>(tx, byGoods(of, periods, 'category_id'));
export const sumBySupplier = (tx: Db, of: OfGoods, periods: Periods) =>
  rowsOf<GoodsGroup>(tx, byGoods(of, periods, 'supplier_id'));

export type Page = { index: number; size: number };
const paged = ({ index, size }: Page): SQL => sql`limit ${size} offset ${(index - 1) * size}`;

export const sumBySku = (tx: Db, of: OfGoods, now: DayRange, page: Page) =>
  rowsOf<Measures & { skuId: number; total: number }>(
    tx,
    sql`select *, sku_id::int as "skuId", (count(*) over ())::int as total
      from (${grouped(of, { now }, [sql`${of.table.skuId}`])}) summed
      where ${anything} order by amount - refund desc, sku_id ${paged(page)}`,
  );

/** What these goods came to in other periods. */
export const sumOfSkus = (tx: Db, { table, where }: OfGoods, periods: Periods, skuIds: number[]) => {
  const these = and(where, sql`${table.skuId} = any(${sql.param(skuIds)}::bigint[])`);
  return rowsOf<Periodic & { skuId: number }>(
    tx,
    sql`select *, sku_id::int as "skuId" from
      (${grouped({ table, where: these }, periods, [sql`${table.skuId}`])}) summed`,
  );
};

export type PersonGoods = Measures & { orgId: number; accountId: number; skuId: number; total: number };
export const sumByPerson = (tx: Db, of: Of<typeof personSums>, now: DayRange, page: Page) =>
  rowsOf<PersonGoods>(
    tx,
    sql`select *, org_id::int as "orgId", account_id::int as "accountId", sku_id::int as "skuId",
        (count(*) over ())::int as total
      from (${grouped(of, { now }, [
        sql`${personSums.orgId}`,
        sql`${personSums.accountId}`,
        sql`${personSums.skuId}`,
      ])}) summed
      where ${anything} order by amount - refund desc, account_id, sku_id, org_id ${paged(page)}`,
  );
