import type { ConsoleOrder } from '@yigou/contract/trade/orders.console';
import { expect, test } from 'vitest';
import { spanText } from '../../../ui/due.rules';
import { openGroups, promiseOf } from './order.rules';

test('a promise is late, near or far', () => {
  const now = Date.parse('2026-11-15T10:00:00+08:00');
  const row = (dueTime: string) => ({ dueTime, late: false });
  expect(promiseOf(row('2026-11-12 18:00:00'), now)).toEqual({ text: '超时 2 天 16 小时', turn: 'bad' });
  expect(promiseOf(row('2026-11-15 11:48:00'), now)).toEqual({ text: '剩 1 小时 48 分', turn: 'them' });
  expect(promiseOf(row('2026-11-16 17:00:00'), now)).toEqual({ text: '剩 1 天 7 小时', turn: 'off' });
  expect(promiseOf(row(''), now)).toBeNull();
  expect(spanText(59_000)).toBe('0 分');
});

test('what is left is grouped by who ships it', () => {
  const line = (lineNo: number, supplierId: number, qty: number, shippedQty: number) => ({
    lineNo,
    supplierId,
    supplierName: `供 ${supplierId}`,
    qty,
    shippedQty,
    closedQty: 0,
  });
  const order = { lines: [line(1, 7, 5, 5), line(2, 7, 5, 2), line(3, 9, 1, 0)] } as ConsoleOrder;
  expect(openGroups(order).map(({ supplierName, lines }) => [supplierName, lines.map((each) => each.lineNo)])).toEqual([
    ['供 7', [2]],
    ['供 9', [3]],
  ]);
});
