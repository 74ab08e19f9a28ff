import { z } from 'zod';
import { call, day, field, id, noInput, nothing, result, rows, text } from '../ground/call';
import { ordersPerPayment, payeeAccountRule } from './payments.terms';

const refundNo = field({ pattern: /^[A-Z0-9]{6,32}$/, message: '退款单号格式不正确' });

const bankNo = z
  .string({ error: '请输入银行流水号' })
  .trim()
  .min(1, '请输入银行流水号')
  .max(64, '银行流水号最多 64 个字符');

/** What came by bank, in yuan; a bank knows no half 分. */
const cameIn = z
  .number('到账金额必须是数字')
  .positive('到账金额必须大于 0')
  .max(1_000_000_000, '到账金额过大')
  .refine((yuan) => Math.abs(yuan * 100 - Math.round(yuan * 100)) < 1e-6, '到账金额最多两位小数');

/** Why money of another payer is taken for this customer; empty where it is their own. */
export const payerReason = text(200, '原因')
  .refine((said) => said === '' || said.length >= 5, '请用至少 5 个字说明原因')
  .default('');

const StuckRefund = z.object({
  refundNo: z.string(),
  orderId: z.number(),
  orderNo: z.string(),
  customerName: z.string(),
  /** Who paid, and from where: that is where it goes back by bank. Empty: the bank did not say. */
  payee: z.string(),
  payeeAccount: z.string(),
  /** Since when it waits. */
  sinceTime: z.string(),
  amount: z.number(),
  reason: z.string(),
  state: z.string(),
  tries: z.number(),
  lastError: z.string(),
  nextTime: z.string(),
  /** Else somebody has to pay it back by bank. */
  byGateway: z.boolean(),
});

const filled = (most: number, name: string) => text(most, name).refine((said) => said.length >= 2, `请填写${name}`);

const Payee = z.object({
  accountName: filled(100, '收款户名'),
  bankName: filled(100, '开户银行'),
  accountNo: field(payeeAccountRule),
});
export type Payee = z.infer<typeof Payee>;

export const consolePaymentCalls = {
  'Payment/GetPayee': call({
    summary: '对公转账的收款账户；没有设置时为 null',
    access: 'operator',
    needs: 'payments/transfer',
    work: 'read',
    input: noInput,
    answer: result(Payee.nullable()),
  }),
  'Payment/SavePayee': call({
    summary: '设置对公转账的收款账户',
    access: 'operator',
    needs: 'system/settings',
    work: 'write',
    input: Payee,
    answer: nothing,
  }),
  'Payment/ConfirmTransfer': call({
    summary: '按银行流水确认到账；多付、少付、已取消的订单均如实登记；已导入的流水由此认领，别处用过的拒绝',
    access: 'operator',
    needs: 'payments/transfer',
    work: 'write',
    input: z.object({
      orderIds: z.array(id).min(1, '请选择订单').max(ordersPerPayment, `一笔汇款最多对应 ${ordersPerPayment} 个订单`),
      bankNo,
      amount: cameIn,
      paidDate: day,
      reason: payerReason,
    }),
    answer: nothing,
  }),
  'Payment/GetStuckRefunds': call({
    summary: '失败的、反复没有通过的与要人工退回的退款',
    access: 'operator',
    needs: 'payments/refund',
    work: 'read',
    input: noInput,
    answer: rows(StuckRefund),
  }),
  'Payment/ConfirmRefund': call({
    summary: '须经银行退回的款项已经汇出：记下银行流水号，退款完成',
    access: 'operator',
    needs: 'payments/refund',
    work: 'write',
    input: z.object({ refundNo, bankNo }),
    answer: nothing,
  }),
  'Payment/RetryRefund': call({
    summary: '再试一次退款',
    access: 'operator',
    needs: 'payments/refund',
    work: 'write',
    input: z.object({ refundNo }),
    answer: result(z.object({ refundNo: z.string() })),
  }),
};
