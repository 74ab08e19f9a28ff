import { and, asc, eq, ilike, inArray, or } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { beginningWith, containing } from '../../ground/db/like';
import { specText } from '../catalog/catalog.rules';
import { products, skus } from '../catalog/catalog.tables';

const columns = {
  skuId: skus.skuId,
  skuNo: skus.skuNo,
  specs: skus.specs,
  imgUrls: skus.imgUrls,
  listPrice: skus.listPrice,
  marketPrice: skus.marketPrice,
  tiers: skus.tiers,
  cost: skus.cost,
  moq: skus.moq,
  onShelf: skus.onShelf,
  ended: skus.ended,
  name: products.name,
  unit: products.unit,
  categoryId: products.categoryId,
  brandId: products.brandId,
  supplierId: products.supplierId,
};

const from = (tx: Db) => tx.select(columns).from(skus).innerJoin(products, eq(products.productId, skus.productId));

export type Article = Awaited<ReturnType<typeof selectArticles>>[number];

export const selectArticles = (tx: Db, companyId: number, skuIds: readonly number[]) =>
  from(tx).where(and(eq(skus.companyId, companyId), inArray(skus.skuId, [...skuIds])));

export const selectArticlesByNo = (tx: Db, companyId: number, skuNos: readonly string[]) =>
  from(tx).where(and(eq(skus.companyId, companyId), inArray(skus.skuNo, [...skuNos])));

export const findArticles = (tx: Db, companyId: number, word: string, most: number) =>
  from(tx)
    .where(
      and(
        eq(skus.companyId, companyId),
        or(ilike(skus.skuNo, beginningWith(word)), ilike(products.name, containing(word))),
      ),
    )
    .orderBy(asc(skus.skuNo))
    .limit(most);

/** As lists name it. */
export const articleView = ({ skuId, skuNo, name, specs, unit, imgUrls }: Article) => ({
  ...{ skuId, skuNo, name, unit },
  spec: specText(specs),
  imgUrl: imgUrls[0] ?? '',
});
