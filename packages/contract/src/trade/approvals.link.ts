import { z } from 'zod';
import { call, keysOf, requestId, result } from '../ground/call';
import { BudgetUse } from '../money/budgets';
import { Method } from '../money/payments.fields';
import { ApprovalLine, ApprovalOutcome, comment, cuts } from './approvals';
import { FiredRule, FlowStep } from './approvals.flow';
import { approvalLimits as limits, linkStateLabels } from './approvals.terms';

/** Of the link in the mail; whatever is not one is answered like one that is void. */
const code = z.string('链接不完整').trim().min(1, '链接不完整').max(100, '链接不正确');

/** What an approver sees without logging in: that order alone. */
const LinkedOrder = z.object({
  orderNo: z.string(),
  flowNo: z.string(),
  version: z.number(),
  buyerName: z.string(),
  orgName: z.string(),
  costCentre: z.string(),
  reason: z.string(),
  remark: z.string(),
  paymentMethod: Method,
  payable: z.number(),
  submitTime: z.string(),
  dueTime: z.string(),
  fired: z.array(FiredRule),
  budgets: z.array(BudgetUse),
  /** What rose in price first. */
  lines: z.array(ApprovalLine),
  attachmentNames: z.array(z.string()),
  steps: z.array(FlowStep),
  ifApproved: z.string(),
  ifRejected: z.string(),
});
export type LinkedOrder = z.infer<typeof LinkedOrder>;

const LinkModel = z.object({
  state: z.enum(keysOf(linkStateLabels)),
  /** 您已同意 / 链接已失效 … */
  title: z.string(),
  /** What happened, when and by whom; where to go. */
  text: z.string(),
  time: z.string(),
  siteTitle: z.string(),
  customerName: z.string(),
  approverName: z.string(),
  /** null once it is decided or void: then the order is nobody's to see. */
  order: LinkedOrder.nullable(),
  /** How the order changed since, where that made it void. */
  change: z
    .object({
      before: z.number(),
      after: z.number(),
      lines: z.array(z.object({ itemName: z.string(), unit: z.string(), before: z.number(), after: z.number() })),
    })
    .nullable(),
  /** The amount is so large that a code has to confirm it. */
  needsCode: z.boolean(),
  codeFromAmount: z.number(),
  /** Where the code goes, masked. */
  codeTo: z.string(),
  /** The page of the shop where it can be handled after logging in; empty: nowhere. */
  loginPath: z.string(),
});
export type LinkModel = z.infer<typeof LinkModel>;

const open = { access: 'public', triesPerMinute: 30 } as const;

export const approvalLinkCalls = {
  'Approval/GetByCode': call({
    summary: '邮件链接里的审批：待审批的订单，或者已处理、已失效的说明；不需要登录',
    ...open,
    work: 'read',
    input: z.object({ code }),
    answer: result(LinkModel),
  }),
  'Approval/SendConfirmCode': call({
    summary: '大额审批：把六位验证码发到审批人的邮箱',
    ...open,
    work: 'write',
    input: z.object({ code }),
    answer: result(z.object({ codeTo: z.string(), validMinutes: z.number(), pauseSeconds: z.number() })),
  }),
  'Approval/DecideByCode': call({
    summary: '凭邮件链接同意或驳回，一个链接只能决定一次',
    ...open,
    work: 'steps',
    input: z
      .object({
        requestId,
        code,
        decision: z.enum(['approve', 'reject'], { error: '请选择同意或驳回' }),
        comment,
        cuts,
        confirmCode: z.string().trim().max(6, '验证码是 6 位数字').default(''),
      })
      .refine(({ decision, comment: said }) => decision === 'approve' || said.length >= limits.reasonLeast, {
        error: `原因至少 ${limits.reasonLeast} 个字`,
        path: ['comment'],
      }),
    answer: result(ApprovalOutcome),
  }),
};
