import { expect, test } from 'vitest';
import { readQty } from './qty.rules';

test.each([
  ['12', 12],
  [' 1,200 ', 1200],
  ['１２', 12],
  ['1，200', 1200],
  ['0', 0],
  ['', undefined],
  ['1.5', undefined],
  ['-3', undefined],
  ['abc', undefined],
  ['9999999999', undefined],
])('“%s” is %s', (text, qty) => {
  expect(readQty(text)).toBe(qty);
});
