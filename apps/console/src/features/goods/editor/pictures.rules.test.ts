import { expect, it } from 'vitest';
import type { Draft } from './draft.rules';
import { moved, pictureGroups, picturesChanged, shareOf, sharesOf } from './pictures.rules';

const sku = (skuId: number, specs: string[], imgUrls: string[]) => ({
  ...{ key: `sku ${skuId}`, skuId, skuNo: `NO-${skuId}`, onHand: 0 },
  values: { specs, imgUrls },
});
const draft = (axes: string[], ...skus: Draft['skus']): Draft => ({ values: { axes }, skus });
const gloves = draft(
  ['颜色', '尺码'],
  sku(1, ['蓝', 'M'], ['/b']),
  sku(2, ['蓝', 'L'], ['/b']),
  sku(3, ['黑', 'M'], ['/k']),
);

it('are shared as widely as they are the same', () => {
  expect(shareOf(gloves)).toBe('value');
  expect(pictureGroups(gloves, 'value')).toEqual([
    { name: '蓝', keys: ['sku 1', 'sku 2'], urls: ['/b'], isMixed: false },
    { name: '黑', keys: ['sku 3'], urls: ['/k'], isMixed: false },
  ]);
  expect(pictureGroups(gloves, 'all')).toMatchObject([{ urls: ['/b', '/k'], isMixed: true }]);
  expect(shareOf(draft(['颜色'], sku(1, ['蓝'], ['/a']), sku(2, ['黑'], ['/a'])))).toBe('all');
  expect(shareOf(draft(['颜色', '尺码'], sku(1, ['蓝', 'M'], ['/a']), sku(2, ['蓝', 'L'], ['/c'])))).toBe('sku');
});

it('are of one SKU where there is only one, and of a value where there is one axis', () => {
  expect(sharesOf(draft([], sku(1, [], [])))).toEqual(['all']);
  expect(sharesOf(draft(['颜色'], sku(1, ['蓝'], []), sku(2, ['黑'], [])))).toEqual(['all', 'sku']);
  expect(sharesOf(gloves)).toEqual(['all', 'value', 'sku']);
});

it('change for the SKUs that share them, and for no other', () => {
  const more = picturesChanged(gloves, ['sku 1', 'sku 2'], (urls) => [...urls, '/n', '/b']);
  expect(more.skus.map(({ values }) => values.imgUrls)).toEqual([['/b', '/n'], ['/b', '/n'], ['/k']]);
});

it.each([
  [0, ['c', 'a', 'b']],
  [1, ['a', 'c', 'b']],
  [-1, ['c', 'a', 'b']],
  [9, ['a', 'b', 'c']],
])('moved to %i stand as %j', (to, order) => {
  expect(moved(['a', 'b', 'c'], 'c', to)).toEqual(order);
});
