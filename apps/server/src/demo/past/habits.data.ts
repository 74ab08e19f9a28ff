import type { BudgetControl } from '@yigou/contract/money/budgets.terms';
import { cleaningGoods } from '../goods/cleaning.goods';
import { electricGoods } from '../goods/electric.goods';
import { equipmentGoods } from '../goods/equipment.goods';
import { fireGoods } from '../goods/fire.goods';
import { foodGoods } from '../goods/food.goods';
import { furnitureGoods } from '../goods/furniture.goods';
import type { GoodsSeed } from '../goods/goods.types';
import { itGoods } from '../goods/it.goods';
import { labGoods } from '../goods/lab.goods';
import { officeGoods } from '../goods/office.goods';
import { packingGoods } from '../goods/packing.goods';
import { safetyGoods } from '../goods/safety.goods';
import { toolsGoods } from '../goods/tools.goods';

/** What somebody buys again and again: how often a month, for how much in yuan, from where, and why. */
export type Habit = {
  who: string;
  perMonth: number;
  yuan: [least: number, most: number];
  shelf: GoodsSeed[];
  reasons: string[];
};

const daily = [...officeGoods, ...foodGoods, ...cleaningGoods];
const workshop = [...safetyGoods, ...toolsGoods, ...electricGoods, ...packingGoods];

export const habits: Habit[] = [
  {
    who: 'buyer',
    perMonth: 6,
    yuan: [180, 2600],
    shelf: daily,
    reasons: ['行政部日常办公用品补充', '茶水间补货', '会议室耗材', '新员工入职办公用品', '前台与收发室用品'],
  },
  {
    who: 'buyer',
    perMonth: 2.6,
    yuan: [9000, 32_000],
    shelf: [...furnitureGoods, ...equipmentGoods],
    reasons: ['三楼工位扩充', '会议室设备更新', '打印机更新换代', '培训教室桌椅', '办公区改造'],
  },
  {
    who: 'liujia',
    perMonth: 1.5,
    yuan: [2500, 8800],
    shelf: [...equipmentGoods, ...officeGoods],
    reasons: ['季度办公耗材集中采购', '部门活动物料', '档案室整理用品'],
  },
  {
    who: 'luyiming',
    perMonth: 2.5,
    yuan: [200, 3600],
    shelf: daily,
    reasons: ['办公用品月度补充', '保洁用品补货', '接待用茶与咖啡'],
  },
  {
    who: 'shenyue',
    perMonth: 2.5,
    yuan: [200, 2800],
    shelf: daily,
    reasons: ['部门零星用品', '茶歇采购', '复印纸补货'],
  },
  { who: 'zhenghao', perMonth: 2, yuan: [300, 3600], shelf: daily, reasons: ['文件归档用品', '月末办公用品补充'] },
  {
    who: 'zhoukai',
    perMonth: 1.6,
    yuan: [600, 3800],
    shelf: itGoods,
    reasons: ['机房网线与转接头', '外设更换', '备用移动硬盘'],
  },
  {
    who: 'zhoukai',
    perMonth: 1.2,
    yuan: [12_000, 23_000],
    shelf: itGoods,
    reasons: ['新员工笔记本电脑', '设计组显示器更新', '交换机扩容'],
  },
  {
    who: 'admin',
    perMonth: 0.9,
    yuan: [22_000, 62_000],
    shelf: [...furnitureGoods, ...equipmentGoods, ...itGoods],
    reasons: ['总部会议中心设备', '新办公区家具', '年度集中采购'],
  },
  {
    who: 'maqiang',
    perMonth: 4.6,
    yuan: [1200, 9400],
    shelf: workshop,
    reasons: ['一车间劳保用品', '产线工具更换', '设备检修备件', '车间照明与电工耗材'],
  },
  {
    who: 'hezhiwei',
    perMonth: 3.4,
    yuan: [400, 2900],
    shelf: workshop,
    reasons: ['二车间手套与口罩', '包装耗材', '班组工具补充'],
  },
  {
    who: 'linxue',
    perMonth: 1.4,
    yuan: [6000, 24_000],
    shelf: [...labGoods, ...itGoods],
    reasons: ['研发样机测试', '实验室仪器耗材', '检测工位配置'],
  },
  {
    who: 'gaoyuan',
    perMonth: 2.6,
    yuan: [800, 7400],
    shelf: [...labGoods, ...toolsGoods],
    reasons: ['工艺验证耗材', '夹具改制工具', '工艺组试剂'],
  },
  {
    who: 'buyer2',
    perMonth: 3.2,
    yuan: [500, 9000],
    shelf: [...labGoods, ...cleaningGoods],
    reasons: ['实验耗材补充', '新项目试剂', '洁净间用品'],
  },
  {
    who: 'admin2',
    perMonth: 1,
    yuan: [600, 12_000],
    shelf: [...officeGoods, ...fireGoods, ...furnitureGoods],
    reasons: ['总部办公用品', '消防器材年检更换'],
  },
];

/** What the finance department plans for a year, in yuan a month. Everybody shops so that little is left of it. */
export const plannedBudgets: { unit: string; yuan: number; control: BudgetControl }[] = [
  { unit: '', yuan: 230_000, control: 'soft' },
  { unit: 'ADM', yuan: 155_000, control: 'soft' },
  { unit: 'ADM-OFF', yuan: 74_000, control: 'soft' },
  { unit: 'ADM-IT', yuan: 27_000, control: 'hard' },
  { unit: 'MFG', yuan: 34_000, control: 'hard' },
  { unit: 'MFG-WS1', yuan: 26_000, control: 'hard' },
  { unit: 'RND', yuan: 40_000, control: 'soft' },
];
