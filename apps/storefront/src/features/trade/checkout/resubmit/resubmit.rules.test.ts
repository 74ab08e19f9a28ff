import type { ResubmitPreview } from '@yigou/contract/trade/checkout';
import type { OrderModel } from '@yigou/contract/trade/orders';
import { expect, test } from 'vitest';
import { resubmissionOf, valuesOfOrder } from './resubmit.rules';

const order = {
  orderId: 7,
  paymentMethod: 'account',
  invoice: { type: 'none', title: '', taxNo: '' },
  poNo: 'PO-1',
  costCentre: 'CC',
  reason: '补货',
  wantedDate: '',
  remark: '',
  attachments: [],
} as unknown as OrderModel;
const shown = {
  lines: [{ lineNo: 2, qty: 5 }],
  amounts: { payable: 12.5 },
  methods: [
    { method: 'transfer', usable: true },
    { method: 'account', usable: false },
  ],
  invoiceTitle: '华东精密',
  invoiceTaxNo: 'X',
} as unknown as ResubmitPreview;

test('it begins as the order was; a way to pay that is not usable now gives way to one that is', () => {
  expect(valuesOfOrder(order, shown, {})).toMatchObject({ poNo: 'PO-1', reason: '补货', method: 'transfer' });
  expect(valuesOfOrder(order, shown, { reason: '改了', addressId: 3 })).toMatchObject({ reason: '改了', addressId: 3 });
});

test('what is sent is what was seen: the lines that are left, the sum, the address only where it was changed', () => {
  const values = valuesOfOrder(order, shown, { reason: ' 改了 ' });
  expect(resubmissionOf(order, shown, values)).toMatchObject({
    orderId: 7,
    lines: [{ lineNo: 2, qty: 5 }],
    payable: 12.5,
    addressId: null,
    paymentMethod: 'transfer',
    reason: '改了',
    invoice: { type: 'none', title: '', taxNo: '' },
  });
  expect(resubmissionOf(order, { ...shown, lines: [] }, values)).toBeUndefined();
});
