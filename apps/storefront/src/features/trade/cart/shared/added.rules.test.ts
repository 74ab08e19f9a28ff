import { expect, test } from 'vitest';
import { readAdded } from './added.rules';

test.each([
  ['itemId=7&qty=20', { itemId: 7, qty: 20, asked: 20 }],
  ['itemId=7&qty=20&asked=3', { itemId: 7, qty: 20, asked: 3 }],
  ['itemId=7&qty=20&asked=x', { itemId: 7, qty: 20, asked: 20 }],
  ['itemId=7', undefined],
  ['itemId=x&qty=1', undefined],
  ['itemId=7&qty=0', undefined],
  ['itemId=7&qty=100000', undefined],
  ['', undefined],
])('?%s says %j was added', (query, added) => {
  expect(readAdded(new URLSearchParams(query))).toEqual(added);
});
