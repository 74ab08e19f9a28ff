import { expect, test } from 'vitest';
import { priceChange } from './priceChange.rules';

test.each([
  [10, 12.5, { kind: 'down', text: '已降价 ¥2.50' }],
  [1299, 99, { kind: 'up', text: '已涨价 ¥1,200.00' }],
  [0.3, 0.1, { kind: 'up', text: '已涨价 ¥0.20' }],
  [9.9, 9.9, undefined],
  // 0.1 + 0.2 is not 0.3 in floating point, but it is in money.
  [0.1 + 0.2, 0.3, undefined],
])('%f now, %f then', (now, then, change) => {
  expect(priceChange(now, then)).toEqual(change);
});
