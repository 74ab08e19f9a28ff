import { accountFieldRules } from '@yigou/contract/people/accounts.terms';
import type { FormInstance } from 'antd';
import { expect, test } from 'vitest';
import { checkBy } from '../forms/check.rules';
import { antdRule, showFieldErrors } from './antdForm';

test('a rule of the contract is a rule of a form, an untouched field included', async () => {
  const { validator } = antdRule(checkBy(accountFieldRules.mobile));
  await expect(validator({}, '13800138000')).resolves.toBeUndefined();
  for (const wrong of ['138', '', undefined])
    await expect(validator({}, wrong)).rejects.toThrow(accountFieldRules.mobile.message);
});

type Values = { mobile: string; email: string };

function fakeForm() {
  const done: unknown[] = [];
  const form = {
    setFields: (fields: unknown) => done.push(fields),
    focusField: (name: unknown) => done.push(name),
  } as unknown as FormInstance<Values>;
  return { form, done };
}

test('errors are put under their fields, and the first one takes the focus', () => {
  const { form, done } = fakeForm();
  expect(showFieldErrors(form, { email: '不对', mobile: '也不对' })).toBe(true);
  expect(done).toEqual([
    [
      { name: 'email', errors: ['不对'] },
      { name: 'mobile', errors: ['也不对'] },
    ],
    'email',
  ]);
});

test('without errors the form is left alone, and the caller knows', () => {
  const { form, done } = fakeForm();
  expect(showFieldErrors(form, {})).toBe(false);
  expect(done).toEqual([]);
});
