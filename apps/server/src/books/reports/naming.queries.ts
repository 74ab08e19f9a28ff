import { and, eq, ilike, inArray, or, type SQL } from 'drizzle-orm';
import { categories, products, skus, suppliers } from '../../goods/catalog/catalog.tables';
import type { Db } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import { accounts } from '../../people/accounts/accounts.tables';
import { orgUnits } from '../../people/org/org.tables';
import { personSums } from './reports.tables';

export const selectCategories = (tx: Db, companyId: number) =>
  tx
    .select({ id: categories.categoryId, parentId: categories.parentId, name: categories.name })
    .from(categories)
    .where(eq(categories.companyId, companyId));

export const selectUnits = (tx: Db, where: SQL | undefined) =>
  tx
    .select({
      id: orgUnits.orgId,
      parentId: orgUnits.parentId,
      name: orgUnits.name,
      code: orgUnits.code,
      position: orgUnits.position,
    })
    .from(orgUnits)
    .where(where)
    .orderBy(orgUnits.position, orgUnits.orgId);
export type UnitRow = Awaited<ReturnType<typeof selectUnits>>[number];

export async function selectSkus(tx: Db, skuIds: number[]) {
  const rows = await tx
    .select({
      skuId: skus.skuId,
      skuNo: skus.skuNo,
      specs: skus.specs,
      imgUrls: skus.imgUrls,
      name: products.name,
      unit: products.unit,
      supplierName: suppliers.shortName,
    })
    .from(skus)
    .innerJoin(products, eq(products.productId, skus.productId))
    .innerJoin(suppliers, eq(suppliers.supplierId, products.supplierId))
    .where(inArray(skus.skuId, skuIds));
  return new Map(rows.map((row) => [row.skuId, row]));
}

export async function selectPeople(tx: Db, accountIds: number[]) {
  const rows = await tx
    .select({ accountId: accounts.accountId, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.accountId, accountIds));
  return new Map(rows.map((row) => [row.accountId, row.name]));
}

export async function selectSuppliers(tx: Db, companyId: number) {
  const rows = await tx
    .select({ id: suppliers.supplierId, name: suppliers.shortName })
    .from(suppliers)
    .where(eq(suppliers.companyId, companyId));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Sums of people or goods that the word names. */
export function personOrGoods(tx: Db, word: string): SQL | undefined {
  const people = tx
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(ilike(accounts.name, containing(word)));
  const goods = tx
    .select({ skuId: skus.skuId })
    .from(skus)
    .innerJoin(products, eq(products.productId, skus.productId))
    .where(or(ilike(skus.skuNo, containing(word)), ilike(products.name, containing(word))));
  return word ? and(or(inArray(personSums.accountId, people), inArray(personSums.skuId, goods))) : undefined;
}
