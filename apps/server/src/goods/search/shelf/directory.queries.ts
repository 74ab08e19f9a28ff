import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../ground/db/client';
import { brands, categories, labels, suppliers } from '../../catalog/catalog.tables';
import { hotSearches, synonyms } from '../search.tables';

export const selectCategoryRows = (tx: Db, companyId: number) =>
  tx
    .select({ categoryId: categories.categoryId, parentId: categories.parentId, name: categories.name })
    .from(categories)
    .where(eq(categories.companyId, companyId))
    .orderBy(asc(categories.viewOrder), asc(categories.categoryId));

export const selectBrandRows = (tx: Db, companyId: number) =>
  tx
    .select({ id: brands.brandId, name: brands.name, nameEn: brands.nameEn })
    .from(brands)
    .where(eq(brands.companyId, companyId));

export const selectSupplierRows = (tx: Db, companyId: number) =>
  tx
    .select({ id: suppliers.supplierId, name: suppliers.shortName })
    .from(suppliers)
    .where(eq(suppliers.companyId, companyId));

export const selectLabelRows = (tx: Db, companyId: number) =>
  tx.select({ id: labels.labelId, name: labels.name }).from(labels).where(eq(labels.companyId, companyId));

export const selectSynonymRows = (tx: Db, companyId: number) =>
  tx.select().from(synonyms).where(eq(synonyms.companyId, companyId));

export const selectHotSearches = (tx: Db, companyId: number) =>
  tx
    .select()
    .from(hotSearches)
    .where(eq(hotSearches.companyId, companyId))
    .orderBy(asc(hotSearches.viewOrder), asc(hotSearches.searchId))
    .limit(20);
