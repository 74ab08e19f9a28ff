import { and, eq, inArray } from 'drizzle-orm';
import type { OrgUse } from '../../people/org/orgUse.service';
import { orders } from './orders.tables';

/** A unit of which orders speak stays: they are shown and counted by it. */
export const orderUse: OrgUse = {
  inUse: async (tx, orgId) => {
    const ofUnit = eq(orders.orgId, orgId);
    const all = await tx.$count(orders, ofUnit);
    const over = await tx.$count(orders, and(ofUnit, inArray(orders.state, ['completed', 'cancelled', 'closed'])));
    if (all > over) return `${all - over} 张未完成订单`;
    return all > 0 ? `${all} 张历史订单` : '';
  },
};
