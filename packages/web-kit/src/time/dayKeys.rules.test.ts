import { describe, expect, it } from 'vitest';
import { dayByKey } from './dayKeys.rules';

describe('a key in a calendar', () => {
  it.each([
    ['ArrowLeft', false, '2026-02-28'],
    ['ArrowDown', false, '2026-03-08'],
    // A Sunday: the last day of its week.
    ['Home', false, '2026-02-23'],
    ['End', false, '2026-03-01'],
    ['PageUp', false, '2026-02-01'],
    ['PageDown', false, '2026-04-01'],
    ['PageUp', true, '2025-03-01'],
    ['PageDown', true, '2027-03-01'],
  ])('%s, with Shift %s, leads to %s', (key, shift, day) => {
    expect(dayByKey('2026-03-01', key, shift)).toBe(day);
  });

  it('stays in a month that is shorter', () => {
    expect(dayByKey('2026-03-31', 'PageUp', false)).toBe('2026-02-28');
    expect(dayByKey('2026-01-31', 'PageDown', false)).toBe('2026-02-28');
    expect(dayByKey('2028-02-29', 'PageDown', true)).toBe('2029-02-28');
  });

  it('is nothing to the calendar when it leads nowhere', () => {
    expect(dayByKey('2026-03-01', 'Enter', false)).toBeUndefined();
  });
});
