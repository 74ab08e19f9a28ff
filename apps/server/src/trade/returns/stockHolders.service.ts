import { and, eq, inArray } from 'drizzle-orm';
import type { Holder, StockHolders } from '../../goods/stockDesk/stockPorts.service';
import { customers } from '../../people/customers/customers.tables';
import { orders } from '../orders/orders.tables';
import { returns } from './returns.tables';

/** The id behind `order:17:v1` or `return:5`. */
const idIn = (form: 'order' | 'return', holder: string): number | null => {
  const id = holder.match(/^(order|return):(\d+)(?::v\d+)?$/);
  return id?.[1] === form ? Number(id[2]) : null;
};

/** The orders, and the returns with an exchange, that pieces are set aside for. */
export const stockHolders: StockHolders = async (tx, companyId, holders) => {
  const idsOf = (form: 'order' | 'return') => [...new Set(holders.flatMap((holder) => idIn(form, holder) ?? []))];
  const [orderIds, returnIds] = [idsOf('order'), idsOf('return')];
  const ordered =
    orderIds.length > 0
      ? await tx
          .select({ id: orders.orderId, number: orders.orderNo, customerName: customers.name })
          .from(orders)
          .innerJoin(customers, eq(customers.customerId, orders.customerId))
          .where(and(eq(orders.companyId, companyId), inArray(orders.orderId, orderIds)))
      : [];
  const exchanged =
    returnIds.length > 0
      ? await tx
          .select({ id: returns.returnId, number: returns.returnNo, customerName: customers.name })
          .from(returns)
          .innerJoin(customers, eq(customers.customerId, returns.customerId))
          .where(and(eq(returns.companyId, companyId), inArray(returns.returnId, returnIds)))
      : [];
  const byOrder = new Map(ordered.map((row) => [row.id, row]));
  const byReturn = new Map(exchanged.map((row) => [row.id, row]));
  const known = new Map<string, Holder>();
  for (const holder of holders) {
    const orderId = idIn('order', holder);
    const returnId = idIn('return', holder);
    const found = orderId !== null ? byOrder.get(orderId) : byReturn.get(returnId ?? 0);
    if (found) known.set(holder, { number: found.number, customerName: found.customerName, orderId, returnId });
  }
  return known;
};
