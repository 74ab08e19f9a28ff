import type { calls } from '@yigou/contract/calls';
import { fenToYuan } from '@yigou/contract/ground/money';
import type { ApprovalModel } from '@yigou/contract/trade/approvals';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { together } from '../../ground/db/together';
import type { AccountContext } from '../../ground/http/context';
import { addHours } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import { budgetsHeldBy } from '../../money/budgets/budgets.service';
import type { TodoCounter } from '../../people/todos/todos.service';
import type { Approvables } from './approvables.service';
import { actsFor, type Flow, selectApprovalTasks } from './approvals.queries';
import { approvalFlows } from './approvals.tables';
import {
  accountNames,
  consequences,
  linesShown,
  toApprovalLine,
  toApprovalRow,
  unitNames,
} from './approvalView.service';
import { readOrder } from './flows.service';
import {
  type ApprovalViewer,
  countMatching,
  countTabs,
  flowReach,
  hasFilter,
  type MineFilter,
  selectFlowPage,
  selectRuleNames,
  selectUnitsOf,
  sumWaiting,
} from './mine.queries';
import { readFlowRecord } from './record.service';

type Reading = AccountContext & { approvables: Approvables };

async function eyesOf({ tx, caller, now }: AccountContext): Promise<ApprovalViewer> {
  const principals = (await actsFor(tx, caller.accountId, now)).map(({ accountId }) => accountId);
  return { accountId: caller.accountId, customerId: caller.customerId, principals };
}

/** Everything that the rows of a page need, each asked once for all of them. */
async function partsOf({ tx, approvables, caller }: Reading, flows: readonly Flow[]) {
  const [orders, tasks, buyers, units] = await together([
    approvables.briefs(
      tx,
      caller.customerId,
      flows.map((flow) => flow.orderId),
      linesShown,
    ),
    selectApprovalTasks(
      tx,
      flows.map((flow) => flow.flowId),
    ),
    accountNames(
      tx,
      flows.map((flow) => flow.accountId),
    ),
    unitNames(
      tx,
      flows.map((flow) => flow.orgId),
    ),
  ]);
  const held = await budgetsHeldBy(
    tx,
    orders.map((order) => order.holder),
  );
  return { orders: new Map(orders.map((order) => [order.orderId, order])), tasks, buyers, units, held };
}

async function rowsOf(ctx: Reading, viewer: ApprovalViewer, flows: readonly Flow[]) {
  if (flows.length === 0) return [];
  const { orders, tasks, buyers, units, held } = await partsOf(ctx, flows);
  return flows.flatMap((flow) => {
    const order = orders.get(flow.orderId);
    if (!order) return [];
    const own = tasks.filter(({ task }) => task.flowId === flow.flowId);
    const names = { buyer: buyers.get(flow.accountId) ?? '', org: units.get(flow.orgId) ?? '' };
    const budgets = held.get(order.holder) ?? [];
    return [{ row: toApprovalRow({ flow, order, tasks: own, names, viewer, budgets }), flow, tasks: own }];
  });
}

export const approvalTodos: TodoCounter = {
  needs: 'order/myApprove',
  count: async (ctx) => ({ approve: (await sumWaiting(ctx.tx, await eyesOf(ctx), ctx.now)).count }),
};

type PageInput = z.output<(typeof calls)['Approval/GetPage']['input']>;

const plainFilter = { tab: 'waiting', orgId: null, ruleId: null, overBudget: false, sort: 'dueFirst' } as const;
/** Soon means: within two hours. */
const soonHours = 2;

export async function pageApprovals(ctx: Reading, input: PageInput) {
  const { tx, caller } = ctx;
  const viewer = await eyesOf(ctx);
  const filter: MineFilter = { ...plainFilter, ...input.reqData, word: input.searchKey.trim() };
  const page = { index: input.pageIndex, size: input.pageSize };
  const [flows, tabCounts, waiting, matching, units, rules] = await together([
    selectFlowPage(tx, viewer, filter, page),
    countTabs(tx, viewer),
    sumWaiting(tx, viewer, addHours(ctx.now, soonHours)),
    hasFilter(filter) ? countMatching(tx, viewer, filter) : null,
    selectUnitsOf(tx, viewer, filter.tab),
    selectRuleNames(tx, caller.customerId),
  ]);
  const { amount, soon, count } = waiting;
  const counts = { ...tabCounts, waiting: count };
  const rows = await rowsOf(ctx, viewer, flows);
  return {
    resultData: rows.map(({ row }) => row),
    totalCount: matching ?? counts[filter.tab],
    tabCounts: counts,
    waiting: { amount: fenToYuan(amount), soon },
    units,
    rules,
  };
}

export async function readApproval(ctx: Reading, flowId: number): Promise<ApprovalModel> {
  const viewer = await eyesOf(ctx);
  const flows = await ctx.tx
    .select()
    .from(approvalFlows)
    .where(and(eq(approvalFlows.flowId, flowId), flowReach(viewer)));
  const [found] = await rowsOf(ctx, viewer, flows);
  if (!found) throw new DomainError('notFound');
  const { row, flow, tasks } = found;
  const order = await readOrder(ctx, flow.orderId);
  const skuIds = order.lines.map((line) => line.skuId);
  const last = await ctx.approvables.lastPurchases(ctx.tx, order.customerId, skuIds, [order.orderId]);
  const { goods, freight, discount, tax, payable } = order.amounts;
  const { poNo, wantedDate, remark, address, attachments } = order;
  const { receiver, phone, areaText, detail } = address;
  const own = tasks.find(({ task }) => task.taskId === row.taskId)?.task.accountId;
  return {
    ...row,
    lines: order.lines.map((line) => toApprovalLine(line, last.get(line.skuId))),
    amounts: {
      goods: fenToYuan(goods),
      freight: fenToYuan(freight),
      discount: fenToYuan(discount),
      tax: fenToYuan(tax),
      payable: fenToYuan(payable),
    },
    poNo,
    wantedDate,
    remark,
    address: { receiver, phone, areaText, detail },
    attachments,
    record: await readFlowRecord(ctx.tx, ctx.now, flow),
    ...consequences(flow, tasks, own),
  };
}
