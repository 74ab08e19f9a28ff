import { z } from 'zod';
import { call, id, keysOf, nothing, page, pageInput, requestId, result, text } from '../ground/call';
import { Credit } from '../money/payments.fields';
import { Task } from '../people/tasks';
import { KindField, period, StatementEntry, StatementModel, StatementRow, signedYuan } from './statements.model';
import { absentTypes, differenceTypeLabels, statementLimits as limits, statementTabs } from './statements.terms';

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
  'Statement/CheckEntries': call({
    summary: '记下哪些明细行已核对一致，或取消',
    access: 'account',
    needs: seesStatements,
    work: 'write',
    input: byStatement.extend({
      entryIds: z.array(id).min(1, '请选择明细行').max(limits.ticks, `一次最多 ${limits.ticks} 行`),
      checked: z.boolean('请说明是否一致'),
    }),
    answer: nothing,
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
