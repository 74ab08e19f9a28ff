import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstOf } from './firstOf.rules';

it('is the beginning of all of them in order, however many are asked for', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(500)), fc.nat(60), fc.boolean(), (all, upTo, down) => {
      const isBefore = (a: number, b: number) => (down ? a > b : a < b);
      const sorted = all.toSorted((a, b) => (down ? b - a : a - b));
      expect(firstOf(Int32Array.from(all), upTo, isBefore)).toEqual(sorted.slice(0, upTo));
    }),
  );
});
