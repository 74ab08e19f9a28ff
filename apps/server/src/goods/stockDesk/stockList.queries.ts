import type { StockSort, StockTab } from '@yigou/contract/goods/stock.terms';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';
import { beginningWith } from '../../ground/db/like';

export type Asked = {
  companyId: number;
  /** Categories with all below them. */
  categoryIds: readonly number[];
  supplierIds: readonly number[];
  words: { typed: string; query: string } | null;
};

const idList = (ids: readonly number[]): SQL => sql`${`{${ids.join()}}`}::bigint[]`;

const among = (column: SQL, ids: readonly number[]): SQL[] =>
  ids.length > 0
    ? [sql`sku.product_id in (select product_id from product_row where ${column} = any(${idList(ids)}))`]
    : [];

/** Each by its own index; our numbers are kept in capitals. */
function saysWords(companyId: number, { typed, query }: NonNullable<Asked['words']>): SQL {
  const ways = [
    sql`select sku_id from sku where company_id = ${companyId} and sku_no like ${beginningWith(typed.toUpperCase())}`,
    sql`select sku_id from sku where company_id = ${companyId} and barcode <> '' and barcode = ${typed}`,
    ...(query
      ? [
          sql`select sku_id from search_doc
            where company_id = ${companyId} and words @@ ${query}::tsquery`,
        ]
      : []),
  ];
  return sql`sku.sku_id in (${sql.join(ways, sql` union `)})`;
}

/** As a condition on sku. */
export const whereOf = ({ companyId, categoryIds, supplierIds, words }: Asked): SQL =>
  sql.join(
    [
      sql`sku.company_id = ${companyId}`,
      ...among(sql`category_id`, categoryIds),
      ...among(sql`supplier_id`, supplierIds),
      ...(words ? [saysWords(companyId, words)] : []),
    ],
    sql` and `,
  );

const soldOut = sql`not sku.ended and sku.sku_id in (select sku_id from stock where not in_stock)`;
const low = sql`sku.warn_qty > 0 and not sku.ended
  and sku.sku_id in (select sku_id from stock where on_hand <= sku.warn_qty)`;

/** What a tab holds, as a condition on sku; `waited` are the SKUs that somebody waits for. */
export const tabIs = (tab: StockTab, waited: readonly number[]): SQL =>
  ({
    all: sql`true`,
    soldOut,
    low,
    reserved: sql`sku.sku_id in (select sku_id from stock where reserved > 0)`,
    waiting: sql`sku.sku_id = any(${idList(waited)})`,
  })[tab];

export async function countSkus(tx: Db, where: SQL): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(tx, sql`select count(*)::int as n from sku where ${where}`);
  return row?.n ?? 0;
}

const orders: Record<StockSort, SQL> = {
  skuNo: sql`sku.sku_no`,
  least: sql`coalesce(on_hand - reserved, 0), sku.sku_no`,
  reserved: sql`coalesce(reserved, 0) desc, sku.sku_no`,
};

export type StockLine = {
  skuId: number;
  productId: number;
  skuNo: string;
  name: string;
  specs: string[];
  imgUrl: string | null;
  unit: string;
  categoryName: string;
  supplierName: string;
  onHand: number;
  reserved: number;
  warnQty: number;
  soldOut: boolean;
  low: boolean;
};

const line = sql`select sku.sku_id::int as "skuId", sku.product_id::int as "productId", sku.sku_no as "skuNo",
    product.name, specs, img_urls ->> 0 as "imgUrl", unit, category.name as "categoryName",
    supplier.short_name as "supplierName", coalesce(on_hand, 0) as "onHand", coalesce(reserved, 0) as reserved,
    warn_qty as "warnQty", not ended and not coalesce(in_stock, false) as "soldOut",
    not ended and warn_qty > 0 and coalesce(on_hand, 0) <= warn_qty as low
  from sku join product using (product_id) join category using (category_id) join supplier using (supplier_id)
    left join stock on stock.sku_id = sku.sku_id`;

export const selectLines = (tx: Db, where: SQL, sort: StockSort, limit: number, offset: number) =>
  rowsOf<StockLine>(tx, sql`${line} where ${where} order by ${orders[sort]} limit ${limit} offset ${offset}`);

export const selectLine = async (tx: Db, companyId: number, skuId: number): Promise<StockLine | undefined> =>
  (await rowsOf<StockLine>(tx, sql`${line} where sku.company_id = ${companyId} and sku.sku_id = ${skuId}`))[0];
