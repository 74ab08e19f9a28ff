import type { ApprovalOutcome } from '@yigou/contract/trade/approvals';
import type { FlowState } from '@yigou/contract/trade/approvals.terms';
import { orderStateLabels } from '@yigou/contract/trade/orders.terms';
import { and, eq } from 'drizzle-orm';
import { type Actor, theSystem } from '../../ground/db/actor';
import { nextNumber } from '../../ground/db/numbers';
import { addHours } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import type { TellContext } from '../../people/notices/notices.service';
import type { Approvable, FlowContext } from './approvables.service';
import { namedIn, readOrgChart } from './approvalPeople.queries';
import {
  currentApprovalTasks,
  type Flow,
  isWaiting,
  lockFlow,
  type NamedApprovalTask,
  nameOf,
  selectApprovalTasks,
  selectFlowsOf,
  writeFlowLog,
} from './approvals.queries';
import { nobodyLeft, type Plan } from './approvals.rules';
import { approvalFlows, approvalTasks } from './approvals.tables';
import { type Content, contentOf, tellApprovers, tellSubmitter } from './approvalTelling.service';
import { hasPassed } from './flow.rules';
import { type OrgChart, seatsOf } from './seating.rules';

export const levelOf = (flow: Pick<Flow, 'levels' | 'level'>) => {
  const level = flow.levels[flow.level - 1];
  if (!level) throw new Error(`no level ${flow.level}`);
  return level;
};

export const orgChartFor = (tx: FlowContext['tx'], flow: Flow): Promise<OrgChart> =>
  readOrgChart(tx, flow.customerId, namedIn([levelOf(flow).spec], [flow.accountId]));

export async function setFlow({ tx }: Pick<FlowContext, 'tx'>, flow: Flow, set: Partial<Flow>): Promise<Flow> {
  await tx.update(approvalFlows).set(set).where(eq(approvalFlows.flowId, flow.flowId));
  return { ...flow, ...set };
}

type Asking = { accountIds: readonly number[]; origin: NamedApprovalTask['task']['origin']; originNote?: string };

/** Asks more people at the level that is open. */
export async function askPeople(
  ctx: TellContext,
  flow: Flow,
  { accountIds, origin, originNote = '' }: Asking,
  content: Content,
): Promise<void> {
  if (accountIds.length === 0) return;
  const { flowId, level, round } = flow;
  const rows = accountIds.map((accountId) => ({ flowId, level, round, accountId, origin, originNote }));
  const made = await ctx.tx
    .insert(approvalTasks)
    .values(rows.map((row) => ({ ...row, state: 'waiting' as const, createdAt: ctx.now })))
    .returning({ taskId: approvalTasks.taskId });
  const ids = new Set(made.map(({ taskId }) => taskId));
  const asked = (await selectApprovalTasks(ctx.tx, [flowId])).filter(({ task }) => ids.has(task.taskId));
  await tellApprovers(ctx, flow, asked, content);
}

/** Its people are looked up anew: who was planned may have left meanwhile. Nobody is asked twice, if others can be. */
async function peopleNow(tx: FlowContext['tx'], flow: Flow): Promise<number[]> {
  const { ids } = seatsOf(levelOf(flow).spec, flow, await orgChartFor(tx, flow));
  const before = new Set(flow.levels.slice(0, flow.level - 1).flatMap((level) => level.approverIds));
  const fresh = ids.filter((id) => !before.has(id));
  return fresh.length > 0 ? fresh : ids;
}

type Opening = Pick<Asking, 'origin' | 'originNote'> & { no: number };

export async function openLevel(
  ctx: TellContext,
  flow: Flow,
  { no, ...asking }: Opening,
  content: Content,
): Promise<Flow> {
  const { hours } = levelOf({ ...flow, level: no }).spec;
  const opened = await setFlow(ctx, flow, {
    level: no,
    round: flow.round + 1,
    levelSince: ctx.now,
    dueAt: addHours(ctx.now, hours),
    askedAt: null,
    leftMs: null,
    tries: 0,
    nextTryAt: null,
  });
  await askPeople(ctx, opened, { accountIds: await peopleNow(ctx.tx, opened), ...asking }, content);
  return opened;
}

/** What an order brings along to be approved. */
export type FlowStart = { plan: Plan; linkBase: string };

type Started = Pick<
  Approvable,
  'orderId' | 'orderNo' | 'version' | 'companyId' | 'customerId' | 'orgId' | 'accountId' | 'reason'
> &
  Content;

export const refuseNobody = (plan: Plan): void => {
  if (nobodyLeft(plan)) throw new DomainError('approvalNobody');
};

/** The order was submitted and has to be approved: its first level is asked in the same transaction. */
export async function startFlow(ctx: TellContext, order: Started, { plan, linkBase }: FlowStart): Promise<void> {
  refuseNobody(plan);
  const { tx, now } = ctx;
  const { orderId, version, companyId, customerId, orgId, accountId, payable } = order;
  const flowNo = await nextNumber(tx, 'A', 'approval_number', now);
  const buyer = await nameOf(tx, accountId);
  const words = [flowNo, order.orderNo, buyer, order.reason, ...order.lines.map((line) => line.name)].join(' ');
  const [flow] = await tx
    .insert(approvalFlows)
    .values({
      flowNo,
      companyId,
      customerId,
      orgId,
      accountId,
      orderId,
      version,
      state: 'open',
      payable,
      overBudget: plan.overBudget,
      fired: plan.fired,
      levels: plan.steps.map(({ no, title, why, spec, approverIds }) => ({ no, title, why, spec, approverIds })),
      level: 1,
      round: 0,
      levelSince: now,
      words,
      linkBase,
      createdAt: now,
    })
    .returning();
  if (!flow) throw new Error('flow was not stored');
  await writeFlowLog(ctx, flow, { kind: 'account', id: accountId, name: buyer }, { what: '提交审批' });
  await openLevel(ctx, flow, { no: 1, origin: 'rule' }, order);
}

/** Over, however it came to it: nobody is asked any more. */
export async function closeFlow(
  ctx: Pick<FlowContext, 'tx' | 'now'>,
  flow: Flow,
  state: Exclude<FlowState, 'open'>,
  endNote: string,
): Promise<Flow> {
  await ctx.tx
    .update(approvalTasks)
    .set({ state: 'skipped' })
    .where(and(eq(approvalTasks.flowId, flow.flowId), eq(approvalTasks.state, 'waiting')));
  return setFlow(ctx, flow, { state, endNote, endedAt: ctx.now, dueAt: null, askedAt: null });
}

const endedText = '订单已取消或已另行处理';

/** The order went another way, such as being cancelled. What ended by itself before is left as it is. */
export async function endFlow(ctx: Pick<FlowContext, 'tx' | 'now'>, orderId: number): Promise<void> {
  for (const { flowId, state } of await selectFlowsOf(ctx.tx, orderId)) {
    const flow = state === 'open' ? await lockFlow(ctx.tx, flowId) : undefined;
    if (flow?.state !== 'open') continue;
    const closed = await closeFlow(ctx, flow, 'ended', endedText);
    await writeFlowLog(ctx, closed, theSystem, { what: '审批终止', note: endedText });
  }
}

export const readOrder = async ({ tx, approvables }: FlowContext, orderId: number): Promise<Approvable> => {
  const [order] = await approvables.read(tx, [orderId]);
  if (!order) throw new DomainError('notFound');
  return order;
};

/** Everybody agreed. What was approved must still be to be had; else it goes back to the buyer, with the reason. */
async function finish(ctx: FlowContext, flow: Flow, by: Actor): Promise<ApprovalOutcome> {
  const obstacles = await ctx.approvables.obstacles(ctx, flow.orderId);
  if (obstacles.length > 0) {
    const note = obstacles.join('；');
    const closed = await closeFlow(ctx, flow, 'returned', note);
    await ctx.approvables.giveBack(ctx, flow.orderId, { name: 'returnToBuyer', by: theSystem, note });
    await writeFlowLog(ctx, closed, theSystem, { what: '复核未通过，退回修改', note });
    await tellSubmitter(ctx, closed, '审批已通过，但复核未通过', `${note}。请修改后重新提交。`);
    return { flowState: 'returned', text: `审批已通过，但复核未通过：${note}。订单已退回提交人修改，占用已释放` };
  }
  const closed = await closeFlow(ctx, flow, 'approved', '');
  const state = await ctx.approvables.approve(ctx, flow.orderId, { by, note: flow.flowNo });
  const label = orderStateLabels[state];
  await writeFlowLog(ctx, closed, theSystem, { what: '审批通过', note: `订单转为${label}` });
  await tellSubmitter(ctx, closed, '审批已通过', `${flow.flowNo} 已通过，订单转为${label}。`);
  return { flowState: 'approved', text: `审批通过，订单转为${label}` };
}

const namesIn = (tasks: readonly NamedApprovalTask[]): string => tasks.map(({ name }) => name).join('、');

/** After somebody agreed: the level goes on waiting, the next one is asked, or all is done. */
export async function continueFlow(ctx: FlowContext, flow: Flow, by: Actor): Promise<ApprovalOutcome> {
  const tasks = await currentApprovalTasks(ctx.tx, flow);
  const waiting = tasks.filter(isWaiting);
  if (
    !hasPassed(
      levelOf(flow).spec,
      tasks.map(({ task }) => task),
    )
  )
    return { flowState: 'open', text: `已同意，本级还需 ${namesIn(waiting)} 处理` };
  return passLevel(ctx, flow, by);
}

/** The open level is over: the next, or the end. */
export async function passLevel(ctx: FlowContext, flow: Flow, by: Actor): Promise<ApprovalOutcome> {
  await ctx.tx
    .update(approvalTasks)
    .set({ state: 'skipped' })
    .where(
      and(
        eq(approvalTasks.flowId, flow.flowId),
        eq(approvalTasks.round, flow.round),
        eq(approvalTasks.state, 'waiting'),
      ),
    );
  if (flow.level >= flow.levels.length) return finish(ctx, flow, by);
  const content = contentOf(await readOrder(ctx, flow.orderId));
  const opened = await openLevel(ctx, flow, { no: flow.level + 1, origin: 'rule' }, content);
  const asked = namesIn((await currentApprovalTasks(ctx.tx, opened)).filter(isWaiting));
  await writeFlowLog(ctx, opened, theSystem, { what: `进入第 ${opened.level} 级`, note: `通知 ${asked}` });
  return { flowState: 'open', text: `已同意，进入第 ${opened.level} 级：${asked}` };
}

/** One rejection ends the flow: what the order held is free again, and the buyer may change it. */
export async function rejectFlow(ctx: FlowContext, flow: Flow, by: Actor, note: string): Promise<ApprovalOutcome> {
  const closed = await closeFlow(ctx, flow, 'rejected', note);
  await ctx.approvables.giveBack(ctx, flow.orderId, { name: 'reject', by, note });
  await tellSubmitter(ctx, closed, '审批被驳回', `${flow.flowNo}：${note}。可修改后重新提交。`);
  return { flowState: 'rejected', text: '已驳回，占用的库存、额度与预算已释放，提交人可修改后重新提交' };
}
