import { errorText } from '@yigou/contract/ground/errors';
import { accountFieldRules, passwordRule, taxNumberRule } from '@yigou/contract/people/accounts.terms';
import { describe, expect, test } from 'vitest';
import { checkBy, inTurn, required } from './check.rules';
import { fieldErrorsOf } from './fieldErrors.rules';

describe('a check by a rule of the contract', () => {
  test('knows rules with a pattern and rules with a question', () => {
    const mobile = checkBy(accountFieldRules.mobile);
    expect(mobile('13800138000')).toBe('');
    expect(mobile('12800138000')).toBe(accountFieldRules.mobile.message);
    const taxNo = checkBy(taxNumberRule);
    expect(taxNo('91310000775785552L')).toBe('');
    expect(taxNo('91310000775785552M')).toBe(taxNumberRule.message);
  });

  test('overlooks blanks around a text, but not around a password', () => {
    expect(checkBy(accountFieldRules.mobile)(' 13800138000 ')).toBe('');
    expect(checkBy(passwordRule)('Yigou@2026')).toBe('');
    expect(checkBy(passwordRule)(' Yigou@2026')).toBe(passwordRule.message);
  });

  test('of several says the first fault', () => {
    const check = inTurn(required('请输入'), (text) => (text === 'a' ? '' : '不对'));
    expect([check(''), check('b'), check('a')]).toEqual(['请输入', '不对', '']);
  });
});

describe('the words of a refusal', () => {
  const form = {
    names: ['mobile', 'password'],
    onWire: { accountPwd: 'password' },
    refusals: { mobileTaken: 'mobile' },
  } as const;

  test('stand under the fields of the form, by their names here and on the wire', () => {
    const fields = { mobile: '号码不对', accountPwd: '密码不对', elsewhere: '无关' };
    expect(fieldErrorsOf({ message: '', fields }, form)).toEqual({ mobile: '号码不对', password: '密码不对' });
  });

  test('come in the order of the form', () => {
    const fields = { accountPwd: '密码不对', mobile: '号码不对' };
    expect(Object.keys(fieldErrorsOf({ message: '', fields }, form))).toEqual(['mobile', 'password']);
  });

  test('that names no field may still be about one', () => {
    const message = errorText('mobileTaken');
    expect(fieldErrorsOf({ message, fields: {} }, form)).toEqual({ mobile: message });
    expect(fieldErrorsOf({ message: '系统繁忙', fields: {} }, form)).toEqual({});
  });
});
