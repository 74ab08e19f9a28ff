import type { FunctionCode } from '@yigou/contract/ground/functions';
import type { MethodChoice } from '@yigou/contract/money/payments.fields';
import { type PaymentMethod, paymentMethodLabels } from '@yigou/contract/money/payments.terms';

/** Ordering on account is paying at once: who may order but not pay leaves it to others. */
export const mayPay = (functions: ReadonlySet<FunctionCode>): boolean => functions.has('order/myOrder/pay');

type MethodFacts = {
  /** Why the credit cannot be used; null: it can. */
  refusal: string | null;
  termDays: number;
  /** Whether buyers can be told where to send a transfer to. */
  hasPayee: boolean;
};

/** The ways to pay, each with a word about it. */
export function methodChoices({ refusal, termDays, hasPayee }: MethodFacts): MethodChoice[] {
  const notes: Record<PaymentMethod, string> = {
    alipay: '',
    wechat: '',
    transfer: hasPayee ? '汇款后上传凭证，平台确认到账后发货' : '平台尚未设置收款账户',
    account: refusal ?? `月结 ${termDays} 天`,
  };
  return (Object.keys(paymentMethodLabels) as PaymentMethod[]).map((method) => ({
    method,
    label: paymentMethodLabels[method],
    usable: { alipay: true, wechat: true, transfer: hasPayee, account: refusal === null }[method],
    note: notes[method],
  }));
}

/** 汇款识别码: short enough for the purpose field of any bank. */
export const remitCodeOf = (orderNo: string): string => `HK${orderNo.slice(-8)}`;
export const remitCodeShape = /^HK(\d{8})$/i;
