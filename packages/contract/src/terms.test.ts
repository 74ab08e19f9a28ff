import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkRule, securityFilingRule } from './goods/sites.terms';
import { formatDate, formatTime } from './ground/time';
import { accountFieldRules, passwordRule, taxNumberRule } from './people/accounts.terms';

describe('passwordRule', () => {
  it.each(['Yigou@2026', 'abcdEF12', 'ABC123!!', 'abc!1234'])('takes %s', (text) => {
    expect(passwordRule.ok(text)).toBe(true);
  });
  it.each(['', 'Short1!', 'alllowercase', 'lower123456', 'With blank 1', 'x'.repeat(21), '密码Abc12345', 'Abcdefgh'])(
    'refuses %s',
    (text) => {
      expect(passwordRule.ok(text)).toBe(false);
    },
  );
});

describe('taxNumberRule', () => {
  it.each(['91310115MA1K4B7X2D', '91110108MA01C3D4X7', '91350100M000100Y43'])('takes %s', (text) => {
    expect(taxNumberRule.ok(text)).toBe(true);
  });
  it.each([
    '91310115MA1K4B7X2C',
    '91310115MA1K4B7X2',
    '91310115MA1K4B7X2DD',
    'I1310115MA1K4B7X2D',
    '',
    '９1310115MA1K4B7X2D',
  ])('refuses %s', (text) => {
    expect(taxNumberRule.ok(text)).toBe(false);
  });
});

describe('field rules', () => {
  it.each([
    ['accountNo', 'buyer', true],
    ['accountNo', 'abc', false],
    ['accountNo', '1abcd', false],
    ['accountNo', 'a'.repeat(21), false],
    ['mobile', '13800000001', true],
    ['mobile', '12800000001', false],
    ['mobile', '138000000011', false],
    ['email', 'a@b.cn', true],
    ['email', 'a@b', false],
    ['email', 'a b@c.cn', false],
    ['companyName', '华', false],
    ['companyName', '<b>公司</b>', false],
    ['personName', '王', true],
  ] as const)('%s %s → %s', (name, text, ok) => {
    expect(accountFieldRules[name].pattern.test(text)).toBe(ok);
  });
});

describe('template rules', () => {
  it.each([
    ['/home', true],
    ['https://example.com/a', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['', false],
  ])('link %s → %s', (link, ok) => {
    expect(linkRule.ok(link)).toBe(ok);
  });
  it('wants fourteen digits of a security filing', () => {
    expect(securityFilingRule.pattern.test('31010402009527')).toBe(true);
    expect(securityFilingRule.pattern.test('3101040200952')).toBe(false);
  });
});

describe('times', () => {
  it('are shown in Shanghai, whatever the zone of the machine', () => {
    expect(process.env.TZ).toBe('America/New_York');
    expect(formatTime(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01 00:00:00');
    expect(formatDate(new Date('2026-07-01T15:59:59Z'))).toBe('2026-07-01');
  });

  it('are written like the standard writes them, eight hours on', () => {
    const days = fc.date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (time) => {
        const standard = new Date(time.getTime() + 8 * 3_600_000).toISOString();
        expect(formatTime(time)).toBe(standard.slice(0, 19).replace('T', ' '));
        expect(formatDate(time)).toBe(standard.slice(0, 10));
      }),
    );
  });
});
