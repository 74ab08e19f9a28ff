import { z } from 'zod';
import { call, id, keysOf, nothing, page, pageInput, requestId, result, rows, text } from '../ground/call';
import { period, StatementRow, StatementStory, signedYuan } from './statements.model';
import {
  differenceDecisionLabels,
  statementLimits as limits,
  statementStepLabels,
  statementTabs,
} from './statements.terms';

const ConsoleStatementRow = StatementRow.extend({ customerId: z.number(), customerName: z.string() });
export type ConsoleStatementRow = z.infer<typeof ConsoleStatementRow>;

const ConsoleStatement = ConsoleStatementRow.extend(StatementStory.shape).extend({
  steps: z.array(z.enum(keysOf(statementStepLabels))),
  /** Whether this operator answers differences. */
  answers: z.boolean(),
});
export type ConsoleStatement = z.infer<typeof ConsoleStatement>;

const Filter = z.object({
  tab: z.enum(keysOf(statementTabs), { error: '不支持的对账单状态' }).default('all'),
  period: z.union([period, z.literal('')]).default(''),
  customerId: id.optional(),
});

const byStatement = z.object({ statementId: id });
const byDifference = z.object({ differenceId: id });
const said = text(limits.note, '说明').pipe(z.string().min(5, '请用至少 5 个字说明原因'));
const notZero = signedYuan.refine((yuan) => yuan !== 0, '金额不能为 0');

export const consoleStatementCalls = {
  'Statement/GetPage': call({
    summary: '对账单列表与各页签数量，逾期的在前',
    access: 'operator',
    needs: 'statements/view',
    work: 'read',
    input: pageInput(Filter),
    answer: page(ConsoleStatementRow).extend({ tabCounts: z.record(z.enum(keysOf(statementTabs)), z.number()) }),
  }),
  'Statement/GetModel': call({
    summary: '一张对账单的全部：明细、差异与往来、付款、日志',
    access: 'operator',
    needs: 'statements/view',
    work: 'read',
    input: byStatement,
    answer: result(ConsoleStatement),
  }),
  'Statement/Build': call({
    summary: '出账：为一家或全部企业生成某个月的对账单；已出过的不会再出',
    access: 'operator',
    needs: 'statements/manage',
    work: 'steps',
    input: z.object({ period, customerId: id.optional() }),
    answer: rows(z.object({ statementId: z.number(), statementNo: z.string(), customerName: z.string() })),
  }),
  'Statement/AnswerDifference': call({
    summary: '答复差异：接受则生成调整行，拒绝，或转入下期',
    access: 'operator',
    needs: 'statements/manage',
    work: 'write',
    input: byDifference.extend({
      decision: z.enum(keysOf(differenceDecisionLabels), { error: '请选择答复' }),
      text: said,
    }),
    answer: nothing,
  }),
  'Statement/ReplyDifference': call({
    summary: '回复差异，不作决定',
    access: 'operator',
    needs: 'statements/manage',
    work: 'write',
    input: byDifference.extend({ text: text(limits.note, '说明').pipe(z.string().min(2, '请填写说明')) }),
    answer: nothing,
  }),
  'Statement/Adjust': call({
    summary: '在未确认的对账单上加一条调整行',
    access: 'operator',
    needs: 'statements/manage',
    work: 'write',
    input: byStatement.extend({ requestId, amount: notZero, reason: said }),
    answer: nothing,
  }),
  'Statement/Void': call({
    summary: '作废最近一张未确认的对账单；它的明细回到待对账',
    access: 'operator',
    needs: 'statements/manage',
    work: 'write',
    input: byStatement.extend({ reason: said }),
    answer: nothing,
  }),
};
