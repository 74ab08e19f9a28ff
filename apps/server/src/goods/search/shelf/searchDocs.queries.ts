import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../ground/db/client';
import { unseen } from '../../../ground/db/snapshots';
import type { Param } from '../../catalog/catalog.tables';

export type ShelfRow = {
  skuId: number;
  productId: number;
  categoryId: number;
  brandId: number;
  supplierId: number;
  labelIds: number[];
  specs: string[];
  params: readonly Param[];
  price: number;
  inStock: boolean;
  onShelf: boolean;
  sales: number;
  createdAt: number;
  names: string[];
  skuNo: string;
  /** The same for the same words. */
  wordsMark: number;
};

const columns = sql`sku_id::int as "skuId", product_id::int as "productId", category_id::int as "categoryId",
  brand_id::int as "brandId", supplier_id::int as "supplierId", label_ids as "labelIds", specs,
  price::float8 as price, coalesce(in_stock, false) as "inStock", on_shelf as "onShelf", sales,
  floor(extract(epoch from created_at))::float8 as "createdAt", names, coalesce(sku_no, '') as "skuNo",
  hashtext(words::text) as "wordsMark"`;

/** Only its number: the rest of an article has names of its own here. */
const numbered = sql`(select sku_id, sku_no from sku) as numbered`;

type BareRow = Omit<ShelfRow, 'params'>;

/** Parameters belong to the product: read once for all its SKUs. Whoever changes them writes search_doc too. */
async function withParams<T extends BareRow>(tx: Db, rows: T[]): Promise<(T & ShelfRow)[]> {
  const productIds = [...new Set(rows.map((row) => row.productId))];
  if (productIds.length === 0) return [];
  const read = await rowsOf<{ productId: number; params: Param[] }>(
    tx,
    sql`select product_id::int as "productId", params from product
      where product_id = any(${sql.param(productIds)}::bigint[])`,
  );
  const paramsOf = new Map(read.map(({ productId, params }) => [productId, params]));
  return rows.map((row) => ({ ...row, params: paramsOf.get(row.productId) ?? [] }));
}

export const selectSearchDocs = async (tx: Db, companyId: number, afterSkuId: number, limit: number) =>
  withParams(
    tx,
    await rowsOf<BareRow>(
      tx,
      sql`select ${columns} from search_doc join ${numbered} using (sku_id) left join stock using (sku_id)
        where company_id = ${companyId} and sku_id > ${afterSkuId} order by sku_id limit ${limit}`,
    ),
  );

/** What changed since that snapshot (a SKU that is removed has no number any more), of the article or in whether it is in stock, and the snapshot in which this was read. */
export async function selectChangedSearchDocs(tx: Db, companyId: number, since: string) {
  const rows = await rowsOf<BareRow & { snapshot: string }>(
    tx,
    sql`select pg_current_snapshot()::text as snapshot, doc.* from (select 1) as one left join (
        select ${columns} from (
          select sku_id from search_doc where company_id = ${companyId} and ${unseen(since)}
          union select sku_id from stock where ${unseen(since)}
        ) as changed join search_doc using (sku_id) left join ${numbered} using (sku_id) left join stock using (sku_id)
        where company_id = ${companyId}
      ) as doc on true`,
  );
  const changed = rows.filter((row) => row.skuId !== null);
  return { snapshot: rows[0]?.snapshot ?? since, changed: await withParams(tx, changed) };
}
