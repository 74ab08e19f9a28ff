import { fenToYuan, yuanToFen } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import { isSignedByMerchant, signedAnswer } from './alipay.sign';
import type { Faults } from './faults';
import { type Answer, type Call, parseJson } from './http';
import type { AlipayKeys } from './keys';
import { errorPage, payPage } from './pages';
import type { Store, Trade } from './store';
import { isTradeNo, type NewTrade, type RefundFault, refundedOf, type Trades } from './trades';

export const yuanText = (fen: number): string => fenToYuan(fen).toFixed(2);

export const fenOf = (yuan: unknown): number | undefined =>
  /^\d{1,9}(\.\d{1,2})?$/.test(String(yuan)) ? yuanToFen(Number(yuan)) : undefined;

type Fields = Record<string, string>;
type Content = Record<string, unknown>;

const success: Content = { code: '10000', msg: 'Success' };
const failure = (subCode: string, subMsg: string): Content => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code: subCode,
  sub_msg: subMsg,
});
const invalid = (subCode: string, subMsg: string): Content => ({
  code: '40002',
  msg: 'Invalid Arguments',
  sub_code: subCode,
  sub_msg: subMsg,
});
const busy: Content = {
  code: '20000',
  msg: 'Service Currently Unavailable',
  sub_code: 'isp.unknow-error',
  sub_msg: '系统繁忙',
};
const noTrade = failure('ACQ.TRADE_NOT_EXIST', '交易不存在');
const wrongState = failure('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');

const refundFaults: Record<RefundFault, Content> = {
  notPaid: wrongState,
  different: failure('ACQ.DISCORDANT_REPEAT_REQUEST', '请求信息不一致'),
  tooMuch: failure('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限'),
  poor: failure('ACQ.SELLER_BALANCE_NOT_ENOUGH', '卖家余额不足'),
  forbidden: failure('ACQ.TRADE_NOT_ALLOW_REFUND', '当前交易不允许退款'),
};

/** Beijing time, as every time on this gateway; ten minutes are more than any clock should be off. */
const isRecent = (timestamp: string | undefined): boolean =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(timestamp ?? '') &&
  Math.abs(Date.now() - new Date(`${timestamp?.replace(' ', 'T')}+08:00`).getTime()) < 600_000;

const fieldsOf = (call: Call): Fields => ({
  ...Object.fromEntries(call.query),
  ...Object.fromEntries(new URLSearchParams(call.body)),
});

export function createAlipayGateway(keys: AlipayKeys, store: Store, trades: Trades, faults: Faults) {
  const statusOf = (trade: Trade): string => {
    if (trade.state === 'closed' || trades.isExpired(trade)) return 'TRADE_CLOSED';
    if (trade.state === 'waiting') return 'WAIT_BUYER_PAY';
    return refundedOf(trade) === trade.amount ? 'TRADE_CLOSED' : 'TRADE_SUCCESS';
  };
  const namesOf = (trade: Trade): Content => ({ out_trade_no: trade.outTradeNo, trade_no: trade.transactionId ?? '' });

  const methods: Record<string, (trade: Trade, content: Content) => Content> = {
    'alipay.trade.query': (trade) => ({
      ...success,
      ...namesOf(trade),
      trade_status: statusOf(trade),
      total_amount: yuanText(trade.amount),
      ...(trade.paidAt && { send_pay_date: formatTime(new Date(trade.paidAt)) }),
    }),
    'alipay.trade.close': (trade) => {
      if (statusOf(trade) !== 'WAIT_BUYER_PAY') return wrongState;
      trades.close(trade);
      return { ...success, ...namesOf(trade) };
    },
    'alipay.trade.refund': (trade, content) => {
      const amount = fenOf(content.refund_amount);
      const refundNo = content.out_request_no;
      if (!amount || !isTradeNo(refundNo)) return failure('ACQ.INVALID_PARAMETER', '参数无效');
      const reason = String(content.refund_reason ?? '');
      const outcome = trades.refund(trade, { refundNo, amount, reason, notifyUrl: trade.notifyUrl });
      if (typeof outcome === 'string') return refundFaults[outcome];
      const changed = outcome.fresh && outcome.refund.state === 'done';
      return {
        ...success,
        ...namesOf(trade),
        fund_change: changed ? 'Y' : 'N',
        refund_fee: yuanText(refundedOf(trade)),
      };
    },
    'alipay.trade.fastpay.refund.query': (trade, content) => {
      const refund = trade.refunds.find((each) => each.refundNo === content.out_request_no);
      // Nothing but the bare success says that the refund is not done, whether it is unknown or still under way.
      if (refund?.state !== 'done') return success;
      return {
        ...success,
        ...namesOf(trade),
        out_request_no: refund.refundNo,
        total_amount: yuanText(trade.amount),
        refund_amount: yuanText(refund.amount),
        refund_status: 'REFUND_SUCCESS',
      };
    },
  };

  function answerTo(fields: Fields): Content {
    if (fields.app_id !== keys.appId) return invalid('isv.invalid-app-id', '无效的AppID参数');
    if (fields.sign_type !== 'RSA2') return invalid('isv.invalid-signature-type', '无效签名类型');
    if (!isSignedByMerchant(fields, keys)) return invalid('isv.invalid-signature', '验签出错');
    if (!isRecent(fields.timestamp)) return invalid('isv.invalid-timestamp', '非法的时间戳参数');
    if (faults.busy) return busy;
    const method = methods[fields.method ?? ''];
    if (!method) return invalid('isv.invalid-method', '不存在的方法名');
    const content = parseJson(fields.biz_content ?? '') ?? {};
    const trade = store.find('alipay', String(content.out_trade_no ?? ''));
    return trade ? method(trade, content) : noTrade;
  }

  function wantedBy(fields: Fields): NewTrade | undefined {
    const content = parseJson(fields.biz_content ?? '') ?? {};
    const amount = fenOf(content.total_amount);
    const expiresAt = new Date(`${String(content.time_expire).replace(' ', 'T')}+08:00`);
    if (!isTradeNo(content.out_trade_no) || !amount || !content.subject) return undefined;
    if (content.product_code !== 'FAST_INSTANT_TRADE_PAY' || Number.isNaN(expiresAt.getTime())) return undefined;
    return {
      channel: 'alipay',
      outTradeNo: content.out_trade_no,
      subject: String(content.subject),
      amount,
      notifyUrl: fields.notify_url ?? '',
      returnUrl: fields.return_url ?? '',
      expiresAt,
    };
  }

  /** Only a buyer who comes to the page makes the trade: until then the gateway has never heard of it. */
  function openPage(fields: Fields): Trade | string {
    if (fields.app_id !== keys.appId) return 'isv.invalid-app-id：无效的AppID参数';
    if (!isSignedByMerchant(fields, keys)) return 'isv.invalid-signature：验签出错';
    const wanted = wantedBy(fields);
    if (!wanted) return 'ACQ.INVALID_PARAMETER：参数无效';
    const trade = trades.open(wanted);
    if (trade === 'different') return 'ACQ.CONTEXT_INCONSISTENT：交易信息被篡改';
    if (trade.state === 'paid') return 'ACQ.TRADE_HAS_SUCCESS：交易已被支付';
    if (trade.state === 'closed') return 'ACQ.TRADE_HAS_CLOSE：交易已经关闭';
    return trades.isExpired(trade) ? 'ACQ.TRADE_HAS_CLOSE：订单已超时，不能付款' : trade;
  }

  return {
    openPage: (payUrl: string) => openPage(Object.fromEntries(new URL(payUrl).searchParams)),
    answer: (call: Call): Answer => {
      const fields = fieldsOf(call);
      if (fields.method === 'alipay.trade.page.pay') {
        const trade = openPage(fields);
        return typeof trade === 'string' ? errorPage(trade) : payPage(trade, 'pay');
      }
      const body = signedAnswer(fields.method ?? 'error', answerTo(fields), keys);
      return { status: 200, headers: { 'content-type': 'text/html;charset=utf-8' }, body };
    },
  };
}
