import { and, asc, eq, gt } from 'drizzle-orm';
import { amongIds } from '../../ground/db/among';
import type { Db } from '../../ground/db/client';
import { brands, categories, labels, products, skus, suppliers } from '../catalog/catalog.tables';

/** Everything about these products that a search may look at. */
export const selectForIndex = (tx: Db, productIds: number[]) =>
  tx
    .select({
      sku: skus,
      product: products,
      brandName: brands.name,
      brandNameEn: brands.nameEn,
      supplierName: suppliers.shortName,
    })
    .from(products)
    .innerJoin(skus, eq(skus.productId, products.productId))
    .innerJoin(brands, eq(brands.brandId, products.brandId))
    .innerJoin(suppliers, eq(suppliers.supplierId, products.supplierId))
    .where(amongIds(products.productId, productIds))
    .orderBy(asc(skus.skuId));

export const selectFigures = (tx: Db, productIds: number[]) =>
  tx
    .select({ sku: skus, createdAt: products.createdAt })
    .from(skus)
    .innerJoin(products, eq(products.productId, skus.productId))
    .where(amongIds(skus.productId, productIds))
    .orderBy(asc(skus.skuId));

export type IndexRow = Awaited<ReturnType<typeof selectForIndex>>[number];

export const selectCategoryNames = (tx: Db, companyId: number) =>
  tx
    .select({ categoryId: categories.categoryId, parentId: categories.parentId, name: categories.name })
    .from(categories)
    .where(eq(categories.companyId, companyId));

export const selectLabelNames = (tx: Db, companyId: number) =>
  tx.select({ labelId: labels.labelId, name: labels.name }).from(labels).where(eq(labels.companyId, companyId));

export const selectProductIds = (tx: Db, companyId: number, afterId: number, limit: number) =>
  tx
    .select({ productId: products.productId })
    .from(products)
    .where(and(eq(products.companyId, companyId), gt(products.productId, afterId)))
    .orderBy(asc(products.productId))
    .limit(limit);
