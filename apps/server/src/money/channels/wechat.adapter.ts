import { formatTime } from '@yigou/contract/ground/time';
import {
  type Channel,
  type GatewayMessage,
  GatewayRefused,
  GatewayUnavailable,
  NotifyRefused,
  type Paid,
  type RefundState,
  type TradeState,
} from './channels.rules';
import { createWechatClient, type WechatAnswer, type WechatClientConfig } from './wechat.client';
import { checkSignature, decrypt, readPlatformKeys, type Sealed } from './wechat.signing';

export type WechatConfig = WechatClientConfig & {
  appId: string;
  /** 32 bytes, for what notifies carry */
  apiV3Key: string;
  notifyUrl: string;
};

const rfc3339 = (time: Date): string => `${formatTime(time).replace(' ', 'T')}+08:00`;

const isMissing = (cause: unknown): boolean =>
  cause instanceof GatewayRefused &&
  ['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS', 'REFUNDNOTEXIST'].includes(cause.code);

/** SUCCESS and REFUND were paid; an order nobody pays stays NOTPAY until it is closed, even past its expiry. */
const closedStates = ['CLOSED', 'REVOKED'];
const paidStates = ['SUCCESS', 'REFUND'];

const refundStates: Record<string, RefundState> = {
  SUCCESS: 'done',
  PROCESSING: 'processing',
  // Money that could not go back: somebody has to settle it by hand.
  ABNORMAL: 'failed',
  CLOSED: 'failed',
};

function readPaid(content: WechatAnswer): Paid | null {
  const amount = (content.amount as WechatAnswer | undefined)?.total;
  const paidAt = new Date(String(content.success_time));
  const { out_trade_no: outTradeNo, transaction_id: transactionId } = content;
  if (!Number.isInteger(amount) || !outTradeNo || !transactionId || Number.isNaN(paidAt.getTime())) return null;
  return {
    channel: 'wechat',
    outTradeNo: String(outTradeNo),
    transactionId: String(transactionId),
    amount: Number(amount),
    paidAt,
  };
}

function readRefund(status: unknown): RefundState {
  return refundStates[String(status)] ?? 'processing';
}

function parseNotify(rawBody: Buffer): { id: string; event: string; resource: Sealed } {
  try {
    const content = JSON.parse(rawBody.toString('utf8')) as Record<string, unknown>;
    return { id: String(content.id), event: String(content.event_type), resource: content.resource as Sealed };
  } catch {
    throw new NotifyRefused('unreadable');
  }
}

export function createWechat(config: WechatConfig): Channel {
  if (Buffer.byteLength(config.apiV3Key) !== 32) throw new Error('微信支付 APIv3 密钥必须是 32 个字节');
  const client = createWechatClient(config);
  const keys = readPlatformKeys(config.platformKeys);
  const orderPath = (outTradeNo: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}`;

  async function query(outTradeNo: string): Promise<TradeState> {
    const path = `${orderPath(outTradeNo)}?mchid=${encodeURIComponent(config.mchid)}`;
    const content = await client.get(path).catch((cause: unknown) => {
      if (isMissing(cause)) return null;
      throw cause;
    });
    if (!content) return { state: 'notFound' };
    const state = String(content.trade_state);
    if (!paidStates.includes(state)) return { state: closedStates.includes(state) ? 'closed' : 'waiting' };
    const paid = readPaid(content);
    if (!paid) throw new GatewayUnavailable('wechat', '订单查询的应答无法识别');
    return { state: 'paid', paid };
  }

  return {
    name: 'wechat',
    query,
    open: async (request) => {
      const content = await client.post('/v3/pay/transactions/native', {
        appid: config.appId,
        mchid: config.mchid,
        description: request.subject.slice(0, 127),
        out_trade_no: request.outTradeNo,
        time_expire: rfc3339(request.expiresAt),
        notify_url: config.notifyUrl,
        amount: { total: request.amount, currency: 'CNY' },
      });
      return { payUrl: String(content.code_url) };
    },
    close: async (outTradeNo) => {
      const refusal = await client.post(`${orderPath(outTradeNo)}/close`, { mchid: config.mchid }).then(
        () => null,
        (cause: unknown) => {
          if (cause instanceof GatewayRefused) return cause;
          throw cause;
        },
      );
      // 204 says nothing: an order that was never placed gets it too. Only the order itself tells.
      const { state } = await query(outTradeNo);
      if (state === 'waiting' && refusal) throw refusal;
      return state;
    },
    refund: async (request) => {
      const content = await client.post('/v3/refund/domestic/refunds', {
        out_trade_no: request.outTradeNo,
        out_refund_no: request.refundNo,
        // 80 bytes are allowed, and a Chinese character takes three.
        reason: request.reason.slice(0, 26),
        notify_url: config.notifyUrl,
        amount: { refund: request.amount, total: request.total, currency: 'CNY' },
      });
      return readRefund(content.status);
    },
    queryRefund: async ({ refundNo }) => {
      const content = await client
        .get(`/v3/refund/domestic/refunds/${encodeURIComponent(refundNo)}`)
        .catch((cause: unknown) => {
          if (isMissing(cause)) return null;
          throw cause;
        });
      return content ? readRefund(content.status) : 'notFound';
    },
    readNotify: async (headers, rawBody): Promise<GatewayMessage> => {
      checkSignature(headers, rawBody, keys);
      const { id, event, resource } = parseNotify(rawBody);
      const content = decrypt(resource, config.apiV3Key);
      if (content.mchid !== config.mchid) throw new NotifyRefused('appId');
      if (event.startsWith('REFUND.')) {
        const state = readRefund(content.refund_status);
        return { kind: 'refund', refundNo: String(content.out_refund_no), state, noticeId: id };
      }
      if (event !== 'TRANSACTION.SUCCESS' || content.trade_state !== 'SUCCESS') return { kind: 'other', noticeId: id };
      if (content.appid !== config.appId) throw new NotifyRefused('appId');
      const paid = readPaid(content);
      if (!paid) throw new NotifyRefused('unreadable');
      return { kind: 'paid', paid, noticeId: id };
    },
    accepted: { status: 204, contentType: 'application/json; charset=utf-8', body: '' },
    refused: {
      status: 500,
      contentType: 'application/json; charset=utf-8',
      body: JSON.stringify({ code: 'FAIL', message: '失败' }),
    },
  };
}
