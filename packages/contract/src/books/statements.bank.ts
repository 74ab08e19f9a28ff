import { z } from 'zod';
import { call, id, keysOf, nothing, page, pageInput, result, text } from '../ground/call';
import { ImportCounts, ImportVerdict, importMaxBytes, numberedRows } from '../ground/imports';
import { payerReason } from '../money/payments.console';
import { StatementFile } from './statements.model';
import {
  bankLineStateLabels,
  bankMatchLabels,
  bankSheetColumns,
  bankTabs,
  statementLimits as limits,
} from './statements.terms';

/** What the evidence says: whose money it is, and what it would pay, oldest first. */
const Suggestion = z.object({
  match: z.enum(keysOf(bankMatchLabels)),
  codeFits: z.boolean(),
  amountFits: z.boolean(),
  payerFits: z.boolean(),
  customerId: z.number().nullable(),
  customerName: z.string(),
  /** Null for statements. */
  orderId: z.number().nullable(),
  pays: z.array(z.object({ number: z.string(), unpaid: z.number(), amount: z.number() })),
  surplus: z.number(),
  /** Why nothing can be paid with it yet; empty: it can. */
  blocked: z.string(),
  /** What the customer has shown for the statements that it would pay. */
  vouchers: z.array(StatementFile.extend({ statementNo: z.string(), time: z.string() })),
});

const BankLine = z.object({
  bankLineId: z.number(),
  bankNo: z.string(),
  paidTime: z.string(),
  amount: z.number(),
  left: z.number(),
  /** What went back to the payer. */
  returned: z.number(),
  payer: z.string(),
  payerAccount: z.string(),
  memo: z.string(),
  state: z.enum(keysOf(bankLineStateLabels)),
  fileName: z.string(),
  note: z.string(),
  /** With why another's money was taken for it, where it was. */
  pays: z.array(z.object({ number: z.string(), amount: z.number(), reason: z.string() })),
  /** Money confirmed by hand that may be the same under another number; empty: none. */
  lookalike: z.string(),
  /** Null where nothing is left to match. */
  suggestion: Suggestion.nullable(),
});
export type BankLine = z.infer<typeof BankLine>;

const byLine = z.object({ bankLineId: id });
const reason = text(limits.note, '原因').pipe(z.string().min(5, '请用至少 5 个字说明原因'));

export const bankCalls = {
  'Bank/GetPage': call({
    summary: '到账流水与匹配建议',
    access: 'operator',
    needs: 'statements/bank',
    work: 'read',
    input: pageInput(z.object({ tab: z.enum(keysOf(bankTabs), { error: '不支持的状态' }).default('todo') })),
    answer: page(BankLine).extend({ tabCounts: z.record(z.enum(keysOf(bankTabs)), z.number()) }),
  }),
  'Bank/Import': call({
    summary: '导入银行流水；同一笔只记一次，有一行有误就全部不导入。check 为真时只检查',
    access: 'operator',
    needs: 'statements/bank',
    work: 'write',
    bodyMaxBytes: importMaxBytes,
    input: z.object({
      check: z.boolean().default(false),
      fileName: text(200, '文件名'),
      rows: numberedRows(bankSheetColumns, '文件中没有流水'),
    }),
    answer: result(z.object({ counts: ImportCounts, rows: z.array(ImportVerdict) })),
  }),
  'Bank/Match': call({
    summary: '把一笔到账记给一家企业：从最早的对账单开始冲抵，释放额度；多出的留在这笔到账上；户名不同须说明原因',
    access: 'operator',
    needs: 'statements/bank',
    work: 'write',
    input: byLine.extend({ customerId: id, reason: payerReason }),
    answer: result(z.object({ matched: z.number(), left: z.number() })),
  }),
  'Bank/MatchOrder': call({
    summary: '把一笔到账记给一张对公转账的订单；户名不同须说明原因',
    access: 'operator',
    needs: 'statements/bank',
    work: 'write',
    input: byLine.extend({ orderId: id, reason: payerReason }),
    answer: nothing,
  }),
  'Bank/Ignore': call({
    summary: '这笔到账与货款无关',
    access: 'operator',
    needs: 'statements/bank',
    work: 'write',
    input: byLine.extend({ reason }),
    answer: nothing,
  }),
  'Bank/GiveBack': call({
    summary: '把一笔到账剩下的退回付款人：已用银行转账退出，这里记下退款流水号与原因',
    access: 'operator',
    needs: 'statements/bank',
    work: 'write',
    input: byLine.extend({ backNo: text(64, '退款流水号').pipe(z.string().min(1, '请填写退款流水号')), reason }),
    answer: result(z.object({ returned: z.number() })),
  }),
};
