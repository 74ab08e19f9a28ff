import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/testApp';
import { skus } from '../catalog/catalog.tables';
import { indexProducts } from '../products/indexing.service';

let test: TestApp;
let token: string;
const ids: Record<string, number> = {};
beforeAll(async () => {
  test = await testApp();
  token = (await test.logIn('buyer')).token;
  for (const row of await test.db.select().from(skus)) ids[row.skuNo] = row.skuId;
});
afterAll(() => test.close());

const idOf = (skuNo: string): number => ids[skuNo] ?? 0;
const follow = (skuNo: string) => test.call('ShopItemConcern/Add', { itemId: idOf(skuNo) }, { token });
async function list(reqData = {}) {
  const answer = await test.call('ShopItemConcern/GetPage', { reqData, pageSize: 50 }, { token });
  if (!answer.success) throw new Error(answer.errorMsg);
  return answer.resultData;
}

async function reprice(skuNo: string, listPrice: number, onShelf = true) {
  await test.db.transaction(async (tx) => {
    const [row] = await tx.update(skus).set({ listPrice, onShelf }).where(eq(skus.skuNo, skuNo)).returning();
    if (row) await indexProducts(tx, row.companyId, [row.productId]);
  });
}

describe('followed goods', () => {
  it('are kept once, with the price of the first time', async () => {
    expect(await follow('MG-Q7-BK')).toMatchObject({ success: true });
    expect(await follow('SD-GJX')).toMatchObject({ success: true });
    await reprice('MG-Q7-BK', 1180);
    expect(await follow('MG-Q7-BK')).toMatchObject({ success: true });
    expect(await list()).toHaveLength(2);
    const pen = (await list()).find((item) => item.itemNo === 'MG-Q7-BK');
    expect(pen).toMatchObject({ price: 11.8, priceWhenKept: 12.8, itemState: 1 });
    expect((await list({ onlyReduced: true })).map((item) => item.itemNo)).toEqual(['MG-Q7-BK']);
  });

  it('are marked on their own page', async () => {
    expect(await test.call('Product/GetSkuModel', { itemId: idOf('SD-GJX') }, { token })).toMatchObject({
      resultData: { isConcern: true },
    });
    const other = (await test.logIn('admin')).token;
    expect(await test.call('Product/GetSkuModel', { itemId: idOf('SD-GJX') }, { token: other })).toMatchObject({
      resultData: { isConcern: false },
    });
  });

  it('that are no longer sold are shown as such', async () => {
    await reprice('SD-GJX', 23_900, false);
    expect((await list({ onlyInvalid: true })).map((item) => item.itemNo)).toEqual(['SD-GJX']);
  });

  it('are found by words and kept in groups, each account its own', async () => {
    const page = async (reqData: object, searchKey = '') => {
      const answer = await test.call('ShopItemConcern/GetPage', { searchKey, reqData }, { token });
      if (!answer.success) throw new Error(answer.errorMsg);
      return { nos: answer.resultData.map((item) => item.itemNo), groups: answer.groups };
    };
    expect((await page({}, 'mg-q7')).nos).toEqual(['MG-Q7-BK']);
    expect((await page({}, '没有这样的词')).nos).toEqual([]);
    const move = (skuNo: string, groupName: string, who = token) =>
      test.call('ShopItemConcern/SetGroup', { itemIds: [idOf(skuNo)], groupName }, { token: who });
    expect(await move('MG-Q7-BK', ' 文具 ')).toMatchObject({ success: true });
    expect(await page({ groupName: '文具' })).toEqual({
      nos: ['MG-Q7-BK'],
      groups: [
        { groupName: '', count: 1 },
        { groupName: '文具', count: 1 },
      ],
    });
    expect((await page({ groupName: '' })).nos).toEqual(['SD-GJX']);
    expect(await move('MG-Q7-BK', '长'.repeat(21))).toMatchObject({ errorCode: '5' });
    const other = (await test.logIn('admin')).token;
    expect(await move('MG-Q7-BK', '别人的', other)).toMatchObject({ errorCode: '4' });
    expect(await move('MG-Q7-BK', '')).toMatchObject({ success: true });
    expect((await page({})).groups).toEqual([{ groupName: '', count: 2 }]);
  });

  it('are dropped one or many at a time, and only one’s own', async () => {
    const other = (await test.logIn('admin')).token;
    const itemIds = [idOf('SD-GJX'), idOf('MG-Q7-BK')];
    expect(await test.call('ShopItemConcern/Delete', { itemIds }, { token: other })).toMatchObject({ success: true });
    expect(await list()).toHaveLength(2);
    expect(await test.call('ShopItemConcern/Delete', { itemIds }, { token })).toMatchObject({ success: true });
    expect(await list()).toHaveLength(0);
  });

  it('must exist', async () => {
    expect(await test.call('ShopItemConcern/Add', { itemId: 9_999_999 }, { token })).toMatchObject({ errorCode: '4' });
  });
});

describe('browsing history', () => {
  const see = (skuNo: string) => test.call('CustBrowsing/Submit', { itemId: idOf(skuNo) }, { token });

  it('has each article once, the latest first', async () => {
    for (const skuNo of ['DL-A4-70', 'LJ-MX5', 'DL-A4-70']) {
      test.clock.advanceMinutes(1);
      expect(await see(skuNo)).toMatchObject({ success: true });
    }
    const page = await test.call('CustBrowsing/GetPage', {}, { token });
    expect(page).toMatchObject({ totalCount: 2, resultData: [{ itemNo: 'DL-A4-70' }, { itemNo: 'LJ-MX5' }] });
  });

  it('is one’s own', async () => {
    const other = (await test.logIn('admin')).token;
    expect(await test.call('CustBrowsing/GetPage', {}, { token: other })).toMatchObject({ totalCount: 0 });
  });
});
