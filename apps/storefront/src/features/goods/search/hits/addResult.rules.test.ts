import { expect, it } from 'vitest';
import { refusedLines } from './addResult.rules';

it('reads which lines were refused', () => {
  const fields = {
    'items.1': '暂时缺货',
    'items.2.chartQty': '低于起订量',
    'items.9': '没有这一行',
    requestId: '重复',
  };
  expect([...refusedLines(fields, 3)]).toEqual([
    [1, '暂时缺货'],
    [2, '低于起订量'],
  ]);
  expect(refusedLines({}, 3).size).toBe(0);
});
