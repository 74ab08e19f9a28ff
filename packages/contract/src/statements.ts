import { z } from 'zod';
import { call, id, keysOf, nothing, page, pageInput, result } from './call';
import { requestId, text } from './orders';
import { Credit } from './settlement';
import {
  absentTypes,
  differenceStateLabels,
  differenceTypeLabels,
  entryKindLabels,
  statementLimits as limits,
  statementActionLabels,
  statementStateLabels,
  statementTabs,
} from './statements.terms';
import { Task } from './tasks';

export const StatementStateField = z.enum(keysOf(statementStateLabels));
const KindField = z.enum(keysOf(entryKindLabels));
export const period = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, '账期须为 2000 年以后的某个月，如 2026-10');
/** In yuan, and it may be negative. */
export const signedYuan = z
  .number('请填写金额')
  .min(-limits.yuan, '金额过大')
  .max(limits.yuan, '金额过大')
  .refine((yuan) => Math.abs(yuan * 100 - Math.round(yuan * 100)) < 1e-6, '金额最多两位小数');

export const StatementFile = z.object({ fileId: z.string(), fileName: z.string() });

export const StatementEntry = z.object({
  entryId: z.number(),
  kind: KindField,
  /** When it happened. */
  time: z.string(),
  /** The number of the order, the return or the money. */
  number: z.string(),
  orderId: z.number().nullable(),
  returnId: z.number().nullable(),
  summary: z.string(),
  qty: z.number().nullable(),
  price: z.number().nullable(),
  amount: z.number(),
});
export type StatementEntry = z.infer<typeof StatementEntry>;

export const StatementDifference = z.object({
  differenceId: z.number(),
  /** From 1 within its statement. */
  no: z.number(),
  /** Null: about something that the statement does not show. */
  entryId: z.number().nullable(),
  type: z.enum(keysOf(differenceTypeLabels)),
  state: z.enum(keysOf(differenceStateLabels)),
  number: z.string(),
  systemQty: z.number().nullable(),
  buyerQty: z.number().nullable(),
  systemAmount: z.number(),
  buyerAmount: z.number(),
  time: z.string(),
  messages: z.array(
    z.object({
      time: z.string(),
      who: z.string(),
      isBuyer: z.boolean(),
      text: z.string(),
      files: z.array(StatementFile),
    }),
  ),
});
export type StatementDifference = z.infer<typeof StatementDifference>;

/** Opening + entries = closing; payments are entries as well. All in yuan. */
export const StatementSums = z.object({
  opening: z.number(),
  goods: z.number(),
  freight: z.number(),
  refund: z.number(),
  /** With what was moved to another period. */
  adjustment: z.number(),
  payment: z.number(),
  closing: z.number(),
});
export type StatementSums = z.infer<typeof StatementSums>;

export const StatementRow = z.object({
  statementId: z.number(),
  statementNo: z.string(),
  period: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  orgName: z.string(),
  state: StatementStateField,
  /** What this statement asks for, without what earlier ones still ask for. */
  due: z.number(),
  paid: z.number(),
  closing: z.number(),
  dueDate: z.string(),
  overdue: z.boolean(),
  openDifferences: z.number(),
  createTime: z.string(),
});
export type StatementRow = z.infer<typeof StatementRow>;

export const StatementStory = z.object({
  /** To be written into the transfer. */
  remitCode: z.string(),
  customerName: z.string(),
  termDays: z.number(),
  sums: StatementSums,
  entries: z.array(StatementEntry),
  differences: z.array(StatementDifference),
  payments: z.array(z.object({ time: z.string(), from: z.string(), amount: z.number() })),
  vouchers: z.array(StatementFile.extend({ time: z.string(), who: z.string(), note: z.string() })),
  logs: z.array(
    z.object({ time: z.string(), who: z.string(), what: z.string(), to: StatementStateField, note: z.string() }),
  ),
  credit: Credit.nullable(),
});

const StatementModel = StatementRow.extend(StatementStory.shape).extend({
  payee: z.object({ accountName: z.string(), bankName: z.string(), accountNo: z.string() }).nullable(),
  actions: z.array(z.enum(keysOf(statementActionLabels))),
  /** Why it cannot be confirmed now; empty: it can, or that is over. */
  blocked: z.string(),
});
export type StatementModel = z.infer<typeof StatementModel>;

const Filter = z.object({
  tab: z.enum(keysOf(statementTabs), { error: '不支持的对账单状态' }).default('all'),
  from: z.union([period, z.literal('')]).default(''),
  to: z.union([period, z.literal('')]).default(''),
});
const inOrder = ({ from = '', to = '' }: { from?: string; to?: string }) => !from || !to || from <= to;

const Unbilled = z.object({
  /** The month it will stand in, and when that is cut off. */
  period: z.string(),
  cutTime: z.string(),
  opening: z.number(),
  sum: z.number(),
  credit: Credit.nullable(),
});

const byStatement = z.object({ statementId: id });
const byDifference = z.object({ differenceId: id });
const fileIds = z.array(z.uuid('附件编号格式不正确')).max(limits.files, `最多 ${limits.files} 个附件`).default([]);
const said = text(limits.note, '说明').pipe(z.string().min(2, '请填写说明'));
const count = z.int('数量必须是整数').min(0, '数量不能为负').max(999_999, '数量过大');

const seesStatements = '/finance/checkOrder/checkList';

export const statementCalls = {
  'Statement/GetPage': call({
    summary: '对账单列表，附各页签数量',
    access: 'account',
    needs: seesStatements,
    work: 'read',
    input: pageInput(Filter.refine(inOrder, { error: '开始账期不能晚于结束账期', path: ['to'] })),
    answer: page(StatementRow).extend({ tabCounts: z.record(z.enum(keysOf(statementTabs)), z.number()) }),
  }),
  'Statement/GetUnbilled': call({
    summary: '待对账：将进入下一张对账单的收货、运费、退货、调整与付款',
    access: 'account',
    needs: '/finance/checkOrder/waitCheck',
    work: 'read',
    input: pageInput(z.object({ kind: KindField.optional() })),
    answer: page(StatementEntry).extend({ unbilled: Unbilled }),
  }),
  'Statement/GetModel': call({
    summary: '一张对账单：明细、差异、发票与付款',
    access: 'account',
    needs: seesStatements,
    work: 'read',
    input: byStatement,
    answer: result(StatementModel),
  }),
  'Statement/Confirm': call({
    summary: '确认对账单；有未了结的差异时不能确认',
    access: 'account',
    needs: seesStatements,
    work: 'write',
    input: byStatement.extend({ closing: signedYuan }),
    answer: nothing,
  }),
  'Statement/AddDifference': call({
    summary: '提出差异：对某一行，或对没有列出的；同一 requestId 只提一次',
    access: 'account',
    needs: seesStatements,
    work: 'write',
    input: byStatement
      .extend({
        requestId,
        entryId: id.optional(),
        type: z.enum(keysOf(differenceTypeLabels), { error: '请选择差异类型' }),
        number: text(40, '单号'),
        buyerQty: count.optional(),
        buyerAmount: signedYuan,
        text: said,
        fileIds,
      })
      .refine(({ type, entryId }) => absentTypes.includes(type) === (entryId === undefined), {
        error: '漏单与退货未冲减不选明细行，其余类型须选择明细行',
        path: ['entryId'],
      }),
    answer: result(z.object({ differenceId: z.number() })),
  }),
  'Statement/ReplyDifference': call({
    summary: '补充说明',
    access: 'account',
    needs: seesStatements,
    work: 'write',
    input: byDifference.extend({ text: said, fileIds }),
    answer: nothing,
  }),
  'Statement/WithdrawDifference': call({
    summary: '撤回差异',
    access: 'account',
    needs: seesStatements,
    work: 'write',
    input: byDifference,
    answer: nothing,
  }),
  'Statement/UploadPayment': call({
    summary: '上传付款凭证',
    access: 'account',
    needs: seesStatements,
    work: 'write',
    input: byStatement.extend({ fileId: z.uuid('凭证编号格式不正确'), note: text(limits.note, '说明') }),
    answer: nothing,
  }),
  'Statement/ApplyInvoice': call({
    summary: '为对账单里还没有开票的订单申请开票；同一 requestId 只申请一次',
    access: 'account',
    needs: seesStatements,
    work: 'write',
    input: byStatement.extend({ requestId, titleId: id }),
    answer: result(z.object({ applicationId: z.number(), applicationNo: z.string(), left: z.array(z.string()) })),
  }),
  'Statement/Export': call({
    summary: '导出对账单明细，在后台生成 xlsx',
    access: 'account',
    needs: seesStatements,
    work: 'write',
    input: byStatement.extend({ requestId }),
    answer: result(Task),
  }),
};
