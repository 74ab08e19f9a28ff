import { fieldErrorsOf, findErrors } from '@yigou/web-kit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { previewLine, previewOf } from './checkout.fixture';
import { settleChecks, settleNames, settleOnWire, submissionOf, valuesOf } from './checkout.rules';

const preview = previewOf();
const values = valuesOf(preview, {});
const goodTaxNo = '91310000MA1FL0000T';

describe('what the form holds', () => {
  test('comes from the preview until the buyer changes it', () => {
    expect(values).toMatchObject({ addressId: 7, method: 'alipay', invoiceType: 'normal', costCentre: 'CC-100' });
    expect(valuesOf(preview, { costCentre: '', remark: '急' })).toMatchObject({ costCentre: '', remark: '急' });
    expect(valuesOf(previewOf({ invoiceTaxNo: '' }), {}).invoiceType).toBe('none');
  });

  test('never is a method that cannot be used', () => {
    expect(valuesOf(preview, { method: 'account' }).method).toBe('alipay');
    expect(valuesOf(previewOf({ methods: [] }), { method: 'alipay' }).method).toBeUndefined();
  });

  test('is the address that the sums were made for', () => {
    expect(valuesOf(preview, { addressId: 99 }).addressId).toBe(7);
  });
});

describe('the checks', () => {
  const right = { ...values, invoiceTaxNo: goodTaxNo };
  const wrong = (more: object) => Object.keys(findErrors(settleChecks, { ...right, ...more }));

  // 2026-11-16 in Shanghai.
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-15T16:30:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('let a whole form pass', () => {
    expect(wrong({ invoiceType: 'none' })).toEqual([]);
  });

  test('want an address and a method', () => {
    expect(wrong({ invoiceType: 'none', addressId: undefined, method: undefined })).toEqual(['addressId', 'method']);
  });

  test('want title and number only for an invoice', () => {
    expect(wrong({ invoiceTitle: '  ', invoiceTaxNo: '123' })).toEqual(['invoiceTitle', 'invoiceTaxNo']);
    expect(wrong({ invoiceType: 'none', invoiceTitle: '', invoiceTaxNo: '' })).toEqual([]);
  });

  test('know which day it is in Shanghai', () => {
    expect(wrong({ invoiceType: 'none', wantedDate: '2026-11-15' })).toEqual(['wantedDate']);
    expect(wrong({ invoiceType: 'none', wantedDate: '2026-11-16' })).toEqual([]);
  });
});

describe('what is sent', () => {
  test('is what was seen, trimmed, without an invoice nobody wants', () => {
    const shown = previewOf({ lines: [previewLine(1), previewLine(2, { qty: 5, price: 3 })] });
    const sent = submissionOf(shown, { ...values, invoiceType: 'none', remark: ' 急 ', poNo: ' PO-1 ' });
    expect(sent).toMatchObject({
      lines: [
        { cartId: 1, itemId: 101, qty: 2, price: 10.1 },
        { cartId: 2, itemId: 102, qty: 5, price: 3 },
      ],
      payable: 28.2,
      addressId: 7,
      paymentMethod: 'alipay',
      invoice: { type: 'none', title: '', taxNo: '' },
      remark: '急',
      poNo: 'PO-1',
    });
  });

  test('writes the tax number large', () => {
    const sent = submissionOf(preview, { ...values, invoiceTaxNo: ` ${goodTaxNo.toLowerCase()} ` });
    expect(sent?.invoice.taxNo).toBe(goodTaxNo);
  });

  test('is nothing without an address', () => {
    expect(submissionOf(preview, { ...values, addressId: undefined })).toBeUndefined();
  });
});

test('the words of the server stand under the fields they are about', () => {
  const fields = { 'invoice.taxNo': 'a', paymentMethod: 'b', poNo: 'c', 'lines.1': 'd' };
  expect(fieldErrorsOf({ message: '', fields }, { names: settleNames, onWire: settleOnWire })).toEqual({
    invoiceTaxNo: 'a',
    method: 'b',
    poNo: 'c',
  });
});
