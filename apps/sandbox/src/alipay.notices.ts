import { formatTime } from '@yigou/contract/ground/time';
import { yuanText } from './alipay';
import { signFields } from './alipay.sign';
import type { AlipayKeys } from './keys';
import type { Lie, Writer } from './notices';
import type { Trade } from './store';
import { refundedOf } from './trades';

const time = (iso: string): string => formatTime(new Date(iso));

function payment(trade: Trade, keys: AlipayKeys, lie?: Lie): Record<string, string> {
  const paidAt = trade.paidAt ?? trade.createdAt;
  return {
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    notify_type: 'trade_status_sync',
    app_id: lie === 'appId' ? '2021000000000000' : keys.appId,
    auth_app_id: keys.appId,
    seller_id: keys.sellerId,
    buyer_id: '2088000000000001',
    out_trade_no: trade.outTradeNo,
    trade_no: trade.transactionId ?? '2000010122001000000000000000',
    subject: trade.subject,
    total_amount: yuanText(lie === 'amount' ? trade.amount + 1 : trade.amount),
    trade_status: 'TRADE_SUCCESS',
    gmt_create: time(trade.createdAt),
    gmt_payment: time(paidAt),
  };
}

export const alipayWriter = (keys: AlipayKeys): Writer => ({
  isReceipt: (status, body) => status === 200 && body.trim() === 'success',
  write: (trade, notice, lie) => {
    const fields = payment(trade, keys, lie);
    fields.notify_id = notice.noticeId.replaceAll('-', '');
    fields.notify_time = formatTime(new Date());
    const refund = trade.refunds.find((each) => each.refundNo === notice.refundNo);
    if (refund) {
      // A part refund leaves the trade a success: only these three fields tell it from the payment itself.
      fields.out_biz_no = refund.refundNo;
      fields.refund_fee = yuanText(refundedOf(trade));
      fields.gmt_refund = time(refund.doneAt ?? refund.createdAt);
      if (refundedOf(trade) === trade.amount) fields.trade_status = 'TRADE_CLOSED';
    }
    const signed = signFields(fields, keys.gateway.privateKey);
    if (lie === 'signature') signed.total_amount = yuanText(trade.amount + 1);
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body: new URLSearchParams(signed).toString(),
    };
  },
});

/** What the buyer's browser carries back: signed, yet only a hint, for the notify and the query decide. */
export function returnAddress(trade: Trade, keys: AlipayKeys): string {
  const url = new URL(trade.returnUrl);
  const fields = signFields(
    {
      charset: 'utf-8',
      version: '1.0',
      sign_type: 'RSA2',
      method: 'alipay.trade.page.pay.return',
      app_id: keys.appId,
      auth_app_id: keys.appId,
      seller_id: keys.sellerId,
      out_trade_no: trade.outTradeNo,
      trade_no: trade.transactionId ?? '',
      total_amount: yuanText(trade.amount),
      timestamp: formatTime(new Date()),
    },
    keys.gateway.privateKey,
  );
  for (const [key, value] of Object.entries(fields)) url.searchParams.set(key, value);
  return url.toString();
}
