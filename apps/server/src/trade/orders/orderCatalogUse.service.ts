import { countDistinct, eq } from 'drizzle-orm';
import type { CatalogUse } from '../../goods/catalogDesk/catalogUse.service';
import { orderLines } from './orders.tables';

/** Orders keep the names of what was bought, and still name their category and supplier in reports and shipments. */
export const orderCatalogUse: CatalogUse = {
  inUse: async (tx, thing, id) => {
    if (thing !== 'category' && thing !== 'supplier') return '';
    const column = thing === 'category' ? orderLines.categoryId : orderLines.supplierId;
    const [row] = await tx
      .select({ n: countDistinct(orderLines.orderId) })
      .from(orderLines)
      .where(eq(column, id));
    return row && row.n > 0 ? `${row.n} 张订单` : '';
  },
};
