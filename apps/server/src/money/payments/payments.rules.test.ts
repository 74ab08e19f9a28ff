import { describe, expect, it } from 'vitest';
import { methodChoices, remitCodeOf } from './payments.rules';

describe('remittance code', () => {
  it('is short, and different for every order', () => {
    expect(remitCodeOf('2026111510000017')).toBe('HK10000017');
    expect(remitCodeOf('2026111510000018')).not.toBe(remitCodeOf('2026111510000017'));
  });
});

describe('the ways to pay', () => {
  it('are all named; credit that cannot be used says why', () => {
    const usual = { refusal: null, termDays: 30, hasPayee: true };
    const usable = methodChoices(usual);
    expect(usable.map((choice) => [choice.method, choice.usable])).toEqual([
      ['alipay', true],
      ['wechat', true],
      ['transfer', true],
      ['account', true],
    ]);
    expect(usable.at(-1)?.note).toBe('月结 30 天');
    expect(methodChoices({ ...usual, refusal: '额度不足' }).at(-1)).toMatchObject({ usable: false, note: '额度不足' });
    expect(methodChoices({ ...usual, hasPayee: false }).map(({ usable: may }) => may)).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });
});
