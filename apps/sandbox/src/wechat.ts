import type { Faults } from './faults';
import { type Answer, type Call, json, parseJson } from './http';
import type { WechatKeys } from './keys';
import type { Refund, Store, Trade } from './store';
import { isTradeNo, type RefundFault, refundedOf, type Trades } from './trades';
import { isSignedByMerchant, signatureHeaders } from './wechat.sign';

type Content = Record<string, unknown>;

const codePrefix = 'weixin://wxpay/bizpayurl?pr=';
const codeLivesMs = 2 * 60 * 60 * 1000;

export const rfc3339 = (iso: string): string =>
  `${new Date(new Date(iso).getTime() + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;

const fault = (status: number, code: string, message: string): Answer => json(status, { code, message });
const noOrder = () => fault(404, 'ORDER_NOT_EXIST', '订单不存在');
const wrongParameter = (message: string) => fault(400, 'PARAM_ERROR', message);

const refundFaults: Record<RefundFault, () => Answer> = {
  notPaid: () => fault(400, 'INVALID_REQUEST', '订单未支付，不能退款'),
  different: () => fault(400, 'INVALID_REQUEST', '订单金额或退款金额与之前请求不一致，请核实后再试'),
  tooMuch: () => fault(400, 'INVALID_REQUEST', '申请退款金额大于订单可退金额'),
  poor: () => fault(403, 'NOT_ENOUGH', '基本账户余额不足，请充值后重新发起'),
  forbidden: () => fault(403, 'NO_AUTH', '商户无退款权限'),
};

const amountOf = (content: Content, name: string): number | undefined => {
  const value = (content.amount as Content | undefined)?.[name];
  return Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined;
};

export const transactionOf = (trade: Trade, keys: WechatKeys): Content => {
  const paid = trade.state === 'paid';
  const state = paid ? (refundedOf(trade) > 0 ? 'REFUND' : 'SUCCESS') : trade.state === 'closed' ? 'CLOSED' : 'NOTPAY';
  return {
    appid: keys.appId,
    mchid: keys.mchid,
    out_trade_no: trade.outTradeNo,
    trade_state: state,
    trade_state_desc: { SUCCESS: '支付成功', REFUND: '转入退款', CLOSED: '已关闭', NOTPAY: '未支付' }[state],
    amount: { total: trade.amount, currency: 'CNY' },
    ...(paid && {
      transaction_id: trade.transactionId,
      trade_type: 'NATIVE',
      bank_type: 'OTHERS',
      success_time: rfc3339(trade.paidAt ?? ''),
      payer: { openid: 'oSandboxBuyer' },
      amount: { total: trade.amount, payer_total: trade.amount, currency: 'CNY', payer_currency: 'CNY' },
    }),
  };
};

export const refundStatus = { processing: 'PROCESSING', done: 'SUCCESS', failed: 'ABNORMAL' } as const;

const refundOf = (trade: Trade, refund: Refund, status: string = refundStatus[refund.state]): Content => ({
  refund_id: refund.refundId,
  out_refund_no: refund.refundNo,
  transaction_id: trade.transactionId,
  out_trade_no: trade.outTradeNo,
  channel: 'ORIGINAL',
  user_received_account: '支付用户零钱',
  create_time: rfc3339(refund.createdAt),
  status,
  amount: { total: trade.amount, refund: refund.amount, payer_total: trade.amount, currency: 'CNY' },
  ...(status === 'SUCCESS' && { success_time: rfc3339(refund.doneAt ?? refund.createdAt) }),
});

export function createWechatGateway(keys: WechatKeys, store: Store, trades: Trades, faults: Faults) {
  function order(content: Content): Answer {
    const total = amountOf(content, 'total');
    if (content.appid !== keys.appId || content.mchid !== keys.mchid)
      return fault(400, 'APPID_MCHID_NOT_MATCH', 'AppID和mch_id不匹配');
    if (!isTradeNo(content.out_trade_no) || content.out_trade_no.length > 32)
      return wrongParameter('商户订单号格式错误');
    if (!total) return wrongParameter('订单金额无效');
    if (!content.description || !content.notify_url) return wrongParameter('缺少必填参数');
    const expiresAt = new Date(String(content.time_expire));
    if (Number.isNaN(expiresAt.getTime())) return wrongParameter('time_expire 格式错误');
    const trade = trades.open({
      channel: 'wechat',
      outTradeNo: content.out_trade_no,
      subject: String(content.description),
      amount: total,
      notifyUrl: String(content.notify_url),
      returnUrl: '',
      expiresAt,
    });
    if (trade === 'different') return fault(403, 'OUT_TRADE_NO_USED', '商户订单号重复');
    if (trade.state === 'paid') return fault(400, 'ORDERPAID', '订单已支付');
    if (trade.state === 'closed') return fault(400, 'ORDER_CLOSED', '订单已关闭');
    return json(200, { code_url: codePrefix + trade.token });
  }

  function close(outTradeNo: string): Answer {
    const trade = store.find('wechat', outTradeNo);
    // The real gateway closes what it never saw without a word, and says the same twice.
    if (trade && !trades.close(trade)) return fault(400, 'ORDERPAID', '订单已支付');
    return { status: 204, body: '' };
  }

  function refund(content: Content): Answer {
    const trade = store.find('wechat', String(content.out_trade_no ?? ''));
    const amount = amountOf(content, 'refund');
    const refundNo = content.out_refund_no;
    if (!amount || !isTradeNo(refundNo)) return wrongParameter('退款参数无效');
    if (!trade) return fault(404, 'RESOURCE_NOT_EXISTS', '订单不存在');
    if (amountOf(content, 'total') !== trade.amount) return refundFaults.different();
    const notifyUrl = String(content.notify_url ?? trade.notifyUrl);
    const outcome = trades.refund(trade, { refundNo, amount, reason: String(content.reason ?? ''), notifyUrl });
    if (typeof outcome === 'string') return refundFaults[outcome]();
    // Taken is not done: the first answer never says more than that it is under way.
    return json(200, refundOf(trade, outcome.refund, outcome.fresh ? 'PROCESSING' : undefined));
  }

  function route(call: Call): Answer {
    const [, outTradeNo = '', closing] =
      call.path.match(/^\/v3\/pay\/transactions\/out-trade-no\/([\w-]+)(\/close)?$/) ?? [];
    const [, refundNo = ''] = call.path.match(/^\/v3\/refund\/domestic\/refunds\/([\w-]+)$/) ?? [];
    const content = parseJson(call.body) ?? {};
    if (call.method === 'POST' && call.path === '/v3/pay/transactions/native') return order(content);
    if (call.method === 'POST' && call.path === '/v3/refund/domestic/refunds') return refund(content);
    if (call.method === 'POST' && closing)
      return content.mchid === keys.mchid ? close(outTradeNo) : wrongParameter('商户号错误');
    if (call.method === 'GET' && outTradeNo && !closing) {
      if (call.query.get('mchid') !== keys.mchid) return wrongParameter('商户号错误');
      const trade = store.find('wechat', outTradeNo);
      return trade ? json(200, transactionOf(trade, keys)) : noOrder();
    }
    if (call.method === 'GET' && refundNo) {
      const trade = store.findByRefund('wechat', refundNo);
      const known = trade?.refunds.find((each) => each.refundNo === refundNo);
      return trade && known ? json(200, refundOf(trade, known)) : fault(404, 'RESOURCE_NOT_EXISTS', '退款单不存在');
    }
    return fault(404, 'NOT_FOUND', '接口不存在');
  }

  return {
    answer: (call: Call): Answer => {
      if (!isSignedByMerchant(call, keys)) return fault(401, 'SIGN_ERROR', '签名错误，请检查后再试');
      const answer = faults.busy ? fault(500, 'SYSTEM_ERROR', '系统异常，请稍后重试') : route(call);
      return { ...answer, headers: { ...answer.headers, ...signatureHeaders(answer.body, keys) } };
    },
    scan: (codeUrl: string): Trade | string => {
      const trade = codeUrl.startsWith(codePrefix) ? store.findByToken(codeUrl.slice(codePrefix.length)) : undefined;
      if (trade?.channel !== 'wechat') return '二维码无效';
      if (trade.state === 'paid') return '订单已支付';
      if (trade.state === 'closed') return '订单已关闭';
      if (trades.isExpired(trade)) return '订单已过期，请重新下单';
      return Date.now() - new Date(trade.tokenIssuedAt).getTime() > codeLivesMs ? '二维码已过期，请刷新后重试' : trade;
    },
  };
}
