import type { InvoiceDoc } from '@yigou/contract/books/invoices';
import { expect, test } from 'vitest';
import { entryFault, numbersTemplate, readNumbers, redWords, toEnter } from './invoice.rules';

test('a sheet of numbers is read by its heading, the template first', () => {
  expect(readNumbers(numbersTemplate).rows).toHaveLength(1);
  const turned = [
    ['日期', '发票号', '申请号'],
    ['2026-11-16', '26312000000447190263', ' F1 '],
    ['', '', ''],
  ];
  expect(readNumbers(turned).rows).toEqual([
    { applicationNo: 'F1', invoiceNo: '26312000000447190263', issuedOn: '2026-11-16' },
  ]);
  expect(readNumbers([['申请号', '发票号码']]).fault).toContain('开票日期');
});

test('a number has as many digits as its kind', () => {
  expect(entryFault({ medium: 'digital', invoiceNo: '2631 2000 0004 4719 0263' })).toBe('');
  expect(entryFault({ medium: 'digital', invoiceNo: '263120000004471902' })).toContain('20 位');
  expect(entryFault({ medium: 'paper', invoiceNo: '263120000004471902' })).toBe('');
});

test('what is to be entered is made by hand, or could not be made', () => {
  const doc = (state: InvoiceDoc['state'], issuer: InvoiceDoc['issuer'], colour: InvoiceDoc['colour'] = 'blue') =>
    ({ state, issuer, colour, total: 1499 }) as InvoiceDoc;
  const docs = [doc('waiting', 'hand'), doc('waiting', 'service'), doc('failed', 'service'), doc('issued', 'hand')];
  expect(toEnter(docs)).toEqual([docs[0], docs[2]]);
  expect(redWords([doc('asked', 'hand', 'red')])).toBe('同意红冲 −¥1,499.00');
});
