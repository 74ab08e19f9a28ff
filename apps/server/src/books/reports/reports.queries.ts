import type { DayRange } from '@yigou/contract/books/reports.terms';
import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';
import { type Measures, measureNames, nothing } from './reports.rules';
import { type goodsSums, type personSums, unitSums } from './reports.tables';
import { coverOf } from './spans.rules';

export type PeriodName = 'now' | 'before' | 'yearAgo';
export type Periods = Partial<Record<PeriodName, DayRange>>;

type Sums = typeof personSums | typeof unitSums | typeof goodsSums;
/** Which sums, and which of their rows: from reach.service.ts. */
export type SumRows<T extends Sums = Sums> = { table: T; where: SQL | undefined };
type GoodsSumRows = SumRows<typeof personSums | typeof goodsSums>;

export const joinSql = (list: SQL[]): SQL => sql.join(list, sql`, `);

/** Added as floating numbers, which hold such sums exactly and are added far quicker than large integers. */
const added = (value: SQL | AnyColumn, sign?: SQL): SQL =>
  sign ? sql`sum(${value}::float8 * ${sign})` : sql`sum(${value}::float8)`;

type Columns = Record<(typeof measureNames)[number], AnyColumn>;
export const sumMeasures = (table: Columns, names: readonly (keyof Measures)[] = measureNames, sign?: SQL): SQL =>
  joinSql(names.map((name) => sql`${added(table[name], sign)} as ${sql.identifier(name)}`));

/**
 * The rows of sums of one period, how their measures are added, and whether they came to anything: what came to nothing
 * is as good as none. The spans are told as values, so that the plan is made for them; the sign of a row is told once.
 */
export function rowsInRange<T extends Sums>({ table, where }: SumRows<T>, range: DayRange) {
  const { plus, minus } = coverOf(range);
  const among = (spans: string[]) => sql`${table.span} = any(${sql.param(spans)}::text[])`;
  const rows = and(among([...plus, ...minus]), where);
  const sign = minus.length > 0 ? sql`sign` : undefined;
  const counted = sql`(${table.lines} + ${table.refundLines})`;
  const signed = sql`select *, case when ${among(minus)} then -1 else 1 end::float8 as sign from ${table} where ${rows} offset 0`;
  return {
    from: sql`(${sign ? signed : sql`select * from ${table} where ${rows}`}) as ${table}`,
    measured: (names?: readonly (keyof Measures)[]) => sumMeasures(table, names, sign),
    sum: (value: SQL | AnyColumn) => added(value, sign),
    /** Nothing is taken out again: what came to something in one span came to something. */
    onlyAdded: !sign,
    single: plus.length === 1 && !sign,
    counted,
    anything: sql`${added(counted, sign)} <> 0`,
  };
}

export type Periodic = Measures & { period: PeriodName };
type During = ReturnType<typeof rowsInRange>;

/** The same of each period: asked one by one, every plan is for one list of spans and groups without sorting. */
async function ofEach<Row>(tx: Db, of: SumRows, periods: Periods, ask: (rows: During, period: PeriodName) => SQL) {
  const entries = Object.entries(periods) as [PeriodName, DayRange][];
  const found = await Promise.all(
    entries.map(async ([period, range]) =>
      (await rowsOf<Row>(tx, ask(rowsInRange(of, range), period))).map((row) => ({ ...nothing, ...row, period })),
    ),
  );
  return found.flat();
}

export async function sumPeriods(tx: Db, of: SumRows, periods: Periods): Promise<Record<PeriodName, Measures>> {
  const rows = await ofEach<Measures>(
    tx,
    of,
    periods,
    (rows) => sql`select ${rows.measured()} from ${rows.from} having ${rows.anything}`,
  );
  const byName = new Map(rows.map(({ period, ...measures }) => [period, measures]));
  const one = (name: PeriodName): Measures => byName.get(name) ?? nothing;
  return { now: one('now'), before: one('before'), yearAgo: one('yearAgo') };
}

/** Of the periods one compares with only what they came to is shown, group by group. */
const shownOf = (period: PeriodName) => (period === 'now' ? measureNames : (['amount', 'refund'] as const));

export const sumByOrg = (tx: Db, of: SumRows<typeof unitSums>, periods: Periods) =>
  ofEach<Measures & { orgId: number }>(
    tx,
    of,
    periods,
    (rows, period) => sql`select ${unitSums.orgId}::int as "orgId", ${rows.measured(shownOf(period))}
      from ${rows.from} group by ${unitSums.orgId} having ${rows.anything}`,
  );

/** Net by unit and month. */
export const sumByMonth = (tx: Db, { where }: SumRows<typeof unitSums>, months: string[]) =>
  rowsOf<{ orgId: number; month: string; net: number; saving: number; market: number }>(
    tx,
    sql`select org_id::int as "orgId", span as month, sum((amount - refund)::float8) as net,
        sum(saving::float8) as saving, sum(market::float8) as market
      from ${unitSums} where ${and(where, sql`${unitSums.span} = any(${sql.param(months)}::text[])`)}
      group by org_id, span`,
  );

type Belonging = 'category_id' | 'supplier_id';
export type GoodsGroup = Periodic & { id: number };

/** By what the goods belong to at present. */
const sumByBelonging = (tx: Db, of: GoodsSumRows, periods: Periods, column: Belonging): Promise<GoodsGroup[]> =>
  ofEach<Measures & { id: number }>(
    tx,
    of,
    periods,
    (rows, period) => sql`select product.${sql.identifier(column)}::int as id, ${rows.measured(shownOf(period))}
      from ${rows.from} join sku on sku.sku_id = ${of.table.skuId} join product on product.product_id = sku.product_id
      group by product.${sql.identifier(column)} having ${rows.anything}`,
  );
export const sumByCategory = (tx: Db, of: GoodsSumRows, periods: Periods) =>
  sumByBelonging(tx, of, periods, 'category_id');
export const sumBySupplier = (tx: Db, of: GoodsSumRows, periods: Periods) =>
  sumByBelonging(tx, of, periods, 'supplier_id');

/** How many different goods of each category were bought. */
export async function countSkus(tx: Db, of: GoodsSumRows, now: DayRange): Promise<Map<number, number>> {
  const bought = rowsInRange(of, now);
  const rows = await rowsOf<{ id: number; n: number }>(
    tx,
    sql`select product.category_id::int as id, count(*)::int as n
      from (select ${of.table.skuId} from ${bought.from}
        group by ${of.table.skuId} having ${bought.sum(of.table.lines)} <> 0) bought
        join sku on sku.sku_id = bought.sku_id join product on product.product_id = sku.product_id
      group by product.category_id`,
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
}

export type Page = { index: number; size: number };
export const paged = ({ index, size }: Page): SQL => sql`limit ${size} offset ${(index - 1) * size}`;

export function sumBySku(tx: Db, of: GoodsSumRows, now: DayRange, page: Page) {
  const rows = rowsInRange(of, now);
  return rowsOf<Measures & { skuId: number; total: number }>(
    tx,
    sql`select *, (count(*) over ())::int as total from (
        select ${of.table.skuId}::int as "skuId", ${rows.measured()} from ${rows.from}
        group by ${of.table.skuId} having ${rows.anything}
      ) summed order by amount - refund desc, "skuId" ${paged(page)}`,
  );
}

/** What these goods came to in other periods. */
export const sumOfSkus = (tx: Db, { table, where }: GoodsSumRows, periods: Periods, skuIds: number[]) => {
  const these = and(where, sql`${table.skuId} = any(${sql.param(skuIds)}::bigint[])`);
  return ofEach<Measures & { skuId: number }>(
    tx,
    { table, where: these },
    periods,
    (rows, period) => sql`select ${table.skuId}::int as "skuId", ${rows.measured(shownOf(period))} from ${rows.from}
      group by ${table.skuId}`,
  );
};
