import { type ApprovalModel, type ApprovalTab, approvalTabs, type calls, fenToYuan } from '@yigou/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { accounts } from '../accounts/accounts.tables';
import { budgetsHeldBy } from '../budgets/budgets.service';
import type { AccountContext } from '../http/context';
import { addHours } from '../lib/clock';
import { DomainError } from '../lib/domainError';
import type { Approvables } from './approvables.service';
import { actsFor, type Flow, selectTasks } from './approvals.queries';
import { approvalFlows } from './approvals.tables';
import { consequences, toApprovalLine, toApprovalRow, unitNames } from './approvalView.service';
import {
  countMatching,
  countTab,
  type Eyes,
  flowReach,
  type MineFilter,
  selectFlowPage,
  selectRuleNames,
  selectUnitsOf,
  sumWaiting,
} from './mine.queries';
import { readFlowRecord } from './record.service';

type Reading = AccountContext & { approvables: Approvables };

async function eyesOf({ tx, caller, now }: AccountContext): Promise<Eyes> {
  const principals = (await actsFor(tx, caller.accountId, now)).map(({ accountId }) => accountId);
  return { accountId: caller.accountId, customerId: caller.customerId, principals };
}

/** Everything that the rows of a page need, each asked once for all of them. */
async function partsOf({ tx, approvables, caller }: Reading, flows: readonly Flow[]) {
  const orderIds = flows.map((flow) => flow.orderId);
  const orders = await approvables.read(tx, orderIds);
  const skuIds = orders.flatMap((order) => order.lines.map((line) => line.skuId));
  const last = await approvables.lastPurchases(tx, caller.customerId, [...new Set(skuIds)], orderIds);
  const tasks = await selectTasks(
    tx,
    flows.map((flow) => flow.flowId),
  );
  const buyerIds = flows.map((flow) => flow.accountId);
  const buyers = await tx
    .select({ accountId: accounts.accountId, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.accountId, buyerIds));
  const units = await unitNames(
    tx,
    flows.map((flow) => flow.orgId),
  );
  return { orders, last, tasks, buyers: new Map(buyers.map(({ accountId, name }) => [accountId, name])), units };
}

async function rowsOf(ctx: Reading, eyes: Eyes, flows: readonly Flow[]) {
  if (flows.length === 0) return [];
  const { orders, last, tasks, buyers, units } = await partsOf(ctx, flows);
  const held = await budgetsHeldBy(
    ctx.tx,
    orders.map((order) => order.holder),
  );
  return flows.flatMap((flow) => {
    const order = orders.find((each) => each.orderId === flow.orderId);
    if (!order) return [];
    const own = tasks.filter(({ task }) => task.flowId === flow.flowId);
    const names = { buyer: buyers.get(flow.accountId) ?? '', org: units.get(flow.orgId) ?? '' };
    const budgets = held.get(order.holder) ?? [];
    const row = toApprovalRow({ flow, order, tasks: own, last, names, eyes, budgets });
    return [{ row, flow, order, tasks: own, last }];
  });
}

type PageInput = z.output<(typeof calls)['Approval/GetPage']['input']>;

const plainFilter = { tab: 'waiting', orgId: null, ruleId: null, overBudget: false, sort: 'dueFirst' } as const;
/** Soon means: within two hours. */
const soonHours = 2;

export async function pageApprovals(ctx: Reading, input: PageInput) {
  const eyes = await eyesOf(ctx);
  const filter: MineFilter = { ...plainFilter, ...input.reqData, word: input.searchKey.trim() };
  const page = { index: input.pageIndex, size: input.pageSize };
  const rows = await rowsOf(ctx, eyes, await selectFlowPage(ctx.tx, eyes, filter, page));
  const { amount, soon } = await sumWaiting(ctx.tx, eyes, addHours(ctx.now, soonHours));
  const tabCounts: Partial<Record<ApprovalTab, number>> = {};
  for (const tab of Object.keys(approvalTabs) as ApprovalTab[]) tabCounts[tab] = await countTab(ctx.tx, eyes, tab);
  return {
    resultData: rows.map(({ row }) => row),
    totalCount: await countMatching(ctx.tx, eyes, filter),
    tabCounts: tabCounts as Record<ApprovalTab, number>,
    waiting: { amount: fenToYuan(amount), soon },
    units: await selectUnitsOf(ctx.tx, eyes, filter.tab),
    rules: await selectRuleNames(ctx.tx, ctx.caller.customerId),
  };
}

export async function readApproval(ctx: Reading, flowId: number): Promise<ApprovalModel> {
  const eyes = await eyesOf(ctx);
  const flows = await ctx.tx
    .select()
    .from(approvalFlows)
    .where(and(eq(approvalFlows.flowId, flowId), flowReach(eyes)));
  const [found] = await rowsOf(ctx, eyes, flows);
  if (!found) throw new DomainError('notFound');
  const { row, flow, order, tasks, last } = found;
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
