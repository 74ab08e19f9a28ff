import { expect, test } from 'vitest';
import { matchOf, stillToCome } from './transfer.rules';

const orders = [
  { payable: 5280, received: 0 },
  { payable: 12_280.1, received: 80.1 },
];

test('what came is held against what is still to come', () => {
  expect(stillToCome(orders)).toBe(17_480);
  expect(matchOf(orders, 17_480)).toMatchObject({ turn: 'ok' });
  expect(matchOf(orders, 17_660)).toEqual({ text: '多付 ¥180.00，多付部分记为待退款，由财务退回', turn: 'them' });
  expect(matchOf(orders, 17_430)).toEqual({ text: '少付 ¥50.00，先记已收，订单仍待付款', turn: 'bad' });
  expect(matchOf([], 5)).toBeNull();
  expect(matchOf(orders, null)).toBeNull();
});
