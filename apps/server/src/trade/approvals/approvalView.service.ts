import { fenToYuan } from '@yigou/contract/ground/money';
import { formatDate, formatTime } from '@yigou/contract/ground/time';
import type { ApprovalLine, ApprovalRow } from '@yigou/contract/trade/approvals';
import { type ApprovalAction, taskStateLabels, timeOutLabels } from '@yigou/contract/trade/approvals.terms';
import { inArray } from 'drizzle-orm';
import { lineView } from '../../goods/catalog/lineView.rules';
import type { Db } from '../../ground/db/client';
import { type Use, useView } from '../../money/budgets/budgets.rules';
import { accounts } from '../../people/accounts/accounts.tables';
import { orgUnits } from '../../people/org/org.tables';
import type { ApprovableBrief, ApprovableLine, LastPurchase } from './approvables.service';
import { type Flow, isWaiting, type NamedApprovalTask } from './approvals.queries';
import { turnText } from './flow.rules';
import { levelOf } from './flows.service';
import type { ApprovalViewer } from './mine.queries';
import { stateText } from './record.service';
import { risePercent } from './ruleFiring.rules';

/** How many lines a row shows. */
export const linesShown = 3;

export const toApprovalLine = (line: ApprovableLine, last: LastPurchase | undefined): ApprovalLine => ({
  lineNo: line.lineNo,
  ...lineView(line),
  lastPrice: last ? fenToYuan(last.price) : null,
  lastDate: last ? formatDate(last.at) : '',
  changePercent: risePercent(line.price, last?.price ?? null),
});

/** What rose most comes first: that is what an approver looks for. */
export const sortByPriceRise = (lines: ApprovalLine[]): ApprovalLine[] =>
  [...lines].sort((a, b) => (b.changePercent ?? 0) - (a.changePercent ?? 0));

export async function accountNames(tx: Db, accountIds: number[]): Promise<Map<number, string>> {
  const rows = await tx
    .select({ accountId: accounts.accountId, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.accountId, accountIds));
  return new Map(rows.map((row) => [row.accountId, row.name]));
}

export async function unitNames(tx: Db, orgIds: number[]): Promise<Map<number, string>> {
  const rows = await tx
    .select({ orgId: orgUnits.orgId, name: orgUnits.name })
    .from(orgUnits)
    .where(inArray(orgUnits.orgId, orgIds));
  return new Map(rows.map((row) => [row.orgId, row.name]));
}

function actionsOf(flow: Flow, own: NamedApprovalTask | undefined, viewer: ApprovalViewer): ApprovalAction[] {
  if (flow.state !== 'open') return [];
  const decide: ApprovalAction[] = ['approve', 'reject', 'transfer', 'addSigner'];
  const tasks = own
    ? [...decide, ...(flow.level > 1 ? ['sendBack' as const] : []), ...(flow.askedAt ? [] : ['ask' as const])]
    : [];
  if (flow.accountId !== viewer.accountId) return tasks;
  return [...tasks, ...(flow.askedAt ? ['answer' as const] : []), 'remind', 'withdraw'];
}

export type RowParts = {
  flow: Flow;
  order: ApprovableBrief;
  tasks: readonly NamedApprovalTask[];
  names: { buyer: string; org: string };
  viewer: ApprovalViewer;
  budgets: readonly Use[];
};

const approvalTaskParts = (flow: Flow, tasks: readonly NamedApprovalTask[], viewer: ApprovalViewer) => {
  const now = tasks.filter(({ task }) => task.round === flow.round);
  const mine = (each: NamedApprovalTask) => each.task.accountId === viewer.accountId;
  const waiting = flow.state === 'open' ? now.filter(isWaiting) : [];
  // Nobody decides about their own order as somebody's deputy.
  const principals = flow.accountId === viewer.accountId ? [] : viewer.principals;
  const own = waiting.find(mine) ?? waiting.find(({ task }) => principals.includes(task.accountId));
  const decided = tasks.findLast(({ task }) => task.decidedBy === viewer.accountId);
  return { now, waiting, own, decided, forWhom: own && !mine(own) ? own.name : '' };
};

export function toApprovalRow({ flow, order, tasks, names, viewer, budgets }: RowParts): ApprovalRow {
  const { now, waiting, own, decided, forWhom } = approvalTaskParts(flow, tasks, viewer);
  const { spec } = levelOf(flow);
  const told = now.map(({ task, name }) => ({ ...task, name: task.accountId === viewer.accountId ? '您' : name }));
  return {
    flowId: flow.flowId,
    taskId: own?.task.taskId ?? null,
    flowNo: flow.flowNo,
    orderId: order.orderId,
    orderNo: order.orderNo,
    version: order.version,
    state: flow.state,
    stateText: stateText(
      flow,
      waiting.map(({ name }) => name),
    ),
    orderState: order.state,
    submitTime: formatTime(flow.createdAt),
    buyerName: names.buyer,
    orgName: names.org,
    costCentre: order.costCentre,
    reason: order.reason,
    lines: order.lines.map((line) => toApprovalLine(line, line.last)),
    lineCount: order.lineCount,
    qtyCount: order.qtyCount,
    fired: flow.fired,
    budgets: budgets.map(useView),
    payable: fenToYuan(order.amounts.payable),
    paymentMethod: order.payMethod,
    level: flow.level,
    levelCount: flow.levels.length,
    turnText: flow.state === 'open' ? turnText(spec, told) : '',
    origin: own?.task.origin ?? 'rule',
    originNote: own?.task.originNote ?? '',
    forWhom,
    waitingSince: own ? formatTime(own.task.createdAt) : '',
    dueTime: flow.dueAt ? formatTime(flow.dueAt) : '',
    timeOutText: flow.dueAt ? `超时${timeOutLabels[spec.onTimeOut]}` : '',
    asked: flow.askedAt !== null,
    decision: decided ? taskStateLabels[decided.task.state] : '',
    decideTime: decided?.task.decidedAt ? formatTime(decided.task.decidedAt) : '',
    actions: actionsOf(flow, own, viewer),
  };
}

/** What a yes and a no would lead to, said before the click. */
export function consequences(flow: Flow, tasks: readonly NamedApprovalTask[], ownAccountId: number | undefined) {
  const others = tasks
    .filter((each) => isWaiting(each) && each.task.round === flow.round && each.task.accountId !== ownAccountId)
    .map(({ name }) => name);
  const { mode } = levelOf(flow).spec;
  const here = mode !== 'any' && others.length > 0 ? `还需 ${others.join('、')} 同意，` : '';
  const next = flow.levels[flow.level];
  const then = next
    ? `再到第 ${next.no} 级（${next.title}）`
    : '全部通过后复核价格、库存、预算与额度，订单自动进入下一环节';
  return {
    ifApproved: `同意后${here}${then}。`,
    ifRejected: '驳回后流程结束，其他审批人不再处理，占用的库存、额度与预算立即释放，提交人可修改后重新提交。',
  };
}
