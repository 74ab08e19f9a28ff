import type { OrderCounts } from '@yigou/contract';
import { eq, sql } from 'drizzle-orm';
import type { AccountContext } from '../http/context';
import { orders } from './orders.tables';

/** What waits for the caller, in one pass over his orders. */
export async function countOrders(ctx: AccountContext): Promise<OrderCounts> {
  const where = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [row] = await ctx.tx
    .select({
      pendingApproval: where(sql`${orders.state} = 'pendingApproval'`),
      pendingPayment: where(sql`${orders.state} = 'pendingPayment'`),
      pendingReceipt: where(sql`${orders.state} in ('partlyShipped', 'shipped')`),
      pendingStatement: where(sql`${orders.state} = 'completed' and ${orders.reconcileState} = 'none'`),
    })
    .from(orders)
    .where(eq(orders.accountId, ctx.caller.accountId));
  return row ?? { pendingApproval: 0, pendingPayment: 0, pendingReceipt: 0, pendingStatement: 0 };
}
