import { beforeAll, describe, expect, it } from 'vitest';
import { type AreaNode, chainOf } from '../../ground/areas/areas.rules';
import { areaTree } from '../../ground/areas/areas.service';
import { zonesThatAre, zonesWithin } from '../../ground/areas/zones.data';
import type { KnownAreas } from '../../ground/areas/zones.rules';
import { recognise } from './recognise.rules';

let tree: KnownAreas;
beforeAll(async () => {
  tree = await areaTree();
});

function read(text: string) {
  const { receiver, phone, areas, detail } = recognise(tree, text);
  return [receiver, phone, areas.map((area) => area.areaName).join('/'), detail];
}

const zhang = ['张三', '13800138000', '上海市/浦东新区/张江镇', '博云路2号'];

describe('a pasted address', () => {
  it.each([
    '张三 13800138000 上海市浦东新区张江镇博云路2号',
    '上海市浦东新区张江镇博云路2号 张三 13800138000',
    '13800138000，张三，上海市 浦东新区 张江镇 博云路2号',
    '收货人：张三\n手机：138-0013-8000\n地址：上海市上海市浦东新区张江镇博云路2号',
    '张三+86 138 0013 8000上海浦东新区张江镇博云路2号',
    '张三13800138000上海市市辖区浦东新区张江镇博云路2号',
    '　张三；１３８００１３８０００；上海市浦东新区张江镇博云路２号',
  ])('is read from “%s”', (text) => {
    expect(read(text)).toEqual(zhang);
  });

  it.each([
    [
      '李四 021-68880000-123 广东深圳市南山区粤海街道科技园路1号',
      ['李四', '021-68880000-123', '广东省/深圳市/南山区/粤海街道', '科技园路1号'],
    ],
    [
      '王五 0571 88880000 浙江杭州西湖区文三路 90 号 3 楼',
      ['王五', '0571-88880000', '浙江省/杭州市/西湖区', '文三路90号3楼'],
    ],
    ['杭州市西湖区文三路90号', ['', '', '浙江省/杭州市/西湖区', '文三路90号']],
    ['浦东新区张江镇博云路2号', ['', '', '上海市/浦东新区/张江镇', '博云路2号']],
    ['江苏省昆山市玉山镇前进路1号 欧阳小明', ['欧阳小明', '', '江苏省/苏州市/昆山市/玉山镇', '前进路1号']],
    ['吉林省吉林市昌邑区江湾路4号', ['', '', '吉林省/吉林市/昌邑区', '江湾路4号']],
    ['吉林市昌邑区江湾路4号', ['', '', '吉林省/吉林市/昌邑区', '江湾路4号']],
    ['广东省东莞市长安镇振安路9号', ['', '', '广东省/东莞市/长安镇', '振安路9号']],
    // A road is not the district whose name it begins with.
    ['上海市浦东大道720号', ['', '', '上海市', '浦东大道720号']],
    // Four cities have one of this name.
    ['鼓楼区中山路1号', ['', '', '', '鼓楼区中山路1号']],
    ['张三 13800138000', ['张三', '13800138000', '', '']],
    // Too long for a phone number.
    ['138001380001', ['', '', '', '']],
    ['', ['', '', '', '']],
    ['💥<script>', ['', '', '', '']],
  ])('“%s”', (text, found) => {
    expect(read(text)).toEqual(found);
  });

  it('of 149 words looks at few divisions for each, not at all of the country', () => {
    let looks = 0;
    const watched = (node: AreaNode): AreaNode =>
      Object.defineProperty({ ...node }, 'areaName', {
        get: () => {
          looks += 1;
          return node.areaName;
        },
      });
    const below = new Map([...tree.below].map(([code, nodes]) => [code, nodes.map(watched)]));
    const words = (word: string) => Array(149).fill(word).join(' ');
    const slow = { ...tree, below };
    recognise(slow, words('区'));
    looks = 0;
    for (const word of ['区', '县', '鼓', '市']) recognise(slow, words(word));
    expect(looks / (4 * 149)).toBeLessThan(200);
  });

  it('of three hundred characters is read as well', () => {
    expect(read(`上海${'市'.repeat(298)}`)[2]).toBe('上海市');
  });
});

describe('a development zone', () => {
  const snd = '江苏省/苏州市/苏州工业园区';
  it.each([
    ['苏州工业园区星湖街328号', snd, '星湖街328号'],
    ['江苏苏州工业园区星湖街328号', snd, '星湖街328号'],
    ['江苏省苏州市工业园区星湖街328号', snd, '星湖街328号'],
    ['苏州高新区科灵路78号', '江苏省/苏州市/虎丘区', '科灵路78号'],
    ['江苏省苏州市高新区狮山街道狮山路35号', '江苏省/苏州市/虎丘区/狮山街道', '狮山路35号'],
    ['上海浦东张江高科技园区博云路2号', '上海市/浦东新区/张江高科技园区', '博云路2号'],
    ['上海市漕河泾开发区桂平路1号', '上海市/徐汇区/漕河泾新兴技术开发区', '桂平路1号'],
    ['北京经济技术开发区荣华中路10号', '北京市/大兴区/北京经济技术开发区', '荣华中路10号'],
    ['北京市大兴区亦庄开发区荣华中路10号', '北京市/大兴区/北京经济技术开发区', '荣华中路10号'],
    // The divisions around it are the same, but it is only a part of them: its name stays.
    ['天津滨海新区经济技术开发区第三大街51号', '天津市/滨海新区', '经济技术开发区第三大街51号'],
    ['天津经济技术开发区第三大街51号', '天津市/滨海新区', '经济技术开发区第三大街51号'],
    ['广州开发区科学大道18号', '广东省/广州市/黄埔区', '科学大道18号'],
    ['广东省广州市经济技术开发区科学大道18号', '广东省/广州市/黄埔区', '科学大道18号'],
    ['昆山经济技术开发区前进东路1号', '江苏省/苏州市/昆山市/昆山开发区', '前进东路1号'],
    ['江苏昆山开发区前进东路1号', '江苏省/苏州市/昆山市/昆山开发区', '前进东路1号'],
    ['江苏省苏州市昆山市经济技术开发区前进东路1号', '江苏省/苏州市/昆山市/昆山开发区', '前进东路1号'],
    // Listed among the divisions by their long names.
    ['合肥高新区望江西路1号', '安徽省/合肥市/合肥高新技术产业开发区', '望江西路1号'],
    ['山东省烟台市开发区长江路1号', '山东省/烟台市/烟台经济技术开发区', '长江路1号'],
    // It spans several districts: which one, only the buyer knows.
    ['成都高新区天府大道1号', '四川省/成都市', '高新区天府大道1号'],
    // A zone without its city could be anywhere.
    ['高新区科技路1号', '', '高新区科技路1号'],
  ])('“%s” is in %s', (text, areas, detail) => {
    expect(read(text).slice(2)).toEqual([areas, detail]);
    expect(read(`李四 13900139000 ${text}`)).toEqual([
      areas ? '李四' : expect.anything(),
      '13900139000',
      areas,
      expect.anything(),
    ]);
  });

  it('of the table leads to a division that exists', () => {
    const rows = [...zonesThatAre, ...zonesWithin];
    expect(rows.filter(({ parent, code }) => !tree.byCode.has(parent) || !tree.byCode.has(code))).toEqual([]);
    for (const { parent, path, node } of tree.zones)
      expect(chainOf(tree, node.areaCode)).toEqual(expect.arrayContaining([...path, parent]));
  });
});
