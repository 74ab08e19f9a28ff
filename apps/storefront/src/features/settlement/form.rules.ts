import {
  type CallInput,
  formatDate,
  type InvoiceType,
  orderLimits,
  type PaymentMethod,
  type Preview,
  taxNumberRule,
} from '@yigou/contract';
import type { UploadedFile } from '../../ui/UploadButton';

export type SettleValues = {
  /** Undefined: the default address. */
  addressId: number | undefined;
  method: PaymentMethod | undefined;
  invoiceType: InvoiceType;
  invoiceTitle: string;
  invoiceTaxNo: string;
  poNo: string;
  costCentre: string;
  reason: string;
  wantedDate: string;
  remark: string;
  attachments: readonly UploadedFile[];
};
export type SettleName = keyof SettleValues;
export type SettleErrors = Partial<Record<SettleName, string>>;

export const settleNames: readonly SettleName[] = [
  'addressId',
  'method',
  'invoiceType',
  'invoiceTitle',
  'invoiceTaxNo',
  'poNo',
  'costCentre',
  'reason',
  'wantedDate',
  'remark',
  'attachments',
];

/** What the form holds before the buyer touches it. */
export const defaultsOf = (preview: Preview): SettleValues => ({
  addressId: preview.address?.addressId,
  method: preview.methods.find((choice) => choice.usable)?.method,
  invoiceType: preview.invoiceTitle && preview.invoiceTaxNo ? 'normal' : 'none',
  invoiceTitle: preview.invoiceTitle,
  invoiceTaxNo: preview.invoiceTaxNo,
  poNo: '',
  costCentre: preview.costCentre,
  reason: '',
  wantedDate: '',
  remark: '',
  attachments: [],
});

/** The defaults with what the buyer changed; a method that has become unusable is as good as not chosen. */
export function valuesOf(preview: Preview, changed: Partial<SettleValues>): SettleValues {
  const defaults = defaultsOf(preview);
  const usable = preview.methods.some((choice) => choice.usable && choice.method === changed.method);
  return {
    ...defaults,
    ...changed,
    addressId: preview.address?.addressId,
    method: usable ? changed.method : defaults.method,
  };
}

export const today = (now: Date): string => formatDate(now);

const cleanTaxNo = (text: string): string => text.trim().toUpperCase();

/** The same checks as the server's, before anything is sent. */
export function checkSettle(values: SettleValues, now: Date): SettleErrors {
  const invoiced = values.invoiceType !== 'none';
  const errors: SettleErrors = {};
  if (!values.addressId) errors.addressId = '请选择收货地址';
  if (!values.method) errors.method = '请选择支付方式';
  if (invoiced && values.invoiceTitle.trim() === '') errors.invoiceTitle = '请填写发票抬头';
  if (invoiced && !taxNumberRule.ok(cleanTaxNo(values.invoiceTaxNo))) errors.invoiceTaxNo = taxNumberRule.message;
  if (values.wantedDate && values.wantedDate < today(now)) errors.wantedDate = '期望送达日期不能早于今天';
  if (values.attachments.length > orderLimits.attachments)
    errors.attachments = `附件最多 ${orderLimits.attachments} 个`;
  return errors;
}

export type Submission = Omit<CallInput<'Order/Submit'>, 'requestId'>;

/** What was seen and chosen. Undefined while something needed is missing. */
export function submissionOf(preview: Preview, values: SettleValues): Submission | undefined {
  const { addressId, method, invoiceType } = values;
  if (!addressId || !method) return undefined;
  const invoiced = invoiceType !== 'none';
  return {
    lines: preview.lines.map(({ cartId, itemId, qty, price }) => ({ cartId, itemId, qty, price })),
    payable: preview.amounts.payable,
    addressId,
    paymentMethod: method,
    invoice: {
      type: invoiceType,
      title: invoiced ? values.invoiceTitle.trim() : '',
      taxNo: invoiced ? cleanTaxNo(values.invoiceTaxNo) : '',
    },
    poNo: values.poNo.trim(),
    costCentre: values.costCentre.trim(),
    reason: values.reason.trim(),
    wantedDate: values.wantedDate,
    remark: values.remark.trim(),
    attachmentIds: values.attachments.map((file) => file.fileId),
  };
}

const wireNames: Record<string, SettleName> = {
  paymentMethod: 'method',
  'invoice.type': 'invoiceType',
  'invoice.title': 'invoiceTitle',
  'invoice.taxNo': 'invoiceTaxNo',
  attachmentIds: 'attachments',
};

/** The server's words about fields, under the names of the form. */
export function fromWire(fields: Record<string, string>): SettleErrors {
  const errors: SettleErrors = {};
  for (const [path, message] of Object.entries(fields)) {
    const plain = settleNames.find((name) => name === path);
    const name = wireNames[path] ?? plain;
    if (name) errors[name] = message;
  }
  return errors;
}
