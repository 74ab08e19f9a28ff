import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { StockWaiters } from '../../goods/stockDesk/stockPorts.service';
import { accounts } from '../../people/accounts/accounts.tables';
import { customers } from '../../people/customers/customers.tables';
import { stockAlerts as watches } from './stockAlerts.tables';

/** Who waits for goods, for those who keep the stock. */
export const stockWaiters: StockWaiters = {
  count: async (tx, skuIds) => {
    if (skuIds.length === 0) return new Map();
    const rows = await tx
      .select({ skuId: watches.skuId, n: count() })
      .from(watches)
      .where(inArray(watches.skuId, [...skuIds]))
      .groupBy(watches.skuId);
    return new Map(rows.map(({ skuId, n }) => [skuId, n]));
  },
  skuIds: async (tx, companyId) => {
    const rows = await tx
      .selectDistinct({ skuId: watches.skuId })
      .from(watches)
      .where(eq(watches.companyId, companyId));
    return rows.map(({ skuId }) => skuId);
  },
  of: (tx, companyId, skuId, most) =>
    tx
      .select({ customerName: customers.name, accountName: accounts.name, since: watches.createdAt })
      .from(watches)
      .innerJoin(customers, eq(customers.customerId, watches.customerId))
      .innerJoin(accounts, eq(accounts.accountId, watches.accountId))
      .where(and(eq(watches.companyId, companyId), eq(watches.skuId, skuId)))
      .orderBy(asc(watches.watchId))
      .limit(most),
};
