import type { ApprovalOutcome } from '@yigou/contract/trade/approvals';
import { eq } from 'drizzle-orm';
import { retrying } from '../../ground/db/retrying';
import { DomainError } from '../../ground/lib/domainError';
import {
  type ApprovalAct,
  actOnApprovalTask,
  personName,
  type Signer,
  settleApprovalTask,
  type Verb,
} from './acting.service';
import type { Cut, FlowContext } from './approvables.service';
import { readOrgChart } from './approvalPeople.queries';
import { currentApprovalTasks, type Flow, isWaiting, writeFlowLog } from './approvals.queries';
import { approvalTasks } from './approvals.tables';
import { contentOf, tellApprovers } from './approvalTelling.service';
import { askPeople, continueFlow, openLevel, readOrder, rejectFlow, setFlow } from './flows.service';

type ActInput = { requestId: string; taskId: number };
type Said = { comment: string };

/** What was agreed to is the order with less: its next version, which all who are still asked are told of. */
async function cutOrder(ctx: FlowContext, at: ApprovalAct, cuts: readonly Cut[]): Promise<Flow> {
  if (cuts.length === 0) return at.flow;
  const note = await ctx.approvables.cut(ctx, at.flow.orderId, cuts, at.by);
  const order = await readOrder(ctx, at.flow.orderId);
  const flow = await setFlow(ctx, at.flow, { version: order.version, payable: order.amounts.payable });
  await writeFlowLog(ctx, flow, at.by, { what: '减少数量', note, forWhom: at.forWhom });
  return flow;
}

/** The task is settled and logged under the lock of its flow; `effect` then says what comes of it. */
export const approveTask = (
  ctx: FlowContext,
  signer: Signer,
  input: ActInput & Said & { cuts: Cut[] },
): Promise<ApprovalOutcome> =>
  actOnApprovalTask(ctx, signer, input, async (at): Promise<Verb> => {
    const flow = await cutOrder(ctx, at, input.cuts);
    await settleApprovalTask(ctx, at, 'approved', input.comment);
    const effect = async () => {
      const outcome = await continueFlow(ctx, flow, at.by);
      // The links that the others got speak of what is no more.
      const others = (await currentApprovalTasks(ctx.tx, flow)).filter(isWaiting);
      if (flow.version > at.flow.version)
        await tellApprovers(ctx, flow, others, contentOf(await readOrder(ctx, flow.orderId)));
      return outcome;
    };
    return { what: '同意', note: input.comment, effect };
  });

export const rejectTask = (ctx: FlowContext, signer: Signer, input: ActInput & { reason: string }) =>
  actOnApprovalTask(ctx, signer, input, async (at): Promise<Verb> => {
    await settleApprovalTask(ctx, at, 'rejected', input.reason);
    return { what: '驳回', note: input.reason, effect: () => rejectFlow(ctx, at.flow, at.by, input.reason) };
  });

/** The level before has to agree once more; after it, this one is asked again. */
export const sendBack = (ctx: FlowContext, signer: Signer, input: ActInput & { reason: string }) =>
  actOnApprovalTask(ctx, signer, input, async (at): Promise<Verb> => {
    const { flow } = at;
    if (flow.level === 1) throw new DomainError('approvalNoLevelBefore');
    await settleApprovalTask(ctx, at, 'sentBack', input.reason);
    const effect = async (): Promise<ApprovalOutcome> => {
      const name = await personName(ctx, at);
      const content = contentOf(await readOrder(ctx, flow.orderId));
      const no = flow.level - 1;
      await skipOthers(ctx, flow);
      await openLevel(ctx, flow, { no, origin: 'sentBack', originNote: `${name}退回：${input.reason}` }, content);
      return { flowState: 'open', text: `已退回第 ${no} 级重新审批` };
    };
    return { what: '退回上一级', note: input.reason, effect };
  });

async function skipOthers(ctx: FlowContext, flow: Flow): Promise<void> {
  for (const { task } of (await currentApprovalTasks(ctx.tx, flow)).filter(isWaiting))
    await ctx.tx.update(approvalTasks).set({ state: 'skipped' }).where(eq(approvalTasks.taskId, task.taskId));
}

/** Somebody of the customer who may approve, is not the submitter, and is not asked already. */
async function checkColleague(ctx: FlowContext, { flow, task }: ApprovalAct, userId: number): Promise<string> {
  const orgChart = await readOrgChart(ctx.tx, flow.customerId, { userIds: [userId], roleIds: [] });
  const person = orgChart.people.get(userId);
  if (!person) throw new DomainError('notFound');
  const refuse = (why: string) => new DomainError('approvalPersonRefused', { why }, { userId: why });
  if (!person.able) throw refuse('没有审批权限或已停用');
  if (userId === flow.accountId) throw refuse('不能由提交人审批自己的订单');
  if (userId === task.accountId) throw refuse('已在由本人审批');
  const live = (await currentApprovalTasks(ctx.tx, flow)).filter(
    (each) => isWaiting(each) || each.task.state === 'approved',
  );
  if (live.some((each) => each.task.accountId === userId)) throw refuse('已是本级审批人');
  return person.name;
}

type Handing = ActInput & Said & { userId: number };

async function handTo(ctx: FlowContext, at: ApprovalAct, input: Handing, origin: 'transfer' | 'added'): Promise<void> {
  const name = await personName(ctx, at);
  const verb = origin === 'transfer' ? '转交' : '加签';
  const originNote = `${name}${verb}${input.comment && `：${input.comment}`}`;
  const content = contentOf(await readOrder(ctx, at.flow.orderId));
  await askPeople(ctx, at.flow, { accountIds: [input.userId], origin, originNote }, content);
}

/** Somebody else decides in their place. */
export const transferApproval = (ctx: FlowContext, signer: Signer, input: Handing) =>
  actOnApprovalTask(ctx, signer, input, async (at): Promise<Verb> => {
    const name = await checkColleague(ctx, at, input.userId);
    await settleApprovalTask(ctx, at, 'handedOn', input.comment);
    const effect = async (): Promise<ApprovalOutcome> => {
      // Who was added has to agree whatever the mode, and so has who stands in for them.
      await handTo(ctx, at, input, at.task.origin === 'added' ? 'added' : 'transfer');
      return { flowState: 'open', text: `已转交给${name}` };
    };
    return { what: `转交给${name}`, note: input.comment, effect };
  });

/** Somebody else has to agree as well. */
export const addSigner = (ctx: FlowContext, signer: Signer, input: Handing) =>
  actOnApprovalTask(ctx, signer, input, async (at): Promise<Verb> => {
    const name = await checkColleague(ctx, at, input.userId);
    const effect = async (): Promise<ApprovalOutcome> => {
      await handTo(ctx, at, input, 'added');
      return { flowState: 'open', text: `已加签${name}，其同意后本级方可通过` };
    };
    return { what: `加签${name}`, note: input.comment, effect };
  });

type Batch = { requestId: string; taskIds: number[]; comment: string };

/** Each in its own transaction: what cannot be approved says why, and the others are. */
export async function approveMany(ctx: FlowContext, signer: Signer, { requestId, taskIds, comment }: Batch) {
  const results: { taskId: number; ok: boolean; text: string }[] = [];
  for (const taskId of new Set(taskIds)) {
    const input = { requestId: `${requestId}/${taskId}`, taskId, comment, cuts: [] };
    try {
      const { text } = await retrying(ctx.tx, (tx) => approveTask({ ...ctx, tx }, signer, input));
      results.push({ taskId, ok: true, text });
    } catch (cause) {
      if (!(cause instanceof DomainError)) throw cause;
      results.push({ taskId, ok: false, text: cause.message });
    }
  }
  return results;
}
