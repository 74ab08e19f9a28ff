import { describe, expect, it } from 'vitest';
import { stripLineNotes } from './sheetLine.rules';

describe('a line copied from a sheet', () => {
  it.each([
    ['3、得力 A4复印纸 70g 20箱 急用', '得力 A4复印纸 70g'],
    ['序号 6 品名 封箱胶带 单位 卷 数量 200 备注 发货区', '品名 封箱胶带'],
    ['5号电池 南孚 数量10盒 备注：放前台', '5号电池 南孚'],
    ['公牛插线板 5米 ×6个 送到3号仓', '公牛插线板 5米'],
    ['安全帽 红色 15顶（印公司logo）', '安全帽 红色'],
    ['抽纸 24包/箱 30箱 单价不超过80元', '抽纸 24包/箱'],
    ['特仑苏 12包 5箱', '特仑苏 12包'],
    ['网线 10米 20根 周五前到货', '网线 10米'],
    ['外六角螺栓 M12*50 包 30 维修车间急用', '外六角螺栓 M12*50'],
    ['笔记本电脑 16G 3台 研发部', '笔记本电脑 16G'],
  ])('%s is about %s', (line, goods) => expect(stripLineNotes(line)).toBe(goods));

  it('how goods are packed is not how many are wanted', () => {
    expect(stripLineNotes('中性笔 12支/盒')).toBe('中性笔 12支/盒');
  });

  it.each(['12', '30箱', '84消毒液', 'DL-A4-70'])('%s stays as it is', (typed) => {
    expect(stripLineNotes(typed)).toBe(typed);
  });
});
