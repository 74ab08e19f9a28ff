import {
  type GoodsGap,
  type GoodsMargin,
  type GoodsShelf,
  goodsGaps,
  goodsMargins,
} from '@yigou/contract/goods/assortment.terms';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';
import { gapBits } from '../products/gaps.rules';
import { marginIs } from './filter.queries';

export type ShelfCount = { shelf: GoodsShelf; n: number; skus: number };

export const countShelves = (tx: Db, where: SQL) =>
  rowsOf<ShelfCount>(
    tx,
    sql`select shelf, count(*)::int as n, coalesce(sum(sku_count), 0)::int as skus from product_row
      where ${where} group by shelf`,
  );

export type Counted = { id: number; n: number };

/** By category, brand and supplier in one look at the rows. */
export async function countPlaces(tx: Db, where: SQL) {
  type Row = { kind: number; categoryId: number; brandId: number; supplierId: number; n: number };
  const rows = await rowsOf<Row>(
    tx,
    sql`select grouping(category_id, brand_id, supplier_id)::int as kind, category_id::int as "categoryId",
        brand_id::int as "brandId", supplier_id::int as "supplierId", count(*)::int as n
      from product_row where ${where} group by grouping sets ((category_id), (brand_id), (supplier_id))`,
  );
  // A bit is set for each column that is not grouped by.
  const of = (kind: number, idOf: (row: Row) => number): Counted[] =>
    rows.filter((row) => row.kind === kind).map((row) => ({ id: idOf(row), n: row.n }));
  return {
    categories: of(0b011, (row) => row.categoryId),
    brands: of(0b101, (row) => row.brandId),
    suppliers: of(0b110, (row) => row.supplierId),
  };
}

export const countLabels = (tx: Db, where: SQL) =>
  rowsOf<Counted>(
    tx,
    sql`select label_id as id, count(*)::int as n from product_row cross join lateral unnest(label_ids) as label_id
      where ${where} group by label_id`,
  );

const keysOf = <T extends object>(labels: T) => Object.keys(labels) as (keyof T & string)[];

export type Flags = {
  total: number;
  gaps: Record<GoodsGap, number>;
  margins: Record<GoodsMargin, number>;
  week: number;
};

/** What is said of a product with yes or no. */
export async function countFlags(tx: Db, where: SQL, weekStart: Date): Promise<Flags> {
  const columns = [
    sql`count(*)::int as total`,
    ...keysOf(goodsGaps).map(
      (gap) => sql`count(*) filter (where gaps & ${gapBits[gap]}::int > 0)::int as ${sql.raw(gap)}`,
    ),
    ...keysOf(goodsMargins).map(
      (band) => sql`count(*) filter (where ${marginIs[band]})::int as ${sql.raw(`margin_${band}`)}`,
    ),
    sql`count(*) filter (where changed_at >= ${weekStart.toISOString()}::timestamptz)::int as week`,
  ];
  // What is not quoted comes back in small letters.
  const [row = {}] = await rowsOf<Record<string, number>>(
    tx,
    sql`select ${sql.join(columns, sql`, `)} from product_row where ${where}`,
  );
  return {
    total: row.total ?? 0,
    gaps: Object.fromEntries(keysOf(goodsGaps).map((gap) => [gap, row[gap.toLowerCase()] ?? 0])) as Flags['gaps'],
    margins: Object.fromEntries(
      keysOf(goodsMargins).map((band) => [band, row[`margin_${band}`] ?? 0]),
    ) as Flags['margins'],
    week: row.week ?? 0,
  };
}

export async function countWhere(tx: Db, where: SQL, condition: SQL): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    tx,
    sql`select count(*)::int as n from product_row where ${where} and ${condition}`,
  );
  return row?.n ?? 0;
}

/**
 * Which state of the rows a count is true for; null while somebody is writing them, whose change would be seen later
 * under the same name.
 */
export async function readStamp(tx: Db, companyId: number): Promise<string | null> {
  const [row] = await rowsOf<{ stamp: string | null; settled: boolean }>(
    tx,
    sql`select max(changed_in)::text as stamp, max(changed_in) < pg_snapshot_xmin(pg_current_snapshot()) as settled
      from (select changed_in from product_row where company_id = ${companyId} order by changed_in desc limit 1) as last`,
  );
  return row?.settled ? row.stamp : null;
}
