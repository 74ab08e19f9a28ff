import { beforeAll, describe, expect, it } from 'vitest';
import { type AreaTree, chainOf, provinceOfCity } from './areas.rules';
import { areaTree, describeArea, listAreas } from './areas.service';

let tree: AreaTree;
beforeAll(async () => {
  tree = await areaTree();
});

const namesOf = (code: string) => chainOf(tree, code).map((area) => area.areaName);

describe('the divisions', () => {
  it('are all there', () => {
    expect(tree.below.get('100000')).toHaveLength(34);
    expect(tree.byCode.size).toBeGreaterThan(44_000);
    const levels = [1, 2, 3, 4].map((level) => [...tree.byCode.values()].filter((area) => area.level === level).length);
    expect(levels[0]).toBe(34);
    expect(levels[1]).toBe(333);
    expect(levels[2]).toBeGreaterThan(2900);
    expect(levels[3]).toBeGreaterThan(41_000);
  });

  it.each([
    ['320506005', ['江苏省', '苏州市', '吴中区', '横泾街道']],
    // No city between: the municipality is the province.
    ['310115125', ['上海市', '浦东新区', '张江镇']],
    // No district between.
    ['441900119', ['广东省', '东莞市', '长安镇']],
    ['620201100', ['甘肃省', '嘉峪关市', '新城镇']],
    // Directly below the province.
    ['429004100', ['湖北省', '仙桃市', '郑场镇']],
  ])('%s is %j', (code, names) => {
    expect(namesOf(code)).toEqual(names);
  });

  it('have no dissolved districts and no gatherings', () => {
    const names = [...tree.byCode.values()].map((area) => area.areaName);
    expect(names).not.toContain('市辖区');
    expect(names.filter((name) => /直辖县级|直辖村级|类似乡级/.test(name))).toEqual([]);
    expect(tree.byCode.has('330103')).toBe(false);
  });

  it('all lead up to a province, and say truly whether anything is below', () => {
    const wrong = [...tree.byCode.values()].filter(
      ({ areaCode, hasChildren }) =>
        chainOf(tree, areaCode)[0]?.level !== 1 || hasChildren !== tree.below.has(areaCode),
    );
    expect(wrong).toEqual([]);
  });

  it('do not know what does not exist', async () => {
    expect(namesOf('999999')).toEqual([]);
    expect(await describeArea('999999')).toBeNull();
    await expect(listAreas('999999')).rejects.toMatchObject({ fields: { areaCode: '所在地区不存在，请重新选择' } });
  });

  it('are complete at their last level, wherever that is', async () => {
    expect(await describeArea('310115')).toMatchObject({ complete: false, areaText: '上海市浦东新区' });
    expect(await describeArea('310115125')).toMatchObject({
      complete: true,
      areaCodes: ['310000', '310115', '310115125'],
    });
    expect(await describeArea('350527')).toMatchObject({ complete: true });
  });
});

it.each([
  ['宁波', '浙江省'],
  ['上海', '上海市'],
  ['苏州市', '江苏省'],
  ['呼和浩特', '内蒙古自治区'],
  ['火星', undefined],
])('a supplier of %s ships from %s', (city, province) => {
  expect(provinceOfCity(tree, city)?.areaName).toBe(province);
});
