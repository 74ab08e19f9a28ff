import { expect, test } from 'vitest';
import { firstPaging, pageCount, readPaging } from './paging.rules';

test.each([
  [0, 1],
  [1, 1],
  [40, 1],
  [41, 2],
])('%i goods fill %i pages', (total, count) => {
  expect(pageCount(total, 40)).toBe(count);
});

test('an address names a page and one of the sizes on offer', () => {
  expect(readPaging(new URLSearchParams('pageIndex=3&pageSize=50'))).toEqual({ pageIndex: 3, pageSize: 50 });
});

test.each(['', 'pageIndex=0&pageSize=11', 'pageIndex=-2', 'pageIndex=1.5&pageSize=x', 'pageIndex=99999999999'])(
  '“%s” is the first page',
  (query) => {
    expect(readPaging(new URLSearchParams(query))).toEqual(firstPaging);
  },
);
