import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { brands, categories, customerParts, labels, products, skus, suppliers } from './catalog.tables';

const cardRows = (tx: Db) =>
  tx
    .select({
      sku: skus,
      product: {
        productId: products.productId,
        name: products.name,
        unit: products.unit,
        axes: products.axes,
        categoryId: products.categoryId,
        brandId: products.brandId,
        supplierId: products.supplierId,
        labelIds: products.labelIds,
      },
      brandName: brands.name,
      supplierName: suppliers.shortName,
    })
    .from(skus)
    .innerJoin(products, eq(products.productId, skus.productId))
    .innerJoin(brands, eq(brands.brandId, products.brandId))
    .innerJoin(suppliers, eq(suppliers.supplierId, products.supplierId));

export type CardRow = Awaited<ReturnType<typeof cardRows>>[number];

export const selectCardsById = (tx: Db, companyId: number, skuIds: number[]) =>
  cardRows(tx).where(and(eq(skus.companyId, companyId), inArray(skus.skuId, skuIds)));

export const selectCardsByNo = (tx: Db, companyId: number, skuNos: string[]) =>
  cardRows(tx).where(and(eq(skus.companyId, companyId), inArray(skus.skuNo, skuNos)));

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
export async function selectCategoryPath(tx: Db, companyId: number, categoryId: number) {
  const answer = await tx.execute(sql`
    with recursive path as (
      select category_id, parent_id, name, 0 as up from ${categories}
      where company_id = ${companyId} and category_id = ${categoryId}
      union all
      select above.category_id, above.parent_id, above.name, path.up + 1
      from ${categories} above join path on above.category_id = path.parent_id where path.up < 10
    )
    select category_id::int as "categoryId", name as "categoryName" from path order by up desc`);
  return (answer as unknown as { rows: { categoryId: number; categoryName: string }[] }).rows;
}
