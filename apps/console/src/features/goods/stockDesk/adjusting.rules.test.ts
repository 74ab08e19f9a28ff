import { expect, it } from 'vitest';
import { adjustingFault, wantedOf } from './adjusting.rules';

const stock = { onHand: 60, reserved: 20 };
const reason = '运输破损';

it('wants what was counted, or so many more or fewer', () => {
  expect(wantedOf({ way: 'count', qty: 57, reason }, 60)).toBe(57);
  expect(wantedOf({ way: 'difference', qty: -3, reason }, 60)).toBe(57);
  expect(wantedOf({ way: 'difference', qty: null, reason }, 60)).toBeNull();
});

it.each([
  [{ way: 'count', qty: null, reason }, '请填写数量'],
  [{ way: 'difference', qty: -61, reason }, '在库数量不能为负数'],
  [{ way: 'count', qty: 19, reason }, '有 20 件已被订单占用，在库不能少于此数'],
  [{ way: 'difference', qty: 0, reason }, '与现在的在库数量相同'],
  [{ way: 'count', qty: 57, reason: ' 无 ' }, '请填写原因，至少 2 个字'],
  [{ way: 'count', qty: 20, reason }, ''],
] as const)('%j: “%s”', (form, fault) => {
  expect(adjustingFault(form, stock)).toBe(fault);
});
