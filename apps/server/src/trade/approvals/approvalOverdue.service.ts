import { timeOutLabels } from '@yigou/contract/trade/approvals.terms';
import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import { theSystem } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import type { Deadline } from '../../ground/jobs/deadlines';
import { addHours, addMinutes } from '../../ground/lib/clock';
import { notify } from '../../people/notices/notices.service';
import type { FlowContext } from './approvables.service';
import { currentApprovalTasks, deputiesOf, type Flow, isWaiting, lockFlow, writeFlowLog } from './approvals.queries';
import { approvalFlows, approvalTasks } from './approvals.tables';
import { contentOf, detailLink } from './approvalTelling.service';
import { askPeople, levelOf, orgChartFor, passLevel, readOrder, rejectFlow, setFlow } from './flows.service';
import { nextApproverAbove } from './seating.rules';
import { hasUnseated, reseat } from './seating.service';

const longer = (ctx: FlowContext, flow: Flow): Promise<Flow> =>
  setFlow(ctx, flow, { dueAt: addHours(ctx.now, levelOf(flow).spec.hours) });

async function remind(ctx: FlowContext, flow: Flow): Promise<void> {
  const waiting = (await currentApprovalTasks(ctx.tx, flow)).filter(isWaiting);
  const ids = waiting.map(({ task }) => task.accountId);
  const deputies = await deputiesOf(ctx.tx, ids, ctx.now);
  const note = waiting.map(({ name }) => name).join('、');
  await longer(ctx, flow);
  await writeFlowLog(ctx, flow, theSystem, { what: '超时提醒', note });
  await notify(ctx, [...ids, ...deputies.values()], {
    kind: 'approvalTask',
    title: `审批已超时：${flow.flowNo}`,
    text: '请尽快处理',
    link: detailLink(flow),
  });
}

/** Who did not answer is asked no more; the head above is. Where nobody is above, they are reminded. */
async function escalate(ctx: FlowContext, flow: Flow): Promise<void> {
  const tasks = await currentApprovalTasks(ctx.tx, flow);
  const asked = tasks.map(({ task }) => task.accountId);
  const orgChart = await orgChartFor(ctx.tx, flow);
  const above = nextApproverAbove(levelOf(flow).spec, flow, asked, orgChart);
  if (above.length === 0) return remind(ctx, flow);
  for (const { task } of tasks.filter(isWaiting))
    await ctx.tx
      .update(approvalTasks)
      .set({ state: 'replaced', decidedAt: ctx.now })
      .where(eq(approvalTasks.taskId, task.taskId));
  const later = await longer(ctx, flow);
  const late = tasks.filter(isWaiting).map(({ name }) => name);
  const asking = { accountIds: above, origin: 'escalated', originNote: `${late.join('、')}超时未处理` } as const;
  await askPeople(ctx, later, asking, contentOf(await readOrder(ctx, flow.orderId)));
  const note = above.map((id) => orgChart.people.get(id)?.name).join('、');
  await writeFlowLog(ctx, later, theSystem, { what: '超时升级', note: `${late.join('、')}超时，升级给${note}` });
}

async function timeOut(ctx: FlowContext, flow: Flow): Promise<void> {
  const { onTimeOut } = levelOf(flow).spec;
  if (onTimeOut === 'remind') return remind(ctx, flow);
  if (onTimeOut === 'escalate') return escalate(ctx, flow);
  await writeFlowLog(ctx, flow, theSystem, { what: `超时${timeOutLabels[onTimeOut]}` });
  if (onTimeOut === 'approve') await passLevel(ctx, flow, theSystem);
  else await rejectFlow(ctx, flow, theSystem, '超时未处理，自动驳回');
}

type Due = { flowId: number; orderId: number; tries: number };

/** A flow whose people are in order is not looked at again before so many minutes. */
const pauseMinutes = 5;

const selectDue = (tx: Db, now: Date, limit: number): Promise<Due[]> =>
  tx
    .select({ flowId: approvalFlows.flowId, orderId: approvalFlows.orderId, tries: approvalFlows.tries })
    .from(approvalFlows)
    .where(
      and(
        eq(approvalFlows.state, 'open'),
        or(isNull(approvalFlows.nextTryAt), lte(approvalFlows.nextTryAt, now)),
        or(lte(approvalFlows.dueAt, now), hasUnseated),
      ),
    )
    .orderBy(asc(approvalFlows.dueAt))
    .limit(limit);

async function actDue(ctx: FlowContext, { flowId, orderId }: Due): Promise<void> {
  await ctx.tx.transaction(async (tx) => {
    const inside = { ...ctx, tx };
    await ctx.approvables.lock(tx, orderId);
    const flow = await lockFlow(tx, flowId);
    if (flow?.state !== 'open') return;
    const seated = await reseat(inside, flow);
    if (seated.state !== 'open') return;
    await setFlow(inside, seated, { tries: 0, nextTryAt: addMinutes(ctx.now, pauseMinutes) });
    if (seated.dueAt && seated.dueAt <= ctx.now) await timeOut(inside, seated);
  });
}

export const approvalDeadline: Deadline<FlowContext, Due> = {
  name: 'approval',
  select: selectDue,
  act: actDue,
  postpone: async (tx, { flowId }, next) => {
    await tx.update(approvalFlows).set(next).where(eq(approvalFlows.flowId, flowId));
  },
};
