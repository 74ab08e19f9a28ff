import { z } from 'zod';
import { call, keysOf, page, pageInput, rows } from '../ground/call';
import { paymentMethodLabels } from '../money/payments.terms';

/** What the cash book is read by. */
export const cashbookTabs = { receipts: '到账', refunds: '退款', attempts: '支付单' } as const;
export type CashbookTab = keyof typeof cashbookTabs;

const CashbookRow = z.object({
  /** Ours: of the payment or the refund; of a bank transfer the bank's. */
  number: z.string(),
  time: z.string(),
  channel: z.enum(keysOf(paymentMethodLabels)),
  /** The gateway's or the bank's; empty: none yet. */
  transactionId: z.string(),
  amount: z.number(),
  orderNos: z.array(z.string()),
  state: z.string(),
  /** Why it was sent back, or why it did not pass. */
  note: z.string(),
});
export type CashbookRow = z.infer<typeof CashbookRow>;

export const cashbookCalls = {
  'Cashbook/GetPage': call({
    summary: '收付款流水：到账、退款或支付单，新的在前；可按单号、流水号、订单号查找',
    access: 'operator',
    needs: 'payments/transfer',
    work: 'read',
    input: pageInput(z.object({ tab: z.enum(keysOf(cashbookTabs), { error: '没有这样的流水' }).default('receipts') })),
    answer: page(CashbookRow),
  }),
  'Cashbook/GetNotices': call({
    summary: '网关就一笔支付或退款发来的通知，原文',
    access: 'operator',
    needs: 'payments/transfer',
    work: 'read',
    input: z.object({ number: z.string({ error: '请给出单号' }).trim().min(1, '请给出单号').max(64, '单号过长') }),
    answer: rows(z.object({ time: z.string(), outcome: z.string(), headers: z.string(), body: z.string() })),
  }),
};
