import { expect, it } from 'vitest';
import { takenTogether } from './picking.rules';

const line = (itemId: number, qty: number, supplierName: string) => ({
  lineNo: 1,
  itemId,
  itemNo: `N-${itemId}`,
  itemName: '笔',
  itemSpec: '',
  unit: '支',
  supplierName,
  qty,
});
const order = (orderNo: string, lines: ReturnType<typeof line>[]) => ({
  orderId: 1,
  orderNo,
  customerName: '',
  shipByTime: '',
  toShip: 1,
  remark: '',
  lines,
});

it('takes a SKU once for all orders, and says where it goes', () => {
  const taken = takenTogether([order('A', [line(1, 5, '乙'), line(2, 1, '甲')]), order('B', [line(1, 7, '乙')])]);
  expect(taken.map(({ itemId, qty }) => [itemId, qty])).toEqual([
    [2, 1],
    [1, 12],
  ]);
  expect(taken[1]?.orders).toEqual([
    { orderNo: 'A', qty: 5 },
    { orderNo: 'B', qty: 7 },
  ]);
});
