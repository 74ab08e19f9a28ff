import { describe, expect, it } from 'vitest';
import { readFilter, toSkuPageInput } from '../../features/goods/search/searchFilter.rules';
import { firstCalls } from './firstCalls.rules';

describe('firstCalls', () => {
  it('of an article are both of its questions, with the prices of who asks', () => {
    const ref = { productId: 7, itemId: 9 };
    expect(firstCalls('/productDetail?productId=7&itemId=9', false, 'grid')).toEqual([
      { path: 'ProductToC/GetSkuModel', input: ref },
      { path: 'ProductToC/GetSkuSelTag', input: { productId: 7 } },
    ]);
    expect(firstCalls('/productDetail?itemId=9', true, 'grid')[1]).toEqual({
      path: 'Product/GetSkuSelTag',
      input: { itemId: 9 },
    });
    expect(firstCalls('/productDetail?itemId=x', true, 'grid')).toEqual([]);
  });

  it('of a search are its filter, as the page reads it', () => {
    const query = 'keyword=%E8%9E%BA%E4%B8%9D&brandId=3,4&sort=priceAsc';
    const input = toSkuPageInput(readFilter(new URLSearchParams(query), 'list'));
    expect(firstCalls(`/SearchFor?${query}`, false, 'list')).toEqual([{ path: 'ProductToC/GetWebSkuPage', input }]);
    expect(firstCalls('/SearchFor?compare=1,2', false, 'grid')).toEqual([]);
  });

  it('of a cart are for who has one', () => {
    expect(firstCalls('/cart', true, 'grid')).toEqual([{ path: 'ShopCart/GetWebList', input: {} }]);
    expect([firstCalls('/cart', false, 'grid'), firstCalls('/cart?import=1', true, 'grid')]).toEqual([[], []]);
  });

  it('are none elsewhere', () => {
    expect([firstCalls('/home', true, 'grid'), firstCalls('/', false, 'grid')]).toEqual([[], []]);
  });
});
