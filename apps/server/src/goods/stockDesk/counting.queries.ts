import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';

type KnownRow = { skuId: number; skuNo: string; name: string; specs: string[]; onHand: number; reserved: number };

/** Whatever of these numbers the company has. */
export const selectKnown = (tx: Db, companyId: number, skuNos: string[]) =>
  rowsOf<KnownRow>(
    tx,
    sql`select sku.sku_id::int as "skuId", sku_no as "skuNo", product.name, specs, coalesce(on_hand, 0) as "onHand",
        coalesce(reserved, 0) as reserved
      from sku join product using (product_id) left join stock on stock.sku_id = sku.sku_id
      where sku.company_id = ${companyId} and sku_no = any(${sql.param(skuNos)}::text[])`,
  );

type Posted = { skuId: number; booked: number; found: number; countNo: string };

/** What counts since then have posted of these, or are about to. */
export const selectPosted = (tx: Db, companyId: number, skuIds: readonly number[], since: Date) =>
  rowsOf<Posted>(
    tx,
    sql`select stock_count_row.sku_id::int as "skuId", booked, found, count_no as "countNo"
      from stock_count_row join stock_count using (count_id)
      where stock_count_row.sku_id = any(${`{${skuIds.join()}}`}::bigint[]) and stock_count.company_id = ${companyId}
        and stock_count_row.state <> 'skipped' and booked <> found and created_at >= ${since.toISOString()}::timestamptz
      order by count_row_id`,
  );

/** What became of rows, written in one go; who is not named here was not posted. */
export const markPosted = (
  tx: Db,
  countId: number,
  rows: readonly { skuId: number; before: number; after: number }[],
) =>
  tx.execute(sql`update stock_count_row set state = 'posted', before = done.before, after = done.after
    from unnest(${`{${rows.map((row) => row.skuId).join()}}`}::bigint[],
      ${`{${rows.map((row) => row.before).join()}}`}::int[],
      ${`{${rows.map((row) => row.after).join()}}`}::int[]) as done (sku_id, before, after)
    where count_id = ${countId} and stock_count_row.sku_id = done.sku_id`);

export type CountSums = { countId: number; done: number; skipped: number; more: number; fewer: number };

export const selectSums = (tx: Db, countIds: readonly number[]) =>
  rowsOf<CountSums>(
    tx,
    sql`select count_id::int as "countId", count(*) filter (where state <> 'waiting')::int as done,
        count(*) filter (where state = 'skipped')::int as skipped,
        coalesce(sum(found - booked) filter (where found > booked and state <> 'skipped'), 0)::int as more,
        coalesce(sum(booked - found) filter (where found < booked and state <> 'skipped'), 0)::int as fewer
      from stock_count_row where count_id = any(${`{${countIds.join()}}`}::bigint[]) group by count_id`,
  );
