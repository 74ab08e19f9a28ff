import { type OrderAction, orderActionLabels } from '@yigou/contract/trade/orders.terms';
import { expect, it } from 'vitest';
import { permittedActions } from './actions.rules';

const all = Object.keys(orderActionLabels) as OrderAction[];

it.each([
  ['order/myOrder/pay', ['pay']],
  ['order/myOrder/cancel', ['cancel', 'applyCancel', 'withdrawCancel']],
  ['order/myOrder/receive', ['confirmReceipt']],
  ['order/myOrder/buy', ['remindApproval', 'withdrawApproval', 'resubmit', 'reorder']],
  ['order/allOrder', []],
] as const)('who holds %s gets the buttons %j', (code, actions) => {
  expect(permittedActions(all, new Set([code]))).toEqual(actions);
});

it('a button stands only where the state of the order allows it', () => {
  expect(permittedActions(['pay'], new Set(['order/myOrder/pay', 'order/myOrder/cancel']))).toEqual(['pay']);
});
