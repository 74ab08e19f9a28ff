import { expect, test } from 'vitest';
import { changesBetween } from './changes.rules';

test('says what changed, what came and what is known of before, and keeps quiet about the rest', () => {
  expect(changesBetween({ state: '待发货', amount: 5 }, { state: '已取消', amount: 5, orderIds: [7, 9] })).toEqual([
    { name: '状态', text: '待发货 → 已取消' },
    { name: '订单', text: '7、9' },
  ]);
  expect(changesBetween({ amount: null }, null)).toEqual([{ name: '金额', text: '无' }]);
  expect(changesBetween(null, 'text')).toEqual([]);
});
