import { expect, test } from 'vitest';
import { checkLimit, toInput, toValues } from './user.rules';

test('an empty limit is none, a zero forbids, and commas are read over', () => {
  const values = { ...toValues(undefined, 3), orderLimit: '', monthLimit: '1,200.50' };
  expect(toInput(values, undefined)).toMatchObject({ orgId: 3, orderLimit: null, monthLimit: 1200.5 });
  expect(toInput({ ...values, orderLimit: '0' }, 7)).toMatchObject({ userId: 7, orderLimit: 0 });
});

test.each(['-1', '1.234', 'abc', '9999999999'])('“%s” is no limit', (text) => {
  expect(checkLimit(text)).not.toBe('');
});
