import { z } from 'zod';
import { call, day, id, keysOf, noInput, page, pageInput, requestId, result, rows, text } from '../ground/call';
import { BudgetUse } from '../money/budgets';
import { Method } from '../money/payments.fields';
import { ApprovalRecord, FiredRule } from './approvals.flow';
import {
  approvalActionLabels,
  approvalSorts,
  approvalTabs,
  flowStateLabels,
  approvalLimits as limits,
  taskOriginLabels,
} from './approvals.terms';
import { quantity } from './cart';
import { Amounts, OrderedGoods, State } from './orders';

const Action = z.enum(keysOf(approvalActionLabels));

/** A line as an approver weighs it. */
export const ApprovalLine = OrderedGoods.extend({
  lineNo: z.number(),
  supplierName: z.string(),
  isContract: z.boolean(),
  /** What the customer paid for it the last time; null: bought for the first time. */
  lastPrice: z.number().nullable(),
  lastDate: z.string(),
  /** +22.4 = dearer than the last time; null: nothing to compare with. */
  changePercent: z.number().nullable(),
});
export type ApprovalLine = z.infer<typeof ApprovalLine>;

const ApprovalRow = z.object({
  flowId: z.number(),
  /** The task to decide; null where nothing waits for the caller. */
  taskId: z.number().nullable(),
  flowNo: z.string(),
  orderId: z.number(),
  orderNo: z.string(),
  version: z.number(),
  state: z.enum(keysOf(flowStateLabels)),
  stateText: z.string(),
  orderState: State,
  submitTime: z.string(),
  buyerName: z.string(),
  orgName: z.string(),
  costCentre: z.string(),
  reason: z.string(),
  /** The first of them; `lineCount` and `qtyCount` say how many there are. */
  lines: z.array(ApprovalLine),
  lineCount: z.number(),
  qtyCount: z.number(),
  fired: z.array(FiredRule),
  /** What it holds of which budgets. */
  budgets: z.array(BudgetUse),
  payable: z.number(),
  paymentMethod: Method,
  level: z.number(),
  levelCount: z.number(),
  /** 或签，您或刘佳 / 会签 2 人，何静已同意 … */
  turnText: z.string(),
  origin: z.enum(keysOf(taskOriginLabels)),
  originNote: z.string(),
  /** For whom the caller would decide as deputy; empty: for themselves. */
  forWhom: z.string(),
  waitingSince: z.string(),
  /** Empty: no time limit runs. */
  dueTime: z.string(),
  /** 超时升级给陈志远 … */
  timeOutText: z.string(),
  /** A question waits for the submitter: the clock stands still. */
  asked: z.boolean(),
  /** What the caller decided, in 我已审批. */
  decision: z.string(),
  decideTime: z.string(),
  actions: z.array(Action),
});
export type ApprovalRow = z.infer<typeof ApprovalRow>;

const ApprovalModel = ApprovalRow.extend({
  amounts: Amounts,
  poNo: z.string(),
  wantedDate: z.string(),
  remark: z.string(),
  address: z.object({ receiver: z.string(), phone: z.string(), areaText: z.string(), detail: z.string() }),
  attachments: z.array(z.object({ fileId: z.string(), fileName: z.string() })),
  record: ApprovalRecord,
  /** What happens next, before the click. */
  ifApproved: z.string(),
  ifRejected: z.string(),
});
export type ApprovalModel = z.infer<typeof ApprovalModel>;

const ApprovalFilter = z.object({
  tab: z.enum(keysOf(approvalTabs), { error: '不支持的页签' }).default('waiting'),
  orgId: id.nullable().default(null),
  ruleId: z.int('规则编号必须是数字').min(0, '规则编号不能为负').nullable().default(null),
  overBudget: z.boolean().default(false),
  sort: z.enum(keysOf(approvalSorts), { error: '不支持的排序' }).default('dueFirst'),
});

/** Lines with less than before; 0 drops one. Nothing can be raised. */
export const cuts = z
  .array(
    z.object({
      lineNo: z.int('行号必须是整数').min(1, '行号从 1 开始'),
      qty: z.union([z.literal(0), quantity]),
    }),
  )
  .max(500, '最多 500 行')
  .default([]);

export const comment = text(limits.comment, '审批意见');
export const reason = z
  .string('请填写原因')
  .trim()
  .min(limits.reasonLeast, `原因至少 ${limits.reasonLeast} 个字`)
  .max(limits.reasonMost, `原因最多 ${limits.reasonMost} 个字`);

/** What became of it, in words that can be shown as they are. */
export const ApprovalOutcome = z.object({ flowState: z.enum(keysOf(flowStateLabels)), text: z.string() });
export type ApprovalOutcome = z.infer<typeof ApprovalOutcome>;

const Colleague = z.object({ userId: z.number(), userName: z.string(), orgName: z.string(), roleNames: z.string() });

const Deputy = z.object({
  deputyId: z.number().nullable(),
  deputyName: z.string(),
  fromDay: z.string(),
  toDay: z.string(),
  /** It counts today. */
  active: z.boolean(),
  /** For whom the caller decides today, and until when. */
  actingFor: z.array(z.object({ userName: z.string(), toDay: z.string() })),
});
export type ApprovalDeputy = z.infer<typeof Deputy>;

const byTask = z.object({ requestId, taskId: id });
const byFlow = z.object({ requestId, flowId: id });
const needs = 'order/myApprove';
const account = { access: 'account', needs } as const;
/** For the submitter, be it from their orders or from 我发起的. */
const submitter = { access: 'account', needs: 'order/myOrder/buy' } as const;

export const approvalCalls = {
  'Approval/GetPage': call({
    summary: '我的审批：待我审批、我已审批、我发起的；每行带着做决定要看的一切',
    ...account,
    work: 'read',
    input: pageInput(ApprovalFilter),
    answer: page(ApprovalRow).extend({
      tabCounts: z.record(z.enum(keysOf(approvalTabs)), z.number()),
      /** Of what waits for the caller. */
      waiting: z.object({ amount: z.number(), soon: z.number() }),
      /** What the filters offer. */
      units: z.array(z.object({ id: z.number(), name: z.string() })),
      rules: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
  }),
  'Approval/GetModel': call({
    summary: '审批详情：上次采购价、触发的规则、预算前后、流程、记录与可做的事；同意或驳回之后会怎样',
    ...account,
    work: 'read',
    input: z.object({ flowId: id }),
    answer: result(ApprovalModel),
  }),
  'Approval/Approve': call({
    summary: '同意；可同时减少数量或剔除商品（不能增加），按新内容重新占用并作为新的一版走完',
    ...account,
    work: 'write',
    input: byTask.extend({ comment, cuts }),
    answer: result(ApprovalOutcome),
  }),
  'Approval/Reject': call({
    summary: '驳回：流程结束，占用的库存、额度与预算释放，提交人可修改后重新提交',
    ...account,
    work: 'write',
    input: byTask.extend({ reason }),
    answer: result(ApprovalOutcome),
  }),
  'Approval/SendBack': call({
    summary: '退回上一级重新审批',
    ...account,
    work: 'write',
    input: byTask.extend({ reason }),
    answer: result(ApprovalOutcome),
  }),
  'Approval/Transfer': call({
    summary: '转交给同事，由他代替自己审批',
    ...account,
    work: 'write',
    input: byTask.extend({ userId: id, comment }),
    answer: result(ApprovalOutcome),
  }),
  'Approval/AddSigner': call({
    summary: '加签：请同事也审批，其同意后本级方可通过',
    ...account,
    work: 'write',
    input: byTask.extend({ userId: id, comment }),
    answer: result(ApprovalOutcome),
  }),
  'Approval/Ask': call({
    summary: '向提交人提问，回复之前不计时',
    ...account,
    work: 'write',
    input: byTask.extend({ question: reason }),
    answer: result(ApprovalOutcome),
  }),
  'Approval/Answer': call({
    summary: '提交人回复提问，恢复计时',
    ...submitter,
    work: 'write',
    input: byFlow.extend({
      answer: z
        .string('请填写回复')
        .trim()
        .min(1, '请填写回复')
        .max(limits.reasonMost, `回复最多 ${limits.reasonMost} 个字`),
    }),
    answer: result(ApprovalOutcome),
  }),
  'Approval/Remind': call({
    summary: '催办当前审批人，一小时一次',
    ...submitter,
    work: 'write',
    input: byFlow,
    answer: result(ApprovalOutcome),
  }),
  'Approval/Withdraw': call({
    summary: '提交人撤回：占用释放，订单可修改后重新提交或取消',
    ...submitter,
    work: 'write',
    input: byFlow.extend({ comment }),
    answer: result(ApprovalOutcome),
  }),
  'Approval/BatchApprove': call({
    summary: '批量同意，逐单给出结果；一单不成不影响其他',
    ...account,
    work: 'steps',
    input: z.object({
      requestId,
      taskIds: z.array(id).min(1, '请选择要同意的审批').max(limits.batch, `一次最多 ${limits.batch} 单`),
      comment,
    }),
    answer: rows(z.object({ taskId: z.number(), ok: z.boolean(), text: z.string() })),
  }),
  'Approval/GetApprovers': call({
    summary: '可以转交或加签给谁',
    ...account,
    work: 'read',
    input: noInput,
    answer: rows(Colleague),
  }),
  'Approval/GetDeputy': call({
    summary: '我的代理审批人，以及我今天代谁审批',
    ...account,
    work: 'read',
    input: noInput,
    answer: result(Deputy),
  }),
  'Approval/SaveDeputy': call({
    summary: '设置或取消代理审批人；代理期间双方都能处理，记录写明代谁',
    ...account,
    work: 'write',
    input: z
      .object({
        userId: id.nullable(),
        fromDay: z.union([day, z.literal('')]).default(''),
        toDay: z.union([day, z.literal('')]).default(''),
      })
      .refine(({ userId, fromDay, toDay }) => userId === null || (fromDay !== '' && toDay !== ''), {
        error: '请选择代理的起止日期',
        path: ['toDay'],
      })
      .refine(({ fromDay, toDay }) => fromDay <= toDay, { error: '结束日期不能早于开始日期', path: ['toDay'] }),
    answer: result(Deputy),
  }),
};
