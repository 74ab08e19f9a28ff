import { expect, it } from 'vitest';
import { packed } from './orderExport.service';

it('orders are taken together as long as their lines fit one page', () => {
  const orders = [400, 500, 200, 1000, 1200, 1, 999].map((lineCount) => ({ lineCount }));
  const groups = [...packed(orders, 1000)].map((group) => group.map((each) => each.lineCount));
  expect(groups).toEqual([[400, 500], [200], [1000], [1200], [1, 999]]);
});
