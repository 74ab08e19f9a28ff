import { describe, expect, it } from 'vitest';
import { tileColumns } from './brand.rules';

describe('tileColumns', () => {
  it.each([
    [12, 6],
    [14, 7],
    [16, 8],
    [18, 9],
    [20, 10],
    [13, 8],
    [3, 8],
  ])('sets %i brands in rows of %i', (count, columns) => {
    expect(tileColumns(count)).toBe(columns);
  });
});
