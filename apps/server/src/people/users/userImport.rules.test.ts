import type { ImportRow } from '@yigou/contract/people/users';
import { describe, expect, it } from 'vitest';
import { done } from '../../../test/turns';
import { type ImportContext, judgeRows, type KnownUser, readLimit } from './userImport.rules';

const old: KnownUser = {
  accountId: 7,
  accountNo: 'Buyer',
  accountKey: 'buyer',
  name: '王晓燕',
  mobile: '13800000002',
  email: 'buyer@example.com',
  orgId: 2,
  roleIds: [20],
  orderLimit: null,
  monthLimit: 300_000,
};
const off = { orgId: 3, name: '旧部', enabled: false };
const world: ImportContext = {
  units: new Map([
    ['adm', { orgId: 2, name: '行政部', enabled: true }],
    ['华东精密/行政部', { orgId: 2, name: '行政部', enabled: true }],
    ['old', off],
  ]),
  roles: new Map([
    ['采购员', { roleId: 20, name: '采购员' }],
    ['财务', { roleId: 21, name: '财务' }],
  ]),
  known: new Map([['buyer', old]]),
  takenKeys: new Map([
    ['buyer', 7],
    ['foreign', 99],
  ]),
  takenMobiles: new Map([
    ['13800000002', 7],
    ['13900000009', 99],
  ]),
  refusal: () => '',
};
const row = (part: Partial<ImportRow> = {}): ImportRow => ({
  accountNo: 'zhangsan',
  userName: '张三',
  mobile: '13811112222',
  email: 'z@example.com',
  org: 'ADM',
  roles: '采购员',
  orderLimit: '',
  monthLimit: '',
  ...part,
});
const same = row({
  accountNo: 'BUYER',
  userName: '王晓燕',
  mobile: '13800000002',
  email: 'buyer@example.com',
  org: '华东精密 / 行政部',
  monthLimit: '3,000.00',
});
const judge = (rows: readonly ImportRow[], of: ImportContext) => done(judgeRows(rows, of)).made;
const verdict = (part: Partial<ImportRow>, of = world) => judge([row(part)], of)[0];

describe('a row', () => {
  it('is new, changed, or as it is', () => {
    const [fresh, unchanged, changed] = judge([row(), same, { ...same, accountNo: 'buyer' }], world);
    expect(fresh).toMatchObject({ rowNo: 1, state: 'new', wanted: { orgId: 2, roleIds: [20], monthLimit: null } });
    expect(unchanged).toMatchObject({ rowNo: 2, state: 'unchanged', notes: [] });
    expect(changed).toMatchObject({ state: 'wrong', notes: ['账号与第 2 行重复', '手机号与第 2 行重复'] });
    expect(judge([{ ...same, roles: '采购员、财务', orderLimit: '500' }], world)[0]).toMatchObject({
      state: 'changed',
      notes: ['角色：采购员 → 采购员、财务', '单笔限额：不限 → ¥500.00'],
    });
  });

  it.each<[string, Partial<ImportRow>]>([
    ['账号为 4–20 位，以字母开头，可含字母、数字、下划线', { accountNo: '1a' }],
    ['请输入 11 位手机号', { mobile: '138' }],
    ['该账号已被使用，请换一个账号', { accountNo: 'Foreign' }],
    ['该手机号已被使用', { mobile: '13900000009' }],
    ['没有组织“火星”，或不在您的数据范围内', { org: '火星' }],
    ['请填写组织编码或路径', { org: ' ' }],
    ['角色“皇帝”不存在', { roles: '采购员;皇帝' }],
    ['组织“旧部”已停用，不能加入新成员', { org: 'OLD' }],
    ['单笔限额须为不小于 0 的金额，不填为不限', { orderLimit: '-1' }],
    ['月度限额须为不小于 0 的金额，不填为不限', { monthLimit: '1.234' }],
  ])('%s', (note, part) => {
    expect(verdict(part)).toMatchObject({ state: 'wrong', notes: [note] });
  });

  it('says all that is wrong at once, and what the importer may not do', () => {
    expect(verdict({ accountNo: '', userName: '', mobile: '', email: '', org: '' })?.notes).toHaveLength(5);
    expect(verdict({}, { ...world, refusal: () => '不行' })).toMatchObject({ state: 'wrong', notes: ['不行'] });
    expect(judge([same], { ...world, refusal: () => '不行' })[0]?.state).toBe('unchanged');
  });
});

it('an amount is read as people write it', () => {
  expect(['', '不限', '¥1,200.5', '0', 'x', '1e5'].map(readLimit)).toEqual([
    null,
    null,
    120_050,
    0,
    undefined,
    undefined,
  ]);
});

describe('the largest file', () => {
  const file = Array.from({ length: 5000 }, (_, at) =>
    row({ accountNo: `user${at}`, mobile: String(13_700_000_000 + at) }),
  );

  it('stops for others again and again', () => {
    expect(done(judgeRows(file, world)).stops).toBeGreaterThanOrEqual(50);
  });

  it('goes through the units once, not once for each row', () => {
    let walks = 0;
    const units = new Map(world.units);
    const values = units.values.bind(units);
    units.values = () => {
      walks += 1;
      return values();
    };
    const known = new Map(file.map(({ accountNo }) => [accountNo, { ...old, accountNo, accountKey: accountNo }]));
    const { made } = done(judgeRows(file, { ...world, units, known }));
    expect(made.filter((each) => each.state === 'changed')).toHaveLength(5000);
    expect(walks).toBe(1);
  });
});
