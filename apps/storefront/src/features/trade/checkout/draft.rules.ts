import { paymentMethodLabels } from '@yigou/contract/money/payments.terms';
import { invoiceTypeLabels, orderLimits } from '@yigou/contract/trade/orders.terms';
import type { UploadedFile } from '../../ground/files/shared/UploadButton';
import { type SettleName, type SettleValues, settleNames } from './checkout.rules';

/** Only what the buyer changed: everything else follows the preview. */
export type Draft = Partial<SettleValues>;

const isFile = (part: unknown): part is UploadedFile => {
  const file = part as Partial<UploadedFile> | null;
  return typeof file?.fileId === 'string' && typeof file.fileName === 'string';
};

const fits = (name: SettleName, value: unknown): boolean => {
  if (name === 'addressId') return Number.isInteger(value);
  if (name === 'attachments')
    return Array.isArray(value) && value.every(isFile) && value.length <= orderLimits.attachments;
  if (typeof value !== 'string') return false;
  if (name === 'method') return Object.hasOwn(paymentMethodLabels, value);
  return name !== 'invoiceType' || Object.hasOwn(invoiceTypeLabels, value);
};

/** What was stored; a part that somebody else wrote, or an older version, is left out. */
export function readDraft(text: string | null): Draft {
  try {
    const stored = JSON.parse(text ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      settleNames.filter((name) => fits(name, stored[name])).map((name) => [name, stored[name]]),
    );
  } catch {
    return {};
  }
}
