import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/testApp';
import { addContractPrices } from '../../goods/pricing/pricing.fixture';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await testApp();
  token = (await test.logIn('buyer')).token;
});
afterAll(() => test.close());

const list = async (pageIndex = 1, pageSize = 10) => {
  const answer = await test.call('ShopCart/GetList', { pageIndex, pageSize, searchKey: '', reqData: {} }, { token });
  if (!answer.success) throw new Error(answer.errorMsg);
  return answer;
};

describe('cart preview', () => {
  it('carries the fields and sums of the description, at contract prices; what is off the shelf is not counted', async () => {
    const cart = await list();
    expect(cart.resultData.find((item) => item.itemNo === 'MG-Q7-BK')).toMatchObject({
      chartQty: 20,
      chartPrice: 12.8,
      realPrice: 12.8,
      chartTotalFee: 256,
      itemState: 1,
      isChecked: true,
      colorName: '黑色',
      createTime: '2026-11-15 10:00:00',
      imgs: [{ imgUrl: expect.stringContaining('/front.') }],
    });
    expect(cart.resultData.find((item) => item.itemNo === 'DL-JD-A')?.itemState).toBe(0);
    expect(cart).toMatchObject({ totalCount: 4, totalQty: 35, totalFee: 2046.8 });
  });

  it('pages', async () => {
    expect((await list(1, 3)).resultData).toHaveLength(3);
    expect((await list(2, 3)).resultData).toHaveLength(1);
    expect((await list(1_000_000, 100)).resultData).toHaveLength(0);
  });

  it('begins with the line that was touched last', async () => {
    const pens = (await list()).resultData.find((line) => line.itemNo === 'MG-Q7-BK');
    for (const chartQty of [40, 20]) {
      test.clock.advanceMinutes(1);
      await test.call('ShopCart/Edit', { items: [{ cartId: pens?.cartId ?? 0, chartQty }] }, { token });
    }
    expect((await list()).resultData[0]).toMatchObject({ itemNo: 'MG-Q7-BK', editTime: '2026-11-15 10:02:00' });
  });

  it('belongs to its account alone', async () => {
    const stranger = (await test.logIn('admin')).token;
    const [line] = (await list()).resultData;
    const answer = await test.call('ShopCart/Delete', { cartId: line?.cartId ?? 0 }, { token: stranger });
    expect(answer).toMatchObject({ success: false, errorCode: '4' });
    expect(await test.call('ShopCart/GetList', {}, { token: stranger })).toMatchObject({
      resultData: [],
      totalQty: 0,
      totalFee: 0,
    });
    expect((await list()).totalCount).toBe(4);
  });

  it('is read together with those of others, and still each gets their own, at their own price', async () => {
    const { token: other, customerId } = await test.logIn('buyer2');
    const nobody = (await test.logIn('admin')).token;
    const pens = (await list()).resultData.find((line) => line.itemNo === 'MG-Q7-BK');
    const skuId = pens?.itemId ?? 0;
    const agreed = { skuId, price: 1100, validFrom: new Date('2026-01-01'), validTo: new Date('2027-01-01') };
    await addContractPrices(test.db, [{ customerId: Number(customerId), ...agreed }]);
    await test.call('ShopCart/Add', { itemId: skuId, chartQty: 10 }, { token: other });
    const alone = [await list(), await test.call('ShopCart/GetList', {}, { token: other })];
    const carts = await Promise.all(
      [token, other, nobody, token].map((each) => test.call('ShopCart/GetList', {}, { token: each })),
    );
    expect(carts).toMatchObject([alone[0], alone[1], { resultData: [] }, alone[0]]);
    const prices = carts.map(
      (cart) => cart.success && cart.resultData.find((line) => line.itemId === skuId)?.realPrice,
    );
    expect(prices).toEqual([12.8, 11, undefined, 12.8]);
  });

  it('deletes a line once', async () => {
    const [line] = (await list()).resultData;
    const cartId = line?.cartId ?? 0;
    expect(await test.call('ShopCart/Delete', { cartId }, { token })).toMatchObject({ success: true });
    expect(await test.call('ShopCart/Delete', { cartId }, { token })).toMatchObject({ success: false, errorCode: '4' });
    expect((await list()).totalCount).toBe(3);
  });

  it('deletes a line that is named inside data', async () => {
    const { resultData, totalCount } = await list();
    const cartId = resultData[0]?.cartId ?? 0;
    expect(await test.call('ShopCart/Delete', { data: { cartId } }, { token })).toMatchObject({ success: true });
    expect((await list()).totalCount).toBe(totalCount - 1);
    expect((await list()).resultData.map((line) => line.cartId)).not.toContain(cartId);
    expect(await test.call('ShopCart/Delete', { data: { cartId } }, { token })).toMatchObject({ errorCode: '4' });
  });
});
