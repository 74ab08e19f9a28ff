import { describe, expect, it } from 'vitest';
import { briefTime } from './brief.rules';

describe('a short time', () => {
  it('leaves this year out, and of another year the hour', () => {
    expect(briefTime('2026-11-15 10:20:30', '2026-01-01')).toBe('11-15 10:20');
    expect(briefTime('2025-12-31 23:59:59', '2026-01-01')).toBe('2025-12-31');
  });
});
