import { formatTime } from '@yigou/contract/ground/time';
import type { ApprovalOutcome } from '@yigou/contract/trade/approvals';
import { approvalLimits } from '@yigou/contract/trade/approvals.terms';
import { and, eq, isNull } from 'drizzle-orm';
import { addMinutes } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import { notify } from '../../people/notices/notices.service';
import { actOnApprovalTask, actOnOwnFlow, actorFrom, personName, type Signer, type Verb } from './acting.service';
import type { FlowContext } from './approvables.service';
import { currentApprovalTasks, deputiesOf, isWaiting } from './approvals.queries';
import { approvalQuestions } from './approvals.tables';
import { detailLink, tellSubmitter } from './approvalTelling.service';
import { closeFlow, setFlow } from './flows.service';

/** While the submitter is asked, the clock of the level stands still. */
export const askSubmitter = (
  ctx: FlowContext,
  signer: Signer,
  input: { requestId: string; taskId: number; question: string },
) =>
  actOnApprovalTask(ctx, signer, input, async (at): Promise<Verb> => {
    const { flow } = at;
    if (flow.askedAt) throw new DomainError('approvalQuestionOpen');
    const who = await personName(ctx, at);
    const effect = async (): Promise<ApprovalOutcome> => {
      const { flowId } = flow;
      const question = { flowId, askedBy: at.task.accountId, who, question: input.question, askedAt: ctx.now };
      await ctx.tx.insert(approvalQuestions).values(question);
      const leftMs = flow.dueAt && Math.max(0, flow.dueAt.getTime() - ctx.now.getTime());
      await setFlow(ctx, flow, { askedAt: ctx.now, leftMs, dueAt: null });
      await tellSubmitter(ctx, flow, `${who}在审批中提问`, input.question);
      return { flowState: 'open', text: '已向提交人提问，回复之前不计时' };
    };
    return { what: '提问', note: input.question, effect };
  });

export const answerQuestion = (
  ctx: FlowContext,
  signer: Signer,
  input: { requestId: string; flowId: number; answer: string },
) =>
  actOnOwnFlow(ctx, signer, input, async (flow): Promise<Verb> => {
    if (!flow.askedAt) throw new DomainError('approvalNoQuestion');
    const effect = async (): Promise<ApprovalOutcome> => {
      const [answered] = await ctx.tx
        .update(approvalQuestions)
        .set({ answer: input.answer, answeredAt: ctx.now })
        .where(and(eq(approvalQuestions.flowId, flow.flowId), isNull(approvalQuestions.answeredAt)))
        .returning();
      const dueAt = flow.leftMs === null ? null : new Date(ctx.now.getTime() + flow.leftMs);
      await setFlow(ctx, flow, { askedAt: null, leftMs: null, dueAt });
      if (answered)
        await notify(ctx, [answered.askedBy], {
          kind: 'approvalResult',
          title: `${signer.accountName}已回复提问`,
          text: input.answer,
          link: detailLink(flow),
        });
      return { flowState: 'open', text: '已回复，审批继续计时' };
    };
    return { what: '回复提问', note: input.answer, effect };
  });

type ByFlow = { requestId: string; flowId: number };

/** When the submitter may ask for haste again; null: now. */
export function remindFrom({ remindedAt }: { remindedAt: Date | null }, now: Date): Date | null {
  const from = remindedAt && addMinutes(remindedAt, approvalLimits.remindMinutes);
  return from && from > now ? from : null;
}

export const remindApprovers = (ctx: FlowContext, signer: Signer, input: ByFlow) =>
  actOnOwnFlow(ctx, signer, input, async (flow): Promise<Verb> => {
    const from = remindFrom(flow, ctx.now);
    if (from) throw new DomainError('approvalRemindedLately', { time: formatTime(from).slice(11, 16) });
    const waiting = (await currentApprovalTasks(ctx.tx, flow)).filter(isWaiting);
    const names = waiting.map(({ name }) => name).join('、');
    const effect = async (): Promise<ApprovalOutcome> => {
      await setFlow(ctx, flow, { remindedAt: ctx.now });
      const ids = waiting.map(({ task }) => task.accountId);
      const deputies = await deputiesOf(ctx.tx, ids, ctx.now);
      await notify(ctx, [...ids, ...deputies.values()], {
        kind: 'approvalTask',
        title: `${signer.accountName}催办：${flow.flowNo}`,
        text: `自 ${formatTime(flow.levelSince)} 起等待处理`,
        link: detailLink(flow),
      });
      return { flowState: 'open', text: `已催办 ${names}` };
    };
    return { what: '催办', note: names, effect };
  });

/** Back in the buyer's hands: they change and submit it again, or cancel it. */
export const withdrawFlow = (ctx: FlowContext, signer: Signer, input: ByFlow & { comment: string }) =>
  actOnOwnFlow(ctx, signer, input, async (flow): Promise<Verb> => {
    const effect = async (): Promise<ApprovalOutcome> => {
      const waiting = (await currentApprovalTasks(ctx.tx, flow)).filter(isWaiting);
      const closed = await closeFlow(ctx, flow, 'withdrawn', input.comment);
      const step = { name: 'withdraw', by: actorFrom(signer), note: input.comment } as const;
      await ctx.approvables.giveBack(ctx, flow.orderId, step);
      await notify(
        ctx,
        waiting.map(({ task }) => task.accountId),
        {
          kind: 'approvalTask',
          title: `${signer.accountName}已撤回：${flow.flowNo}`,
          text: '无需再审批',
          link: detailLink(closed),
        },
      );
      return { flowState: 'withdrawn', text: '已撤回，占用的库存、额度与预算已释放，可修改后重新提交或取消' };
    };
    return { what: '撤回', note: input.comment, effect };
  });
