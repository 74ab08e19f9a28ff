import type { OrderLog } from '@yigou/contract/trade/orders';
import type { OrderState } from '@yigou/contract/trade/orders.terms';
import { describe, expect, test } from 'vitest';
import { orderSteps } from './steps.rules';

const log = (from: OrderState | null, to: OrderState, time: string): OrderLog => ({
  time,
  who: '王晓燕',
  what: '',
  from,
  to,
  note: '',
});
const paid = {
  state: 'pendingShipment' as OrderState,
  paymentMethod: 'alipay' as const,
  createTime: '2026-11-15 09:00:00',
  paidTime: '2026-11-15 09:05:00',
  logs: [
    log(null, 'pendingPayment', '2026-11-15 09:00:00'),
    log('pendingPayment', 'pendingShipment', '2026-11-15 09:05:00'),
  ],
};
const reached = (order: Parameters<typeof orderSteps>[0]) =>
  orderSteps(order).map((step) => `${step.reached ? '✓' : ' '}${step.title}`);

describe('the steps of an order', () => {
  test('go as far as the order has come', () => {
    expect(reached({ ...paid, state: 'pendingPayment', paidTime: '' })).toEqual([
      '✓提交订单',
      ' 付款',
      ' 发货',
      ' 收货完成',
    ]);
    expect(reached(paid)).toEqual(['✓提交订单', '✓付款', ' 发货', ' 收货完成']);
    expect(reached({ ...paid, state: 'partlyShipped' })).toEqual(['✓提交订单', '✓付款', ' 发货', ' 收货完成']);
    expect(reached({ ...paid, state: 'completed' })).toEqual(['✓提交订单', '✓付款', '✓发货', '✓收货完成']);
  });

  test('carry their times', () => {
    expect(orderSteps(paid).map((step) => step.time)).toEqual(['2026-11-15 09:00:00', '2026-11-15 09:05:00', '', '']);
  });

  test('know no payment on account', () => {
    expect(reached({ ...paid, paymentMethod: 'account', paidTime: '' })).toEqual(['✓提交订单', ' 发货', ' 收货完成']);
  });

  test('of a cancelled order end there', () => {
    const logs = [...paid.logs, log('pendingShipment', 'cancelled', '2026-11-15 10:00:00')];
    expect(reached({ ...paid, state: 'cancelled', logs })).toEqual(['✓提交订单', '✓付款', '✓订单取消']);
    expect(orderSteps({ ...paid, state: 'cancelled', logs }).at(-1)?.time).toBe('2026-11-15 10:00:00');
    expect(reached({ ...paid, state: 'cancelled', paidTime: '', logs })).toEqual(['✓提交订单', '✓订单取消']);
  });

  test('hold the approval where there is one', () => {
    const logs = [log(null, 'pendingApproval', '2026-11-15 09:00:00')];
    expect(reached({ ...paid, state: 'pendingApproval', paidTime: '', logs })[1]).toBe(' 审批通过');
    const passed = [...logs, log('pendingApproval', 'pendingPayment', '2026-11-15 09:30:00')];
    expect(reached({ ...paid, state: 'pendingPayment', paidTime: '', logs: passed })[1]).toBe('✓审批通过');
    const refused = [...logs, log('pendingApproval', 'rejected', '2026-11-15 09:30:00')];
    expect(reached({ ...paid, state: 'rejected', paidTime: '', logs: refused })).toEqual(['✓提交订单', '✓审批驳回']);
  });
});
