import { z } from 'zod';
import { call, id, keysOf, nothing, page, pageInput, result, text } from '../ground/call';
import { Credit } from '../money/payments.fields';
import { ReturnRow, ReturnStory, ReturnTypeField } from './returns';
import { consoleReturnTabs, returnLimits as limits, returnStepLabels } from './returns.terms';
import { CarrierField, checkTracking, trackingNo } from './shipments.console';

const ConsoleReturnRow = ReturnRow.extend({
  customerName: z.string(),
  /** Should have been answered by now. */
  late: z.boolean(),
});
export type ConsoleReturnRow = z.infer<typeof ConsoleReturnRow>;

const ConsoleReturn = ConsoleReturnRow.extend(ReturnStory.shape).extend({
  buyerName: z.string(),
  /** Of each line how many were received, how many are kept by now, and what those cost: goods and freight, in yuan. */
  facts: z.array(
    z.object({
      lineNo: z.number(),
      receivedQty: z.number(),
      paid: z.number(),
      freight: z.number(),
      keptQty: z.number(),
      /** Pieces that can be sold now: an exchange is served from them. */
      available: z.number(),
      noReasonReturn: z.boolean(),
    }),
  ),
  /** A red invoice has to come before the money. */
  awaitsRed: z.boolean(),
  /** Null unless it was bought on account. */
  credit: Credit.nullable(),
  /** What of the order is owed on account by now. */
  owed: z.number(),
  budgets: z.array(z.object({ name: z.string(), left: z.number() })),
  steps: z.array(z.enum(keysOf(returnStepLabels))),
});
export type ConsoleReturn = z.infer<typeof ConsoleReturn>;

const Filter = z.object({
  tab: z.enum(keysOf(consoleReturnTabs), { error: '不支持的售后状态' }).default('todo'),
  type: ReturnTypeField.optional(),
});

const byReturn = z.object({ returnId: id });
const count = z.int('数量必须是整数').min(0, '数量不能为负').max(99_999, '数量过大');
const answer = text(limits.answer, '原因');
const answered = answer.pipe(z.string().min(5, '请用至少 5 个字说明原因'));

export const consoleReturnCalls = {
  'Return/GetPage': call({
    summary: '售后列表与各页签数量，先到期的在前',
    access: 'operator',
    needs: 'returns/view',
    work: 'read',
    input: pageInput(Filter),
    answer: page(ConsoleReturnRow).extend({ tabCounts: z.record(z.enum(keysOf(consoleReturnTabs)), z.number()) }),
  }),
  'Return/GetModel': call({
    summary: '一件售后的全部经过，与下一步的后果',
    access: 'operator',
    needs: 'returns/view',
    work: 'read',
    input: byReturn,
    answer: result(ConsoleReturn),
  }),
  'Return/Pass': call({
    summary: '审核通过：须寄回的告诉买方寄到哪里，换货的为其留货，仅退款的转待退款',
    access: 'operator',
    needs: 'returns/review',
    work: 'write',
    input: byReturn.extend({ returnTo: text(limits.returnTo, '寄回地址') }),
    answer: nothing,
  }),
  'Return/Reject': call({
    summary: '驳回申请；原因告诉买方',
    access: 'operator',
    needs: 'returns/review',
    work: 'write',
    input: byReturn.extend({ reason: answered }),
    answer: nothing,
  }),
  'Return/Inspect': call({
    summary: '验收寄回的商品：逐行完好、残次、不合格；全部不合格即验收不通过',
    access: 'operator',
    needs: 'returns/inspect',
    work: 'write',
    input: byReturn
      .extend({
        lines: z
          .array(z.object({ lineNo: id, sound: count, damaged: count, refused: count }))
          .min(1, '请填写验收数量')
          .max(limits.lines, `最多 ${limits.lines} 行`),
        reason: answer,
      })
      .refine(({ lines, reason }) => reason.length >= 5 || lines.every((line) => line.refused === 0), {
        error: '有不合格的，请用至少 5 个字说明原因',
        path: ['reason'],
      }),
    answer: nothing,
  }),
  'Return/Refund': call({
    summary: '按支付方式退款或冲减应付；已开票的待红字发票开具后自动退款',
    access: 'operator',
    needs: 'returns/refund',
    work: 'write',
    input: byReturn,
    answer: nothing,
  }),
  'Return/Reship': call({
    summary: '换货发出：承运商与运单号',
    access: 'operator',
    needs: 'returns/reship',
    work: 'write',
    input: byReturn.extend({ carrier: CarrierField, trackingNo }).superRefine(checkTracking),
    answer: nothing,
  }),
};
