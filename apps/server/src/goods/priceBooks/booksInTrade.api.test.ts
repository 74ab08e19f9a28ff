import { dayEnd, formatDate } from '@yigou/contract/ground/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCart, must, orderOf, preview, submissionOf, submit } from '../../../test/buying';
import { worldTime } from '../../../test/template';
import { type TestApp, testApp } from '../../../test/testApp';
import { auditAll } from '../../books/auditor/auditor.service';
import { orderLines } from '../../trade/orders/orders.tables';
import { pricersOf } from './priceBooks.fixture';

const no = 'LJ-MX5';
const midnight = dayEnd(formatDate(worldTime));
const late = new Date(midnight.getTime() - 60_000);
const early = new Date(midnight.getTime() + 60_000);

let test: TestApp;
let k: Awaited<ReturnType<typeof pricersOf>>;
let customerId: number;
let list: number;
let skuId: number;
let priceBookId: number;
beforeAll(async () => {
  test = await testApp();
  k = await pricersOf(test);
  customerId = await k.customerOf('buyer');
  const sku = await k.skuOf(no);
  [skuId, list] = [sku.skuId, sku.listPrice / 100];
  // Nobody says what it costs, so no rule asks for a second person.
  await k.change([{ thing: 'sku', id: skuId, set: { cost: null } }]);
  const day = formatDate(worldTime);
  ({ priceBookId } = await k.book({ name: '今日专项', customerIds: [customerId], fromDay: day, toDay: day }));
  must(await k.saveLines(priceBookId, [{ skuId, price: list - 100, tiers: [{ fromQty: 3, price: list - 150 }] }]));
});
afterAll(async () => {
  expect(await auditAll(test.db)).toEqual([]);
  await test.close();
});

const at = async (time: Date) => {
  test.clock.set(time);
  return (await test.logIn('buyer')).token;
};
const inCart = async (token: string) =>
  must(await test.call('ShopCart/GetList', {}, { token })).resultData.find(({ itemNo }) => itemNo === no);

describe('a book that ends tonight', () => {
  it('prices a cart by the tiers of its line until midnight, and the cart says what it was afterwards', async () => {
    const before = await at(late);
    await fillCart(test, before, [[no, 3]]);
    expect(await inCart(before)).toMatchObject({ realPrice: list - 150 });
    must(await test.call('ShopCart/EmptyCart', {}, { token: before }));
    await fillCart(test, before, [[no, 1]]);
    expect(await inCart(before)).toMatchObject({ realPrice: list - 100 });
    const cartLine = async (token: string) =>
      must(await test.call('ShopCart/GetWebList', {}, { token })).resultData.groups.flatMap(({ lines }) => lines)[0];
    const reason = { contractBook: '今日专项', contractUntil: formatDate(worldTime), contractSaved: 100 };
    expect(await cartLine(before)).toMatchObject(reason);
    expect(await cartLine(await at(early))).toMatchObject({ contractBook: '', contractUntil: '', contractSaved: 0 });
    expect(await inCart(await at(early))).toMatchObject({ realPrice: list });
  });

  it('is found by the search at its price through its last day, and at that of the shop after it', async () => {
    const agreed = async (token: string) => {
      const input = { searchKey: no, reqData: { selAstrict: 1 as const } };
      const { resultData } = must(await test.call('Product/GetWebSkuPage', input, { token }));
      return resultData.map(({ itemNo, price }) => [itemNo, price]);
    };
    expect(await agreed(await at(late))).toEqual([[no, list - 100]]);
    const after = await at(early);
    expect(await agreed(after)).toEqual([]);
    expect(await k.searchedBy(after, no)).toMatchObject({ price: list, priceKind: 'list' });
  });

  it('does not hold for a submission after midnight of what was shown before: it is told, and ordered anew', async () => {
    const before = await at(late);
    await fillCart(test, before, [[no, 1]]);
    const shown = await preview(test, before);
    expect(shown.lines[0]?.price).toBe(list - 100);
    const after = await at(early);
    expect(await submit(test, after, submissionOf(shown, 'alipay'))).toMatchObject({
      success: false,
      errorMsg: expect.stringContaining('发生了变化'),
    });
    const { orderId } = must(await submit(test, after, submissionOf(await preview(test, after), 'alipay'))).resultData;
    const [line] = await test.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    expect([line?.price, line?.priceSource]).toEqual([list * 100, 'list']);
  });

  it('leaves an order that was placed in time as it is, with where its price came from', async () => {
    const before = await at(late);
    await fillCart(test, before, [[no, 3]]);
    const { orderId } = must(
      await submit(test, before, submissionOf(await preview(test, before), 'alipay')),
    ).resultData;
    const after = await at(early);
    const order = await orderOf(test, after, orderId);
    expect(order.lines[0]).toMatchObject({ price: list - 150, isContract: true });
    const [line] = await test.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    expect(line?.priceSource).toBe('book');
  });

  it('keeps its line of an article that is sold no more, and tells that it is', async () => {
    test.clock.set(worldTime);
    await k.change([{ thing: 'sku', id: skuId, set: { onShelf: false, ended: true } }]);
    const page = must(await k.staff.call('PriceBook/GetLines', { reqData: { priceBookId, tab: 'ended' } }, k.maker));
    expect(page.resultData).toMatchObject([{ skuNo: no, ended: true, price: list - 100 }]);
    expect(page.tabCounts).toMatchObject({ all: 1, ended: 1, dearer: 0 });
  });
});
