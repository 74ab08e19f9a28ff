import type { CallInput } from '@yigou/contract/calls';
import type { PaymentMethod } from '@yigou/contract/money/payments.terms';
import { taxNumberRule } from '@yigou/contract/people/accounts.terms';
import type { Preview } from '@yigou/contract/trade/checkout';
import { type InvoiceType, orderLimits } from '@yigou/contract/trade/orders.terms';
import { checkBy, type FormChecks, required, today } from '@yigou/web-kit';
import type { UploadedFile } from '../../ground/files/shared/UploadButton';

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
const defaultsOf = (preview: Preview): SettleValues => ({
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

const cleanTaxNo = (text: string): string => text.trim().toUpperCase();

const isInvoiced = ({ invoiceType }: SettleValues): boolean => invoiceType !== 'none';

/** The same checks as the server's, before anything is sent. */
export const settleChecks: FormChecks<SettleValues> = {
  addressId: ({ addressId }) => (addressId ? '' : '请选择收货地址'),
  method: ({ method }) => (method ? '' : '请选择支付方式'),
  invoiceTitle: (values) => (isInvoiced(values) ? required('请填写发票抬头')(values.invoiceTitle.trim()) : ''),
  invoiceTaxNo: (values) => (isInvoiced(values) ? checkBy(taxNumberRule)(cleanTaxNo(values.invoiceTaxNo)) : ''),
  wantedDate: ({ wantedDate }) => (wantedDate && wantedDate < today() ? '期望送达日期不能早于今天' : ''),
  attachments: ({ attachments }) =>
    attachments.length > orderLimits.attachments ? `附件最多 ${orderLimits.attachments} 个` : '',
};

/** What the buyer wrote besides the goods. */
export function textsOf(values: SettleValues) {
  const invoiced = isInvoiced(values);
  return {
    invoice: {
      type: values.invoiceType,
      title: invoiced ? values.invoiceTitle.trim() : '',
      taxNo: invoiced ? cleanTaxNo(values.invoiceTaxNo) : '',
    },
    poNo: values.poNo.trim(),
    costCentre: values.costCentre.trim(),
    reason: values.reason.trim(),
    wantedDate: values.wantedDate,
    remark: values.remark.trim(),
  };
}

type Submission = Omit<CallInput<'Order/Submit'>, 'requestId'>;

/** What was seen and chosen. Undefined while something needed is missing. */
export function submissionOf(preview: Preview, values: SettleValues): Submission | undefined {
  const { addressId, method } = values;
  if (!addressId || !method) return undefined;
  return {
    lines: preview.lines.map(({ cartId, itemId, qty, price }) => ({ cartId, itemId, qty, price })),
    payable: preview.amounts.payable,
    addressId,
    paymentMethod: method,
    ...textsOf(values),
    attachmentIds: values.attachments.map((file) => file.fileId),
  };
}

/** Fields that have another name on the wire. */
export const settleOnWire = {
  paymentMethod: 'method',
  'invoice.type': 'invoiceType',
  'invoice.title': 'invoiceTitle',
  'invoice.taxNo': 'invoiceTaxNo',
  attachmentIds: 'attachments',
} as const;
