import type { GoodsFacets } from '@yigou/contract/goods/assortment.console';
import { expect, it } from 'vitest';
import { type Conditions, chosenTags, facetValues, filterIn, sortIn, toggled } from './filter.rules';

const conditions = (more: Partial<Conditions> = {}): Conditions => ({
  ...{ tab: '', word: '', sort: '', category: '', brand: '', supplier: '', label: '' },
  ...{ stock: '', gap: '', margin: '', change: '', ...more },
});

const facets: GoodsFacets = {
  categories: [
    { id: 1, name: '劳保', parentId: null, count: 5 },
    { id: 2, name: '手套', parentId: 1, count: 3 },
    { id: 3, name: '办公', parentId: null, count: 2 },
  ],
  ...{ brands: [{ id: 7, name: '世达', count: 4 }], suppliers: [], labels: [] },
  stocks: { soldOut: 1, low: 2, enough: 3 },
  gaps: { picture: 0, detail: 1, taxCode: 0, cost: 0, params: 0 },
  margins: { low: 1, middle: 0, high: 0 },
  changes: { week: 0, open: 0 },
};

it('asks what an address says, and nothing that makes no sense', () => {
  const asked = filterIn(conditions({ tab: 'on', brand: '7,x,-1,0', stock: 'soldOut,gone', margin: 'low' }));
  expect(asked).toMatchObject({ tab: 'on', brandIds: [7], stocks: ['soldOut'], margins: ['low'], gaps: [] });
  expect(filterIn(conditions({ tab: 'toString' })).tab).toBe('all');
  expect(sortIn(conditions({ sort: 'valueOf' }))).toBe('changed');
});

it('adds a value to a condition and takes it away again', () => {
  expect(toggled(conditions({ brand: '7' }), 'brand', '8')).toBe('7,8');
  expect(toggled(conditions({ brand: '7,8' }), 'brand', '7')).toBe('8');
});

it('opens the tree of categories where one is chosen', () => {
  const names = (category: string) =>
    facetValues(facets, conditions({ category })).category.map(({ label, depth }) => `${depth} ${label}`);
  expect(names('')).toEqual(['0 劳保', '0 办公']);
  expect(names('1')).toEqual(['0 劳保', '1 手套', '0 办公']);
  expect(names('2')).toEqual(['0 劳保', '1 手套', '0 办公']);
});

it('names every condition that was chosen, each in its own words', () => {
  const tags = chosenTags(conditions({ brand: '7,9', stock: 'low', margin: 'low', gap: 'detail' }), facets);
  expect(tags.map(({ text }) => text)).toEqual([
    '资料：无详情',
    '品牌：世达',
    '品牌：#9',
    '库存：低于预警',
    '毛利：低于 8%',
  ]);
});
