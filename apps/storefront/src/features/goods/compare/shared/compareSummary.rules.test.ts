import type { SkuModel } from '@yigou/contract/goods/catalog';
import { expect, it } from 'vitest';
import { compareGroups } from './compareRows.rules';
import { compareSummary } from './compareSummary.rules';

const screw = (itemId: number, more: object = {}) =>
  ({
    itemId,
    price: 10,
    unit: '包',
    pack: { qty: 50, unit: '只' },
    marketPrice: 12,
    priceKind: 'list',
    tiers: [],
    moq: 1,
    multiple: 1,
    stockQty: 5,
    itemState: 1,
    shipsFrom: 'near',
    params: [{ name: '材质', value: '碳钢' }],
    itemSpec: 'M6×20',
    partNo: '',
    ...more,
  }) as unknown as SkuModel;

const arrival = (from: string) => (from === 'near' ? '12-31 送达' : '01-05 送达');
const bought = (itemId: number, recentQty: number) => ({
  itemId,
  lastDay: '2026-11-10',
  lastQty: 100,
  lastPrice: 12.8,
  recentQty,
});

it('says what is cheapest, quickest, not there, different and bought lately', () => {
  const items = [
    screw(1, { price: 8, shipsFrom: 'far' }),
    screw(2, { params: [{ name: '材质', value: '不锈钢' }] }),
    screw(3, { stockQty: 0 }),
  ];
  const known = [bought(1, 640), bought(3, 0)];
  const groups = compareGroups(items, arrival, known);
  expect(compareSummary(items, groups, known)).toBe(
    '第 1 款折合单价最低；第 2 款送达最快；第 3 款暂不能购买；参数不同的有材质；近 90 天采购过第 1 款。',
  );
  const own = groups.at(-1)?.rows.map(({ title, values }) => [title, ...values]);
  expect(own).toEqual([
    ['物料编码', '未建', '未建', '未建'],
    ['上次购买', '2026-11-10，100 包，¥12.80', '未采购过', '2026-11-10，100 包，¥12.80'],
    ['近 90 天', '640 包', '—', '—'],
  ]);
});

it('says nothing of one, that all is the same of equals, and to a visitor nothing of the company', () => {
  expect(compareSummary([screw(1)], compareGroups([screw(1)], arrival))).toBe('');
  const same = [screw(1), screw(2)];
  const groups = compareGroups(same, arrival);
  expect(compareSummary(same, groups)).toBe('价格、送达与参数都相同。');
  expect(groups.map((group) => group.title)).toEqual(['价格与供应', '规格参数']);
});
