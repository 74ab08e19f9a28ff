import { randomInt } from 'node:crypto';
import type { calls } from '@yigou/contract/calls';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import type { ApprovalOutcome } from '@yigou/contract/trade/approvals';
import type { LinkModel } from '@yigou/contract/trade/approvals.link';
import { approvalLimits as limits, taskStateLabels } from '@yigou/contract/trade/approvals.terms';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../ground/http/context';
import { putInOutbox } from '../../ground/jobs/outbox';
import { addMinutes } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import { hashSecret } from '../../ground/lib/secrets';
import { useView } from '../../money/budgets/budgets.rules';
import { budgetsHeldBy } from '../../money/budgets/budgets.service';
import { accounts } from '../../people/accounts/accounts.tables';
import { customers } from '../../people/customers/customers.tables';
import type { Approvable, FlowContext } from './approvables.service';
import { approveTask, rejectTask } from './approvalDeciding.service';
import {
  type ApprovalTask,
  type Flow,
  findApprovalTask,
  findFlow,
  findRequest,
  nameOf,
  selectApprovalTasks,
} from './approvals.queries';
import { approvalLinks } from './approvals.tables';
import { contentOf, detailLink, markOf } from './approvalTelling.service';
import { consequences, sortByPriceRise, toApprovalLine, unitNames } from './approvalView.service';
import { readOrder } from './flows.service';
import { readFlowRecord } from './record.service';

/** `codeFrom`: the amount in 分 from which a code has to confirm the decision. */
export type LinkContext = Context & FlowContext & { codeFrom: number };

type Link = typeof approvalLinks.$inferSelect;
type Bound = {
  link: Link;
  task: ApprovalTask;
  flow: Flow;
  order: Approvable;
  account: typeof accounts.$inferSelect;
  customer: typeof customers.$inferSelect;
};

/** To what the code is bound; a code that nobody was sent is bound to nothing. */
async function findBound(ctx: FlowContext, code: string): Promise<Bound | null> {
  const [link] = await ctx.tx
    .select()
    .from(approvalLinks)
    .where(eq(approvalLinks.codeHash, hashSecret(code)));
  const task = link && (await findApprovalTask(ctx.tx, link.taskId));
  const flow = task && (await findFlow(ctx.tx, task.flowId));
  if (!link || !flow) return null;
  const [approver] = await ctx.tx
    .select({ account: accounts, customer: customers })
    .from(accounts)
    .innerJoin(customers, eq(customers.customerId, accounts.customerId))
    .where(eq(accounts.accountId, link.accountId));
  return approver ? { link, task, flow, ...approver, order: await readOrder(ctx, flow.orderId) } : null;
}

type Over = Pick<LinkModel, 'state' | 'title' | 'text' | 'time'> & { isOther?: true };

/** What became of the task meanwhile; null: it still waits for this very decision. `isOther`: the order is another now. */
function whyNot({ now }: { now: Date }, bound: Bound | null): Over | null {
  const gone = (text: string, time = '') => ({ state: 'void' as const, title: '链接已失效', text, time });
  if (!bound) return gone('链接不正确或不完整，请从邮件中重新打开，或登录后在“我的审批”中处理');
  const { link, task, flow, account, customer, order } = bound;
  const decided = task.decidedAt ? formatTime(task.decidedAt) : '';
  if (task.state === 'approved' || task.state === 'rejected') {
    const title = `您${taskStateLabels[task.state]}`;
    return { state: 'decided', title, text: '每个链接只能处理一次，此审批已经处理', time: decided };
  }
  if (!customer.enabled) return gone('贵企业已停用，请联系客服');
  if (!account.enabled) return gone('审批人的账号已停用，请联系企业管理员');
  if (account.passwordAt && link.createdAt < account.passwordAt)
    return gone('审批人的登录密码已修改，之前的链接一并失效，请登录后处理', formatTime(account.passwordAt));
  if (task.accountId !== link.accountId || task.state !== 'waiting')
    return gone(`此审批${taskStateLabels[task.state]}，无需再处理`, decided);
  if (flow.state !== 'open') return gone('此审批已经结束，无需再处理', flow.endedAt ? formatTime(flow.endedAt) : '');
  if (link.version !== order.version || link.contentMark !== markOf(contentOf(order)))
    return {
      ...gone('订单内容已变更，原内容不能再审批。新的审批邮件已发出，请从新邮件进入，或登录后处理'),
      isOther: true,
    };
  if (link.expiresAt <= now)
    return gone(`链接已过 ${limits.linkHours} 小时有效期，请登录后处理`, formatTime(link.expiresAt));
  return null;
}

function changeOf({ link, order }: Bound): LinkModel['change'] {
  if (link.version === order.version) return null;
  const now = new Map(order.lines.map((line) => [line.lineNo, line.qty]));
  const lines = link.lines
    .map(({ lineNo, name, unit, qty }) => ({ itemName: name, unit, before: qty, after: now.get(lineNo) ?? 0 }))
    .filter(({ before, after }) => before !== after);
  return { before: fenToYuan(link.payable), after: fenToYuan(order.amounts.payable), lines };
}

const masked = (email: string): string => email.replace(/^(.{1,2})[^@]*@/, '$1***@');

async function orderView(ctx: FlowContext, { flow, order, task }: Bound): Promise<LinkModel['order']> {
  const skuIds = order.lines.map((line) => line.skuId);
  const last = await ctx.approvables.lastPurchases(ctx.tx, order.customerId, skuIds, [order.orderId]);
  const tasks = await selectApprovalTasks(ctx.tx, [flow.flowId]);
  const { orderNo, version, costCentre, reason, remark, payMethod: paymentMethod } = order;
  return {
    orderNo,
    flowNo: flow.flowNo,
    version,
    buyerName: await nameOf(ctx.tx, flow.accountId),
    orgName: (await unitNames(ctx.tx, [flow.orgId])).get(flow.orgId) ?? '',
    costCentre,
    reason,
    remark,
    paymentMethod,
    payable: fenToYuan(order.amounts.payable),
    submitTime: formatTime(flow.createdAt),
    dueTime: flow.dueAt ? formatTime(flow.dueAt) : '',
    fired: flow.fired,
    budgets: ((await budgetsHeldBy(ctx.tx, [order.holder])).get(order.holder) ?? []).map(useView),
    lines: sortByPriceRise(order.lines.map((line) => toApprovalLine(line, last.get(line.skuId)))),
    attachmentNames: order.attachments.map(({ fileName }) => fileName),
    steps: (await readFlowRecord(ctx.tx, ctx.now, flow)).steps,
    ...consequences(flow, tasks, task.accountId),
  };
}

const needsCode = ({ codeFrom }: LinkContext, { order }: Bound): boolean => order.amounts.payable > codeFrom;

export async function readByCode(ctx: LinkContext & { siteTitle: string }, code: string): Promise<LinkModel> {
  const bound = await findBound(ctx, code);
  const why = whyNot(ctx, bound);
  return {
    ...(why ?? { state: 'open', title: '待您审批', text: '', time: '' }),
    siteTitle: ctx.siteTitle,
    customerName: bound?.customer.name ?? '',
    approverName: bound?.account.name ?? '',
    // Whoever finds an old mail learns that it was decided, and nothing of the order.
    order: bound && !why ? await orderView(ctx, bound) : null,
    change: bound && why?.isOther ? changeOf(bound) : null,
    needsCode: bound !== null && !why && needsCode(ctx, bound),
    codeFromAmount: fenToYuan(ctx.codeFrom),
    codeTo: bound && !why ? masked(bound.account.email) : '',
    loginPath: bound ? detailLink(bound.flow) : '',
  };
}

/** A link that can still decide; else the error says what became of it. */
function stillOpen(ctx: FlowContext, bound: Bound | null): Bound {
  const why = whyNot(ctx, bound);
  if (!bound || why) throw new DomainError('approvalLinkVoid', { text: why?.text ?? '' });
  return bound;
}

const linkIs = ({ linkId }: Link) => eq(approvalLinks.linkId, linkId);

export async function sendConfirmCode(ctx: LinkContext, code: string) {
  const { link, account, flow } = stillOpen(ctx, await findBound(ctx, code));
  await ctx.tx.select().from(approvalLinks).where(linkIs(link)).for('update');
  const [locked] = await ctx.tx.select().from(approvalLinks).where(linkIs(link));
  const waited = locked?.confirmSentAt ? (ctx.now.getTime() - locked.confirmSentAt.getTime()) / 1000 : Infinity;
  if (waited < limits.codePauseSeconds)
    throw new DomainError('approvalCodeSentLately', { seconds: Math.ceil(limits.codePauseSeconds - waited) });
  const digits = String(randomInt(0, 1_000_000)).padStart(6, '0');
  await ctx.tx
    .update(approvalLinks)
    .set({ confirmHash: hashSecret(`${link.linkId}:${digits}`), confirmSentAt: ctx.now, confirmTries: 0 })
    .where(linkIs(link));
  const letter = {
    kind: 'mail' as const,
    to: account.email,
    subject: `审批验证码 ${digits}（${flow.flowNo}）`,
    text: `您正在审批 ${flow.flowNo}，验证码 ${digits}，${limits.codeMinutes} 分钟内有效。如非本人操作，请勿将验证码告知他人。`,
  };
  await putInOutbox(ctx, account.companyId, letter, true);
  return { codeTo: masked(account.email), validMinutes: limits.codeMinutes, pauseSeconds: limits.codePauseSeconds };
}

/** Each try counts before it is looked at, and stays counted when it is refused. */
async function checkCode(ctx: LinkContext, { link }: Bound, digits: string): Promise<void> {
  const [tried] = await ctx.tx
    .update(approvalLinks)
    .set({ confirmTries: sql`${approvalLinks.confirmTries} + 1` })
    .where(linkIs(link))
    .returning();
  const left = limits.codeTries - (tried?.confirmTries ?? limits.codeTries);
  const validUntil = tried?.confirmSentAt && addMinutes(tried.confirmSentAt, limits.codeMinutes);
  if (!tried?.confirmHash || !validUntil || validUntil < ctx.now || left < 0)
    throw new DomainError('approvalCodeVoid', {}, { confirmCode: '验证码已失效，请重新获取' });
  if (tried.confirmHash !== hashSecret(`${link.linkId}:${digits}`))
    throw new DomainError('approvalCodeWrong', { left }, { confirmCode: `验证码不正确，还可尝试 ${left} 次` });
}

type Decision = z.output<(typeof calls)['Approval/DecideByCode']['input']>;

/** One decision, in the name of who was mailed; what is decided is judged again under the lock. */
export async function decideByCode(ctx: LinkContext, input: Decision): Promise<ApprovalOutcome> {
  const { code, requestId, comment, cuts } = input;
  const bound = await findBound(ctx, code);
  const known = bound && (await answeredBefore(ctx, bound, requestId));
  if (known) return known;
  const open = stillOpen(ctx, bound);
  if (needsCode(ctx, open)) await checkCode(ctx, open, input.confirmCode);
  return ctx.tx.transaction(async (tx) => {
    const inside = { ...ctx, tx };
    await ctx.approvables.lock(tx, open.order.orderId);
    const { task, account } = stillOpen(inside, await findBound(inside, code));
    const { accountId, name: accountName, customerId } = account;
    const signer = { accountId, accountName, customerId };
    const by = { requestId, taskId: task.taskId };
    return input.decision === 'approve'
      ? approveTask(inside, signer, { ...by, comment, cuts })
      : rejectTask(inside, signer, { ...by, reason: comment });
  });
}

/**
 * The same request of the same link answers the same again. Whatever acts in a flow asks this too, under the lock; here it
 * has to come first, for a link that has decided is void, and a second code would be asked for.
 */
async function answeredBefore(ctx: LinkContext, { link, flow }: Bound, requestId: string) {
  const known = await findRequest(ctx.tx, link.accountId, requestId);
  return known?.flowId === flow.flowId ? known.outcome : null;
}
