import { createPrivateKey } from 'node:crypto';
import { formatTime } from '@yigou/contract/ground/time';
import { AlipaySdk, type AlipaySdkCommonResult } from 'alipay-sdk';
import {
  type Channel,
  fenOfText,
  type GatewayMessage,
  GatewayRefused,
  GatewayUnavailable,
  gatewayTimeoutMs,
  NotifyRefused,
  type Paid,
  type RefundState,
  type TradeState,
  yuanText,
} from './channels.rules';

export type AlipayConfig = {
  appId: string;
  /** 应用私钥, PEM */
  privateKey: string;
  /** 支付宝公钥, PEM */
  alipayPublicKey: string;
  /** https://openapi.alipay.com/gateway.do, or the sandbox */
  gateway: string;
  /** where buyers reach the gateway, when that is another address than ours */
  pageGateway?: string;
  notifyUrl: string;
};

const readTime = (text: unknown): Date => new Date(`${String(text).replace(' ', 'T')}+08:00`);

/** Alipay refuses these in a subject. */
const subjectOf = (text: string): string => text.replace(/[/=&]/g, ' ').slice(0, 256);

const isUnknownOutcome = ({ code, subCode }: AlipaySdkCommonResult): boolean =>
  code === '20000' || /SYSTEM_ERROR$|unknow-error$/.test(subCode ?? '');

function readPaid(fields: Record<string, unknown>, paidAt: unknown): Paid | null {
  const amount = fenOfText(fields.totalAmount ?? fields.total_amount);
  const transactionId = String(fields.tradeNo ?? fields.trade_no ?? '');
  const outTradeNo = String(fields.outTradeNo ?? fields.out_trade_no ?? '');
  const time = readTime(paidAt);
  if (amount === undefined || !transactionId || !outTradeNo || Number.isNaN(time.getTime())) return null;
  return { channel: 'alipay', outTradeNo, transactionId, amount, paidAt: time };
}

function readMessage(fields: Record<string, string>): GatewayMessage {
  const noticeId = fields.notify_id ?? '';
  // A part refund is announced with TRADE_SUCCESS too: these two fields alone tell it from the payment.
  if (fields.gmt_refund && fields.out_biz_no)
    return { kind: 'refund', refundNo: fields.out_biz_no, state: 'done', noticeId };
  if (fields.trade_status !== 'TRADE_SUCCESS' && fields.trade_status !== 'TRADE_FINISHED')
    return { kind: 'other', noticeId };
  const paid = readPaid(fields, fields.gmt_payment);
  if (!paid) throw new NotifyRefused('unreadable');
  return { kind: 'paid', paid, noticeId };
}

export function createAlipay(config: AlipayConfig): Channel {
  const sdk = new AlipaySdk({
    appId: config.appId,
    // The SDK keeps a trailing line break inside the key and guesses its kind: hand it one fixed form.
    privateKey: createPrivateKey(config.privateKey).export({ type: 'pkcs8', format: 'pem' }).toString().trim(),
    keyType: 'PKCS8',
    alipayPublicKey: config.alipayPublicKey.trim(),
    gateway: config.gateway,
    timeout: gatewayTimeoutMs,
  });
  // The SDK would take the machine's zone; the gateway reads Beijing time.
  const timestamp = () => formatTime(new Date());

  async function call(method: string, bizContent: Record<string, string>): Promise<AlipaySdkCommonResult> {
    let result: AlipaySdkCommonResult;
    try {
      result = await sdk.exec(method, { timestamp: timestamp(), bizContent }, { validateSign: true });
    } catch (cause) {
      throw new GatewayUnavailable('alipay', cause);
    }
    if (isUnknownOutcome(result)) throw new GatewayUnavailable('alipay', result.subMsg ?? result.msg);
    return result;
  }

  const refusal = ({ code, msg, subCode, subMsg }: AlipaySdkCommonResult) =>
    new GatewayRefused('alipay', subCode ?? code, subMsg ?? msg);

  async function query(outTradeNo: string): Promise<TradeState> {
    const result = await call('alipay.trade.query', { out_trade_no: outTradeNo });
    if (result.subCode === 'ACQ.TRADE_NOT_EXIST') return { state: 'notFound' };
    if (result.code !== '10000') throw refusal(result);
    if (result.tradeStatus === 'WAIT_BUYER_PAY') return { state: 'waiting' };
    // A trade refunded in full is called closed as well, but it has been paid.
    if (result.tradeStatus === 'TRADE_CLOSED' && !result.sendPayDate) return { state: 'closed' };
    const paid = readPaid(result, result.sendPayDate);
    if (!paid) throw new GatewayUnavailable('alipay', '交易查询的应答无法识别');
    return { state: 'paid', paid };
  }

  async function queryRefund(request: { outTradeNo: string; refundNo: string }): Promise<RefundState> {
    const result = await call('alipay.trade.fastpay.refund.query', {
      out_trade_no: request.outTradeNo,
      out_request_no: request.refundNo,
    });
    if (result.subCode === 'ACQ.TRADE_NOT_EXIST') return 'notFound';
    if (result.code !== '10000') throw refusal(result);
    return result.refundStatus === 'REFUND_SUCCESS' ? 'done' : 'notFound';
  }

  return {
    name: 'alipay',
    query,
    queryRefund,
    open: async (request) => {
      const payUrl = sdk.pageExecute('alipay.trade.page.pay', 'GET', {
        timestamp: timestamp(),
        notifyUrl: config.notifyUrl,
        returnUrl: request.returnUrl,
        bizContent: {
          out_trade_no: request.outTradeNo,
          product_code: 'FAST_INSTANT_TRADE_PAY',
          total_amount: yuanText(request.amount),
          subject: subjectOf(request.subject),
          time_expire: formatTime(request.expiresAt),
        },
      });
      const { pageGateway } = config;
      return { payUrl: pageGateway ? pageGateway + payUrl.slice(config.gateway.length) : payUrl };
    },
    close: async (outTradeNo) => {
      const result = await call('alipay.trade.close', { out_trade_no: outTradeNo });
      if (result.code === '10000') return 'closed';
      if (result.subCode === 'ACQ.TRADE_NOT_EXIST') return 'notFound';
      const { state } = await query(outTradeNo);
      if (state === 'waiting') throw refusal(result);
      return state;
    },
    refund: async (request) => {
      const result = await call('alipay.trade.refund', {
        out_trade_no: request.outTradeNo,
        out_request_no: request.refundNo,
        refund_amount: yuanText(request.amount),
        refund_reason: request.reason.slice(0, 256),
      });
      if (result.code !== '10000') throw refusal(result);
      if (result.fundChange === 'Y') return 'done';
      // No money moved just now: it moved before, or it has yet to.
      return (await queryRefund(request)) === 'done' ? 'done' : 'processing';
    },
    readNotify: async (_headers, rawBody) => {
      const fields = Object.fromEntries(new URLSearchParams(rawBody.toString('utf8')));
      if (!fields.sign || fields.sign_type !== 'RSA2' || !sdk.checkNotifySignV2(fields))
        throw new NotifyRefused('signature');
      if (fields.app_id !== config.appId) throw new NotifyRefused('appId');
      return readMessage(fields);
    },
    accepted: { status: 200, contentType: 'text/plain; charset=utf-8', body: 'success' },
    refused: { status: 200, contentType: 'text/plain; charset=utf-8', body: 'fail' },
  };
}
