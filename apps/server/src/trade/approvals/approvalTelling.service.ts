import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import { approvalLimits } from '@yigou/contract/trade/approvals.terms';
import { addHours } from '../../ground/lib/clock';
import { contentMark } from '../../ground/lib/contentMark';
import { hashSecret, newSecret } from '../../ground/lib/secrets';
import { notify, type Recipient, type TellContext } from '../../people/notices/notices.service';
import type { Approvable } from './approvables.service';
import { deputiesOf, type Flow, type NamedApprovalTask, nameOf } from './approvals.queries';
import { approvalLinks } from './approvals.tables';

/** What a link is bound to. */
export type Content = Pick<Approvable, 'orderNo' | 'version' | 'reason'> & {
  payable: number;
  lines: Pick<Approvable['lines'][number], 'lineNo' | 'name' | 'unit' | 'qty' | 'price'>[];
};

export const markOf = ({ version, payable, lines }: Content): string =>
  contentMark({ version, payable, lines: lines.map(({ lineNo, qty, price }) => [lineNo, qty, price]) });

export const contentOf = (order: Approvable): Content => ({ ...order, payable: order.amounts.payable });

export const detailLink = ({ flowId }: Pick<Flow, 'flowId'>): string => `/center/order/orderDetails?flowId=${flowId}`;
export const orderLink = ({ orderId }: Pick<Flow, 'orderId'>): string => `/center/order/orderDetail?orderId=${orderId}`;

const yuan = (fen: number): string => formatYuan(fenToYuan(fen));

async function makeLink({ tx, now }: TellContext, { task }: NamedApprovalTask, content: Content): Promise<string> {
  const code = newSecret();
  await tx.insert(approvalLinks).values({
    codeHash: hashSecret(code),
    taskId: task.taskId,
    accountId: task.accountId,
    version: content.version,
    contentMark: markOf(content),
    payable: content.payable,
    lines: content.lines.map(({ lineNo, name, unit, qty }) => ({ lineNo, name, unit, qty })),
    createdAt: now,
    expiresAt: addHours(now, approvalLimits.linkHours),
  });
  return code;
}

async function letterTo(ctx: TellContext, flow: Flow, asked: NamedApprovalTask, content: Content, buyer: string) {
  const code = await makeLink(ctx, asked, content);
  const lines = content.lines.slice(0, 5).map(({ name, qty, unit }) => `  ${name} × ${qty} ${unit}`);
  const rest = content.lines.length > 5 ? [`  等共 ${content.lines.length} 种`] : [];
  return {
    subject: `待审批：${buyer}的采购 ${yuan(content.payable)}（${flow.flowNo}）`,
    text: [
      `${asked.name}，您好：`,
      '',
      `${buyer}提交的订单 ${content.orderNo}（第 ${content.version} 版）等待您审批。`,
      ...(content.reason ? [`事由：${content.reason}`] : []),
      `应付金额：${yuan(content.payable)}`,
      '商品：',
      ...lines,
      ...rest,
      ...(flow.dueAt ? ['', `请在 ${formatTime(flow.dueAt)} 之前处理。`] : []),
      '',
      `点击链接即可审批，无需登录，${approvalLimits.linkHours} 小时内有效，只能处理一次：`,
      `${flow.linkBase}/#/Audit/OrderAudit?code=${code}`,
      '',
      '通过该链接作出的决定视为您本人操作，请勿转发。',
    ].join('\n'),
  };
}

/** Whoever is asked hears of it at once: in the shop, and by a mail with a link of their own. Their deputy hears of it too. */
export async function tellApprovers(
  ctx: TellContext,
  flow: Flow,
  asked: readonly NamedApprovalTask[],
  content: Content,
) {
  if (asked.length === 0) return;
  const buyer = await nameOf(ctx.tx, flow.accountId);
  const ids = asked.map(({ task }) => task.accountId);
  const deputies = await deputiesOf(ctx.tx, ids, ctx.now);
  const letters: Recipient[] = [];
  for (const each of asked)
    letters.push({ accountId: each.task.accountId, letter: await letterTo(ctx, flow, each, content, buyer) });
  await notify(ctx, [...deputies.values(), ...letters], {
    kind: 'approvalTask',
    title: `待审批：${buyer}的采购 ${yuan(content.payable)}`,
    text: `${flow.flowNo}，订单 ${content.orderNo}${content.reason ? `，${content.reason}` : ''}`,
    link: detailLink(flow),
  });
}

/** To who submitted it. */
export const tellSubmitter = (ctx: TellContext, flow: Flow, title: string, text: string): Promise<void> =>
  notify(ctx, [flow.accountId], { kind: 'approvalResult', title, text, link: orderLink(flow) });
