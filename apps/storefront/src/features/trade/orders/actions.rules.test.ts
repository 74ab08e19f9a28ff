import type { OrderRow } from '@yigou/contract/trade/orders';
import type { OrderAction } from '@yigou/contract/trade/orders.terms';
import { describe, expect, test } from 'vitest';
import { buttonsOf, mergeOf } from './actions.rules';

describe('the buttons of an order', () => {
  test('are exactly what the server allows, in its order', () => {
    expect(buttonsOf(['pay', 'cancel']).map(({ label }) => label)).toEqual(['付款', '取消订单']);
    expect(buttonsOf(['reorder', 'confirmReceipt']).map(({ action }) => action)).toEqual(['reorder', 'confirmReceipt']);
    expect(buttonsOf([])).toEqual([]);
  });

  test('lead on strongly', () => {
    expect(buttonsOf(['pay', 'confirmReceipt', 'cancel']).map(({ kind }) => kind)).toEqual([
      'primary',
      'primary',
      'line',
    ]);
  });
});

describe('paying several orders at once', () => {
  const order = (orderId: number, payable: number, actions: OrderAction[] = ['pay']) =>
    ({ orderId, payable, actions }) as OrderRow;

  test('takes what is ticked and may be paid, summed exactly', () => {
    const orders = [order(3, 0.1), order(1, 0.2), order(2, 5, ['reorder']), order(4, 9)];
    expect(mergeOf(orders, [1, 2, 3, 99])).toEqual({ orderIds: [3, 1], payable: 0.3, tooMany: false });
    expect(mergeOf(orders, [])).toEqual({ orderIds: [], payable: 0, tooMany: false });
  });

  test('has its limit', () => {
    const orders = Array.from({ length: 21 }, (_, at) => order(at + 1, 1));
    const all = orders.map(({ orderId }) => orderId);
    expect(mergeOf(orders, all).tooMany).toBe(true);
    expect(mergeOf(orders, all.slice(1)).tooMany).toBe(false);
  });
});
