import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fenToYuan, formatYuan, shareOf, yuanToFen } from './money';

describe('money', () => {
  it('survives the wire and back for every amount', () => {
    fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (fen) => yuanToFen(fenToYuan(fen)) === fen));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (fen) => {
        expect(yuanToFen(JSON.parse(JSON.stringify(fenToYuan(fen))))).toBe(fen);
      }),
    );
  });

  it.each([
    [0, '¥0.00'],
    [0.1, '¥0.10'],
    [1234.5, '¥1,234.50'],
    [-1234567.89, '-¥1,234,567.89'],
    [999.995, '¥1,000.00'],
    [19.99, '¥19.99'],
  ])('%d → %s', (yuan, text) => {
    expect(formatYuan(yuan)).toBe(text);
  });
});

describe('a part of a line', () => {
  it('costs its share, and the parts make the whole however it is cut', () => {
    const cut = fc
      .integer({ min: 1, max: 500 })
      .chain((qty) => fc.tuple(fc.constant(qty), fc.integer({ min: 0, max: qty })));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), cut, (amount, [qty, at]) => {
        const before = shareOf(amount, qty, at);
        const after = shareOf(amount - before, qty - at, qty - at);
        expect(before + after).toBe(amount);
        // Never more than its part, nor a whole 分 less.
        expect(before).toBeLessThanOrEqual((amount * at) / qty);
        expect(before).toBeGreaterThan((amount * at) / qty - 1);
      }),
    );
  });
});
