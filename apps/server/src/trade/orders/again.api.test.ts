import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, must, orderOf, skuIdOf } from '../../../test/buying';
import type { PayingApp } from '../../../test/payingApp';
import type { Person } from '../../../test/people';
import { shippingApp, twoSuppliers } from '../../../test/shipping';
import { skus } from '../../goods/catalog/catalog.tables';

let test: PayingApp;
let buyer: Person;
let orderId: number;
beforeAll(async () => {
  const shop = await shippingApp(1);
  test = shop.test;
  [buyer] = shop.people as [Person];
  orderId = (await buy(test, buyer.token, twoSuppliers, 'transfer')).orderId;
});
afterAll(() => test.close());

const shown = async () => must(await test.call('Order/GetReorder', { orderId }, buyer)).resultData;
const cart = async () =>
  must(await test.call('ShopCart/GetList', {}, buyer)).resultData.map(({ itemNo, chartQty }) => [itemNo, chartQty]);
const again = async (lines: { lineNo: number; qty: number }[], replace = false) =>
  must(await test.call('Order/Reorder', { orderId, lines, replace }, buyer)).resultData;

describe('buying again', () => {
  it('shows every line as it would be now, and puts what is wanted beside or in place of what is there', async () => {
    expect(await shown()).toMatchObject([
      { lineNo: 1, itemNo: 'MG-Q7-BK', qty: 20, qtyNow: 20, gone: '', note: '' },
      { lineNo: 2, itemNo: '3M-H700-R', qty: 10, qtyNow: 10, gone: '' },
    ]);
    const [first] = await shown();
    expect(first?.priceNow).toBe(first?.price);
    await again([{ lineNo: 1, qty: 20 }]);
    expect(await again([{ lineNo: 1, qty: 20 }])).toEqual([{ lineNo: 1, added: true, text: '已加入购物车' }]);
    expect(await cart()).toEqual([['MG-Q7-BK', 40]]);
    await again([{ lineNo: 2, qty: 10 }], true);
    expect(await cart()).toEqual([['3M-H700-R', 10]]);
    expect(await test.call('Order/Reorder', { orderId, lines: [{ lineNo: 9, qty: 1 }] }, buyer)).toMatchObject({
      errorCode: '4',
    });
  });

  it('says of each line that cannot be had why, and adds the others', async () => {
    const goneId = await skuIdOf(test, 'MG-Q7-BK');
    await test.db
      .update(skus)
      .set({ onShelf: false })
      .where(inArray(skus.skuId, [goneId]));
    expect(await shown()).toMatchObject([{ lineNo: 1, gone: expect.stringContaining('下架') }, { gone: '' }]);
    const both = [
      { lineNo: 1, qty: 20 },
      { lineNo: 2, qty: 99_999 },
    ];
    must(await test.call('ShopCart/EmptyCart', {}, buyer));
    await again([{ lineNo: 2, qty: 10 }]);
    // With what lies there it would be more than a line can hold.
    expect(await again(both)).toMatchObject([
      { added: false, text: expect.stringContaining('下架') },
      { added: false, text: expect.stringContaining('最多') },
    ]);
    expect(await again([both[0] ?? { lineNo: 1, qty: 1 }, { lineNo: 2, qty: 10 }])).toMatchObject([
      { added: false },
      { added: true },
    ]);
    expect(await cart()).toEqual([['3M-H700-R', 20]]);
    await test.db.update(skus).set({ onShelf: true }).where(eq(skus.skuId, goneId));
  });
});

describe('what is sold no more', () => {
  const [pen, other] = ['MG-Q7-BK', 'MG-Q7-BL'];
  const set = async (skuNo: string, values: Partial<typeof skus.$inferInsert>) =>
    test.db.update(skus).set(values).where(eq(skus.skuNo, skuNo));

  it('gives way to what is sold in its place, however often that was replaced, where the buyer asks for it', async () => {
    const [otherId, paperId] = [await skuIdOf(test, other), await skuIdOf(test, 'DL-A4-70')];
    await set(pen, { onShelf: false, ended: true, successorId: otherId });
    await set(other, { onShelf: false, ended: true, successorId: paperId });
    const [first, second] = await shown();
    expect(first).toMatchObject({ gone: expect.stringContaining('下架'), successor: { itemNo: 'DL-A4-70' } });
    expect(second?.successor).toBeNull();
    const { qtyNow = 0 } = first?.successor ?? {};
    const lines = [{ lineNo: 1, qty: qtyNow, successor: true }];
    must(await test.call('ShopCart/EmptyCart', {}, buyer));
    expect(must(await test.call('Order/Reorder', { orderId, lines }, buyer)).resultData).toMatchObject([
      { lineNo: 1, added: true },
    ]);
    expect(await cart()).toEqual([['DL-A4-70', qtyNow]]);
    const none = [{ lineNo: 2, qty: 10, successor: true }];
    expect(await test.call('Order/Reorder', { orderId, lines: none }, buyer)).toMatchObject({ errorCode: '4' });
  });

  it('has no successor where that goes round in a circle', async () => {
    await set('DL-A4-70', { onShelf: false, successorId: await skuIdOf(test, pen) });
    expect((await shown())[0]?.successor).toBeNull();
    await set('DL-A4-70', { onShelf: true, successorId: null });
    for (const skuNo of [pen, other]) await set(skuNo, { onShelf: true, ended: false, successorId: null });
  });
});

describe('an order that is over', () => {
  const listed = async (withHidden: boolean) => {
    const { resultData, tabCounts } = must(await test.call('Order/GetPage', { reqData: { withHidden } }, buyer));
    return { ids: resultData.map((row) => row.orderId), all: tabCounts.all };
  };

  it('can be put out of sight and back, and not before', async () => {
    expect(await test.call('Order/Delete', { orderId }, buyer)).toMatchObject({ errorMsg: '订单尚未结束，不能隐藏' });
    must(await test.call('Order/Cancel', { orderId, reason: '不想买了' }, buyer));
    must(await test.call('Order/Delete', { orderId }, buyer));
    expect(await listed(false)).toEqual({ ids: [], all: 0 });
    expect(await listed(true)).toEqual({ ids: [orderId], all: 1 });
    expect(await orderOf(test, buyer.token, orderId)).toMatchObject({ hidden: true, actions: ['reorder', 'unhide'] });
    must(await test.call('Order/Delete', { orderId, hidden: false }, buyer));
    expect(await listed(false)).toEqual({ ids: [orderId], all: 1 });
    expect((await orderOf(test, buyer.token, orderId)).actions).toEqual(['reorder', 'hide']);
  });
});
