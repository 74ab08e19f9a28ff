import type { ApprovalOutcome } from '@yigou/contract/trade/approvals';
import { flowStateLabels, taskStateLabels } from '@yigou/contract/trade/approvals.terms';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../ground/db/actor';
import { contentMark } from '../../ground/lib/contentMark';
import { DomainError } from '../../ground/lib/domainError';
import type { FlowContext } from './approvables.service';
import {
  type ApprovalTask,
  actsFor,
  type Flow,
  findApprovalTask,
  findFlow,
  findRequest,
  keepOutcome,
  lockFlow,
  nameOf,
  writeFlowLog,
} from './approvals.queries';
import { approvalTasks } from './approvals.tables';
import { reseat } from './seating.service';

/** Who acts: logged in, or by their mailed link. */
export type Signer = { accountId: number; accountName: string; customerId: number };

export const actorFrom = ({ accountId, accountName }: Signer): Actor => ({
  kind: 'account',
  id: accountId,
  name: accountName,
});

/** What the log says, and what follows from it. */
export type Verb = { what: string; note?: string; effect: () => Promise<ApprovalOutcome> };
export type ApprovalAct = { flow: Flow; task: ApprovalTask; by: Actor; forWhom: string };
type Request = { requestId: string };

export function closedError(flow: Flow, task?: ApprovalTask): DomainError {
  const state = flow.state !== 'open' || !task ? flowStateLabels[flow.state] : taskStateLabels[task.state];
  return new DomainError('approvalClosed', { state });
}

/**
 * The one way anything is done in a flow: the order is locked, then the flow; the same request answers the same again;
 * what is decided and what follows from it are one transaction.
 */
async function actIn(
  ctx: FlowContext,
  signer: Signer,
  flowId: number,
  input: Request,
  judge: (flow: Flow) => Promise<{ verb: Verb; forWhom: string; flow: Flow }>,
): Promise<ApprovalOutcome> {
  const found = await findFlow(ctx.tx, flowId);
  if (!found) throw new DomainError('notFound');
  await ctx.approvables.lock(ctx.tx, found.orderId);
  const locked = await lockFlow(ctx.tx, flowId);
  if (!locked) throw new DomainError('notFound');
  const { requestId, ...content } = input;
  const requestHash = contentMark(content);
  const known = await findRequest(ctx.tx, signer.accountId, requestId);
  if (known && known.requestHash !== requestHash) throw new DomainError('requestReused');
  if (known?.outcome) return known.outcome;
  const { verb, forWhom, flow } = await judge(locked);
  const request = { requestId, requestHash };
  const { what, note = '' } = verb;
  const logId = await writeFlowLog(ctx, flow, actorFrom(signer), { what, note, forWhom, request });
  const outcome = await verb.effect();
  await keepOutcome(ctx.tx, logId, outcome);
  return outcome;
}

/** A task of their own, or of who made them deputy for today. Any other answers like one that does not exist. */
async function reachApprovalTask(
  ctx: FlowContext,
  signer: Signer,
  taskId: number,
): Promise<{ task: ApprovalTask; forWhom: string }> {
  const task = await findApprovalTask(ctx.tx, taskId);
  if (!task) throw new DomainError('notFound');
  if (task.accountId === signer.accountId) return { task, forWhom: '' };
  const principals = await actsFor(ctx.tx, signer.accountId, ctx.now);
  const principal = principals.find(({ accountId }) => accountId === task.accountId);
  if (!principal) throw new DomainError('notFound');
  return { task, forWhom: principal.name };
}

export async function actOnApprovalTask(
  ctx: FlowContext,
  signer: Signer,
  input: Request & { taskId: number },
  judge: (at: ApprovalAct) => Promise<Verb>,
): Promise<ApprovalOutcome> {
  const { task: asked, forWhom } = await reachApprovalTask(ctx, signer, input.taskId);
  return actIn(ctx, signer, asked.flowId, input, async (locked) => {
    if (locked.customerId !== signer.customerId) throw new DomainError('notFound');
    if (forWhom && locked.accountId === signer.accountId)
      throw new DomainError('approvalPersonRefused', { why: '不能审批自己提交的订单' });
    if (locked.state !== 'open') throw closedError(locked);
    const flow = await reseat(ctx, locked);
    const task = await findApprovalTask(ctx.tx, asked.taskId);
    if (flow.state !== 'open' || task?.state !== 'waiting') throw closedError(flow, task);
    return { flow, forWhom, verb: await judge({ flow, task, by: actorFrom(signer), forWhom }) };
  });
}

/** For who submitted it. */
export async function actOnOwnFlow(
  ctx: FlowContext,
  signer: Signer,
  input: Request & { flowId: number },
  judge: (flow: Flow) => Promise<Verb>,
): Promise<ApprovalOutcome> {
  const found = await findFlow(ctx.tx, input.flowId);
  if (found?.accountId !== signer.accountId || found.customerId !== signer.customerId)
    throw new DomainError('notFound');
  return actIn(ctx, signer, input.flowId, input, async (locked) => {
    if (locked.state !== 'open') throw closedError(locked);
    return { flow: locked, forWhom: '', verb: await judge(locked) };
  });
}

/** Their decision, in their name; who decided for them is noted. */
export async function settleApprovalTask(
  ctx: FlowContext,
  { task, by }: ApprovalAct,
  state: ApprovalTask['state'],
  comment: string,
): Promise<void> {
  await ctx.tx
    .update(approvalTasks)
    .set({ state, comment, decidedAt: ctx.now, decidedBy: by.id })
    .where(eq(approvalTasks.taskId, task.taskId));
}

export const personName = async (ctx: FlowContext, { task, forWhom }: ApprovalAct): Promise<string> =>
  forWhom || (await nameOf(ctx.tx, task.accountId));
