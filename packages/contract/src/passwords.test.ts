import { describe, expect, it } from 'vitest';
import { calls } from './calls';
import { consoleCalls } from './console';
import type { CallSpec } from './ground/call';
import { passwordRule } from './people/accounts.terms';

/** Every field of a call that carries a password. */
const fields = [...Object.entries<CallSpec>(calls), ...Object.entries<CallSpec>(consoleCalls)].flatMap(
  ([path, spec]) => {
    const { shape = {} } = spec.input as { shape?: Record<string, CallSpec['input']> };
    return Object.entries(shape)
      .filter(([name]) => /^(account|old|new)Pwd$/.test(name))
      .map(([name, field]): [string, CallSpec['input']] => [`${path} ${name}`, field]);
  },
);

/** Compared with what is stored: the MD5 in capitals, as the login page sends it. */
const compared = [
  'Account/Login accountPwd',
  'Account/ChangePassword oldPwd',
  'Account/EditCurrent accountPwd',
  'Operator/Login accountPwd',
  'Operator/ChangePassword oldPwd',
];

describe('every call that sets a password', () => {
  const setters = fields.filter(([name]) => !compared.includes(name));

  it('is one of these', () => {
    expect(setters.map(([name]) => name).sort()).toEqual([
      'Account/ChangePassword newPwd',
      'Account/Register accountPwd',
      'Account/ResetPassword newPwd',
      'Operator/Add accountPwd',
      'Operator/ChangePassword newPwd',
      'Operator/ResetPassword accountPwd',
    ]);
  });

  it.each(setters)('%s takes it as typed, and judges it by the one rule', (_, field) => {
    expect(field.safeParse('Yigou@2026').success).toBe(true);
    // The MD5 of 1 as well: nobody can hide a bad one behind its hash.
    for (const bad of ['1', '', 'yigou2026', 'Yi gou@2026', 'C4CA4238A0B923820DCC509A6F75849B', 'Y@1'.repeat(30_000)]) {
      const { error } = field.safeParse(bad);
      expect(error?.issues[0]?.message).toBe(passwordRule.message);
    }
  });
});
