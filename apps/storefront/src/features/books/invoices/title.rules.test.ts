import type { InvoiceTitle } from '@yigou/contract/books/invoices.titles';
import { expect, test } from 'vitest';
import { checkOf, toInput, toValues } from './title.rules';

const title: InvoiceTitle = {
  titleId: 7,
  type: 'special',
  holder: 'company',
  name: '华为技术有限公司',
  taxNo: '914403001922038216',
  address: '',
  phone: '',
  bank: '',
  bankAccount: '',
  email: 'a@example.com',
  mobile: '',
  isDefault: true,
  qualification: 'passed',
  refusal: '',
};

test('a title is edited and sent as what it is', () => {
  expect(toValues(title)).toMatchObject({ kind: 'special', name: title.name, isDefault: true });
  expect(toInput(toValues(title), 7)).toMatchObject({ titleId: 7, type: 'special', holder: 'company' });
  const person = { ...toValues(title), kind: 'person' as const };
  expect(toInput(person)).toMatchObject({ type: 'normal', holder: 'person', taxNo: '' });
  expect(toInput(toValues(undefined))).not.toHaveProperty('titleId');
});

test('a tax number is held against its check digit however it is typed; what is not needed may be empty', () => {
  expect(checkOf('taxNo', true)(' 9144 0300 1922 0382 16 ')).toBe('');
  expect(checkOf('taxNo', true)('914403001922038217')).toContain('统一社会信用代码');
  expect([checkOf('bank', true)(''), checkOf('bank', false)('')]).toEqual([expect.stringContaining('开户银行'), '']);
  expect(checkOf('bankAccount', false)('12')).toContain('8–30');
});
