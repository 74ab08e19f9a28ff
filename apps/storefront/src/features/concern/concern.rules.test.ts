import { describe, expect, test } from 'vitest';
import { concernPath, firstPage, priceChange, readConcernFilter } from './concern.rules';

describe('the price since it was followed', () => {
  test.each([
    [10, 12.5, { kind: 'down', text: '已降价 ¥2.50' }],
    [1299, 99, { kind: 'up', text: '已涨价 ¥1,200.00' }],
    [0.3, 0.1, { kind: 'up', text: '已涨价 ¥0.20' }],
    [9.9, 9.9, undefined],
    // 0.1 + 0.2 is not 0.3 in floating point, but it is in money.
    [0.1 + 0.2, 0.3, undefined],
  ])('%f now, %f then', (price, priceWhenKept, change) => {
    expect(priceChange({ price, priceWhenKept })).toEqual(change);
  });
});

describe('the address of the followed goods', () => {
  const filter = { view: 'reduced', keyword: '纸 A4', pageIndex: 3, pageSize: 50 } as const;

  test('holds the filter and gives it back', () => {
    expect(readConcernFilter(new URLSearchParams(concernPath(filter).split('?')[1]))).toEqual(filter);
  });

  test('says nothing where nothing is chosen', () => {
    expect(concernPath(firstPage)).toBe('/center/concern/itemConcern');
  });

  test.each(['view=toString&pageIndex=0&pageSize=7', 'pageIndex=-1', 'pageIndex=x&pageSize=1000', ''])(
    'takes “%s” as the first page of all',
    (query) => {
      expect(readConcernFilter(new URLSearchParams(query))).toEqual(firstPage);
    },
  );
});
