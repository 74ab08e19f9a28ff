import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pagerSteps, readJump } from './pager.rules';

describe('pagerSteps', () => {
  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 26, [1, 2, 3, 4, 5, 'gapAfter', 26]],
    [4, 26, [1, 2, 3, 4, 5, 6, 'gapAfter', 26]],
    [5, 26, [1, 2, 3, 4, 5, 6, 7, 'gapAfter', 26]],
    [6, 26, [1, 'gapBefore', 4, 5, 6, 7, 8, 'gapAfter', 26]],
    [26, 26, [1, 'gapBefore', 22, 23, 24, 25, 26]],
  ])('page %i of %i', (page, count, steps) => {
    expect(pagerSteps(page, count)).toEqual(steps);
  });

  test('names every page once, in order, and always the present one and both ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [page, count] = [Math.min(a, b), Math.max(a, b)];
        const steps = pagerSteps(page, count);
        const numbers = steps.filter((step) => typeof step === 'number');
        expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
        expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
        // Without a gap in between, numbers follow one another.
        for (const [index, step] of steps.entries()) {
          const next = steps[index + 1];
          if (typeof step === 'number' && typeof next === 'number') expect(next).toBe(step + 1);
        }
      }),
    );
  });
});

test.each([
  ['3', 3],
  [' 3 ', 3],
  ['0', 1],
  ['999', 26],
  ['', undefined],
  ['x', undefined],
  ['-1', undefined],
  ['1.5', undefined],
])('jumping to “%s” of 26 leads to %s', (text, page) => {
  expect(readJump(text, 26)).toBe(page);
});
