import { expect, it } from 'vitest';
import { priceFor, subtotalOf, totalsOf } from './variants.rules';

const screw = {
  itemId: 1,
  price: 7.5,
  tiers: [
    { fromQty: 20, price: 7.27 },
    { fromQty: 100, price: 6.98 },
  ],
};
const agreed = { itemId: 2, price: 5, tiers: [] };

it('takes the step that the quantity reaches', () => {
  expect([1, 19, 20, 99, 100].map((qty) => priceFor(screw, qty))).toEqual([7.5, 7.5, 7.27, 7.27, 6.98]);
  expect([subtotalOf(screw, 3), subtotalOf(screw, 21), subtotalOf(agreed, 7)]).toEqual([22.5, 152.67, 35]);
});

it('adds up what is ticked, to the cent', () => {
  const some = totalsOf(
    [screw, agreed, { ...agreed, itemId: 3 }],
    new Map([
      [1, 21],
      [2, 2],
    ]),
  );
  expect(some).toEqual({ count: 2, qty: 23, yuan: 162.67 });
});
