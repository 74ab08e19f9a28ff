import { describe, expect, test } from 'vitest';
import { addressPath, firstPage, readAddressFilter } from './addresses.rules';

describe('the address of the address book', () => {
  test('holds the filter and gives it back', () => {
    const filter = { keyword: '张 江', pageIndex: 2, pageSize: 50 };
    expect(readAddressFilter(new URLSearchParams(addressPath(filter).split('?')[1]))).toEqual(filter);
  });

  test('says nothing where nothing is chosen', () => {
    expect(addressPath(firstPage)).toBe('/center/kamUser/receiveAddress');
  });

  test.each(['pageIndex=0&pageSize=7', 'pageIndex=-1', 'pageIndex=x', ''])('takes “%s” as the first page', (query) => {
    expect(readAddressFilter(new URLSearchParams(query))).toEqual(firstPage);
  });
});
