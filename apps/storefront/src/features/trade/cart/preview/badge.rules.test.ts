import { expect, test } from 'vitest';
import { badgeText } from './badge.rules';

test.each([
  [0, ''],
  [-1, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [12345, '99+'],
])('a cart of %i pieces shows “%s”', (totalQty, text) => {
  expect(badgeText(totalQty)).toBe(text);
});
