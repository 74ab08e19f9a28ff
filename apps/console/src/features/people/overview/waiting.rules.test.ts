import type { WaitingThing } from '@yigou/contract/people/overview';
import { waitingKindLabels } from '@yigou/contract/people/overview.terms';
import { expect, test } from 'vitest';
import { deskOf, waitingOn } from './shared/desks';
import { byUrgency, headlineOf, thingPath } from './waiting.rules';

const now = Date.parse('2026-11-16T10:00:00+08:00');
const thing = (number: string, dueTime: string, sinceTime = '2026-11-01 00:00:00'): WaitingThing => ({
  number,
  who: '',
  why: '',
  amount: 1,
  sinceTime,
  dueTime,
  orderId: 7,
});

test('what is due first stands first, with how urgent it is', () => {
  const waiting = [
    {
      kind: 'lateOrder' as const,
      count: 2,
      overdue: 1,
      things: [thing('b', '2026-11-17 09:00:00'), thing('a', '2026-11-15 09:00:00')],
    },
    {
      kind: 'stuckRefund' as const,
      count: 2,
      overdue: 0,
      things: [thing('e', '', '2026-11-02 00:00:00'), thing('d', '')],
    },
    { kind: 'transfer' as const, count: 1, overdue: 0, things: [thing('c', '2026-11-20 09:00:00')] },
  ];
  expect(byUrgency(waiting, now).map(({ number, urgency }) => `${number} ${urgency}`)).toEqual([
    'a late',
    'b today',
    'c later',
    'd later',
    'e later',
  ]);
  expect(headlineOf(waiting)).toBe('5 件待处理，1 件已超时');
});

test.each([
  [[], '暂无待处理事项'],
  [[{ count: 3, overdue: 0 }], '3 件待处理，没有超时的'],
])('%j: %s', (waiting, text) => {
  expect(headlineOf(waiting)).toBe(text);
});

test('every kind has its list, and an order is opened beside it', () => {
  expect(Object.keys(deskOf)).toEqual(Object.keys(waitingKindLabels));
  expect(thingPath('lateOrder', thing('1', ''))).toBe('/orders?late=1&orderId=7');
  expect(thingPath('transfer', thing('2026', ''))).toBe('/payments/transfers?word=2026');
  expect(thingPath('stuckRefund', { ...thing('T1', ''), orderId: null })).toBe('/payments/refunds');
});

test('a page of the menu counts all kinds that are seen to there', () => {
  const waiting = [
    { kind: 'lateOrder' as const, count: 2, overdue: 2 },
    { kind: 'cancelRequest' as const, count: 3, overdue: 1 },
    { kind: 'transfer' as const, count: 4, overdue: 0 },
  ];
  expect(waitingOn('/orders', waiting)).toEqual({ count: 5, overdue: 3, kinds: '迟发订单 2、取消申请 3' });
  expect(waitingOn('/payments/transfers', waiting)).toEqual({ count: 4, overdue: 0, kinds: '待确认转账 4' });
  expect(waitingOn('/system/books', waiting)).toEqual({ count: 0, overdue: 0, kinds: '' });
});
