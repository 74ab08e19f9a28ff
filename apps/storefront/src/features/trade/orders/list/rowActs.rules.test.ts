import {
  type OrderAction,
  type OrderState,
  orderActionLabels,
  orderStateLabels,
} from '@yigou/contract/trade/orders.terms';
import { describe, expect, test } from 'vitest';
import { actsOf, looks } from './rowActs.rules';

const states = Object.keys(orderStateLabels) as OrderState[];
const all = Object.keys(orderActionLabels) as OrderAction[];
const labels = (state: OrderState, actions: OrderAction[], mayKeepLists = true) => {
  const { main, links, more } = actsOf({ state, actions }, mayKeepLists);
  return [main.label, links.map(({ label }) => label), more.map(({ label }) => label)];
};

describe('the row of an order', () => {
  test.each([
    ['pendingPayment', ['pay', 'cancel', 'reorder'], ['付款', ['取消订单', '订单详情'], ['再次购买', '存入清单']]],
    [
      'pendingApproval',
      ['cancel', 'remindApproval', 'withdrawApproval', 'reorder'],
      ['查看进度', ['撤回审批', '订单详情'], ['取消订单', '催办', '再次购买', '存入清单']],
    ],
    [
      'shipped',
      ['confirmReceipt', 'applyReturn', 'reorder'],
      ['确认收货', ['查看物流', '申请售后'], ['再次购买', '存入清单']],
    ],
    [
      'completed',
      ['applyReturn', 'applyInvoice', 'reorder', 'hide'],
      ['再次购买', ['申请售后', '订单详情'], ['申请开票', '隐藏', '存入清单']],
    ],
  ] as [OrderState, OrderAction[], unknown[]][])('%s, as it is drawn', (state, actions, drawn) => {
    expect(labels(state, actions)).toEqual(drawn);
  });

  test('of who may only look leads to the order, once', () => {
    for (const state of ['pendingPayment', 'shipped', 'completed', 'cancelled'] as const) {
      const { main, links, more } = actsOf({ state, actions: [] }, false);
      expect(main).toMatchObject({ act: 'detail', kind: 'line' });
      expect(links.map(({ act }) => act)).not.toContain('detail');
      expect(more).toEqual([]);
    }
  });

  test.each(states)('%s: one main action, two beside it at most, and each allowed thing exactly once', (state) => {
    const { main, links, more } = actsOf({ state, actions: all }, true);
    expect(links.length).toBeLessThanOrEqual(2);
    const shown = [main, ...links, ...more].map(({ act }) => act).filter((act) => !looks.includes(act));
    expect(shown.toSorted()).toEqual([...all, 'save'].toSorted());
  });
});
