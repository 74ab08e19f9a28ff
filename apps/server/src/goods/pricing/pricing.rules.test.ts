import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { netOf, quotePrice } from './pricing.rules';

const now = new Date('2026-11-15T00:00:00Z');
const at = (ms: number) => now.getTime() + ms;
const tiers = [
  { fromQty: 10, price: 900 },
  { fromQty: 50, price: 800 },
];
const term = (price: number, from: number, to: number) => ({ price, validFrom: at(from), validTo: at(to) });

describe('quotePrice', () => {
  it.each([
    [1, 1000, 'list'],
    [9, 1000, 'list'],
    [10, 900, 'tier'],
    [49, 900, 'tier'],
    [50, 800, 'tier'],
    [99_999, 800, 'tier'],
  ])('%i pieces cost %i each by %s', (qty, price, kind) => {
    expect(quotePrice({ listPrice: 1000, tiers, contracts: [] }, qty, now)).toMatchObject({ price, kind });
  });

  it.each([
    ['from its first moment', 0, 1000, 'contract'],
    ['not a moment earlier', 1, 1000, 'tier'],
    ['until just before its last', -1000, 1, 'contract'],
    ['not at its last', -1000, 0, 'tier'],
  ])('a contract counts %s', (_, from, to, kind) => {
    const contracts = [term(950, from, to)];
    expect(quotePrice({ listPrice: 1000, tiers, contracts }, 60, now).kind).toBe(kind);
  });

  it('of two at the same price names the one that lasts longer', () => {
    const contracts = [term(950, -5, 10), term(950, -5, 30), term(950, -5, 20)];
    expect(quotePrice({ listPrice: 1000, tiers, contracts }, 1, now)).toMatchObject({
      price: 950,
      contractUntil: at(30),
    });
  });

  it('takes the lowest valid contract, whatever tiers say, for any mix', () => {
    const terms = fc.array(
      fc.record({
        price: fc.integer({ min: 1, max: 5000 }),
        from: fc.integer({ min: -5, max: 5 }),
        length: fc.integer({ min: 1, max: 5 }),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 100 }), (drafts, qty) => {
        const contracts = drafts.map(({ price, from, length }) => term(price, from, from + length));
        const valid = drafts.filter(({ from, length }) => from <= 0 && 0 < from + length).map(({ price }) => price);
        const quoted = quotePrice({ listPrice: 1000, tiers, contracts }, qty, now);
        const plain = qty >= 50 ? 800 : qty >= 10 ? 900 : 1000;
        expect(quoted.price).toBe(valid.length > 0 ? Math.min(...valid) : plain);
      }),
    );
  });
});

describe('netOf', () => {
  it('and the tax add up to the price, to the cent', () => {
    expect(netOf(11_300, 13)).toBe(10_000);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(6, 9, 13), (price, rate) => {
        const net = netOf(price, rate);
        expect(Math.abs(net * (1 + rate / 100) - price)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
