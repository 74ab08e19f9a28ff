import { describe, expect, it } from 'vitest';
import { shortDay, workingDaysAfter } from './delivery.terms';

describe('workingDaysAfter', () => {
  it.each([
    // 2026-11-16 is a Monday. 00:30 in Shanghai is still the day before in New York, where this test runs.
    ['2026-11-16T00:30:00+08:00', 1, '2026-11-17'],
    ['2026-11-20T23:59:00+08:00', 1, '2026-11-23'],
    ['2026-11-21T10:00:00+08:00', 1, '2026-11-23'],
    ['2026-11-22T10:00:00+08:00', 3, '2026-11-25'],
    ['2026-11-18T10:00:00+08:00', 3, '2026-11-23'],
    ['2026-12-31T10:00:00+08:00', 1, '2027-01-01'],
  ])('%s and %i', (now, days, day) => {
    expect(workingDaysAfter(new Date(now), days)).toBe(day);
  });
});

it('says tomorrow where it is tomorrow in Shanghai', () => {
  const late = new Date('2026-11-16T23:30:00+08:00');
  expect([shortDay(late, '2026-11-17'), shortDay(late, '2026-11-18')]).toEqual(['明天', '11-18']);
});
