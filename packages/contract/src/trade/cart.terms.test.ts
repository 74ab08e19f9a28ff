import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantityMax } from '../goods/catalog.terms';
import {
  adjustedText,
  largestQty,
  lineProblemText,
  qtyProblem,
  sellableQty,
  smallestQty,
  snapQty,
  stepQty,
} from './cart.terms';

const steps = fc.record({ moq: fc.integer({ min: 1, max: 2000 }), multiple: fc.integer({ min: 1, max: 300 }) });
const anyQty = fc.integer({ min: -10, max: 200_000 });

describe('a quantity', () => {
  it.each([
    [{ moq: 1, multiple: 1 }, 0, 1],
    [{ moq: 20, multiple: 10 }, 7, 20],
    [{ moq: 20, multiple: 10 }, 21, 30],
    [{ moq: 20, multiple: 10 }, 30, 30],
    // The smallest order of 5 is not a multiple of 4: 8 is the first that can be had.
    [{ moq: 5, multiple: 4 }, 5, 8],
    [{ moq: 1, multiple: 1 }, 123_456, 99_999],
    [{ moq: 1, multiple: 10 }, 123_456, 99_990],
  ])('of %j asked for as %i becomes %i', (given, qty, wanted) => {
    expect(snapQty(given, qty)).toBe(wanted);
  });

  it('that was put right can be ordered, and is never less than asked for unless the limit cuts it', () => {
    fc.assert(
      fc.property(steps, anyQty, (given, qty) => {
        const snapped = snapQty(given, qty);
        expect(qtyProblem(given, snapped)).toBeNull();
        expect(snapped).toBeLessThanOrEqual(quantityMax);
        if (qty <= largestQty(given)) expect(snapped).toBeGreaterThanOrEqual(qty);
        expect(snapQty(given, snapped)).toBe(snapped);
      }),
    );
  });

  it('steps to its neighbour and back, and stays at both ends', () => {
    fc.assert(
      fc.property(steps, anyQty, (given, qty) => {
        const start = snapQty(given, qty);
        const up = stepQty(given, start, 1);
        expect(up - start).toBe(start === largestQty(given) ? 0 : given.multiple);
        expect(stepQty(given, smallestQty(given), -1)).toBe(smallestQty(given));
        if (up > start) expect(stepQty(given, up, -1)).toBe(start);
      }),
    );
  });

  it('between two steps goes to the next one in its direction', () => {
    expect(stepQty({ moq: 10, multiple: 10 }, 25, 1)).toBe(30);
    expect(stepQty({ moq: 10, multiple: 10 }, 25, -1)).toBe(20);
  });

  it.each([
    [19, 'belowMoq'],
    [25, 'notMultiple'],
    [30, null],
  ])('of %i at 20 and tens: %s', (qty, problem) => {
    expect(qtyProblem({ moq: 20, multiple: 10 }, qty)).toBe(problem);
  });
});

describe('the quantity that can be sold', () => {
  const tens = { moq: 20, multiple: 10 };
  it.each([
    [100, 5, 20],
    [100, 25, 30],
    [100, 500, 100],
    // 30 would be the next, but 28 are there.
    [28, 25, 20],
    [19, 20, null],
    [0, 20, null],
  ])('with %i there and %i asked for is %s', (stock, qty, wanted) => {
    expect(sellableQty(tens, stock, qty)).toBe(wanted);
  });

  it('can always be ordered and is always there', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 5000 }), anyQty, (given, stock, qty) => {
        const sellable = sellableQty(given, stock, qty);
        expect(sellable === null).toBe(stock < smallestQty(given));
        if (sellable === null) return;
        expect(qtyProblem(given, sellable)).toBeNull();
        expect(sellable).toBeLessThanOrEqual(stock);
      }),
    );
  });

  it.each([
    [5, 20, '已按起订量由 5 调整为 20'],
    [25, 30, '已按倍数由 25 调整为 30'],
    [30, 30, ''],
    [5000, 1200, '已按可售数量由 5,000 调整为 1,200'],
    [123_456, 99_990, '已按单次上限由 123,456 调整为 99,990'],
  ])('%i that became %i says why', (asked, qty, text) => {
    expect(adjustedText(tens, asked, qty)).toBe(text);
  });
});

it('a problem says its numbers', () => {
  const details = { moq: 20, multiple: 10, stock: 3, unit: '盒' };
  expect(lineProblemText('shortStock', details)).toBe('库存不足，仅剩 3 盒');
  expect(lineProblemText('notMultiple', details)).toBe('须按 10 盒的倍数采购');
});
