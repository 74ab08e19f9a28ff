import { ordersPerPayment } from '@yigou/contract/money/payments.terms';
import { readIds } from '@yigou/web-kit';
import { describe, expect, test } from 'vitest';
import { firstMethod, ordersOutcome, outcomeOf, readTradeNo } from './payments.rules';

test.each([
  ['1', [1]],
  ['1,2', [1, 2]],
  ['2,2,1', [2, 1]],
  ['', undefined],
  [null, undefined],
  ['0', undefined],
  ['1,', undefined],
  ['1,x', undefined],
  ['-1', undefined],
  [Array.from({ length: 21 }, (_, at) => at + 1).join(','), undefined],
])('orderIds “%s” are %j', (text, ids) => {
  expect(readIds(text, ordersPerPayment)).toEqual(ids);
});

test('the number of a payment is taken as it is, or not at all', () => {
  expect(readTradeNo('P2026111500000001')).toBe('P2026111500000001');
  for (const wrong of [null, '', 'P1', 'P2026 1115', 'P'.repeat(33)]) expect(readTradeNo(wrong)).toBeUndefined();
});

describe('the first choice of a method', () => {
  const methods = [
    { method: 'alipay', usable: false },
    { method: 'wechat', usable: true },
    { method: 'transfer', usable: true },
  ] as const;
  test('is the last one, if it can be used', () => {
    expect(firstMethod(methods, 'transfer')).toBe('transfer');
    expect(firstMethod(methods, 'alipay')).toBe('wechat');
    expect(firstMethod(methods.slice(0, 1), 'alipay')).toBeUndefined();
  });
});

test.each([
  ['opening', false, 'waiting'],
  ['open', false, 'waiting'],
  ['paid', false, 'paid'],
  ['closed', false, 'closed'],
  ['paid', true, 'refunding'],
  ['closed', true, 'refunding'],
] as const)('a payment that is %s (refunding: %s) is %s', (state, refunding, outcome) => {
  expect(outcomeOf({ state, refunding })).toBe(outcome);
});

test('orders are done when all of them are', () => {
  const paid = { state: 'pendingShipment', payState: 'paid' } as const;
  const onAccount = { state: 'pendingShipment', payState: 'onAccount' } as const;
  const unpaid = { state: 'pendingPayment', payState: 'unpaid' } as const;
  const cancelled = { state: 'cancelled', payState: 'unpaid' } as const;
  const waiting = { state: 'pendingApproval', payState: 'unpaid' } as const;
  expect(ordersOutcome([paid, paid])).toBe('paid');
  expect(ordersOutcome([onAccount])).toBe('onAccount');
  expect(ordersOutcome([paid, unpaid])).toBe('unpaid');
  expect(ordersOutcome([unpaid, cancelled])).toBe('ended');
  expect(ordersOutcome([waiting])).toBe('pendingApproval');
  expect(ordersOutcome([])).toBe('unpaid');
});
