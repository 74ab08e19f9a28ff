import { expect, it } from 'vitest';
import { priceChange, reorderSum } from './reorder.rules';

const line = (price: number, priceNow: number, qtyNow = 1) => ({ price, priceNow, qtyNow });

it('says how the price has changed since', () => {
  expect(priceChange(line(9.9, 9.9))).toBe('');
  expect(priceChange(line(9.9, 10.2))).toBe('比上次高 ¥0.30');
  expect(priceChange(line(1200, 1000.1))).toBe('比上次低 ¥199.90');
});

it('adds up to the 分', () => {
  expect(reorderSum([line(0, 0.1, 3), line(0, 0.2, 1)])).toBe(0.5);
});
