import type { SkuCard } from '@yigou/contract/goods/catalog';
import type { Suggest } from '@yigou/contract/goods/suggest';
import type { Regular } from '@yigou/contract/trade/lists';
import { describe, expect, it } from 'vitest';
import { optionsOf, startPanel, stepped, typedPanel } from './panel.rules';

const card: SkuCard = {
  itemId: 1,
  productId: 7,
  itemNo: 'DL-A4-70',
  itemName: '得力佳宣 A4 复印纸',
  itemSpec: '70g',
  brandId: 1,
  brandName: '得力',
  supplierId: 1,
  supplierName: '得力集团',
  labels: [],
  unit: '箱',
  moq: 3,
  multiple: 2,
  price: 148.5,
  priceKind: 'contract',
  marketPrice: 160,
  tiers: [],
  stockQty: 100,
  sales: 5,
  imgUrl: '',
  partNo: 'HD-100001',
  pack: null,
  shipsFrom: '330000',
};

const found: Suggest = {
  words: [{ text: '得力 复印纸', count: 1280 }],
  categories: [{ categoryId: 4, categoryName: '复印纸', topName: '办公用品', count: 12 }],
  lists: [{ listId: 9, name: '月度办公补货', held: 2 }],
  goods: [card, { ...card, itemId: 2, stockQty: 1, priceKind: 'list' }],
  goodsKey: '得力 复印纸',
  totalCount: 39,
  exact: null,
  numbers: [],
  searched: '',
  missing: [],
};

const regular: Regular = {
  ...card,
  suggestedQty: 10,
  problem: null,
  times: 2,
  firstDay: '2026-09-01',
  lastDay: '2026-10-28',
  lastQty: 10,
  lastPrice: 150,
};

const titles = (panel: { sections: { title: string }[] }) => panel.sections.map(({ title }) => title);
const goodsIn = (panel: ReturnType<typeof typedPanel>) => optionsOf(panel).filter((option) => option.kind === 'goods');

describe('for what was typed', () => {
  const panel = typedPanel('得力 复', found, []);

  it('words, categories and lists stand before the goods, and all of them last', () => {
    expect(titles(panel)).toEqual(['猜您想搜', '分类', '采购清单', '商品']);
    expect(optionsOf(panel).map(({ text }) => text)).toEqual([
      '得力 复印纸',
      '复印纸',
      '月度办公补货',
      '得力佳宣 A4 复印纸 70g',
      '得力佳宣 A4 复印纸 70g',
      '全部 39 个',
    ]);
    expect(panel.lit).toBeNull();
  });

  it('one buys what can be ordered, and only what is there', () => {
    expect(goodsIn(panel).map(({ qty, addable, tags }) => [qty, addable, tags])).toEqual([
      [4, true, ['协议价']],
      [4, false, []],
    ]);
  });

  it('says how much was bought the last time', () => {
    expect(goodsIn(typedPanel('得力 复', found, [regular]))[0]?.tags).toEqual(['常购，上次 10 箱']);
  });

  it('all of it is not offered where all of it is shown', () => {
    const all = { ...found, totalCount: 2, goodsKey: '得力' };
    expect(optionsOf(typedPanel('得力', all, [])).some(({ kind }) => kind === 'all')).toBe(false);
    expect(optionsOf(typedPanel('得', all, [])).some(({ kind }) => kind === 'all')).toBe(true);
  });
});

it('a whole number is lit at once, and near ones follow', () => {
  const numbers = [{ itemId: 8, number: 'HD-100010', itemName: '晨光 中性笔' }];
  const panel = typedPanel('hd100001', { ...found, words: [], categories: [], lists: [], exact: 'part', numbers }, []);
  expect(titles(panel)).toEqual(['物料编码完全匹配', '相近的编号']);
  expect(panel.lit).toBe('goods 1');
  expect(goodsIn(panel)[0]?.tags).toEqual(['回车直达']);
});

it('a slip leaves a way back to what was typed', () => {
  const panel = typedPanel('打应机', { ...found, searched: '打印机' }, []);
  expect(panel.said).toEqual({ kind: 'slip', text: '打印机' });
  const [first] = optionsOf(panel);
  expect(first).toMatchObject({ text: '仍搜索“打应机”', word: '打应机' });
  expect(first && 'to' in first && first.to).toContain('asTyped=1');
});

it('what is not sold is said, and can be asked for', () => {
  const none = { ...found, words: [], lists: [], goods: [], totalCount: 0, missing: ['叉车'] };
  const panel = typedPanel('叉车', none, []);
  expect(panel.said).toEqual({ kind: 'none', text: '“叉车”' });
  expect(optionsOf(panel).map((option) => [option.text, 'note' in option && option.note])).toEqual([
    ['复印纸', '办公用品，12 个商品'],
    ['我要求购', ''],
  ]);
  expect(optionsOf(panel).at(-1)).toMatchObject({ to: '/center/concern/wantList?ask=%E5%8F%89%E8%BD%A6' });
  expect(optionsOf(typedPanel('叉车', none, [], false)).some(({ kind }) => kind === 'ask')).toBe(false);
  expect(typedPanel('得力 46', { ...found, missing: ['46'] }, []).said?.kind).toBe('part');
});

describe('before anything is typed', () => {
  const hot = [{ searchId: 1, companyId: 1, searchKey: '复印纸', viewOrder: 1, hotUrl: 'https://example.com' }];

  it('what was searched, bought and is searched by others', () => {
    const gone: Regular = { ...regular, itemId: 3, problem: { code: 'noStock', text: '暂时缺货' } };
    const panel = startPanel(['安全帽'], [gone, regular], hot);
    expect(titles(panel)).toEqual(['最近搜索', '常购', '热搜']);
    expect(optionsOf(panel)).toMatchObject([
      { text: '安全帽', word: '安全帽' },
      { kind: 'clear' },
      { kind: 'goods', qty: 10, note: '上次 10 箱，10-28' },
      { text: '复印纸', to: 'https://example.com' },
    ]);
  });

  it('nothing has no place', () => {
    expect(startPanel([], [], []).sections).toEqual([]);
  });
});

it('the keys go round, with a place between the last and the first', () => {
  const options = optionsOf(typedPanel('得力 复', found, []));
  const keys = options.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(stepped(options, null, 1)).toBe(keys[0]);
  expect(stepped(options, null, -1)).toBe(keys.at(-1));
  expect(stepped(options, keys.at(-1) ?? '', 1)).toBeNull();
  expect(stepped(options, keys[0] ?? '', -1)).toBeNull();
  expect(stepped(options, 'gone', 1)).toBe(keys[0]);
});
