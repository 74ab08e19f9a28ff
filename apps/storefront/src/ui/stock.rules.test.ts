import { expect, test } from 'vitest';
import { stockState, stockText } from './stock.rules';

test.each([
  [0, 1, 'none'],
  [-3, 1, 'none'],
  [4, 5, 'none'],
  [5, 5, 'few'],
  [10, 1, 'few'],
  [11, 1, 'enough'],
  [50, 50, 'few'],
  [51, 50, 'enough'],
] as const)('%i pieces with a smallest order of %i: %s', (stockQty, moq, state) => {
  expect(stockState(stockQty, moq)).toBe(state);
});

test('the words name the unit where few are left', () => {
  expect(stockText(3, 1, '箱')).toBe('库存紧张 仅剩 3 箱');
  expect(stockText(300, 1, '箱')).toBe('有货');
  expect(stockText(3, 4, '箱')).toBe('暂时缺货');
});
