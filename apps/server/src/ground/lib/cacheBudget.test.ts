import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { CacheBudget } from './cacheBudget';

/** What an item takes besides its value. */
const overhead = 250;
const bytesOf = (value: number) => value;
const budgetFor = (values: number) => new CacheBudget(values * (overhead + 1000));

test('several caches share one limit, and the least recently used item goes first, whosever it is', () => {
  const budget = budgetFor(3);
  const words = budget.open<number, number>('words', { bytesOf });
  const cards = budget.open<number, number>('cards', { bytesOf });
  words.set(1, 1000);
  cards.set(1, 1000);
  words.set(2, 1000);
  expect(words.get(1)).toBe(1000);
  cards.set(2, 1000);
  expect([words.peek(1), words.peek(2), cards.peek(1), cards.peek(2)]).toEqual([1000, 1000, undefined, 1000]);
  expect(budget.figures()).toMatchObject({
    evicted: 1,
    caches: { words: { items: 2, evicted: 0 }, cards: { items: 1, evicted: 1 } },
  });
});

test('to peek is not to use', () => {
  const budget = budgetFor(2);
  const cache = budget.open<number, number>('words', { bytesOf });
  cache.set(1, 1000);
  cache.set(2, 1000);
  cache.peek(1);
  cache.set(3, 1000);
  expect([cache.peek(1), cache.peek(2), cache.peek(3)]).toEqual([undefined, 1000, 1000]);
});

test('whatever is done, the sum is what the caches hold and never above the limit', () => {
  const step = fc.record({
    cache: fc.nat(2),
    key: fc.nat(20),
    bytes: fc.nat(6000),
    does: fc.constantFrom('set', 'get', 'delete', 'clear', 'grow'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const budget = budgetFor(4);
      const caches = ['a', 'b', 'b'].map((name) =>
        budget.open<number, { bytes: number }>(name, { bytesOf: (value) => value.bytes }),
      );
      for (const { cache: at, key, bytes, does } of steps) {
        const cache = caches[at];
        if (does === 'set') cache?.set(key, { bytes });
        else if (does === 'get') cache?.get(key);
        else if (does === 'delete') cache?.delete(key);
        else if (does === 'clear') cache?.clear();
        else {
          Object.assign(cache?.peek(key) ?? {}, { bytes });
          cache?.measureAgain(key);
        }
        const { bytes: sum, items, limit, caches: each } = budget.figures();
        expect(sum).toBeLessThanOrEqual(limit);
        expect(Object.values(each).reduce((all, { bytes: own }) => all + own, 0)).toBe(sum);
        expect(caches.reduce((all, { size }) => all + size, 0)).toBe(items);
      }
    }),
  );
});

test('what is larger than the whole budget is not kept, and drives nothing out', () => {
  const budget = budgetFor(2);
  const cache = budget.open<number, number>('words', { bytesOf });
  cache.set(1, 1000);
  cache.set(2, 5000);
  expect([cache.peek(1), cache.peek(2)]).toEqual([1000, undefined]);
  const none = new CacheBudget(0).open<number, number>('words', { bytesOf });
  none.set(1, 0);
  expect(none.get(1)).toBeUndefined();
});

test('a smaller limit drops the least recently used at once', () => {
  const budget = budgetFor(3);
  const cache = budget.open<number, number>('words', { bytesOf });
  for (const key of [1, 2, 3]) cache.set(key, 1000);
  cache.get(1);
  budget.limitTo(2 * (overhead + 1000));
  expect([cache.peek(1), cache.peek(2), cache.peek(3)]).toEqual([1000, undefined, 1000]);
});

test('what is good for a moment is neither given nor counted after it', () => {
  vi.useFakeTimers();
  try {
    const budget = budgetFor(9);
    const cache = budget.open<number, number>('pages', { bytesOf, keepMs: 1000 });
    cache.set(1, 1000);
    vi.advanceTimersByTime(999);
    expect(cache.get(1)).toBe(1000);
    vi.advanceTimersByTime(1);
    expect(cache.get(1)).toBeUndefined();
    cache.set(2, 1000);
    expect(budget.figures()).toMatchObject({ items: 1, evicted: 0 });
    expect(cache.size).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});
