import { describe, expect, test } from 'vitest';
import { bandText, chosenTags, noNames, priceText } from './chosen.rules';
import { changed, readFilter } from './searchFilter.rules';

const names = { ...noNames(), brands: new Map([[3, '得力']]) };
const filter = readFilter(
  new URLSearchParams('categoryId=7&brandId=3,4&spec=颜色:黑色&priceFrom=10&inStock=1&pageIndex=4'),
);

describe('chosen conditions', () => {
  const tags = chosenTags(filter, names, [{ categoryId: 7, categoryName: '复印纸' }]);

  test('are named, a brand nobody named too', () => {
    expect(tags.map((tag) => tag.text)).toEqual([
      '分类：复印纸',
      '品牌：得力',
      '品牌：已选品牌',
      '颜色：黑色',
      '价格：¥10 以上',
      '仅有货',
    ]);
  });

  test('take away just themselves', () => {
    const brand = tags.find((tag) => tag.text === '品牌：得力');
    expect(changed(filter, brand?.without ?? {})).toEqual({ ...filter, brandIds: [4], pageIndex: 1 });
  });

  test('are all there is: without each of them nothing is chosen', () => {
    const rest = chosenTags(filter, names, []).reduce((left) => {
      const next = chosenTags(left, names, [])[0];
      return next ? changed(left, next.without) : left;
    }, filter);
    expect(chosenTags(rest, names, [])).toEqual([]);
  });

  test('have keys of their own', () => {
    expect(new Set(tags.map((tag) => tag.key)).size).toBe(tags.length);
  });
});

test.each([
  [0, 50, '¥50 以下'],
  [undefined, 50, '¥50 以下'],
  [50, 150.5, '¥50–150.50'],
  [300, null, '¥300 以上'],
  [1000, 2000, '¥1,000–2,000'],
])('%s to %s reads %s', (from, to, text) => {
  expect(priceText(from, to)).toBe(text);
});

test.each([
  [0, 19.99, '¥20 以下'],
  [20, 99.99, '¥20–100'],
  [20, 99.5, '¥20–99.50'],
  [100, null, '¥100 以上'],
])('the band from %s to %s reads %s', (from, to, text) => {
  expect(bandText(from, to)).toBe(text);
});
