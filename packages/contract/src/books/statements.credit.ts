import { z } from 'zod';
import { call, id, nothing, page, pageInput, rows, text } from '../ground/call';
import { Credit } from '../money/payments.fields';
import { termDaysChoices } from '../people/customers.terms';
import { statementLimits as limits } from './statements.terms';

const CreditRow = z.object({
  customerId: z.number(),
  customerName: z.string(),
  /** Null: it pays before it gets the goods. */
  credit: Credit.nullable(),
  /** A statement for each unit instead of one for all. */
  byOrg: z.boolean(),
  /** What statements that fell due still ask for. */
  overdueAmount: z.number(),
});
export type CreditRow = z.infer<typeof CreditRow>;

const CreditChange = z.object({
  time: z.string(),
  who: z.string(),
  fromLimit: z.number(),
  toLimit: z.number(),
  fromTermDays: z.number(),
  toTermDays: z.number(),
  byOrg: z.boolean(),
  note: z.string(),
});
export type CreditChange = z.infer<typeof CreditChange>;

export const creditCalls = {
  'Credit/GetPage': call({
    summary: '各企业的账期额度、已用与账期，逾期的在前',
    access: 'operator',
    needs: 'statements/view',
    work: 'read',
    input: pageInput(z.object({})),
    answer: page(CreditRow),
  }),
  'Credit/GetHistory': call({
    summary: '一家企业的额度与账期改过什么',
    access: 'operator',
    needs: 'statements/view',
    work: 'read',
    input: z.object({ customerId: id }),
    answer: rows(CreditChange),
  }),
  'Credit/Save': call({
    summary: '开通或调整账期额度、月结天数、按企业或按组织出账',
    access: 'operator',
    needs: 'statements/credit',
    work: 'write',
    input: z.object({
      customerId: id,
      limit: z.number('请填写额度').min(0, '额度不能为负').max(limits.yuan, '额度过大'),
      termDays: z.literal([...termDaysChoices], { error: '账期须为月结 30、60 或 90 天' }),
      byOrg: z.boolean().default(false),
      note: text(limits.note, '原因').pipe(z.string().min(5, '请用至少 5 个字说明原因')),
    }),
    answer: nothing,
  }),
};
