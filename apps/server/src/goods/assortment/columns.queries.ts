import type { GoodsShelf } from '@yigou/contract/goods/assortment.terms';
import { sql } from 'drizzle-orm';
import { idList } from '../../ground/db/among';
import { type Db, rowsOf } from '../../ground/db/client';
import { unseen } from '../../ground/db/snapshots';
import { productRows } from '../products/products.tables';

/** Of a product what it is counted by; null for one that is no more. */
export type ColumnRow = {
  productId: number;
  categoryId: number | null;
  brandId: number;
  supplierId: number;
  labelIds: number[];
  shelf: GoodsShelf;
  skuCount: number;
  minPrice: number;
  sales: number;
  minMargin: number | null;
  gaps: number;
  changedAt: number;
};

const columns = sql`category_id::int as "categoryId", brand_id::int as "brandId", supplier_id::int as "supplierId",
  label_ids as "labelIds", shelf, sku_count as "skuCount", min_price::float8 as "minPrice",
  sales::float8 as sales, min_margin as "minMargin", gaps,
  extract(epoch from changed_at)::float8 * 1000 as "changedAt"`;

export const selectColumnRows = (tx: Db, companyId: number, afterId: number, limit: number) =>
  rowsOf<ColumnRow>(
    tx,
    sql`select product_id::int as "productId", ${columns} from ${productRows}
      where company_id = ${companyId} and product_id > ${afterId} order by product_id limit ${limit}`,
  );

/** Products of which something on the shelf is sold out; all, or of these. */
export async function selectSoldOut(tx: Db, companyId: number, productIds?: readonly number[]): Promise<number[]> {
  const among = productIds ? sql`and sku.product_id = any(${idList(productIds)})` : sql``;
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select distinct sku.product_id::int as id from stock join sku using (sku_id)
      where sku.company_id = ${companyId} and not stock.in_stock and sku.on_shelf ${among}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Products that changed since that snapshot, in themselves or in whether something of them is in stock, and the snapshot
 * in which this was read. What is removed leaves its mark in the index of the search only.
 */
export async function selectChangedRows(tx: Db, companyId: number, since: string) {
  type Row = { snapshot: string; productId: number | null };
  const rows = await rowsOf<Row>(
    tx,
    sql`select pg_current_snapshot()::text as snapshot, changed.product_id::int as "productId"
      from (select 1) as one left join (
        select product_id from product_row where company_id = ${companyId} and ${unseen(since)}
        union select product_id from search_doc where company_id = ${companyId} and ${unseen(since)}
        union select product_id from sku where company_id = ${companyId}
          and sku_id in (select sku_id from stock where ${unseen(since)})
      ) as changed on true`,
  );
  const productIds = rows.flatMap(({ productId }) => productId ?? []);
  return { snapshot: rows[0]?.snapshot ?? since, productIds };
}

export const selectRowsNow = (tx: Db, companyId: number, productIds: readonly number[]) =>
  rowsOf<ColumnRow>(
    tx,
    sql`select given.id::int as "productId", ${columns} from unnest(${idList(productIds)}) as given(id)
      left join product_row on product_row.product_id = given.id and product_row.company_id = ${companyId}`,
  );

/** Every SKU with a level that warns, and whether it does. Looked up one by one: most stock has none. */
export const selectWarned = (tx: Db, companyId: number) =>
  rowsOf<{ productId: number; low: boolean }>(
    tx,
    sql`select product_id::int as "productId",
        coalesce((select on_hand < warn_qty from stock where stock.sku_id = sku.sku_id), false) as low
      from sku where warn_qty > 0 and company_id = ${companyId} and not ended`,
  );

export async function selectIds(tx: Db, statement: ReturnType<typeof sql>): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select distinct product_id::int as id from (${statement}) as found`,
  );
  return rows.map(({ id }) => id);
}
