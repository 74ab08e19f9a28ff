import type { GoodsSort } from '@yigou/contract/goods/assortment.terms';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { idList } from '../../ground/db/among';
import { type Db, rowsOf } from '../../ground/db/client';
import { brands, suppliers } from '../catalog/catalog.tables';
import { productRows } from '../products/products.tables';

import { openStates } from './openSets.queries';

const available = sql`(select coalesce(sum(on_hand - reserved), 0) from sku join stock using (sku_id)
  where sku.product_id = product_row.product_id)`;

const orders: Record<GoodsSort, SQL> = {
  changed: sql`changed_at desc, product_id desc`,
  name: sql`name, product_id`,
  priceUp: sql`min_price, product_id`,
  priceDown: sql`min_price desc, product_id desc`,
  sales: sql`sales desc, product_id desc`,
  stock: sql`${available}, product_id`,
};

export async function selectPage(
  tx: Db,
  where: SQL,
  sort: GoodsSort,
  limit: number,
  offset: number,
): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select product_id::int as id from product_row where ${where} order by ${orders[sort]} limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

/** Added up for all at once, where a sum for each of very many would take longer. */
export async function selectPageOfManyByStock(tx: Db, where: SQL, limit: number, offset: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select product_row.product_id::int as id from product_row left join (
        select sku.product_id, sum(on_hand - reserved) as available from sku join stock using (sku_id) group by 1
      ) as held on held.product_id = product_row.product_id
      where ${where} order by coalesce(available, 0), product_row.product_id limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

export const selectRows = (tx: Db, productIds: number[]) =>
  tx
    .select({ row: productRows, brandName: brands.name, supplierName: suppliers.shortName })
    .from(productRows)
    .innerJoin(brands, eq(brands.brandId, productRows.brandId))
    .innerJoin(suppliers, eq(suppliers.supplierId, productRows.supplierId))
    .where(inArray(productRows.productId, productIds));

export type StockSum = { productId: number; available: number; reserved: number };

export const selectStockSums = (tx: Db, productIds: readonly number[]) =>
  rowsOf<StockSum>(
    tx,
    sql`select product_id::int as "productId", sum(on_hand - reserved)::int as available, sum(reserved)::int as reserved
      from sku join stock using (sku_id) where product_id = any(${idList(productIds)}) group by product_id`,
  );

export type LastChange = { productId: number; who: string; title: string };

/** The set that last wrote something of each. */
export const selectLastChanges = (tx: Db, productIds: readonly number[]) =>
  rowsOf<LastChange>(
    tx,
    sql`select given.id::int as "productId", change_set.who, change_set.title
      from unnest(${idList(productIds)}) as given(id)
      cross join lateral (
        select change_set_id from change_row where change_row.product_id = given.id and applied_at is not null
          order by applied_at desc, change_row_id desc limit 1
      ) as last join change_set using (change_set_id)`,
  );

export type SkuRow = {
  skuId: number;
  productId: number;
  skuNo: string;
  specs: string[];
  imgUrl: string | null;
  listPrice: number;
  marketPrice: number;
  cost: number | null;
  tiers: { fromQty: number; price: number }[];
  onShelf: boolean;
  ended: boolean;
  sales: number;
};

export const skuColumns = sql`sku_id::int as "skuId", sku.product_id::int as "productId", sku.sku_no as "skuNo", specs,
  img_urls ->> 0 as "imgUrl", list_price::float8 as "listPrice", market_price::float8 as "marketPrice",
  cost::float8 as cost, tiers, on_shelf as "onShelf", ended, sku.sales`;

type FoldedSku = SkuRow & { available: number; reserved: number; partCount: number };

export const selectFolded = (tx: Db, companyId: number, productId: number) =>
  rowsOf<FoldedSku>(
    tx,
    sql`select ${skuColumns}, on_hand - reserved as available, reserved,
        (select count(*)::int from customer_part where customer_part.sku_id = sku.sku_id) as "partCount"
      from sku join stock using (sku_id) where product_id = ${productId} and sku.company_id = ${companyId} order by sku_id`,
  );

type Chosen = SkuRow & { waiting: boolean };

/** The first so many SKUs of these products, and which of them wait in an open set. */
export const selectChosen = (tx: Db, where: SQL, limit: number) =>
  rowsOf<Chosen>(
    tx,
    sql`select ${skuColumns}, exists (
          select 1 from change_row join change_set using (change_set_id)
            where change_row.thing = 'sku' and change_row.thing_id = sku.sku_id and change_row.state = 'waiting'
              and change_set.state in (${openStates})) as waiting
      from sku join product_row on product_row.product_id = sku.product_id
      where ${where} order by sku.product_id, sku_id limit ${limit}`,
  );

export const selectLabelsOf = (tx: Db, productIds: number[]) =>
  tx
    .select({ productId: productRows.productId, labelIds: productRows.labelIds })
    .from(productRows)
    .where(inArray(productRows.productId, productIds))
    .orderBy(asc(productRows.productId));

export async function selectSkuIds(tx: Db, where: SQL, limit: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select sku_id::int as id from sku join product_row on product_row.product_id = sku.product_id
      where ${where} order by sku.product_id, sku_id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}
