import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changed,
  cleared,
  filterPath,
  filterQuery,
  isNarrowed,
  readFilter,
  readYuan,
  type SearchFilter,
  toggled,
  toSkuPageInput,
} from './searchFilter.rules';

const read = (query: string) => readFilter(new URLSearchParams(query));
const queryOf = (path: string) => path.split('?')[1] ?? '';

const everything: SearchFilter = {
  keyword: '复印纸 A4&t=1',
  categoryId: 7,
  brandIds: [3, 4],
  labIds: [1],
  supplierIds: [9, 2],
  specs: ['颜色:黑色', '克重:70g:双面'],
  priceFrom: 0,
  priceTo: 99.5,
  inStock: true,
  selAstrict: true,
  asTyped: true,
  sort: 'priceDesc',
  pageIndex: 3,
  view: 'list',
};

describe('the address of a search', () => {
  test('holds a whole filter and gives it back', () => {
    expect(read(queryOf(filterPath(everything)))).toEqual(everything);
  });

  test('uses the names of the description', () => {
    const query = new URLSearchParams(queryOf(filterPath(everything)));
    expect(query.get('keyword')).toBe('复印纸 A4&t=1');
    expect(query.get('categoryId')).toBe('7');
    expect(query.get('brandId')).toBe('3,4');
    expect(query.get('labId')).toBe('1');
    expect(query.get('selAstrict')).toBe('1');
    expect(query.getAll('spec')).toEqual(['颜色:黑色', '克重:70g:双面']);
  });

  test('says nothing where nothing is chosen, and ignores the timestamp', () => {
    expect(filterQuery(read('t=1700000000000'))).toEqual([]);
    expect(filterQuery(read('sort=default&view=grid&pageIndex=1&inStock=0'))).toEqual([]);
  });

  test('carries a timestamp of its own, whatever is chosen', () => {
    for (const filter of [everything, read('')]) expect(filterPath(filter)).toMatch(/^\/SearchFor\?(.+&)?t=\d{13}$/);
  });

  test('is narrowed by conditions, not by words, sort, view or page', () => {
    expect(isNarrowed(read('keyword=a&sort=sales&view=list&pageIndex=3'))).toBe(false);
    expect(isNarrowed(read('keyword=a&inStock=1'))).toBe(true);
    expect(isNarrowed(read('brandId=3'))).toBe(true);
  });

  test('survives every filter there can be', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { maxLength: 5 });
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), ids, ids, fc.nat(1_000_000), (keyword, brandIds, labIds, fen) => {
        const prices = { priceFrom: fen / 100, priceTo: (fen + 100) / 100 };
        const filter = { ...everything, keyword: keyword.trim(), brandIds, labIds, ...prices };
        expect(read(queryOf(filterPath(filter)))).toEqual(filter);
      }),
    );
  });

  test.each([
    ['categoryId=abc&brandId=x,,-3,0,5,5&labId=1.5', { categoryId: undefined, brandIds: [5], labIds: [] }],
    ['categoryId=99999999999999999999', { categoryId: undefined }],
    ['pageIndex=0', { pageIndex: 1 }],
    ['pageIndex=-2', { pageIndex: 1 }],
    ['pageIndex=1e3', { pageIndex: 1 }],
    ['sort=cheapest&view=wall', { sort: 'default', view: 'grid' }],
    ['spec=黑色&spec=:黑色&spec=颜色:', { specs: [] }],
    ['priceFrom=-1&priceTo=abc', { priceFrom: undefined, priceTo: undefined }],
    ['inStock=true&selAstrict=2', { inStock: false, selAstrict: false }],
  ])('leaves out what %s cannot mean', (query, part) => {
    expect(read(query)).toMatchObject(part);
  });

  test('turns an upside-down price range round', () => {
    expect(read('priceFrom=50&priceTo=10')).toMatchObject({ priceFrom: 10, priceTo: 50 });
  });
});

describe('a change', () => {
  test('begins with the first page, unless it turns the page', () => {
    expect(changed(everything, { brandIds: [] }).pageIndex).toBe(1);
    expect(changed(everything, { pageIndex: 5 }).pageIndex).toBe(5);
  });

  test('that clears keeps the words as they were taken, the order and the view', () => {
    expect(cleared(everything)).toEqual({
      ...read(''),
      keyword: everything.keyword,
      asTyped: everything.asTyped,
      sort: 'priceDesc',
      view: 'list',
    });
  });

  test('that toggles adds and takes away', () => {
    expect(toggled([1, 2], 3)).toEqual([1, 2, 3]);
    expect(toggled([1, 2, 3], 2)).toEqual([1, 3]);
  });
});

test('the call gets flags as 0 and 1 and a page size that fits the view', () => {
  expect(toSkuPageInput(everything)).toMatchObject({ pageSize: 20, reqData: { inStock: 1, selAstrict: 1 } });
  expect(toSkuPageInput(read(''))).toMatchObject({ pageIndex: 1, pageSize: 40, reqData: { inStock: 0, brandIds: [] } });
});

test.each([
  ['12', 12],
  ['0', 0],
  ['9.9', 9.9],
  ['9.999', undefined],
  ['1e3', undefined],
  ['100000001', undefined],
  ['', undefined],
  [null, undefined],
])('reads the price %s as %s', (text, yuan) => {
  expect(readYuan(text)).toBe(yuan);
});
