import { expect, test } from 'vitest';
import { changesBetween } from './changes.rules';

test('says what changed, what came and what is known of before, and keeps quiet about the rest', () => {
  expect(
    changesBetween(
      'order',
      { state: 'pendingShipment', amount: 5 },
      { state: 'cancelled', amount: 5, orderIds: [7, 9] },
    ),
  ).toEqual([
    { name: '状态', text: '待发货 → 已取消' },
    { name: '订单编号', text: '7、9' },
  ]);
  expect(changesBetween('order', { amount: null }, null)).toEqual([]);
  expect(changesBetween('order', null, 'text')).toEqual([]);
});

test('money is written as money, states and roles by their names, lines as lines', () => {
  expect(changesBetween('credit', { limit: 50_000 }, { limit: 1_234_567.8, byOrg: true })).toEqual([
    { name: '额度', text: '¥50,000.00 → ¥1,234,567.80' },
    { name: '按组织出账', text: '是' },
  ]);
  expect(
    changesBetween('bankTransfer', { state: 'waiting', matched: 0 }, { state: 'matched', matched: 120_050 }),
  ).toEqual([
    { name: '状态', text: '待认领 → 已认领' },
    { name: '已认领', text: '¥0.00 → ¥1,200.50' },
  ]);
  expect(
    changesBetween('order', null, { lines: [{ lineNo: 1, qty: 20 }], roles: ['warehouse', 'service'], reason: '' }),
  ).toEqual([
    { name: '商品行', text: '第 1 行 × 20' },
    { name: '角色', text: '仓储、客服' },
  ]);
});
