import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import { orderStateLabels } from '@yigou/contract/trade/orders.terms';
import { and, desc, eq, or } from 'drizzle-orm';
import { customers } from '../../people/customers/customers.tables';
import type { Finder } from '../../people/lookup/lookup.service';
import { orderOfNumber } from './orderConsole.queries';
import { orders } from './orders.tables';

/** By its number from the beginning, the buyer's own number, or the code of a bank transfer. */
export const orderFinder: Finder = {
  kind: 'order',
  needs: 'orders/view',
  find: async (tx, companyId, word, most) => {
    const rows = await tx
      .select({ order: orders, customerName: customers.name })
      .from(orders)
      .innerJoin(customers, eq(customers.customerId, orders.customerId))
      .where(and(eq(orders.companyId, companyId), or(orderOfNumber(word), eq(orders.poNo, word))))
      .orderBy(desc(orders.orderId))
      .limit(most);
    return rows.map(({ order, customerName }) => ({
      title: order.orderNo,
      note: `${customerName}，${orderStateLabels[order.state]}，${formatYuan(fenToYuan(order.payable))}`,
      orderId: order.orderId,
    }));
  },
};
