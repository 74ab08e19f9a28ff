import { type OrderState, orderStateLabels, type PaymentMethod, paymentMethodLabels } from '@yigou/contract';
import { describe, expect, it } from 'vitest';
import {
  actionsFor,
  dueAfter,
  firstSteps,
  type MoveName,
  mayMove,
  moves,
  overdueMove,
  remitCodeOf,
} from './orders.rules';

const states = Object.keys(orderStateLabels) as OrderState[];
const methods = Object.keys(paymentMethodLabels) as PaymentMethod[];

/** Written out by hand: from where each move may start, and where it ends. Every other pair is refused. */
const table: Record<MoveName, [from: OrderState[], to: OrderState]> = {
  pay: [['pendingPayment'], 'pendingShipment'],
  putOnAccount: [['pendingPayment'], 'pendingShipment'],
  cancel: [['pendingApproval', 'rejected', 'pendingPayment'], 'cancelled'],
  expire: [['pendingApproval', 'pendingPayment'], 'cancelled'],
  applyCancel: [['pendingShipment'], 'cancelRequested'],
  withdrawCancel: [['cancelRequested'], 'pendingShipment'],
  refuseCancel: [['cancelRequested'], 'pendingShipment'],
  acceptCancel: [['cancelRequested'], 'cancelled'],
  receive: [['shipped', 'partlyShipped'], 'completed'],
  receiveByTime: [['shipped'], 'completed'],
};
const names = Object.keys(table) as MoveName[];

describe('moves', () => {
  it('are all in the table', () => expect(Object.keys(moves).sort()).toEqual([...names].sort()));

  it.each(names)('%s goes from where it may, to where it must, and from nowhere else', (name) => {
    const [from, to] = table[name];
    for (const state of states) expect([state, mayMove(name, state)]).toEqual([state, from.includes(state)]);
    expect(moves[name].to).toBe(to);
  });

  it('never leave an order that is over', () => {
    for (const state of ['completed', 'cancelled', 'closed'] as const)
      expect(names.filter((name) => mayMove(name, state))).toEqual([]);
  });
});

describe('a new order', () => {
  it.each(methods)('by %s begins with steps that follow each other and are allowed', (method) => {
    const { state, payState, steps } = firstSteps(method);
    const onAccount = method === 'account';
    expect(steps[0]).toEqual({ from: null, to: 'pendingPayment', what: '提交订单' });
    expect(steps.map((step) => step.from).slice(1)).toEqual(steps.map((step) => step.to).slice(0, -1));
    expect(steps.at(-1)?.to).toBe(state);
    expect([state, payState]).toEqual(onAccount ? ['pendingShipment', 'onAccount'] : ['pendingPayment', 'unpaid']);
    expect(steps).toHaveLength(onAccount ? 2 : 1);
  });
});

describe('time', () => {
  const now = new Date('2026-11-15T02:00:00Z');
  const hours = (state: OrderState, method: PaymentMethod) => {
    const due = dueAfter(state, method, now);
    return due && (due.getTime() - now.getTime()) / 3_600_000;
  };

  it('to pay is 24 hours online and 7 days by transfer', () => {
    expect(methods.map((method) => [method, hours('pendingPayment', method)])).toEqual([
      ['alipay', 24],
      ['wechat', 24],
      ['transfer', 168],
      ['account', 168],
    ]);
  });

  it('is limited in four states whatever the method, and each has something that happens then', () => {
    for (const method of methods) {
      expect(hours('pendingApproval', method)).toBe(168);
      expect(hours('cancelRequested', method)).toBe(24);
      expect(hours('shipped', method)).toBe(360);
      for (const state of states) expect(overdueMove(state) === null).toBe(hours(state, method) === null);
    }
  });

  it('moves an order only where it may go', () => {
    for (const state of states) {
      const move = overdueMove(state);
      if (move) expect(mayMove(move, state)).toBe(true);
    }
    expect(overdueMove('cancelRequested')).toBe('acceptCancel');
    expect(overdueMove('pendingPayment')).toBe('expire');
  });
});

describe('actions', () => {
  it('of the buyer follow the state', () => {
    expect(Object.fromEntries(states.map((state) => [state, actionsFor(state, true)]))).toEqual({
      pendingApproval: ['cancel', 'reorder'],
      rejected: ['cancel', 'reorder'],
      pendingPayment: ['pay', 'cancel', 'reorder'],
      pendingShipment: ['applyCancel', 'reorder'],
      cancelRequested: ['withdrawCancel', 'reorder'],
      partlyShipped: ['confirmReceipt', 'reorder'],
      shipped: ['confirmReceipt', 'reorder'],
      completed: ['reorder'],
      cancelled: ['reorder'],
      closed: ['reorder'],
    });
  });

  it('of anybody else are none', () => {
    for (const state of states) expect(actionsFor(state, false)).toEqual([]);
  });
});

describe('remittance code', () => {
  it('is short, and different for every order', () => {
    expect(remitCodeOf('2026111510000017')).toBe('HK10000017');
    expect(remitCodeOf('2026111510000018')).not.toBe(remitCodeOf('2026111510000017'));
  });
});
