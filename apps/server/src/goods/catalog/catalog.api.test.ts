import type { SkuCard } from '@yigou/contract/goods/catalog';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anotherCompany } from '../../../test/builders';
import { runs } from '../../../test/runs';
import { type TestApp, testApp } from '../../../test/testApp';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await testApp();
  token = (await test.logIn('buyer')).token;
});
afterAll(() => test.close());

async function card(itemNo: string): Promise<SkuCard> {
  const answer = await test.call('ProductToC/GetWebSkuPage', { searchKey: itemNo });
  const found = answer.success ? answer.resultData.find((each) => each.itemNo === itemNo) : undefined;
  if (!found) throw new Error(itemNo);
  return found;
}

const missing = { success: false, errorCode: '4', errorMsg: '内容不存在或已被删除' };

describe('a product', () => {
  it('tells everything its page shows', async () => {
    const { itemId, productId } = await card('DL-A4-70');
    const model = await test.call('ProductToC/GetSkuModel', { productId });
    expect(model).toMatchObject({
      resultData: {
        itemId,
        itemNo: 'DL-A4-70',
        brandName: '得力',
        price: 159,
        netPrice: 140.71,
        taxRate: 13,
        itemState: 1,
        isConcern: false,
        contractUntil: '',
        imgs: ['front', 'pack', 'facts'].map((view) => ({
          imgUrl: expect.stringMatching(`^/demo/goods/DL-A4-70/${view}\\.[0-9a-f]{8}\\.svg$`),
        })),
      },
    });
    expect(model.success && model.resultData.breadcrumb.map((step) => step.categoryName)).toEqual([
      '办公用品',
      '纸张本册',
      '复印纸',
    ]);
    expect(model.success && model.resultData.params.length).toBeGreaterThan(3);
  });

  it('is priced for the account behind the other door', async () => {
    const { itemId } = await card('DL-A4-70');
    expect(await test.call('Product/GetSkuModel', { itemId }, { token })).toMatchObject({
      resultData: { price: 139.92, priceKind: 'contract', contractUntil: '2027-10-16', partNo: 'HD-100001' },
    });
  });

  it('is found by its number, in any case, with pictures and path', async () => {
    const { itemId } = await card('DL-A4-70');
    expect(await test.call('ProductToC/GetSkuModelBySkuNo', { itemNo: 'dl-a4-70' })).toMatchObject({
      resultData: { itemId },
    });
    expect(await test.call('ProductToC/GetSkuModelIMGByNo', { itemNo: 'DL-A4-70' })).toMatchObject({
      resultData: ['front', 'pack', 'facts'].map((view) => ({ imgUrl: expect.stringContaining(`/${view}.`) })),
    });
    expect(await test.call('ProductToC/GetSkuModelIMG', { itemId })).toMatchObject({ success: true });
    for (const path of [
      await test.call('ProductToC/GetCategoryListByIdBotSku', { itemId }),
      await test.call('ProductToC/GetCategoryListByIdBotSkuNo', { itemNo: 'DL-A4-70' }),
    ]) {
      expect(path.success && path.resultData.map((step) => step.categoryName)).toEqual([
        '办公用品',
        '纸张本册',
        '复印纸',
      ]);
    }
  });

  it('lists its choices, and each combination leads to its SKU', async () => {
    const { productId } = await card('BN-B5440');
    const tags = await test.call('ProductToC/GetSkuSelTag', { productId });
    if (!tags.success) throw new Error(tags.errorMsg);
    const { axes, combinations } = tags.resultData;
    for (const { itemId, values } of combinations) {
      expect(values).toHaveLength(axes.length);
      for (const [at, value] of values.entries()) expect(axes[at]?.values).toContain(value);
      expect(await test.call('ProductToC/GetSkuModel', { itemId })).toMatchObject({
        resultData: { itemId, productId },
      });
    }
    expect(new Set(combinations.map((each) => each.values.join())).size).toBe(combinations.length);
  });

  it('off the shelf is still there, and says so', async () => {
    expect(await test.call('ProductToC/GetSkuModelBySkuNo', { itemNo: 'DL-JD-A' })).toMatchObject({
      resultData: { itemState: 0 },
    });
  });

  it('that is not there, or another company’s, answers alike', async () => {
    await anotherCompany(test, 'other.example');
    const { itemId, productId } = await card('DL-A4-70');
    const other = await card('BN-B5440');
    expect(await test.call('ProductToC/GetSkuModel', { itemId: 9_999_999 })).toMatchObject(missing);
    expect(await test.call('ProductToC/GetSkuModel', { productId: 9_999_999 })).toMatchObject(missing);
    expect(await test.call('ProductToC/GetSkuModel', { itemId, productId: other.productId })).toMatchObject(missing);
    for (const path of ['GetSkuModel', 'GetSkuSelTag', 'GetSkuModelIMG'] as const) {
      expect(await test.call(`ProductToC/${path}`, { productId }, { host: 'other.example' })).toMatchObject(missing);
    }
    expect(await test.call('ProductToC/GetSkuModelBySkuNo', { itemNo: 'NO-SUCH' })).toMatchObject(missing);
    expect(await test.call('ProductToC/GetCategoryListByIdBot', { categoryId: 9_999_999 })).toMatchObject(missing);
  });
});

describe('price shown = price charged', () => {
  it('the list, the page and the cart agree for every line of the cart', async () => {
    const cart = await test.call('ShopCart/GetList', { pageSize: 100 }, { token });
    if (!cart.success) throw new Error(cart.errorMsg);
    for (const line of cart.resultData.filter((each) => each.itemState === 1)) {
      const model = await test.call('Product/GetSkuModel', { itemId: line.itemId }, { token });
      const list = await test.call('Product/GetWebSkuPage', { searchKey: line.itemNo }, { token });
      if (!model.success || !list.success) throw new Error('no answer');
      expect(model.resultData.price).toBe(list.resultData.find((each) => each.itemId === line.itemId)?.price);
      const tier = model.resultData.tiers.findLast((each) => each.fromQty <= line.chartQty);
      const expected =
        model.resultData.priceKind === 'contract' ? model.resultData.price : (tier?.price ?? model.resultData.price);
      expect(line.realPrice).toBe(expected);
      expect(line.chartTotalFee).toBe(Math.round(expected * line.chartQty * 100) / 100);
    }
  });

  it('every card of any page costs what its page says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 100 }), async (pageIndex) => {
        const page = await test.call('Product/GetWebSkuPage', { pageIndex, pageSize: 3 }, { token });
        if (!page.success) throw new Error(page.errorMsg);
        for (const { itemId, price, priceKind } of page.resultData) {
          const model = await test.call('Product/GetSkuModel', { itemId }, { token });
          expect(model).toMatchObject({ resultData: { price, priceKind } });
        }
      }),
      { numRuns: runs(10) },
    );
  });
});

describe('around the goods', () => {
  it('three levels of categories', async () => {
    const tree = await test.call('Product/GetCategoryList', {});
    if (!tree.success) throw new Error(tree.errorMsg);
    expect(tree.resultData.length).toBeGreaterThanOrEqual(12);
    expect(tree.resultData.flatMap((first) => first.children).length).toBeGreaterThanOrEqual(60);
    for (const first of tree.resultData)
      for (const second of first.children) expect(second.children.length).toBeGreaterThan(0);
  });

  it('brands by page and word', async () => {
    expect(await test.call('BasBrand/GetPage', { searchKey: 'm&g' })).toMatchObject({
      resultData: [{ brandName: '晨光', brandNameEn: 'M&G' }],
      totalCount: 1,
    });
    expect(await test.call('BasBrand/GetPage', { searchKey: '%' })).toMatchObject({ totalCount: 0 });
    const all = await test.call('BasBrand/GetPage', { pageSize: 100 });
    expect(all.success && all.totalCount).toBeGreaterThanOrEqual(40);
  });

  it('a supplier, for those who are logged in', async () => {
    const { supplierId } = await card('DL-A4-70');
    expect(await test.call('Supplier/GetModel', { supplierId }, { token })).toMatchObject({
      resultData: { supplierId, qualifications: expect.any(Array), skuCount: expect.any(Number) },
    });
    expect(await test.call('Supplier/GetModel', { supplierId: 999_999 }, { token })).toMatchObject(missing);
  });
});
