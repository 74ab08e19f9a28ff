import { and, count, countDistinct, eq, sql } from 'drizzle-orm';
import type { SkuUse } from '../../goods/changeSets/skuUse.service';
import { cartLines } from './cart.tables';

export const cartSkuUse: SkuUse = {
  what: '购物车',
  effect: '按新价格显示，并说明涨跌或已下架',
  count: async (tx, companyId, skuIds) => {
    const [found] = await tx
      .select({ lines: count(), people: countDistinct(cartLines.accountId) })
      .from(cartLines)
      .where(and(eq(cartLines.companyId, companyId), sql`${cartLines.skuId} = any(${sql.param(skuIds)}::bigint[])`));
    return { lines: found?.lines ?? 0, who: `${found?.people ?? 0} 人` };
  },
};
