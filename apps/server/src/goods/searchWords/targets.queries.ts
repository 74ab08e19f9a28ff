import type { LeadKind } from '@yigou/contract/goods/searchWords.terms';
import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { beginningWith, containing } from '../../ground/db/like';
import { brands, categories, products, skus } from '../catalog/catalog.tables';

type Target = { kind: LeadKind; targetId: number | null; address: string };

/** What each leads to is called; empty: it is not there, or another company's. */
export async function namesOfTargets(tx: Db, companyId: number, leads: readonly Target[]) {
  const idsOf = (wanted: LeadKind) => leads.flatMap(({ kind, targetId }) => (kind === wanted ? (targetId ?? []) : []));
  const names = new Map<string, string>();
  const note = (kind: LeadKind, rows: { id: number; name: string }[]) => {
    for (const { id, name } of rows) names.set(`${kind} ${id}`, name);
  };
  const [ofCategories, ofBrands, ofProducts] = [idsOf('category'), idsOf('brand'), idsOf('product')];
  if (ofCategories.length > 0)
    note(
      'category',
      await tx
        .select({ id: categories.categoryId, name: categories.name })
        .from(categories)
        .where(and(eq(categories.companyId, companyId), inArray(categories.categoryId, ofCategories))),
    );
  if (ofBrands.length > 0)
    note(
      'brand',
      await tx
        .select({ id: brands.brandId, name: brands.name })
        .from(brands)
        .where(and(eq(brands.companyId, companyId), inArray(brands.brandId, ofBrands))),
    );
  if (ofProducts.length > 0)
    note(
      'product',
      await tx
        .select({ id: products.productId, name: products.name })
        .from(products)
        .where(and(eq(products.companyId, companyId), inArray(products.productId, ofProducts))),
    );
  return ({ kind, targetId, address }: Target): string =>
    kind === 'address' ? address : (names.get(`${kind} ${targetId}`) ?? '');
}

const productColumns = {
  productId: products.productId,
  name: products.name,
  skuNo: sql<string>`min(${skus.skuNo})`,
  imgUrl: sql<string>`coalesce((array_agg(${skus.imgUrls} ->> 0 order by ${skus.skuId}))[1], '')`,
  onShelf: sql<boolean>`bool_or(${skus.onShelf})`,
};

const fromProducts = (tx: Db) =>
  tx.select(productColumns).from(products).innerJoin(skus, eq(skus.productId, products.productId));

export const selectProducts = (tx: Db, companyId: number, productIds: readonly number[]) =>
  fromProducts(tx)
    .where(and(eq(products.companyId, companyId), inArray(products.productId, [...productIds])))
    .groupBy(products.productId);

export const selectProductsLike = (tx: Db, companyId: number, word: string, most: number) =>
  fromProducts(tx)
    .where(
      and(
        eq(products.companyId, companyId),
        or(ilike(skus.skuNo, beginningWith(word)), ilike(products.name, containing(word))),
      ),
    )
    .groupBy(products.productId)
    .orderBy(asc(products.name), asc(products.productId))
    .limit(most);
