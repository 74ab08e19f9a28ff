import type { Registration } from '@yigou/contract/people/registration.console';
import { expect, it } from 'vitest';
import { approveText, comparedOf, nextOf, spaced } from './registration.rules';

const filled = {
  taxNo: '91310115MA1K4B7X2D',
  companyName: '华东精密制造有限公司',
  contactName: '陈志远',
  mobile: '13800000001',
  email: 'chen@hdjm.example',
} as Registration;

it('compares five things, and says of a number and a mailbox what they show by themselves', () => {
  expect(comparedOf(filled).map(({ label, told }) => [label, told?.text])).toEqual([
    ['税号', '校验位正确'],
    ['名称', undefined],
    ['联系人', undefined],
    ['手机', undefined],
    ['邮箱', '企业邮箱'],
  ]);
  const other = comparedOf({ ...filled, taxNo: '91310115MA1K4B7X2E', email: 'chen@qq.com' });
  expect([other[0]?.told, other[4]?.told]).toEqual([
    { text: '校验位不符', turn: 'bad' },
    { text: '公共邮箱', turn: 'them' },
  ]);
});

it('parts a tax number as its places mean', () => {
  expect(spaced('91310115MA1K4B7X2D')).toBe('91 310115 MA1K4B7X2 D');
  expect(spaced('华东精密制造有限公司')).toBe('华东精密制造有限公司');
});

it.each([
  [{ groupIds: [], limit: null }, '通过'],
  [{ groupIds: [1, 2], limit: null }, '通过，放入 2 个客户组'],
  [{ groupIds: [1], limit: 50_000 }, '通过，放入 1 个客户组，额度 50,000.00'],
])('%j: “%s”', (opening, text) => {
  expect(approveText(opening)).toBe(text);
});

it('goes on with the next, or back where there is none', () => {
  expect([nextOf([3, 2, 1], 3), nextOf([3, 2, 1], 1), nextOf([3], 3), nextOf([3], 7)]).toEqual([
    2,
    2,
    undefined,
    undefined,
  ]);
});
