import { suggestLimits } from '@yigou/contract/goods/suggest.terms';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../test/buying';
import { accountOf } from '../../../../test/people';
import { type TestApp, testApp } from '../../../../test/testApp';
import { skus } from '../../catalog/catalog.tables';
import { addToPool } from '../../pricing/pricing.fixture';
import { indexProducts } from '../../products/indexing.service';
import { searchSkus } from '../search.service';
import { createShelves } from '../shelf/shelves.service';
import { suggestFor } from './suggest.service';

let test: TestApp;
let [buyer, other] = ['', ''];
beforeAll(async () => {
  test = await testApp();
  buyer = (await test.logIn('buyer')).token;
  other = (await test.logIn('buyer2')).token;
});
afterAll(() => test.close());

const suggest = async (searchKey: string, token = '') =>
  must(
    token
      ? await test.call('Product/GetSuggest', { searchKey }, { token })
      : await test.call('ProductToC/GetSuggest', { searchKey }),
  ).resultData;
const total = async (searchKey: string, token = '') =>
  must(
    token
      ? await test.call('Product/GetWebSkuPage', { searchKey, pageSize: 5 }, { token })
      : await test.call('ProductToC/GetWebSkuPage', { searchKey, pageSize: 5 }),
  );
const texts = async (searchKey: string) => (await suggest(searchKey)).words.map(({ text }) => text);
const nos = ({ goods }: { goods: { itemNo: string }[] }) => goods.map(({ itemNo }) => itemNo);
const skuOf = async (skuNo: string) => {
  const [row] = await test.db.select().from(skus).where(eq(skus.skuNo, skuNo));
  if (!row) throw new Error(skuNo);
  return row;
};

describe('words', () => {
  it.each([
    ['复印', '复印纸'],
    ['fuyin', '复印纸'],
    ['fyz', '复印纸'],
    ['deli', '得力'],
    ['得力 复', '得力 复印纸'],
    ['deli fu', '得力 复印纸'],
    ['得力复', '得力 复印纸'],
    ['霍尼 手', '霍尼韦尔 手套'],
  ])('%s → %s first', async (typed, wanted) => {
    expect((await texts(typed))[0]).toBe(wanted);
  });

  it.each(['', '%', '💥', '   ', "'; drop table sku; --"])('%s → none, and nothing breaks', async (typed) => {
    expect(await texts(typed)).toEqual([]);
  });

  it('promise what their page shows, and the goods are those of the page', async () => {
    for (const typed of ['得力 复', '打印机', '安全', 'jiaodai']) {
      const { words, goods, goodsKey, totalCount } = await suggest(typed);
      expect(words.length).toBeGreaterThan(0);
      for (const { text, count } of words) expect([text, (await total(text)).totalCount]).toEqual([text, count]);
      const page = await total(goodsKey);
      expect([totalCount, goods.map((each) => each.itemId)]).toEqual([
        page.totalCount,
        page.resultData.map((each) => each.itemId),
      ]);
    }
  });

  it('that find the same goods are offered once, and no more of anything than there is room for', async () => {
    const trucks = await texts('叉车');
    expect(trucks[0]).toBe('叉车');
    expect(trucks).not.toContain('手动叉车');
    for (const typed of ['纸', '手', '得力', 'd', '安全']) {
      const found = await suggest(typed);
      for (const kind of ['words', 'categories', 'goods', 'numbers'] as const) {
        expect(found[kind].length, `${typed} ${kind}`).toBeLessThanOrEqual(suggestLimits[kind]);
      }
    }
  });
});

it('categories say where they stand and how much they hold', async () => {
  const [paper] = (await suggest('复印')).categories;
  expect(paper).toMatchObject({ categoryName: '复印纸', topName: '办公用品' });
  const page = await test.call('ProductToC/GetWebSkuPage', { reqData: { categoryId: paper?.categoryId ?? 0 } });
  expect(must(page).totalCount).toBe(paper?.count);
});

describe('a number', () => {
  it('typed in full is the one article, however it is written; near ones follow', async () => {
    const found = await suggest('ｄｌ a4_70');
    expect([found.exact, nos(found), found.words]).toEqual(['item', ['DL-A4-70'], []]);
    expect(found.numbers.map(({ number }) => number)).toContain('DL-A4-80');
  });

  it('of one’s own is said to be so, and is nobody else’s', async () => {
    const own = await suggest('hd100001', buyer);
    expect(own).toMatchObject({ exact: 'part', goods: [{ itemNo: 'DL-A4-70', partNo: 'HD-100001', price: 139.92 }] });
    expect(own.numbers.length).toBeGreaterThan(0);
    for (const { number } of own.numbers) expect(number).toMatch(/^HD-/);
    expect((await suggest('HD-10', buyer)).numbers.length).toBeGreaterThan(0);
    for (const who of ['', other]) {
      for (const typed of ['hd100001', 'HD-10', 'HD-1000011']) {
        expect(await suggest(typed, who)).toMatchObject({ exact: null, goods: [], numbers: [] });
      }
    }
  });

  it('that is half typed offers those that begin so', async () => {
    const { exact, goods, numbers } = await suggest('3M-H7');
    expect(exact).toBeNull();
    expect([...goods.map((each) => each.itemNo), ...numbers.map((each) => each.number)]).toContain('3M-H700-R');
  });
});

it('a slip is put right, said, and offered as if it had been typed well', async () => {
  const found = await suggest('打应机');
  expect(found).toMatchObject({ searched: '打印机', missing: [] });
  expect(nos(found)).toEqual(nos(await suggest('打印机')));
  expect((await suggest('打印机')).searched).toBe('');
});

it('what is not sold is said, with the categories nearest to it and nothing in its place', async () => {
  const { missing, goods, words, categories } = await suggest('洗衣机');
  expect([missing, goods, words]).toEqual([['洗衣机'], [], []]);
  expect(categories[0]).toMatchObject({ categoryName: '洗衣液' });
  const partly = await suggest('得力 46码 安全鞋');
  expect(partly.missing).toEqual(['得力', '46码']);
  expect(partly.goods[0]?.itemName).toContain('鞋');
});

it('a visitor sees list prices, a buyer their own', async () => {
  expect((await suggest('DL-A4-70')).goods[0]).toMatchObject({ price: 159, priceKind: 'list', partNo: '' });
  expect((await suggest('DL-A4-70', buyer)).goods[0]).toMatchObject({ price: 139.92, priceKind: 'contract' });
});

it('the lists that hold it are those the caller sees', async () => {
  const { skuId } = await skuOf('DL-A4-70');
  const { listId } = must(await test.call('PurchaseList/Save', { name: '月度补货' }, { token: buyer })).resultData;
  must(await test.call('PurchaseList/AddLines', { listId, lines: [{ itemId: skuId, qty: 2 }] }, { token: buyer }));
  expect((await suggest('复印纸', buyer)).lists).toEqual([{ listId, name: '月度补货', held: 1 }]);
  expect((await suggest('安全帽', buyer)).lists).toEqual([]);
  const { token: colleague } = await test.logIn('admin');
  expect((await suggest('复印纸', colleague)).lists).toEqual([]);
  const shared = { listId, name: '月度补货', share: 'company' as const };
  must(await test.call('PurchaseList/Save', shared, { token: buyer }));
  expect((await suggest('复印纸', colleague)).lists).toEqual([{ listId, name: '月度补货', held: 1 }]);
  expect((await suggest('复印纸', other)).lists).toEqual([]);
  expect((await suggest('复印纸')).lists).toEqual([]);
});

it('what leaves the shelf is no longer offered, not even as a number', async () => {
  const { skuId, companyId, productId } = await skuOf('LJ-MX5');
  const put = (onShelf: boolean) =>
    test.db.transaction(async (tx) => {
      await tx.update(skus).set({ onShelf }).where(eq(skus.skuId, skuId));
      await indexProducts(tx, companyId, [productId]);
    });
  expect(await suggest('lj mx5')).toMatchObject({ exact: 'item', goods: [{ itemId: skuId }] });
  await put(false);
  for (const typed of ['lj mx5', 'LJ-MX', 'LJ-MX55']) {
    const { exact, goods, numbers } = await suggest(typed);
    expect([exact, [...goods, ...numbers].filter((each) => each.itemId === skuId)]).toEqual([null, []]);
  }
  await put(true);
});

it('nothing outside the pool is offered in any way', async () => {
  const { customerId } = await test.logIn('buyer2');
  const { facets } = await total('离心管');
  await addToPool(test.db, customerId, { includeCategoryIds: [facets.categories[0]?.id ?? 0] });
  for (const typed of ['复印', '得力 复', 'DL-A4-70', 'DL-A4', 'fyz', '打应机']) {
    const { words, categories, goods, numbers, exact } = await suggest(typed, other);
    expect([typed, words, categories, goods, numbers, exact]).toEqual([typed, [], [], [], [], null]);
  }
  const inside = await suggest('离心', other);
  expect(inside.goods.length).toBeGreaterThan(0);
  for (const { text, count } of inside.words) expect((await total(text, other)).totalCount).toBe(count);
});

it('what is kept of visitors’ answers is not given to a customer', async () => {
  const { customerId } = await accountOf(test, 'buyer2');
  const shelves = createShelves({ momentMs: 60_000 });
  const visitor = { companyId: 1, customerId: null, now: test.clock.now() };
  const customer = { ...visitor, customerId };
  const page = { pageIndex: 1, pageSize: 5, searchKey: '复印纸' };
  for (const times of [1, 2]) {
    expect([times, (await suggestFor(shelves, test.db, visitor, '复印')).skuIds.length > 0]).toEqual([times, true]);
    expect((await suggestFor(shelves, test.db, customer, '复印')).skuIds).toEqual([]);
    expect((await searchSkus(shelves, test.db, visitor, page)).totalCount).toBeGreaterThan(0);
    expect((await searchSkus(shelves, test.db, customer, page)).totalCount).toBe(0);
  }
});
