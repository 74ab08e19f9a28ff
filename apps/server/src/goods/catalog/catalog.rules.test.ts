import { expect, it } from 'vitest';
import { packOf } from './catalog.rules';

const param = (value: string) => [{ name: '包装', value }];

it.each([
  [[], param('50只/包'), '包', { qty: 50, unit: '只' }],
  [[], param('4000 张 / 箱'), '箱', { qty: 4000, unit: '张' }],
  // The SKU's own word counts more than the product's.
  [['10盒/条'], param('20盒/条'), '条', { qty: 10, unit: '盒' }],
  [[], param('10盒/条'), '盒', null],
  [[], param('1只/包'), '包', null],
  [[], param('36-72卷/箱'), '箱', null],
  [[], param('盒装'), '盒', null],
  [[], [], '包', null],
])('%j, %j by the %s', (specs, params, unit, pack) => {
  expect(packOf(specs, params, unit)).toEqual(pack);
});
