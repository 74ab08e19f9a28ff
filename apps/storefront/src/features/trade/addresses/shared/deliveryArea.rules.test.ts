import type { Area } from '@yigou/contract/trade/addresses';
import { expect, test } from 'vitest';
import { readDeliveryArea, toDistrict } from './deliveryArea.rules';

const areas: Area[] = [
  { areaCode: '310000', areaName: '上海市', level: 1, hasChildren: true },
  { areaCode: '310115', areaName: '浦东新区', level: 3, hasChildren: true },
  { areaCode: '310115125', areaName: '张江镇', level: 4, hasChildren: false },
];

test('an address gives its district', () => {
  expect(toDistrict(areas).map((area) => area.areaName)).toEqual(['上海市', '浦东新区']);
});

test('what was stored comes back', () => {
  const stored = toDistrict(areas);
  expect(readDeliveryArea(JSON.stringify(stored))).toEqual(stored);
});

test.each([null, '', 'x', '{}', 'null', '[1]', '[null]', '[{"areaCode":"310000"}]', JSON.stringify(areas)])(
  '“%s” is nothing',
  (text) => {
    expect(readDeliveryArea(text)).toEqual([]);
  },
);
