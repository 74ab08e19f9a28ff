import { expect, test } from 'vitest';
import { choicesOf, codesIn, tickOf, toggled } from './functions.rules';

const entry = { isDisable: false };
const [dashboard, order] = choicesOf([
  { ...entry, functionId: 'dashboard', formUrl: 'dashboard', functionName: '采购概览', children: [] },
  {
    ...entry,
    functionId: 'order',
    formUrl: 'order',
    functionName: '订单中心',
    children: [
      {
        ...entry,
        functionId: 'order/myOrder',
        formUrl: 'myOrder',
        functionName: '我的订单',
        buttons: [{ functionId: 'order/myOrder/pay', functionName: '付款' }],
      },
    ],
  },
]);
const page = order?.pages[0];

test('a group without children is a page of its own', () => {
  expect(dashboard && codesIn(dashboard)).toEqual(['dashboard']);
  expect(order && codesIn(order)).toEqual(['order/myOrder', 'order/myOrder/pay']);
});

test('a button takes its page along, and a page that goes takes its buttons', () => {
  if (!page) throw new Error('no page');
  const both = toggled(new Set(), page, 'order/myOrder/pay', true);
  expect([...both]).toEqual(['order/myOrder', 'order/myOrder/pay']);
  expect([...toggled(both, page, 'order/myOrder/pay', false)]).toEqual(['order/myOrder']);
  expect([...toggled(both, page, 'order/myOrder', false)]).toEqual([]);
  expect(tickOf(['order/myOrder', 'order/myOrder/pay'], new Set(['order/myOrder']))).toBe('some');
});
