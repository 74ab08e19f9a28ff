import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { brands, labels, products, skus, suppliers } from '../catalog/catalog.tables';

export const selectBrandNames = (tx: Db, companyId: number, ids: number[]) =>
  tx
    .select({ id: brands.brandId, name: brands.name })
    .from(brands)
    .where(and(eq(brands.companyId, companyId), inArray(brands.brandId, ids)));

export const selectSupplierNames = (tx: Db, companyId: number, ids: number[]) =>
  tx
    .select({ id: suppliers.supplierId, name: suppliers.shortName })
    .from(suppliers)
    .where(and(eq(suppliers.companyId, companyId), inArray(suppliers.supplierId, ids)));

/** All of them, for whoever gives one to goods: they are few. */
export const selectLabelNames = (tx: Db, companyId: number) =>
  tx.select({ id: labels.labelId, name: labels.name }).from(labels).where(eq(labels.companyId, companyId));

/** Whole rows, for what is written out of them. */
export const selectWhole = (tx: Db, companyId: number, skuIds: number[]) =>
  tx
    .select({ sku: skus, product: products })
    .from(skus)
    .innerJoin(products, eq(products.productId, skus.productId))
    .where(and(eq(skus.companyId, companyId), inArray(skus.skuId, skuIds)))
    .orderBy(skus.productId, skus.skuId);
