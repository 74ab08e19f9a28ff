import { and, eq, like } from 'drizzle-orm';
import { beginningWith } from '../../ground/db/like';
import type { Finder } from '../../people/lookup/lookup.service';
import { products, skus } from './catalog.tables';

/** By its number from the beginning, in capitals as numbers are kept. */
export const skuFinder: Finder = {
  kind: 'sku',
  needs: 'orders/view',
  find: async (tx, companyId, word, most) => {
    const rows = await tx
      .select({ skuNo: skus.skuNo, specs: skus.specs, onShelf: skus.onShelf, name: products.name })
      .from(skus)
      .innerJoin(products, eq(products.productId, skus.productId))
      .where(and(eq(skus.companyId, companyId), like(skus.skuNo, beginningWith(word.toUpperCase()))))
      .orderBy(skus.skuNo)
      .limit(most);
    return rows.map(({ skuNo, specs, onShelf, name }) => ({
      title: skuNo,
      note: [name, ...specs, onShelf ? '' : '已下架'].filter(Boolean).join('，'),
      orderId: null,
    }));
  },
};
