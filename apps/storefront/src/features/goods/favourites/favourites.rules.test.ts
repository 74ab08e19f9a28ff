import { describe, expect, test } from 'vitest';
import { favouritePath, firstPage, readFavouriteFilter } from './favourites.rules';

describe('the address of the followed goods', () => {
  const filter = { view: 'reduced', group: '', keyword: '纸 A4', pageIndex: 3, pageSize: 50 } as const;

  test('holds the filter and gives it back', () => {
    expect(readFavouriteFilter(new URLSearchParams(favouritePath(filter).split('?')[1]))).toEqual(filter);
  });

  test('says nothing where nothing is chosen', () => {
    expect(favouritePath(firstPage)).toBe('/center/concern/itemConcern');
  });

  test.each(['view=toString&pageIndex=0&pageSize=7', 'pageIndex=-1', 'pageIndex=x&pageSize=1000', ''])(
    'takes “%s” as the first page of all',
    (query) => {
      expect(readFavouriteFilter(new URLSearchParams(query))).toEqual(firstPage);
    },
  );
});
