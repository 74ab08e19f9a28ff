import { expect, test, vi } from 'vitest';
import { CacheBudget, megabyte } from './cacheBudget';
import { logCaches } from './cacheLog';

test('one line a minute, and only while something changes', () => {
  vi.useFakeTimers();
  try {
    const budget = new CacheBudget(2 * megabyte);
    const cards = budget.open<number, number>('cards', { bytesOf: (value) => value });
    const lines: object[] = [];
    const stop = logCaches(budget, { info: (line) => lines.push(line) });
    for (const key of [1, 2, 3]) cards.set(key, 0.9 * megabyte);
    vi.advanceTimersByTime(180_000);
    expect(lines).toEqual([
      { limitMb: 2, heldMb: 1.8, entries: 2, evicted: 1, caches: { cards: { heldMb: 1.8, entries: 2, evicted: 1 } } },
    ]);
    cards.clear();
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(2);
    stop();
  } finally {
    vi.useRealTimers();
  }
});
