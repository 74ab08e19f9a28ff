import { describe, expect, it } from 'vitest';
import { fallPercent, hitsOf, needsSecondPerson } from './changeSets.rules';

const rules = { priceDownPercent: 30, belowCost: true, rowsMost: 100 };
const step = (before: number | null, after: number, cost: number | null = null) => ({ before, after, cost });

describe('the rules of release', () => {
  it('measure a fall in percent of what it was; what is new or was free has not fallen', () => {
    expect(fallPercent(step(200, 150))).toBe(25);
    expect(fallPercent(step(100, 130))).toBe(-30);
    expect(fallPercent(step(null, 130))).toBe(0);
    expect(fallPercent(step(0, 130))).toBe(0);
  });

  it('ask at more than the limit, not at it', () => {
    expect(hitsOf(rules, 100, [step(100, 70)])).toEqual({});
    expect(hitsOf(rules, 101, [step(1000, 699)])).toEqual({ priceDown: 1, manyRows: 101 });
  });

  it('ask below cost, not at it, and only where that is asked for', () => {
    expect(hitsOf(rules, 1, [step(90, 80, 80), step(90, 79, 80), step(null, 79, 80), step(90, 80, null)])).toEqual({
      belowCost: 2,
    });
    expect(hitsOf({ ...rules, belowCost: false }, 1, [step(90, 79, 80)])).toEqual({});
    expect(hitsOf(rules, 1, [step(100, 99, 0)])).toEqual({});
  });

  it('want a second person for any of them', () => {
    expect(needsSecondPerson({})).toBe(false);
    expect(needsSecondPerson({ manyRows: 101 })).toBe(true);
  });
});
