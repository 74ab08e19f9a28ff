import { calls } from '@yigou/contract/calls';
import { isMet } from '@yigou/contract/ground/functions';
import type { OrderBrief, OrderCounts, OrderPrint } from '@yigou/contract/trade/orders';
import { type OrderTab, orderTabs } from '@yigou/contract/trade/orders.terms';
import { eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { companyNameOf } from '../../ground/companies/companies.service';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import type { TodoCounter } from '../../people/todos/todos.service';
import { lockReachedOrder } from './orderMoves.service';
import { ordersInReach, ordersOfScope, ordersWithFiles, ownOrders } from './orderReach.service';
import { countByState, findOrder, isFileOfOrder, selectOrderPage, selectOrders } from './orders.queries';
import { isOver } from './orders.rules';
import { orders } from './orders.tables';
import { toModel, toRows } from './orderView.service';

/** What waits for the caller, in one pass over their orders: each number is that of the tab it leads to. */
export async function countOrders(ctx: AccountContext): Promise<OrderCounts> {
  const inTab = (tab: OrderTab) =>
    sql<number>`(count(*) filter (where ${inArray(orders.state, [...orderTabs[tab].states])}))::int`;
  const [row] = await ctx.tx
    .select({
      pendingApproval: inTab('pendingApproval'),
      pendingPayment: inTab('pendingPayment'),
      pendingReceipt: inTab('pendingReceipt'),
    })
    .from(orders)
    .where(ownOrders(ctx.caller));
  return row ?? { pendingApproval: 0, pendingPayment: 0, pendingReceipt: 0 };
}

export const orderTodos: TodoCounter = {
  needs: 'order/myOrder',
  count: async (ctx) => {
    const { pendingApproval: submitted, pendingPayment: pay, pendingReceipt: receive } = await countOrders(ctx);
    return { submitted, pay, receive };
  },
};

type PageInput = z.output<(typeof calls)['Order/GetPage']['input']>;

const plainFilter = {
  tab: 'all' as const,
  scope: 'mine' as const,
  itemKey: '',
  receiver: '',
  buyer: '',
  from: '',
  to: '',
  withHidden: false,
};

export async function pageOrders(ctx: AccountContext, input: PageInput) {
  const { tx, caller } = ctx;
  const filter = { ...plainFilter, ...input.reqData, searchKey: input.searchKey };
  const reach = ordersOfScope(caller, filter.scope);
  const counts = await countByState(tx, reach, filter);
  const inTab = (tab: OrderTab) => orderTabs[tab].states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0);
  const tabs = Object.keys(orderTabs) as OrderTab[];
  const found = await selectOrderPage(tx, reach, filter, { index: input.pageIndex, size: input.pageSize });
  return {
    resultData: await toRows(ctx, found),
    totalCount: inTab(filter.tab),
    tabCounts: Object.fromEntries(tabs.map((tab) => [tab, inTab(tab)])) as Record<OrderTab, number>,
  };
}

/** An order in the caller's reach; any other answers like one that does not exist. */
export async function reachOrder(ctx: AccountContext, orderId: number) {
  const found = await findOrder(ctx.tx, ordersInReach(ctx.caller), orderId);
  if (!found) throw new DomainError('notFound');
  return found;
}

export const readOrder = async (ctx: AccountContext, orderId: number) => toModel(ctx, await reachOrder(ctx, orderId));

export async function readBriefs({ tx, caller }: AccountContext, orderIds: number[]): Promise<OrderBrief[]> {
  const found = await selectOrders(tx, ordersInReach(caller), orderIds);
  return found.map(({ order: { orderId, orderNo, state }, buyerName }) => ({ orderId, orderNo, state, buyerName }));
}

/** In the order in which they were asked for. */
export async function readPrints(ctx: AccountContext, orderIds: number[]): Promise<OrderPrint[]> {
  const found = new Map(
    (await selectOrders(ctx.tx, ordersInReach(ctx.caller), orderIds)).map((each) => [each.order.orderId, each]),
  );
  const companyName = await companyNameOf(ctx.tx, ctx.site.companyId);
  const { customerName } = ctx.caller;
  const prints: OrderPrint[] = [];
  for (const orderId of new Set(orderIds)) {
    const each = found.get(orderId);
    if (each) prints.push({ ...(await toModel(ctx, each)), customerName, companyName });
  }
  return prints;
}

/** Who may open an order, or has to approve it, may open what hangs on it. */
export const seesFileOfOrder = async ({ tx, caller }: AccountContext, fileId: string): Promise<boolean> =>
  isMet(calls['Order/GetModel'].needs, caller.functions) && isFileOfOrder(tx, ordersWithFiles(caller), fileId);

/** Out of the sight of who submitted it; it stays in reports, statements and the lists of others. */
export async function hideOrder(ctx: AccountContext, orderId: number, hidden: boolean): Promise<void> {
  const order = await lockReachedOrder(ctx, orderId);
  if (order.accountId !== ctx.caller.accountId) throw new DomainError('notFound');
  if (!isOver(order.state)) throw new DomainError('orderNotOver');
  await ctx.tx
    .update(orders)
    .set({ hiddenAt: hidden ? ctx.now : null })
    .where(eq(orders.orderId, orderId));
}
