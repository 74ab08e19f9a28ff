import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { categories, customerParts, labels, products, skus, type Tier } from '../catalog/catalog.tables';
import { type Db, rowsOf } from '../db/client';

/** All that a list shows of an article, but price, stock and part number. Prices in 分. */
export type CardRow = {
  skuId: number;
  productId: number;
  skuNo: string;
  specs: string[];
  listPrice: number;
  marketPrice: number;
  tiers: Tier[];
  moq: number;
  multiple: number;
  onShelf: boolean;
  sales: number;
  imgUrls: string[];
  name: string;
  unit: string;
  axes: string[];
  categoryId: number;
  brandId: number;
  supplierId: number;
  labelIds: number[];
  brandName: string;
  supplierName: string;
};

/** Plain SQL: every list of the shop goes through here, and mapping forty rows cost more than finding them. */
const cardRows = (tx: Db, wanted: SQL) =>
  rowsOf<CardRow>(
    tx,
    sql`
    select sku_id::int as "skuId", product_id::int as "productId", sku_no as "skuNo", specs,
      list_price::float8 as "listPrice", market_price::float8 as "marketPrice", tiers, moq, multiple,
      on_shelf as "onShelf", sales, img_urls as "imgUrls", product.name, unit, axes,
      category_id::int as "categoryId", brand_id::int as "brandId", supplier_id::int as "supplierId",
      label_ids as "labelIds", brand.name as "brandName", short_name as "supplierName"
    from sku join product using (product_id) join brand using (brand_id) join supplier using (supplier_id)
    where ${wanted}`,
  );

export const selectCardsById = (tx: Db, companyId: number, skuIds: number[]) =>
  cardRows(tx, sql`sku.company_id = ${companyId} and sku_id = any(${sql.param(skuIds)}::bigint[])`);

export const selectCardsByNo = (tx: Db, companyId: number, skuNos: string[]) =>
  cardRows(tx, sql`sku.company_id = ${companyId} and sku_no = any(${sql.param(skuNos)}::text[])`);

/** What only the page of one product shows. */
export async function findProductTexts(tx: Db, productId: number) {
  const [row] = await tx
    .select({
      params: products.params,
      packing: products.packing,
      detailHtml: products.detailHtml,
      taxRate: products.taxRate,
      noReasonReturn: products.noReasonReturn,
    })
    .from(products)
    .where(eq(products.productId, productId));
  return row;
}

export const selectSkusOfProduct = (tx: Db, companyId: number, productId: number) =>
  tx
    .select({ skuId: skus.skuId, skuNo: skus.skuNo, specs: skus.specs, onShelf: skus.onShelf })
    .from(skus)
    .where(and(eq(skus.companyId, companyId), eq(skus.productId, productId)))
    .orderBy(skus.skuId);

export async function findSkuIdByNo(tx: Db, companyId: number, skuNo: string): Promise<number | undefined> {
  const same = and(eq(skus.companyId, companyId), sql`lower(${skus.skuNo}) = lower(${skuNo})`);
  const [exact] = await tx
    .select({ skuId: skus.skuId })
    .from(skus)
    .where(and(eq(skus.companyId, companyId), eq(skus.skuNo, skuNo)));
  if (exact) return exact.skuId;
  const [row] = await tx.select({ skuId: skus.skuId }).from(skus).where(same).limit(1);
  return row?.skuId;
}

export async function findSku(tx: Db, companyId: number, skuId: number) {
  const [row] = await tx
    .select({ skuId: skus.skuId, productId: skus.productId })
    .from(skus)
    .where(and(eq(skus.companyId, companyId), eq(skus.skuId, skuId)));
  return row;
}

export const selectPartNos = (tx: Db, customerId: number, skuIds: number[]) =>
  tx
    .select()
    .from(customerParts)
    .where(and(eq(customerParts.customerId, customerId), inArray(customerParts.skuId, skuIds)));

export const selectLabels = (tx: Db, companyId: number) =>
  tx.select().from(labels).where(eq(labels.companyId, companyId)).orderBy(labels.viewOrder);

export const selectAxesOf = async (tx: Db, productId: number) =>
  (await tx.select({ axes: products.axes }).from(products).where(eq(products.productId, productId)))[0]?.axes ?? [];

/** The category with all above it, from the top down. */
export const selectCategoryPath = (tx: Db, companyId: number, categoryId: number) =>
  rowsOf<{ categoryId: number; categoryName: string }>(
    tx,
    sql`
    with recursive path as (
      select category_id, parent_id, name, 0 as up from ${categories}
      where company_id = ${companyId} and category_id = ${categoryId}
      union all
      select above.category_id, above.parent_id, above.name, path.up + 1
      from ${categories} above join path on above.category_id = path.parent_id where path.up < 10
    )
    select category_id::int as "categoryId", name as "categoryName" from path order by up desc`,
  );
