import type { QuickGoods, QuickLine } from '@yigou/contract/trade/quickOrder';
import { describe, expect, test } from 'vitest';
import {
  asDemand,
  type Draft,
  type DraftView,
  draftsIn,
  errorRows,
  feeOf,
  fittingQty,
  isReady,
  mergeDrafts,
  nameOf,
  notesOf,
  obstacle,
  refreshed,
  renewed,
  toDrafts,
  totalFee,
  withFound,
  withGoods,
  withQty,
} from './draft.rules';

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
    { row: 2, key: 'A-1', qty: 12, fault: '' },
    { row: 3, key: '钉', qty: 0, fault: '' },
    { row: 5, key: '-9', qty: 1, fault: '' },
    { row: 6, key: 'A-1', qty: 5, fault: '' },
    { row: 7, key: 'B-1', qty: 0, fault: '数量“三包”无法识别' },
  ],
  [
    line({ lineNos: [1, 4] }),
    line({ lineNos: [2], key: '钉', qty: 0, state: 'candidates', goods: [goods(), goods({ itemId: 2 })] }),
    line({ lineNos: [3], key: '-9', qty: 1, state: 'notFound', goods: [] }),
    line({ lineNos: [5], key: 'B-1', qty: 0, goods: [goods({ itemId: 3, suggestedQty: 10 })] }),
  ],
);
const [merged, several, unknown, faulty] = drafts as [Draft, Draft, Draft, Draft];

const short = { code: 'shortStock', text: '库存不足，仅剩 1,788 盒' } as const;
const problem = (code: 'offShelf' | 'noStock', text: string) => goods({ problem: { code, text } });

describe('a draft', () => {
  test('says what was merged and put right, by the rows of the sheet', () => {
    expect(merged.rows).toEqual([2, 6]);
    expect(notesOf(merged)).toEqual(['已合并第 2、6 行', '已按倍数由 12 调整为 20']);
    expect(notesOf(withGoods(several, goods({ suggestedQty: 10 })))).toEqual(['未填数量，按起订量 10']);
  });

  test('found by its name asks for a look', () => {
    const [named] = toDrafts([{ row: 1, key: '图钉', qty: 20, fault: '' }], [line({ qty: 20, matchedBy: 'name' })]);
    expect(named && notesOf(named)).toEqual(['按商品名称匹配']);
  });

  test('is ready when one article that is sold stands for it', () => {
    expect(drafts.map(isReady)).toEqual([true, false, false, false]);
    const chosen = withGoods(several, goods({ suggestedQty: 10 }));
    expect(isReady(chosen)).toBe(true);
    expect(feeOf(chosen)).toBe(32);
  });

  test('without a quantity waits for the buyer’s, and takes it', () => {
    expect(obstacle(faulty)).toBe('数量“三包”无法识别，请填写数量');
    expect([faulty.qty, fittingQty(faulty)]).toEqual([0, undefined]);
    expect(isReady(withQty(faulty, 30))).toBe(true);
    expect(notesOf(withQty(faulty, 30))).toEqual([]);
  });

  test('does not go where it cannot be bought', () => {
    expect(obstacle(withGoods(merged, problem('noStock', '暂时缺货')))).toBe('暂时缺货');
    expect(obstacle(withGoods(merged, problem('offShelf', '商品已下架')))).toBe('商品已下架');
    expect(obstacle({ ...merged, refusal: '已满' })).toBe('已满');
  });

  test('over the stock is put right by one click, off the shelf or without stock by none', () => {
    const over = withGoods(merged, goods({ suggestedQty: 99_990, stockQty: 1788, problem: short }));
    expect(isReady(over)).toBe(false);
    expect(fittingQty(over)).toBe(1780);
    expect(fittingQty(withGoods(merged, { ...problem('noStock', '暂时缺货'), stockQty: 0 }))).toBeUndefined();
    expect(fittingQty(withGoods(merged, problem('offShelf', '商品已下架')))).toBeUndefined();
    expect(fittingQty(merged)).toBeUndefined();
  });

  test('looked for anew stands for what was found', () => {
    const found = withFound(unknown, line({ key: 'A-1', qty: 1, goods: [goods({ suggestedQty: 10 })] }));
    expect(found).toMatchObject({ rows: [5], key: 'A-1', state: 'matched', qty: 10 });
    expect(isReady(found)).toBe(true);
  });
});

test('drafts for the same article become one, with its price still to be asked', () => {
  const again = { ...merged, rows: [130], asked: 30, fault: '' };
  const [one, ...others] = mergeDrafts([merged, several, again, unknown, faulty]);
  expect(one).toMatchObject({ rows: [2, 6, 130], asked: 42, qty: 50 });
  expect(others.map(nameOf)).toEqual([3, 5, 7]);
});

test('after a reload each draft gets what the server says of it now', () => {
  const now = refreshed(
    [merged, unknown, faulty],
    [
      line({ lineNos: [1], goods: [goods({ price: 4 })] }),
      line({ lineNos: [2], state: 'notFound', goods: [] }),
      line({ lineNos: [3], state: 'notFound', goods: [] }),
    ],
  );
  expect(now.map((draft) => [draft.state, draft.goods?.price, draft.qty])).toEqual([
    ['matched', 4, 20],
    ['notFound', undefined, 12],
    ['notFound', undefined, 12],
  ]);
  expect([merged, unknown].map(asDemand)).toEqual([
    { key: 'A-1', qty: 20 },
    { key: '-9', qty: 1 },
  ]);
});

test('what was typed while the answer was under way is not overwritten by it', () => {
  const [first, second, third] = drafts.slice(0, 3) as [Draft, Draft, Draft];
  const typed = withQty(second, 7);
  const fresh = [first, second, third].map((draft) => ({ ...draft, refusal: 'fresh' }));
  expect(renewed([first, typed], [first, second, third], fresh)).toEqual([fresh[0], typed]);
});

test('each draft is in its views, and only what is ready is counted', () => {
  const rows = (view: DraftView) => draftsIn(view, drafts).map(nameOf);
  expect([rows('all'), rows('ready'), rows('check'), rows('wrong')]).toEqual([[2, 3, 5, 7], [2], [2], [3, 5, 7]]);
  expect(totalFee(draftsIn('ready', drafts))).toBe(64);
});

test('the list of errors names rows and reasons', () => {
  expect(errorRows(drafts).slice(1)).toEqual([
    ['3', '钉', '', '有多个相近商品，请选择'],
    ['5', '-9', '1', '未找到，请更换编号或名称'],
    ['7', 'B-1', '', '数量“三包”无法识别，请填写数量'],
  ]);
});
