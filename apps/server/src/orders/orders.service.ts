import { type calls, type OrderCounts, type OrderTab, orderTabs } from '@yigou/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../db/client';
import { nextNumber } from '../db/numbers';
import type { AccountContext } from '../http/context';
import { DomainError } from '../lib/domainError';
import type { OrderAmounts } from './amounts.rules';
import { actorOf, type Order, writeLog } from './moves.service';
import { countByState, findOrder, hangsOnOrder, selectLines, selectOrderPage } from './orders.queries';
import { dueAfter } from './orders.rules';
import { orderLines, orders } from './orders.tables';
import { toModel, toRow } from './views';

type NewLine = Omit<
  typeof orderLines.$inferInsert,
  'orderId' | 'lineNo' | 'total' | 'freightShare' | 'discountShare' | 'tax'
>;
type Header = Pick<
  typeof orders.$inferInsert,
  | 'requestId'
  | 'requestHash'
  | 'poNo'
  | 'costCentre'
  | 'reason'
  | 'wantedDate'
  | 'remark'
  | 'address'
  | 'invoice'
  | 'attachments'
> & { payMethod: Order['payMethod'] };

export async function findByRequest(tx: Db, accountId: number, requestId: string): Promise<Order | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.requestId, requestId)));
  return row;
}

/** Written as waiting for its money; goods and prices are settled before. */
export async function placeOrder(
  ctx: AccountContext,
  { header, goods, amounts }: { header: Header; goods: NewLine[]; amounts: OrderAmounts },
): Promise<Order> {
  const { tx, now, caller } = ctx;
  const { lines, ...sums } = amounts;
  const state = 'pendingPayment' as const;
  const [order] = await tx
    .insert(orders)
    .values({
      ...header,
      ...sums,
      companyId: ctx.site.companyId,
      customerId: caller.customerId,
      orgId: caller.orgId,
      accountId: caller.accountId,
      orderNo: await nextNumber(tx, '', 'order_number', now),
      state,
      createdAt: now,
      dueAt: dueAfter(state, header.payMethod, now),
    })
    .returning();
  if (!order) throw new Error('order was not stored');
  const { orderId } = order;
  const rows = goods.map((line, at) => ({
    total: 0,
    freightShare: 0,
    discountShare: 0,
    tax: 0,
    ...line,
    ...lines[at],
    orderId,
    lineNo: at + 1,
  }));
  await tx.insert(orderLines).values(rows);
  await writeLog(tx, order, actorOf(ctx), { from: null, to: state, what: '提交订单', at: now });
  return order;
}

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

type PageInput = z.output<(typeof calls)['Order/GetPage']['input']>;

const plainFilter = {
  tab: 'all' as const,
  scope: 'mine' as const,
  itemKey: '',
  receiver: '',
  buyer: '',
  from: '',
  to: '',
};

export async function pageOrders(ctx: AccountContext, input: PageInput) {
  const { tx, caller } = ctx;
  const filter = { ...plainFilter, ...input.reqData, searchKey: input.searchKey };
  if (filter.scope === 'all' && !caller.functions.has('order/allOrder')) throw new DomainError('notPermitted');
  const counts = await countByState(tx, caller, filter);
  const inTab = (tab: OrderTab) => orderTabs[tab].states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0);
  const tabs = Object.keys(orderTabs) as OrderTab[];
  const found = await selectOrderPage(tx, caller, filter, { index: input.pageIndex, size: input.pageSize });
  const orderIds = found.map(({ order }) => order.orderId);
  const lines = orderIds.length > 0 ? await selectLines(tx, orderIds) : [];
  return {
    resultData: found.map((each) =>
      toRow(
        each,
        lines.filter((line) => line.orderId === each.order.orderId),
        caller,
      ),
    ),
    totalCount: inTab(filter.tab),
    tabCounts: Object.fromEntries(tabs.map((tab) => [tab, inTab(tab)])) as Record<OrderTab, number>,
  };
}

export async function readOrder(ctx: AccountContext, orderId: number) {
  const found = await findOrder(ctx.tx, ctx.caller, orderId);
  if (!found) throw new DomainError('notFound');
  return toModel(ctx, found);
}

export const seesFileOfOrder = async ({ tx, caller }: AccountContext, fileId: string): Promise<boolean> =>
  caller.functions.has('order/allOrder') && hangsOnOrder(tx, caller, fileId);
