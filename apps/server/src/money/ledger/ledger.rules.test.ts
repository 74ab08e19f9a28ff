import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Entry, effectOf, foldEntries, limitEffectOf } from './ledger.rules';

const amount = fc.integer({ min: 0, max: 10_000_000 });

describe('an entry', () => {
  it('takes, gives back, or only names what was taken', () => {
    const kinds = ['occupy', 'release', 'bill', 'repay'] as const;
    expect(kinds.map((kind) => effectOf({ kind, amount: 500 }))).toEqual([500, -500, 0, -500]);
  });
});

describe('an entry of a limit', () => {
  it('changes the limit and not what is used', () => {
    const kinds = ['grant', 'raise', 'lower', 'carryIn', 'carryOut', 'occupy', 'commit'] as const;
    expect(kinds.map((kind) => limitEffectOf({ kind, amount: 5 }))).toEqual([5, 5, -5, 5, -5, 0, 0]);
    expect(foldEntries(kinds.map((kind) => ({ kind, amount: 5 })))).toBe(5);
  });
});

describe('a ledger', () => {
  it('in which every order was given back is empty, in whatever order that happened', () => {
    const shuffled = fc.array(amount, { maxLength: 40 }).chain((amounts) => {
      const pairs = amounts.flatMap((each): Entry[] => [
        { kind: 'occupy', amount: each },
        { kind: 'release', amount: each },
      ]);
      return fc.shuffledSubarray(pairs, { minLength: pairs.length, maxLength: pairs.length });
    });
    fc.assert(fc.property(shuffled, (entries) => foldEntries(entries) === 0));
  });

  it('is what is still open, whatever was given back or billed between', () => {
    const orders = fc.array(
      fc.record({ amount, over: fc.constantFrom('release', 'repay', 'open'), billed: fc.boolean() }),
    );
    fc.assert(
      fc.property(orders, (given) => {
        const entries = given.flatMap((order): Entry[] => [
          { kind: 'occupy', amount: order.amount },
          ...(order.billed ? [{ kind: 'bill' as const, amount: order.amount }] : []),
          ...(order.over === 'open' ? [] : [{ kind: order.over as 'release' | 'repay', amount: order.amount }]),
        ]);
        const open = given.filter((order) => order.over === 'open').reduce((sum, order) => sum + order.amount, 0);
        expect(foldEntries(entries)).toBe(open);
      }),
    );
  });

  it('can be folded in parts', () => {
    const entry = fc.record({ kind: fc.constantFrom('occupy', 'release', 'bill', 'repay'), amount });
    fc.assert(
      fc.property(fc.array(entry), fc.array(entry), (first, then) => {
        expect(foldEntries([...first, ...then] as Entry[])).toBe(
          foldEntries(first as Entry[]) + foldEntries(then as Entry[]),
        );
      }),
    );
  });
});
