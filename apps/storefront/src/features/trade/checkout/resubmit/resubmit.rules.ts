import type { CallInput } from '@yigou/contract/calls';
import type { ResubmitPreview } from '@yigou/contract/trade/checkout';
import type { OrderModel } from '@yigou/contract/trade/orders';
import { type SettleValues, textsOf } from '../checkout.rules';

/** The order as it was, with what the buyer changed since. */
export function valuesOfOrder(order: OrderModel, shown: ResubmitPreview, changed: Partial<SettleValues>): SettleValues {
  const wanted = changed.method ?? order.paymentMethod;
  const usable = shown.methods.filter((choice) => choice.usable).map((choice) => choice.method);
  return {
    addressId: undefined,
    invoiceType: order.invoice.type,
    invoiceTitle: order.invoice.title || shown.invoiceTitle,
    invoiceTaxNo: order.invoice.taxNo || shown.invoiceTaxNo,
    poNo: order.poNo,
    costCentre: order.costCentre,
    reason: order.reason,
    wantedDate: order.wantedDate,
    remark: order.remark,
    attachments: order.attachments,
    ...changed,
    method: usable.includes(wanted) ? wanted : usable[0],
  };
}

type Resubmission = Omit<CallInput<'Order/Resubmit'>, 'requestId'>;

/** Undefined while something needed is missing. */
export function resubmissionOf(
  { orderId }: Pick<OrderModel, 'orderId'>,
  shown: ResubmitPreview,
  values: SettleValues,
): Resubmission | undefined {
  if (!values.method || shown.lines.length === 0) return undefined;
  return {
    orderId,
    lines: shown.lines.map(({ lineNo, qty }) => ({ lineNo, qty })),
    payable: shown.amounts.payable,
    addressId: values.addressId ?? null,
    paymentMethod: values.method,
    ...textsOf(values),
  };
}
