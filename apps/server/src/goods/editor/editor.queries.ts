import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../ground/db/client';
import { brands, categories, labels, products, skus, suppliers } from '../catalog/catalog.tables';
import { changeRows, changeSets } from '../changeSets/changeSets.tables';
import { stocks } from '../stock/stock.tables';

export async function findProduct(tx: Db, companyId: number, productId: number) {
  const [row] = await tx
    .select()
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.productId, productId)));
  return row;
}

const counted = {
  ...getTableColumns(skus),
  available: sql<number>`${stocks.onHand} - ${stocks.reserved}`,
  reserved: stocks.reserved,
};

export const selectSkus = (tx: Db, productId: number) =>
  tx
    .select(counted)
    .from(skus)
    .innerJoin(stocks, eq(stocks.skuId, skus.skuId))
    .where(eq(skus.productId, productId))
    .orderBy(asc(skus.skuId));

/** Only the columns that are asked for: the articles of 5,000 products are long. */
export const selectGridSkus = (
  tx: Db,
  companyId: number,
  skuIds: readonly number[],
  fields: { product: readonly string[]; sku: readonly string[] },
) =>
  tx
    .select({
      skuId: skus.skuId,
      productId: skus.productId,
      skuNo: skus.skuNo,
      specs: skus.specs,
      name: products.name,
      available: counted.available,
      product: chosen(getTableColumns(products), fields.product),
      sku: chosen(getTableColumns(skus), fields.sku),
    })
    .from(skus)
    .innerJoin(stocks, eq(stocks.skuId, skus.skuId))
    .innerJoin(products, eq(products.productId, skus.productId))
    .where(and(eq(skus.companyId, companyId), sql`${skus.skuId} = any(${`{${skuIds.join()}}`}::bigint[])`))
    .orderBy(asc(skus.productId), asc(skus.skuId));

/** With one that all have, so that there is always one. */
const chosen = (columns: Record<string, PgColumn>, names: readonly string[]): Record<string, PgColumn> =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => name === 'companyId' || names.includes(name)));

const openStates = ['draft', 'pending', 'scheduled', 'releasing'] as const;

/** Rows of sets that nobody has released yet, of these products. */
export const selectOpenRows = (tx: Db, companyId: number, productIds: readonly number[]) =>
  tx
    .select({ set: changeSets, row: changeRows })
    .from(changeRows)
    .innerJoin(changeSets, eq(changeSets.changeSetId, changeRows.changeSetId))
    .where(
      and(
        sql`${changeRows.productId} = any(${`{${productIds.join()}}`}::bigint[])`,
        eq(changeRows.state, 'waiting'),
        eq(changeSets.companyId, companyId),
        inArray(changeSets.state, [...openStates]),
      ),
    )
    .orderBy(asc(changeSets.changeSetId), asc(changeRows.rowNo));

export async function findMadeProduct(tx: Db, changeSetId: number): Promise<number | null> {
  const [row] = await tx
    .select({ id: changeRows.thingId })
    .from(changeRows)
    .where(
      and(
        eq(changeRows.changeSetId, changeSetId),
        eq(changeRows.thing, 'product'),
        eq(changeRows.field, ''),
        eq(changeRows.state, 'applied'),
      ),
    );
  return row?.id ?? null;
}

export const selectProductNames = (tx: Db, companyId: number, productIds: readonly number[]) =>
  tx
    .select({ id: products.productId, name: products.name })
    .from(products)
    .where(and(eq(products.companyId, companyId), inArray(products.productId, [...productIds])));

export const selectSkuNames = (tx: Db, companyId: number, skuIds: readonly number[]) =>
  tx
    .select({ id: skus.skuId, name: skus.skuNo })
    .from(skus)
    .where(and(eq(skus.companyId, companyId), inArray(skus.skuId, [...skuIds])));

export const selectChoices = (tx: Db, companyId: number) => ({
  categories: tx
    .select()
    .from(categories)
    .where(eq(categories.companyId, companyId))
    .orderBy(asc(categories.viewOrder), asc(categories.categoryId)),
  brands: tx
    .select({ id: brands.brandId, name: brands.name })
    .from(brands)
    .where(eq(brands.companyId, companyId))
    .orderBy(asc(brands.name)),
  suppliers: tx
    .select({ id: suppliers.supplierId, name: suppliers.name })
    .from(suppliers)
    .where(eq(suppliers.companyId, companyId))
    .orderBy(asc(suppliers.name)),
  labels: tx
    .select({ id: labels.labelId, name: labels.name })
    .from(labels)
    .where(eq(labels.companyId, companyId))
    .orderBy(asc(labels.viewOrder), asc(labels.labelId)),
});
