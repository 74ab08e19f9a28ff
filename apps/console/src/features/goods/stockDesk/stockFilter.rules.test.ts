import { expect, it } from 'vitest';
import { signed, stockFilterIn, stockSortIn, treeOf } from './stockFilter.rules';

const nothing = { tab: '', word: '', category: '', supplier: '', sort: '' };

it('reads an address, and leaves out what makes no sense in it', () => {
  expect(stockFilterIn({ ...nothing, tab: 'low', category: '3,4', supplier: '7,x,-1' })).toEqual({
    ...{ tab: 'low', categoryIds: [3, 4], supplierIds: [7] },
  });
  expect(stockFilterIn({ ...nothing, tab: 'toString' }).tab).toBe('all');
  expect([stockSortIn({ ...nothing, sort: 'least' }), stockSortIn({ ...nothing, sort: 'x' })]).toEqual([
    'least',
    'skuNo',
  ]);
});

it('puts categories below those they belong to, whatever their order', () => {
  const rows = [
    { id: 2, name: '纸', parentId: 1 },
    { id: 1, name: '办公', parentId: null },
  ];
  expect(treeOf(rows)).toEqual([{ value: 1, title: '办公', children: [{ value: 2, title: '纸', children: [] }] }]);
});

it.each([
  [3, '+3'],
  [-1200, '−1,200'],
  [0, '0'],
])('%i is shown as %s', (value, text) => {
  expect(signed(value)).toBe(text);
});
