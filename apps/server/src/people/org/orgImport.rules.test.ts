import type { UnitImportRow } from '@yigou/contract/people/org';
import { orgLevelsMost } from '@yigou/contract/people/org.terms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { done } from '../../../test/turns';
import { judgeUnits, type KnownUnit, keyOf, type UnitImportContext } from './orgImport.rules';

const unit = (code: string, parentKey: string | null, part: Partial<KnownUnit> = {}): [string, KnownUnit] => [
  keyOf(code),
  { code, name: `组 ${code}`, parentKey, costCentre: '', headId: null, enabled: true, inReach: true, ...part },
];
const world: UnitImportContext = {
  units: new Map([
    unit('TOP', null),
    unit('ADM', 'top', { headId: 7 }),
    unit('OFF', 'adm'),
    unit('MFG', 'top'),
    unit('OLD', 'top', { enabled: false }),
    unit('FAR', 'top', { inReach: false }),
  ]),
  heads: new Map([['wang', { accountId: 7, name: '王晓燕' }]]),
};
const row = (code: string, parent: string, part: Partial<UnitImportRow> = {}): UnitImportRow => ({
  code,
  name: `组 ${code}`,
  parent,
  costCentre: '',
  head: '',
  ...part,
});
const judge = (rows: readonly UnitImportRow[], of: UnitImportContext) => done(judgeUnits(rows, of)).made;
const notes = (...rows: UnitImportRow[]) => judge(rows, world).map((each) => each.notes.join('；'));

describe('a row', () => {
  it('is new, changed, or as it is', () => {
    const [fresh, same, changed] = judge(
      [
        row('N1', 'n2'),
        row('adm', 'TOP', { name: '组 ADM', head: 'WANG' }),
        row('OFF', 'MFG', { name: '办公室', costCentre: 'C1' }),
      ],
      { ...world, units: new Map([...world.units, unit('N2', 'top')]) },
    );
    expect(fresh).toMatchObject({ state: 'new', wanted: { code: 'N1', parentKey: 'n2' } });
    expect(same).toMatchObject({ state: 'unchanged', notes: [] });
    expect(changed).toMatchObject({
      state: 'changed',
      notes: ['名称：组 OFF → 办公室', '上级：ADM → MFG', '成本中心：无 → C1'],
    });
  });

  it.each<[string, UnitImportRow]>([
    ['组织编码为 1–32 位字母、数字、点、横线或下划线', row('坏', 'TOP')],
    ['组织名称为 1–50 个字，不能含有 < 或 >', row('N1', 'TOP', { name: ' ' })],
    ['请填写上级编码', row('N1', '')],
    ['没有组织“火星”，或不在您的数据范围内', row('N1', '火星')],
    ['没有组织“FAR”，或不在您的数据范围内', row('N1', 'FAR')],
    ['组织编码已被您数据范围以外的组织使用', row('FAR', 'TOP')],
    ['上级“组 OLD”已停用', row('N1', 'OLD')],
    ['企业本身没有上级，请留空', row('TOP', 'ADM')],
    ['没有启用中的用户“li”', row('N1', 'TOP', { head: 'li' })],
  ])('%s', (note, wrong) => {
    expect(notes(wrong)).toEqual([note]);
  });

  it('may name its parent before that one stands, and twice it is wrong', () => {
    expect(notes(row('FAR', 'TOP'), row('N1', 'FAR')).at(-1)).toBe('没有组织“FAR”，或不在您的数据范围内');
    expect(notes(row('N2', 'N1'), row('N1', 'TOP'), row('n1', 'ADM'))).toEqual(['', '', '组织编码与第 2 行重复']);
  });
});

describe('the tree it would become', () => {
  const circle = '上下级关系循环';
  it('has no circle, neither among rows nor with what stands already', () => {
    expect(notes(row('A', 'C'), row('B', 'A'), row('C', 'B'), row('D', 'C'))).toEqual([circle, circle, circle, circle]);
    expect(notes(row('ADM', 'OFF', { head: 'wang' }))).toEqual([circle]);
    expect(notes(row('A', 'A'))).toEqual([circle]);
  });

  it('takes a unit below what was below it, once that has moved away', () => {
    expect(notes(row('ADM', 'OFF', { head: 'wang' }), row('OFF', 'TOP'))).toEqual([
      '上级：TOP → OFF',
      '上级：ADM → TOP',
    ]);
    // It does not move: then the other cannot either.
    expect(notes(row('ADM', 'OFF', { head: 'wang' }), row('OFF', 'TOP', { head: 'li' }))).toEqual([
      circle,
      '没有启用中的用户“li”',
    ]);
  });

  it('leaves out what stands below a wrong row', () => {
    const lost = '上级所在的行有误';
    expect(notes(row('A', ''), row('B', 'A'), row('C', 'B'))).toEqual(['请填写上级编码', lost, lost]);
  });

  it('is not too deep, and the row that takes others too deep is the wrong one', () => {
    const chain = ['L2', 'L3', 'L4', 'L5', 'L6', 'L7'].map((code, at) => row(code, at === 0 ? 'TOP' : `L${at + 1}`));
    expect(notes(...chain)).toEqual(['', '', '', '', '', `组织最多 ${orgLevelsMost} 级`]);
    expect(notes(...chain.slice(0, 4), row('ADM', 'L5', { head: 'wang' })).at(-1)).toBe(`组织最多 ${orgLevelsMost} 级`);
  });

  it('has a way up from every unit in no more than six steps, whatever a file says', () => {
    const codes = ['TOP', 'ADM', 'OFF', 'MFG', 'OLD', 'FAR', 'N1', 'N2', 'N3', 'N4', 'N5', 'N6', ''];
    const code = fc.constantFrom(...codes);
    const rows = fc.array(
      fc.tuple(code, code).map(([own, parent]) => row(own, parent, own === 'ADM' ? { head: 'wang' } : {})),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(rows, (file) => {
        const judged = judge(file, world);
        const parents = new Map([...world.units].map(([key, each]) => [key, each.parentKey]));
        for (const { state, key, wanted } of judged) if (state !== 'wrong') parents.set(key, wanted.parentKey);
        for (const start of parents.keys()) {
          let steps = 1;
          for (let at = parents.get(start); at !== null; at = parents.get(at ?? '')) {
            expect(at).toBeDefined();
            steps += 1;
            expect(steps).toBeLessThanOrEqual(orgLevelsMost);
          }
        }
        expect([...parents.values()].filter((parent) => parent === null)).toHaveLength(1);
      }),
    );
  });

  it('judges the largest file in one go, also where all of it is one circle', () => {
    const many = Array.from({ length: 5000 }, (_, at) => row(`C${at}`, `C${(at + 1) % 5000}`));
    expect(new Set(notes(...many))).toEqual(new Set([circle]));
    const chain = Array.from({ length: 5000 }, (_, at) => row(`C${at}`, at === 0 ? '' : `C${at - 1}`));
    expect(notes(...chain).filter((note) => note === '上级所在的行有误')).toHaveLength(4999);
  });
});

it('who does not see what stands above their unit leaves it where it is', () => {
  const units = new Map([...world.units, unit('NEAR', 'far')]);
  expect(judge([row('NEAR', '', { name: '近处' })], { ...world, units })[0]).toMatchObject({
    state: 'changed',
    wanted: { parentKey: 'far' },
  });
});

describe('the largest file', () => {
  const file = Array.from({ length: 5000 }, (_, at) => row(`C${at}`, 'TOP', { name: `新 ${at}` }));

  it('stops for others again and again, and goes through the people once', () => {
    let walks = 0;
    const heads = new Map(world.heads);
    const values = heads.values.bind(heads);
    heads.values = () => {
      walks += 1;
      return values();
    };
    const units = new Map([...world.units, ...file.map(({ code }) => unit(code, 'top'))]);
    const { made, stops } = done(judgeUnits(file, { units, heads }));
    expect(made.filter((each) => each.state === 'changed')).toHaveLength(5000);
    expect(stops).toBeGreaterThanOrEqual(50);
    expect(walks).toBe(1);
  });
});
