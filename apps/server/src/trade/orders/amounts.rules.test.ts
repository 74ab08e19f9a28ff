import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargedFor, keptOf, spread, sumOrder, taxIn } from './amounts.rules';

const sum = (numbers: readonly number[]) => numbers.reduce((whole, each) => whole + each, 0);

/** Up to 99,999 pieces at 10,000 yuan, as far as a line can go. */
const line = fc.record({
  price: fc.integer({ min: 0, max: 1_000_000 }),
  qty: fc.integer({ min: 1, max: 99_999 }),
  taxRate: fc.constantFrom(0, 1, 3, 6, 9, 13),
});
const lines = fc.array(line, { minLength: 1, maxLength: 60 });
const freight = fc.integer({ min: 0, max: 100_000 });
const discount = fc.integer({ min: 0, max: 10_000_000 });

describe('spread', () => {
  it('gives out exactly the whole, nothing negative, whatever the weights', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), weights, (amount, given) => {
        const parts = spread(amount, given);
        expect(sum(parts)).toBe(amount);
        expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      }),
    );
  });

  it('is in proportion, and the last takes the remainder', () => {
    expect(spread(100, [1, 1, 1])).toEqual([33, 33, 34]);
    expect(spread(1200, [9000, 3000])).toEqual([900, 300]);
    expect(spread(5, [0, 0])).toEqual([0, 5]);
  });
});

describe('sumOrder', () => {
  it('makes a header that is the sum of its lines', () => {
    fc.assert(
      fc.property(lines, freight, discount, (given, fee, less) => {
        const order = sumOrder(given, fee, less);
        expect(sum(order.lines.map((each) => each.total))).toBe(order.goods);
        expect(sum(order.lines.map((each) => each.freightShare))).toBe(order.freight);
        expect(sum(order.lines.map((each) => each.discountShare))).toBe(order.discount);
        expect(sum(order.lines.map((each) => each.tax))).toBe(order.tax);
        expect(order.payable).toBe(order.goods + order.freight - order.discount);
        const paid = order.lines.map((each) => each.total + each.freightShare - each.discountShare);
        expect(sum(paid)).toBe(order.payable);
      }),
    );
  });

  it('never asks for less than nothing, and each line knows what it costs', () => {
    fc.assert(
      fc.property(lines, freight, discount, (given, fee, less) => {
        const order = sumOrder(given, fee, less);
        expect(order.freight).toBe(fee);
        expect(order.discount).toBe(Math.min(less, order.goods));
        expect(order.payable).toBeGreaterThanOrEqual(0);
        order.lines.forEach((each, at) => {
          expect(each.total).toBe((given[at]?.price ?? 0) * (given[at]?.qty ?? 0));
          expect(Number.isSafeInteger(each.tax)).toBe(true);
        });
      }),
    );
  });
});

describe('tax', () => {
  it('is the part of a price that is tax, rounded to 分', () => {
    expect(taxIn(11_300, 13)).toBe(1300);
    expect(taxIn(10_000, 13)).toBe(1150);
    expect(taxIn(10_000, 0)).toBe(0);
  });

  it('and the price without it make the price, within half a 分', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.constantFrom(0, 1, 3, 6, 9, 13), (amount, rate) => {
        const net = amount - taxIn(amount, rate);
        expect(Math.abs(net * (1 + rate / 100) - amount)).toBeLessThanOrEqual(0.5 * (1 + rate / 100) + 1e-6);
      }),
    );
  });
});

describe('what the pieces that are kept cost', () => {
  const bought = { total: 1000, freightShare: 100, discountShare: 0, adjusted: 0, qty: 10, closedQty: 0 };

  it('freight that was not given back with the others belongs to none of them', () => {
    const line = { ...bought, returnedQty: 5, refunded: 500, freightDecided: 50, freightKept: 50 };
    expect(chargedFor(line)).toBe(600);
    expect(keptOf(line)).toEqual({ pieces: 5, goods: 500, freight: 50 });
  });

  it('freight that was given back is charged no more, and what was agreed since counts', () => {
    const line = { ...bought, returnedQty: 5, refunded: 550, freightDecided: 50, freightKept: 0, adjusted: -100 };
    expect(chargedFor(line)).toBe(450);
    expect(keptOf(line)).toEqual({ pieces: 5, goods: 400, freight: 50 });
  });
});
