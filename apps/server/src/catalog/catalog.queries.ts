import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/client';
import { brands, categories, products, skus, suppliers } from './catalog.tables';

export const selectCategories = (tx: Db, companyId: number) =>
  tx
    .select()
    .from(categories)
    .where(eq(categories.companyId, companyId))
    .orderBy(asc(categories.viewOrder), asc(categories.categoryId));

/** Goods on the shelf, as a card shows them. */
export const selectCards = (tx: Db, companyId: number, skuNos: string[]) =>
  tx
    .select({ sku: skus, product: products, brandName: brands.name, supplierName: suppliers.name })
    .from(skus)
    .innerJoin(products, eq(products.productId, skus.productId))
    .innerJoin(brands, eq(brands.brandId, products.brandId))
    .innerJoin(suppliers, eq(suppliers.supplierId, products.supplierId))
    .where(and(eq(skus.companyId, companyId), eq(skus.onShelf, true), inArray(skus.skuNo, skuNos)));

export const selectBrands = (tx: Db, companyId: number, names: string[]) =>
  tx
    .select()
    .from(brands)
    .where(and(eq(brands.companyId, companyId), inArray(brands.name, names)));
