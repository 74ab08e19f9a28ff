import { expect, test } from 'vitest';
import { barsOf } from './barcode.rules';

test('is a Code 128: start, pairs of digits, check sign and stop, each of eleven modules, the stop of thirteen', () => {
  const { width, bars } = barsOf('2026111610000001');
  expect(width).toBe(11 * (1 + 8 + 1) + 13);
  expect(bars[0]).toEqual({ at: 0, width: 2 });
  // The stop sign ends with a bar of two modules.
  expect(bars.at(-1)).toEqual({ at: width - 2, width: 2 });
});
