import type { QuickGoods, QuickLine } from '@yigou/contract';
import { describe, expect, test } from 'vitest';
import { errorRows, feeOf, isReady, obstacle, sumDrafts, toDrafts, withGoods } from './draft.rules';

const goods = (more: Partial<QuickGoods> = {}): QuickGoods => ({
  itemId: 1,
  productId: 1,
  itemNo: 'A-1',
  itemName: '图钉',
  itemSpec: '',
  supplierName: '齐心',
  partNo: '',
  imgUrl: '',
  unit: '盒',
  moq: 10,
  multiple: 10,
  stockQty: 100,
  suggestedQty: 20,
  price: 3.2,
  priceKind: 'list',
  problem: null,
  ...more,
});

const line = (more: Partial<QuickLine> = {}): QuickLine => ({
  lineNos: [1],
  key: 'A-1',
  qty: 12,
  state: 'matched',
  matchedBy: 'itemNo',
  goods: [goods()],
  ...more,
});

const drafts = toDrafts(
  [
    { key: 'A-1', qty: 12, note: '' },
    { key: '钉', qty: 0, note: '未填数量，按起订量' },
    { key: '-9', qty: 1, note: '' },
    { key: 'A-1', qty: 5, note: '' },
  ],
  [
    line({ lineNos: [1, 4] }),
    line({ lineNos: [2], key: '钉', qty: 0, state: 'candidates', goods: [goods(), goods({ itemId: 2 })] }),
    line({ lineNos: [3], key: '-9', qty: 1, state: 'notFound', goods: [] }),
  ],
);

describe('a draft', () => {
  test('says what was merged and put right', () => {
    expect(drafts[0]).toMatchObject({ qty: 20, notes: ['已合并第 1、4 行', '数量 12 已调整为 20（10 的倍数）'] });
    expect(drafts[1]).toMatchObject({ goods: undefined, notes: ['未填数量，按起订量'] });
  });

  test('is ready when one article that is sold stands for it', () => {
    expect(drafts.map(isReady)).toEqual([true, false, false]);
    const chosen = drafts[1] && withGoods(drafts[1], goods({ suggestedQty: 10 }));
    expect(chosen && isReady(chosen)).toBe(true);
    expect(chosen && feeOf(chosen)).toBe(32);
  });

  test('may wait for stock, not for what is off the shelf', () => {
    const [first] = drafts;
    if (!first) throw new Error('no draft');
    expect(isReady(withGoods(first, goods({ problem: { code: 'noStock', text: '暂时缺货' } })))).toBe(true);
    expect(obstacle(withGoods(first, goods({ problem: { code: 'offShelf', text: '商品已下架' } })))).toBe('商品已下架');
    expect(obstacle({ ...first, refusal: '已满' })).toBe('已满');
  });
});

test('only what is ready is counted', () => {
  expect(sumDrafts(drafts)).toEqual({ readyCount: 1, totalFee: 64 });
});

test('the list of errors names lines and reasons', () => {
  expect(errorRows(drafts).slice(1)).toEqual([
    ['2', '钉', '', '有多个相近商品，请选择'],
    ['3', '-9', '1', '没有找到，请检查编号或名称'],
  ]);
});
