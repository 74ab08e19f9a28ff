import { and, asc, count, eq, ilike, inArray, or } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import { brands, categories, products, skus, suppliers } from './catalog.tables';

export const selectCategories = (tx: Db, companyId: number) =>
  tx
    .select()
    .from(categories)
    .where(eq(categories.companyId, companyId))
    .orderBy(asc(categories.viewOrder), asc(categories.categoryId));

export const selectBrands = (tx: Db, companyId: number, names: string[]) =>
  tx
    .select()
    .from(brands)
    .where(and(eq(brands.companyId, companyId), inArray(brands.name, names)));

export async function selectBrandPage(tx: Db, companyId: number, word: string, pageIndex: number, pageSize: number) {
  const like = word ? or(ilike(brands.name, containing(word)), ilike(brands.nameEn, containing(word))) : undefined;
  const wanted = and(eq(brands.companyId, companyId), like);
  const rows = await tx
    .select()
    .from(brands)
    .where(wanted)
    .orderBy(asc(brands.brandId))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  const [total] = await tx.select({ n: count() }).from(brands).where(wanted);
  return { rows, total: total?.n ?? 0 };
}

export async function findSupplier(tx: Db, companyId: number, supplierId: number) {
  const [row] = await tx
    .select()
    .from(suppliers)
    .where(and(eq(suppliers.companyId, companyId), eq(suppliers.supplierId, supplierId)));
  return row;
}

export async function countSkusOfSupplier(tx: Db, supplierId: number): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(skus)
    .innerJoin(products, eq(products.productId, skus.productId))
    .where(and(eq(products.supplierId, supplierId), eq(skus.onShelf, true)));
  return row?.n ?? 0;
}
