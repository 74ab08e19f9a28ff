import { expect, test } from 'vitest';
import { bySupplier, foldLines, folds, readChanges } from './change.rules';
import { previewLine } from './checkout.fixture';

test('the changes of a refusal are read line by line', () => {
  const changes = readChanges({ 'lines.101': '价格由 ¥10.10 变为 ¥9.00', payable: '应付金额变为 ¥17.00' });
  expect([...(changes?.lines ?? [])]).toEqual([[101, '价格由 ¥10.10 变为 ¥9.00']]);
  expect(changes?.payable).toBe('应付金额变为 ¥17.00');
});

test('another refusal is no change', () => {
  expect(readChanges({})).toBeUndefined();
  expect(readChanges({ addressId: '请选择', 'lines.x': 'y', 'lines.1.qty': 'z' })).toBeUndefined();
});

test('lines stand together by supplier, in the order of the cart', () => {
  const groups = bySupplier([previewLine(1), previewLine(2, { supplierId: 2, supplierName: '晨光' }), previewLine(3)]);
  expect(groups.map((group) => [group.supplierName, group.lines.map((line) => line.cartId)])).toEqual([
    ['得力', [1, 3]],
    ['晨光', [2]],
  ]);
});

test('a long list is folded to its first lines and those that changed', () => {
  const lines = Array.from({ length: 200 }, (_, at) => previewLine(at + 1));
  const shown = (changed?: ReadonlyMap<number, string>) => foldLines(lines, changed).map((line) => line.cartId);
  expect(folds(lines)).toBe(true);
  expect(folds(lines.slice(0, 8))).toBe(false);
  expect(shown()).toEqual([1, 2, 3, 4, 5]);
  expect(shown(new Map([[199 + 100, '单价有变']]))).toEqual([1, 2, 3, 4, 5, 199]);
});
