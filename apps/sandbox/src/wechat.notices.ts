import type { WechatKeys } from './keys';
import type { Writer } from './notices';
import { refundStatus, rfc3339, transactionOf } from './wechat';
import { encrypt, signatureHeaders } from './wechat.sign';

const staleSeconds = 600;

export const wechatWriter = (keys: WechatKeys): Writer => ({
  isReceipt: (status) => status === 200 || status === 204,
  write: (trade, notice, lie) => {
    const mchid = lie === 'mchid' ? '1900000000' : keys.mchid;
    const total = lie === 'amount' ? trade.amount + 1 : trade.amount;
    const refund = trade.refunds.find((each) => each.refundNo === notice.refundNo);
    const transaction = transactionOf(
      { ...trade, refunds: [], state: 'paid', paidAt: trade.paidAt ?? trade.createdAt },
      keys,
    );
    const content = refund
      ? {
          mchid,
          out_trade_no: trade.outTradeNo,
          transaction_id: trade.transactionId,
          out_refund_no: refund.refundNo,
          refund_id: refund.refundId,
          refund_status: refundStatus[refund.state],
          success_time: rfc3339(refund.doneAt ?? refund.createdAt),
          user_received_account: '支付用户零钱',
          amount: { total, refund: refund.amount, payer_total: total, payer_refund: refund.amount },
        }
      : {
          ...transaction,
          mchid,
          ...(lie === 'appId' && { appid: 'wx0000000000000000' }),
          transaction_id: trade.transactionId ?? '4200000000000000000000000000',
          amount: { total, payer_total: total, currency: 'CNY', payer_currency: 'CNY' },
        };
    const event = refund ? `REFUND.${refundStatus[refund.state]}` : 'TRANSACTION.SUCCESS';
    const body = JSON.stringify({
      id: notice.noticeId,
      create_time: rfc3339(notice.createdAt),
      resource_type: 'encrypt-resource',
      event_type: event,
      summary: refund ? '退款结果' : '支付成功',
      resource: encrypt(content, refund ? 'refund' : 'transaction', keys.apiV3Key),
    });
    const at = Math.floor(Date.now() / 1000) - (lie === 'stale' ? staleSeconds : 0);
    const headers = signatureHeaders(lie === 'signature' ? `${body} ` : body, keys, at);
    if (lie === 'probe') headers['wechatpay-signature'] = `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']}`;
    return { headers: { 'content-type': 'application/json', ...headers }, body };
  },
});
