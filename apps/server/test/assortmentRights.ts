import { asc } from 'drizzle-orm';
import { skus } from '../src/goods/catalog/catalog.tables';
import type { TestApp } from './testApp';

const keepers = ['administrator', 'merchandiser'] as const;

/** Who may look at the list of goods, and what is right to ask. */
export const assortmentRights = (given: () => { test: Pick<TestApp, 'db'> }) => ({
  'Goods/GetPage': { who: keepers, input: async () => ({}) },
  'Goods/GetFacets': { who: keepers, input: async () => ({}) },
  'Goods/GetSkus': {
    who: keepers,
    input: async () => {
      const [sku] = await given().test.db.select().from(skus).orderBy(asc(skus.skuId)).limit(1);
      return { productId: sku?.productId };
    },
  },
  'Goods/GetChosen': { who: keepers, input: async () => ({}) },
});
