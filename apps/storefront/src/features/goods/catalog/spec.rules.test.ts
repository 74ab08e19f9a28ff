import { describe, expect, test } from 'vitest';
import { isInStock, pickCombination, valueState } from './spec.rules';

const combination = (itemId: number, values: string[], inStock = true) => ({
  itemId,
  itemNo: `N${itemId}`,
  values,
  inStock,
});

/** 黑 and 蓝 in both sizes, 红 only small, 蓝·大 sold out. */
const pens = [
  combination(1, ['黑', '小']),
  combination(2, ['黑', '大']),
  combination(3, ['蓝', '小']),
  combination(4, ['蓝', '大'], false),
  combination(5, ['红', '小']),
];

/** Two islands: nothing leads from one to the other by one change. */
const islands = [combination(1, ['甲', '一']), combination(2, ['乙', '二'])];

describe('a value', () => {
  test('is free where the combination exists, the chosen one too', () => {
    expect(valueState(pens, ['黑', '小'], 0, '红')).toBe('free');
    expect(valueState(pens, ['黑', '小'], 0, '黑')).toBe('free');
    expect(valueState(pens, ['黑', '小'], 1, '大')).toBe('free');
  });

  test('is off where it cannot be had with the other choices', () => {
    expect(valueState(pens, ['黑', '大'], 0, '红')).toBe('off');
    expect(valueState(pens, ['红', '小'], 1, '大')).toBe('off');
  });

  test('jumps where no row of single changes leads to it', () => {
    expect(valueState(islands, ['甲', '一'], 0, '乙')).toBe('jump');
    expect(valueState(islands, ['甲', '一'], 1, '二')).toBe('jump');
  });

  test('that no combination has is off', () => {
    expect(valueState(pens, ['黑', '小'], 0, '绿')).toBe('off');
    expect(valueState([], ['黑'], 0, '黑')).toBe('off');
  });

  test('of three axes is off when only the third stands in the way', () => {
    const three = [combination(1, ['a', 'x', '1']), combination(2, ['b', 'x', '1']), combination(3, ['b', 'x', '2'])];
    expect(valueState(three, ['b', 'x', '2'], 0, 'a')).toBe('off');
    expect(valueState(three, ['b', 'x', '1'], 0, 'a')).toBe('free');
  });
});

describe('choosing', () => {
  test('keeps the other choices', () => {
    expect(pickCombination(pens, ['黑', '大'], 0, '蓝')?.itemId).toBe(4);
  });

  test('gives up as few of them as possible', () => {
    const three = [combination(1, ['a', 'x', '1']), combination(2, ['b', 'y', '2']), combination(3, ['b', 'x', '2'])];
    expect(pickCombination(three, ['a', 'x', '1'], 0, 'b')?.itemId).toBe(3);
    expect(pickCombination(islands, ['甲', '一'], 0, '乙')?.itemId).toBe(2);
  });

  test('finds nothing for a value that does not exist', () => {
    expect(pickCombination(pens, ['黑', '小'], 0, '绿')).toBeUndefined();
  });
});

test('a combination that is sold out is marked, one that does not exist is not', () => {
  expect(isInStock(pens, ['黑', '大'], 0, '蓝')).toBe(false);
  expect(isInStock(pens, ['黑', '小'], 0, '蓝')).toBe(true);
  expect(isInStock(pens, ['黑', '大'], 0, '红')).toBe(true);
});
