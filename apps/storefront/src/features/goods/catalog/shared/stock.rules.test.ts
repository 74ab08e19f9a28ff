import { expect, test } from 'vitest';
import { stockState, stockText } from './stock.rules';

test.each([
  [0, 1, 1, 'none'],
  [-3, 1, 1, 'none'],
  [4, 5, 1, 'none'],
  [5, 5, 1, 'few'],
  [10, 1, 1, 'few'],
  [11, 1, 1, 'enough'],
  [50, 50, 1, 'few'],
  [51, 50, 1, 'enough'],
  [11, 1, 12, 'none'],
  [12, 1, 12, 'few'],
  [13, 10, 12, 'enough'],
] as const)('%i pieces, at least %i and by %i: %s', (stockQty, moq, multiple, state) => {
  expect(stockState(stockQty, { moq, multiple })).toBe(state);
});

test('the words name the unit where few are left', () => {
  expect(stockText(3, { moq: 1, multiple: 1 }, '箱')).toBe('库存紧张 仅剩 3 箱');
  expect(stockText(300, { moq: 1, multiple: 1 }, '箱')).toBe('有货');
  expect(stockText(3, { moq: 4, multiple: 1 }, '箱')).toBe('暂时缺货');
});
