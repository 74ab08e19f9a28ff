import { fenToYuan, yuanToFen } from '@yigou/contract/ground/money';

/** What the shop asks of a payment channel, in its own words: money in 分, times as Date, no field of any gateway. */

export type ChannelName = 'alipay' | 'wechat';

export type PayRequest = {
  outTradeNo: string;
  subject: string;
  /** 分 */
  amount: number;
  expiresAt: Date;
  returnUrl: string;
};

export type Paid = {
  channel: ChannelName;
  outTradeNo: string;
  transactionId: string;
  /** 分, as the gateway says: whoever applies it compares it with the database */
  amount: number;
  paidAt: Date;
};

export type TradeState = { state: 'notFound' | 'waiting' | 'closed' } | { state: 'paid'; paid: Paid };

type RefundRequest = { outTradeNo: string; refundNo: string; total: number; amount: number; reason: string };

export type RefundState = 'processing' | 'done' | 'failed' | 'notFound';

export type GatewayMessage =
  | { kind: 'paid'; paid: Paid; noticeId: string }
  | { kind: 'refund'; refundNo: string; state: RefundState; noticeId: string }
  | { kind: 'other'; noticeId: string };

export type NotifyHeaders = Record<string, string | string[] | undefined>;

type NotifyAnswer = { status: number; contentType: string; body: string };

export type Channel = {
  name: ChannelName;
  /** Alipay: the address of its payment page. WeChat: the code_url that goes into the QR code. */
  open: (request: PayRequest) => Promise<{ payUrl: string }>;
  query: (outTradeNo: string) => Promise<TradeState>;
  /** 'paid' when it was too late, 'notFound' when the gateway never saw it. */
  close: (outTradeNo: string) => Promise<TradeState['state']>;
  /** The same refundNo again never pays twice. */
  refund: (request: RefundRequest) => Promise<RefundState>;
  queryRefund: (request: Pick<RefundRequest, 'outTradeNo' | 'refundNo'>) => Promise<RefundState>;
  /** Throws NotifyRefused unless the gateway itself wrote every byte, for this merchant. */
  readNotify: (headers: NotifyHeaders, rawBody: Buffer) => Promise<GatewayMessage>;
  accepted: NotifyAnswer;
  refused: NotifyAnswer;
};

export class NotifyRefused extends Error {
  readonly reason: 'signature' | 'appId' | 'stale' | 'unreadable';
  constructor(reason: NotifyRefused['reason']) {
    super(`支付通知未通过校验：${reason}`);
    this.reason = reason;
  }
}

/** Network, time-out, 5xx or an answer nobody can trust: what happened is unknown, asking again is safe. */
export class GatewayUnavailable extends Error {
  constructor(channel: ChannelName, cause: unknown) {
    super(`支付渠道 ${channel} 暂不可用：${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** The gateway understood and said no; asking the same again at once gets the same answer. */
export class GatewayRefused extends Error {
  readonly code: string;
  constructor(channel: ChannelName, code: string, text: string) {
    super(`支付渠道 ${channel} 拒绝：${code} ${text}`);
    this.code = code;
  }
}

/** Refusals that are about today and not about the request: the merchant's balance is short, the gateway is busy. */
const laterCodes = new Set([
  'NOT_ENOUGH',
  'SYSTEM_ERROR',
  'FREQUENCY_LIMITED',
  'ACQ.SELLER_BALANCE_NOT_ENOUGH',
  'ACQ.SYSTEM_ERROR',
  'isp.unknow-error',
]);

/** Asked again tomorrow, the same request can pass. */
export const mayPassLater = ({ code }: GatewayRefused): boolean => laterCodes.has(code);

/** Longer than any answer takes, shorter than the patience of whoever waits. */
export const gatewayTimeoutMs = 10_000;

export const yuanText = (fen: number): string => fenToYuan(fen).toFixed(2);

/** Only what is certainly money: '12.30' → 1230; anything else → undefined. */
export const fenOfText = (yuan: unknown): number | undefined =>
  /^\d{1,11}(\.\d{1,2})?$/.test(String(yuan)) ? yuanToFen(Number(yuan)) : undefined;
