export const paymentMethodLabels = {
  alipay: '支付宝',
  wechat: '微信支付',
  transfer: '对公转账',
  account: '账期支付',
} as const;
export type PaymentMethod = keyof typeof paymentMethodLabels;

/** How money comes back that was paid so, or was to be: on account no money moves. */
export const refundWays: Readonly<Record<PaymentMethod, string>> = {
  alipay: '款项原路退回支付宝',
  wechat: '款项原路退回微信支付',
  transfer: '已付款项经银行退回',
  account: '冲减账期应付，释放信用额度',
};

/** Those that go through a gateway. */
export const onlineMethods = ['alipay', 'wechat'] as const satisfies readonly PaymentMethod[];
export type OnlineMethod = (typeof onlineMethods)[number];
export const isOnline = (method: PaymentMethod): method is OnlineMethod =>
  (onlineMethods as readonly PaymentMethod[]).includes(method);

export const attemptStateLabels = {
  opening: '正在创建',
  open: '等待付款',
  paid: '已付款',
  closed: '已关闭',
} as const;
export type AttemptState = keyof typeof attemptStateLabels;

export const refundStateLabels = {
  waiting: '等待退款',
  processing: '退款中',
  done: '已退款',
  failed: '退款失败，客服处理中',
} as const;
export type RefundProgress = keyof typeof refundStateLabels;

/** How long an order waits for its money. */
export const onlinePayHours = 24;
export const transferPayDays = 7;
/** The QR code of a WeChat order lives two hours; both gateways get the same. */
export const attemptMinutes = 110;
/** Our number of a payment at a gateway. */
export const tradeNoRule = { pattern: /^[A-Za-z0-9_-]{6,32}$/, message: '支付单号格式不正确' };
/** As banks print it, in blocks or without. */
export const payeeAccountRule = { pattern: /^\d[\d -]{6,38}\d$/, message: '收款账号为 8–40 位数字，可用空格分隔' };
export const ordersPerPayment = 20;
/** The page asks the server this often. */
export const payPollMs = 3000;
