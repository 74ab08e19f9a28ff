import { z } from 'zod';
import { keysOf } from '../ground/call';
import { Credit } from '../money/payments.fields';
import {
  differenceStateLabels,
  differenceTypeLabels,
  entryKindLabels,
  statementLimits as limits,
  statementActionLabels,
  statementStateLabels,
} from './statements.terms';

export const StatementStateField = z.enum(keysOf(statementStateLabels));
export const KindField = z.enum(keysOf(entryKindLabels));
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
  /** Who of the customer has found it right; empty: nobody yet. */
  checkedBy: z.string(),
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

export const StatementModel = StatementRow.extend(StatementStory.shape).extend({
  payee: z.object({ accountName: z.string(), bankName: z.string(), accountNo: z.string() }).nullable(),
  actions: z.array(z.enum(keysOf(statementActionLabels))),
  /** Why it cannot be confirmed now; empty: it can, or that is over. */
  blocked: z.string(),
});
export type StatementModel = z.infer<typeof StatementModel>;
