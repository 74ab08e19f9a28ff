import type { FreightRule } from '@yigou/contract/trade/freight.terms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeOfCharge, freightFor, freightNote } from './freight.rules';

const rule: FreightRule = {
  fee: 1200,
  freeFrom: 9900,
  regions: [
    { provinces: ['65', '54'], fee: 3000, freeFrom: 50_000 },
    { provinces: ['71', '81', '82'], fee: null, freeFrom: 0 },
  ],
};
const shanghai = '310115125';
const urumqi = '650102';
const taipei = '710100';

describe('freight', () => {
  it('is charged below the limit and free from it on', () => {
    expect([0, 9899, 9900, 1_000_000].map((goods) => freightFor(rule, goods, shanghai))).toEqual([1200, 1200, 0, 0]);
  });

  it('has its own terms for far provinces', () => {
    expect([9900, 49_999, 50_000].map((goods) => freightFor(rule, goods, urumqi))).toEqual([3000, 3000, 0]);
  });

  it('is none where nothing is sent, however much is bought', () => {
    fc.assert(fc.property(fc.nat(), (goods) => freightFor(rule, goods, taipei) === null));
  });

  it('without an address is as to most places', () => expect(freightFor(rule, 1, '')).toBe(1200));

  it('of a company without a rule is nothing', () => expect(freightFor(freeOfCharge, 1, shanghai)).toBe(0));

  it('never grows with the goods', () => {
    const goods = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(goods, goods, fc.constantFrom(shanghai, urumqi), (one, other, area) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(freightFor(rule, more, area)).toBeLessThanOrEqual(freightFor(rule, less, area) ?? 0);
      }),
    );
  });
});

describe('its note', () => {
  it('tells the terms of the place', () => {
    expect(freightNote(rule, shanghai)).toBe('满 ¥99.00 免运费，不满收 ¥12.00');
    expect(freightNote(rule, urumqi)).toBe('满 ¥500.00 免运费，不满收 ¥30.00');
    expect(freightNote(rule, taipei)).toBe('暂不支持配送到该地区');
    expect(freightNote(freeOfCharge, shanghai)).toBe('免运费');
  });
});
