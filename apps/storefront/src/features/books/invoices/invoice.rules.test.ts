import { describe, expect, test } from 'vitest';
import { invoiceListPath, isUsable, offered, qualificationText, readInvoiceFilter, spokenDate } from './invoice.rules';

const title = (type: 'normal' | 'special', qualification: 'unreviewed' | 'pending' | 'passed', isDefault = false) => ({
  type,
  qualification,
  isDefault,
});

describe('a title', () => {
  test('for 专票 can be used once it is passed, another always', () => {
    expect(
      [title('normal', 'unreviewed'), title('special', 'pending'), title('special', 'passed')].map(isUsable),
    ).toEqual([true, false, true]);
    expect(qualificationText(title('normal', 'unreviewed'))).toBe('');
    expect(qualificationText(title('special', 'pending'))).toBe('专票资质审核中');
  });

  test('is offered by default, unless it cannot be used', () => {
    const [waiting, plain] = [title('special', 'pending', true), title('normal', 'unreviewed')];
    expect(offered([waiting, plain])).toBe(plain);
    expect(offered([plain, title('special', 'passed', true)])).toMatchObject({ type: 'special' });
    expect(offered([waiting])).toBeUndefined();
  });
});

test('the address keeps what is chosen, and leaves out what is usual', () => {
  const filter = readInvoiceFilter(new URLSearchParams('tab=applications&part=mine&pageIndex=3'));
  expect(filter).toMatchObject({ tab: 'applications', part: 'mine', pageIndex: 3, keyword: '', orderId: null });
  expect(invoiceListPath(filter)).toBe('/center/kamUser/invoice?tab=applications&part=mine&pageIndex=3');
  expect(invoiceListPath(readInvoiceFilter(new URLSearchParams('tab=x&orderId=-1')))).toBe('/center/kamUser/invoice');
});

test('a day is spoken as an invoice prints it', () => {
  expect(spokenDate('2026-11-06')).toBe('2026年11月06日');
});
