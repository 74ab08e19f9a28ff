import { passwordRule } from '@yigou/contract/people/accounts.terms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordParts, passwordStrength } from './password.rules';

const ticks = (password: string) => passwordParts(password).map((part) => part.ok);

const nearPassword = fc
  .array(fc.constantFrom('a', 'Z', '7', '@', ' ', '密'), { maxLength: 24 })
  .map((characters) => characters.join(''));

describe('passwordParts', () => {
  it('are all ticked exactly when the rule of the contract holds', () => {
    fc.assert(
      fc.property(fc.oneof(nearPassword, fc.string({ minLength: 6, maxLength: 22 })), (password) => {
        expect(ticks(password).every(Boolean)).toBe(passwordRule.ok(password));
      }),
      { numRuns: 2000 },
    );
  });
  it('tells which part is missing', () => {
    expect(ticks('Ab1@')).toEqual([false, true, true]);
    expect(ticks('abcdefgh1')).toEqual([true, false, true]);
    expect(ticks('Abcd 1234')).toEqual([true, true, false]);
    expect(ticks('')).toEqual([false, false, false]);
  });
});

describe('passwordStrength', () => {
  it.each([
    ['Ab1@', '弱'],
    ['abcdefgh12345', '弱'],
    ['Yigou2026', '中'],
    ['Yigou@2026', '中'],
    ['Yigou@2026!!', '强'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
