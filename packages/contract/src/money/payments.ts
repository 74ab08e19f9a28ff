import { z } from 'zod';
import { call, field, id, keysOf, nothing, requestId, result } from '../ground/call';
import { Credit, Method, MethodChoice } from './payments.fields';
import { attemptStateLabels, ordersPerPayment, tradeNoRule } from './payments.terms';

const orderIds = z
  .array(id)
  .min(1, '请选择要付款的订单')
  .max(ordersPerPayment, `一次最多合并支付 ${ordersPerPayment} 个订单`);

const outTradeNo = field(tradeNoRule);

const Voucher = z.object({ fileId: z.string(), fileName: z.string(), time: z.string() });

const Cashier = z.object({
  orders: z.array(z.object({ orderId: z.number(), orderNo: z.string(), payable: z.number(), dueTime: z.string() })),
  payable: z.number(),
  /** The earliest end of the orders' time to pay. */
  dueTime: z.string(),
  methods: z.array(MethodChoice),
  credit: Credit.nullable(),
  /** What was chosen last. */
  method: Method,
  transfer: z.object({
    accountName: z.string(),
    bankName: z.string(),
    accountNo: z.string(),
    remitCode: z.string(),
    vouchers: z.array(Voucher),
  }),
});
export type Cashier = z.infer<typeof Cashier>;

const Opened = z.object({
  method: Method,
  /** Empty for 对公转账 and 账期支付: nothing has to be opened for them. */
  outTradeNo: z.string(),
  /** 支付宝: the address of its page. 微信: what goes into the QR code. */
  payUrl: z.string(),
  expiresTime: z.string(),
  payable: z.number(),
});
export type Opened = z.infer<typeof Opened>;

const AttemptView = z.object({
  outTradeNo: z.string(),
  method: Method,
  state: z.enum(keysOf(attemptStateLabels)),
  payUrl: z.string(),
  payable: z.number(),
  expiresTime: z.string(),
  paidTime: z.string(),
  orders: z.array(z.object({ orderId: z.number(), orderNo: z.string() })),
  /** Money came, but the order could not take it any more: it goes back by itself. */
  refunding: z.boolean(),
  /** Sandbox only: the page that scanning the QR code would open. Empty with real merchants. */
  phoneUrl: z.string(),
});
export type AttemptView = z.infer<typeof AttemptView>;

export const paymentCalls = {
  'Payment/GetCashier': call({
    summary: '收银台：待付款的订单、金额、期限与支付方式',
    access: 'account',
    needs: 'order/myOrder/pay',
    work: 'read',
    input: z.object({ orderIds }),
    answer: result(Cashier),
  }),
  'Payment/Create': call({
    summary: '发起支付；换渠道时先查询并关闭之前的支付单',
    access: 'account',
    needs: 'order/myOrder/pay',
    work: 'steps',
    input: z.object({ requestId, orderIds, method: Method }),
    answer: result(Opened),
  }),
  'Payment/GetState': call({
    summary: '支付结果，只以服务器为准',
    access: 'account',
    needs: 'order/myOrder/pay',
    work: 'steps',
    input: z.object({ outTradeNo }),
    answer: result(AttemptView),
  }),
  'Payment/Close': call({
    summary: '放弃本次支付；若已付款则以付款为准',
    access: 'account',
    needs: 'order/myOrder/pay',
    work: 'steps',
    input: z.object({ outTradeNo }),
    answer: result(AttemptView),
  }),
  'Payment/UploadVoucher': call({
    summary: '上传对公转账凭证',
    access: 'account',
    needs: 'order/myOrder/pay',
    work: 'write',
    input: z.object({ orderIds, fileId: z.uuid('文件编号格式不正确') }),
    answer: nothing,
  }),
};
