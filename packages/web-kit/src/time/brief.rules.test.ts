import { describe, expect, it } from 'vitest';
import { briefTime } from './brief.rules';

describe('a short time', () => {
  it('leaves out this year and no other, and always has the minute: it may be a deadline', () => {
    expect(briefTime('2026-11-15 10:20:30', '2026-01-01')).toBe('11-15 10:20');
    expect(briefTime('2025-12-31 23:59:59', '2026-01-01')).toBe('2025-12-31 23:59');
    expect(briefTime('2027-01-01 09:00:00', '2026-12-31')).toBe('2027-01-01 09:00');
  });
});
