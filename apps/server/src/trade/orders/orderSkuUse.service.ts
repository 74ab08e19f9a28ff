import { and, count, countDistinct, eq, notInArray, sql } from 'drizzle-orm';
import type { SkuUse } from '../../goods/changeSets/skuUse.service';
import { orderLines, orders } from './orders.tables';

/** Orders that are still under way; all keep what they were. */
export const orderSkuUse: SkuUse = {
  what: '未完成订单',
  effect: '都按下单时的价格与内容，不变',
  count: async (tx, companyId, skuIds) => {
    const [found] = await tx
      .select({ lines: count(), orders: countDistinct(orders.orderId) })
      .from(orderLines)
      .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
      .where(
        and(
          eq(orders.companyId, companyId),
          notInArray(orders.state, ['completed', 'cancelled', 'closed', 'rejected']),
          sql`${orderLines.skuId} = any(${sql.param(skuIds)}::bigint[])`,
        ),
      );
    return { lines: found?.lines ?? 0, who: `${found?.orders ?? 0} 张` };
  },
};
