import { expect, test } from 'vitest';
import { readSkuRef } from './ref.rules';

test.each([
  ['productId=7', { productId: 7 }],
  ['itemId=9', { itemId: 9 }],
  ['productId=7&itemId=9&t=1', { productId: 7, itemId: 9 }],
  ['productId=&itemId=9', { itemId: 9 }],
  ['', undefined],
  ['productId=', undefined],
  ['productId=abc', undefined],
  ['productId=7&itemId=0', undefined],
  ['productId=-7', undefined],
  ['productId=1.5', undefined],
  ['itemId=99999999999999999', undefined],
])('?%s asks for %j', (query, wanted) => {
  expect(readSkuRef(new URLSearchParams(query))).toEqual(wanted);
});
