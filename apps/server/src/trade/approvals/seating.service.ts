import { inArray, sql } from 'drizzle-orm';
import { theSystem } from '../../ground/db/actor';
import type { FlowContext } from './approvables.service';
import { namedIn, readOrgChart } from './approvalPeople.queries';
import {
  currentApprovalTasks,
  type Flow,
  isWaiting,
  lockFlow,
  type NamedApprovalTask,
  writeFlowLog,
} from './approvals.queries';
import { approvalFlows, approvalTasks } from './approvals.tables';
import { contentOf } from './approvalTelling.service';
import { hasPassed } from './flow.rules';
import { askPeople, levelOf, passLevel, readOrder } from './flows.service';
import { type OrgChart, replacementsFor, seatsOf } from './seating.rules';

/** Of those who are asked, who cannot be any more; whom the rule named, has to be named by it still. */
function unseatedAmong(flow: Flow, tasks: readonly NamedApprovalTask[], orgChart: OrgChart): NamedApprovalTask[] {
  const seats = seatsOf(levelOf(flow).spec, flow, orgChart).ids;
  const sits = ({ accountId, origin }: NamedApprovalTask['task']) =>
    origin === 'rule' || origin === 'sentBack' ? seats.includes(accountId) : orgChart.people.get(accountId)?.able;
  return tasks.filter((each) => isWaiting(each) && !sits(each.task));
}

/**
 * Somebody who is asked was disabled, lost the function, or heads the unit no more: who takes their place is asked
 * instead, else the administrators. Looked at before every decision, and by the sweep.
 */
export async function reseat(ctx: FlowContext, flow: Flow): Promise<Flow> {
  const tasks = await currentApprovalTasks(ctx.tx, flow);
  const { spec } = levelOf(flow);
  const askedIds = tasks.map(({ task }) => task.accountId);
  const orgChart = await readOrgChart(ctx.tx, flow.customerId, namedIn([spec], [flow.accountId, ...askedIds]));
  const out = unseatedAmong(flow, tasks, orgChart);
  if (out.length === 0 && tasks.some(isWaiting)) return flow;
  const outIds = out.map(({ task }) => task.taskId);
  if (outIds.length > 0)
    await ctx.tx
      .update(approvalTasks)
      .set({ state: 'replaced', decidedAt: ctx.now })
      .where(inArray(approvalTasks.taskId, outIds));
  const stay = tasks.filter(({ task }) => !outIds.includes(task.taskId)).map(({ task }) => task);
  const heirs = replacementsFor(spec, flow, stay, orgChart);
  const names = out.map(({ name }) => name).join('、');
  const content = contentOf(await readOrder(ctx, flow.orderId));
  await askPeople(ctx, flow, { accountIds: heirs, origin: 'replaced', originNote: names && `接替${names}` }, content);
  const told = heirs.map((id) => orgChart.people.get(id)?.name).join('、');
  const note = `${names}已不能审批${told && `，由${told}接替`}`;
  if (names || told)
    await writeFlowLog(ctx, flow, theSystem, { what: '更换审批人', note: names ? note : `由${told}审批` });
  const left = (await currentApprovalTasks(ctx.tx, flow)).map(({ task }) => task);
  if (heirs.length === 0 && hasPassed(spec, left)) await passLevel(ctx, flow, theSystem);
  return (await lockFlow(ctx.tx, flow.flowId)) ?? flow;
}

const waitingHere = sql`from approval_task task join account on account.account_id = task.account_id
  where task.flow_id = ${approvalFlows.flowId} and task.round = ${approvalFlows.round} and task.state = 'waiting'`;

/** Nobody is asked, or somebody who cannot decide, or as the head of a unit that has another head now. */
export const hasUnseated = sql`(not exists (select 1 ${waitingHere}) or exists (select 1 ${waitingHere} and not (account.enabled and exists (
      select 1 from account_role held join role on role.role_id = held.role_id
      where held.account_id = account.account_id and 'order/myApprove' = any(role.functions))))
  or (${approvalFlows.levels} -> (${approvalFlows.level} - 1) -> 'spec' ->> 'by') in ('unitHead', 'headAbove')
    and exists (select 1 ${waitingHere} and task.origin in ('rule', 'sentBack') and not exists (
      select 1 from org_unit unit where unit.customer_id = account.customer_id and unit.head_id = account.account_id)))`;
