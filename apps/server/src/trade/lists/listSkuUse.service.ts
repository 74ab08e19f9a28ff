import { count, countDistinct, sql } from 'drizzle-orm';
import type { SkuUse } from '../../goods/changeSets/skuUse.service';
import { purchaseListLines } from './lists.tables';

export const listSkuUse: SkuUse = {
  what: '采购清单',
  effect: '按新价格显示；停售的提示换成接替规格',
  count: async (tx, _companyId, skuIds) => {
    const [found] = await tx
      .select({ lines: count(), lists: countDistinct(purchaseListLines.listId) })
      .from(purchaseListLines)
      .where(sql`${purchaseListLines.skuId} = any(${sql.param(skuIds)}::bigint[])`);
    return { lines: found?.lines ?? 0, who: `${found?.lists ?? 0} 份` };
  },
};
