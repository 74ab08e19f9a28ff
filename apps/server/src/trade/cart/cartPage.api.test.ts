import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { counted } from '../../../test/buying';
import { type TestApp, testApp } from '../../../test/testApp';
import { products, skus } from '../../goods/catalog/catalog.tables';
import { addContractPrices, addToPool, dropPools } from '../../goods/pricing/pricing.fixture';
import { putOnHand } from '../../goods/stock/stock.service';
import { readChosenLines, readNamedLines } from './cart.service';
import { cartLines } from './cart.tables';

let test: TestApp;
let token: string;
let customerId: number;
let accountId: number;
const ids = new Map<string, number>();
beforeAll(async () => {
  test = await testApp();
  const login = await test.logIn('buyer2');
  token = login.token;
  customerId = Number(login.customerId);
  accountId = Number(login.userId);
  for (const { skuNo, skuId } of await test.db.select().from(skus)) ids.set(skuNo, skuId);
});
afterAll(() => test.close());
beforeEach(() => test.db.delete(cartLines));

const idOf = (skuNo: string): number => ids.get(skuNo) ?? 0;
const add = (skuNo: string, chartQty: number) =>
  test.call('ShopCart/Add', { itemId: idOf(skuNo), chartQty }, { token });
const edit = (items: { cartId: number; chartQty?: number; isChecked?: boolean }[]) =>
  test.call('ShopCart/Edit', { items }, { token });
const change = (skuNo: string, set: Partial<typeof skus.$inferInsert>) =>
  test.db.update(skus).set(set).where(eq(skus.skuNo, skuNo));

async function view() {
  const answer = await test.call('ShopCart/GetWebList', {}, { token });
  if (!answer.success) throw new Error(answer.errorMsg);
  const lines = answer.resultData.groups.flatMap((group) => group.lines);
  const line = (skuNo: string) => {
    const found = [...lines, ...answer.resultData.invalid].find((each) => each.itemNo === skuNo);
    if (!found) throw new Error(`${skuNo} is not in the cart`);
    return found;
  };
  return { ...answer, lines, line };
}

describe('adding', () => {
  it('adds up, at the price of the whole quantity', async () => {
    expect(await add('DL-0414-BL', 5)).toMatchObject({ success: true, resultData: { chartQty: 5 } });
    expect((await view()).line('DL-0414-BL')).toMatchObject({ chartQty: 5, chartPrice: 16.9, realPrice: 16.9 });
    expect(await add('DL-0414-BL', 15)).toMatchObject({ resultData: { itemId: idOf('DL-0414-BL'), chartQty: 20 } });
    expect((await view()).line('DL-0414-BL')).toMatchObject({
      chartQty: 20,
      chartPrice: 16.4,
      realPrice: 16.4,
      chartTotalFee: 328,
      priceKind: 'tier',
      isChecked: true,
      problem: null,
    });
  });

  it('keeps to the smallest order, the multiple and the limit, and says what would do', async () => {
    await change('DL-0414-BK', { moq: 20, multiple: 10 });
    expect(await add('DL-0414-BK', 5)).toMatchObject({
      errorCode: '1',
      errorMsg: expect.stringContaining('请至少采购 20 台'),
    });
    expect(await add('DL-0414-BK', 25)).toMatchObject({ errorMsg: expect.stringContaining('可改为 30 台') });
    expect(await add('DL-0414-BK', 99_990)).toMatchObject({ success: true });
    expect(await add('DL-0414-BK', 10)).toMatchObject({ errorMsg: expect.stringContaining('最多采购 99990 台') });
    expect((await view()).lines.map((line) => line.chartQty)).toEqual([99_990]);
  });

  it('refuses what is off the shelf, unknown, or outside the pool, and writes nothing', async () => {
    await change('DL-0414-GY', { onShelf: false });
    expect(await add('DL-0414-GY', 1)).toMatchObject({ errorCode: '1', errorMsg: expect.stringContaining('已下架') });
    expect(await test.call('ShopCart/Add', { itemId: 9_999_999, chartQty: 1 }, { token })).toMatchObject({
      errorCode: '4',
    });
    await addToPool(test.db, customerId, { includeSkuIds: [idOf('DL-0394-100')] });
    expect(await add('DL-0414-BL', 1)).toMatchObject({ errorCode: '4' });
    expect(await add('DL-0394-100', 1)).toMatchObject({ success: true });
    await dropPools(test.db);
    expect((await view()).lines).toHaveLength(1);
  });

  it('of many is all or nothing, with a word for each line that is wrong', async () => {
    const items = [
      { itemId: idOf('DL-0394-100'), chartQty: 2 },
      { itemId: idOf('DL-0414-GY'), chartQty: 1 },
      { itemId: 9_999_999, chartQty: 1 },
      { itemId: idOf('DL-0394-100'), chartQty: 3 },
    ];
    const refused = await test.call('ShopCart/AddList', { items }, { token });
    expect(refused).toMatchObject({ errorCode: '1', errorMsg: '有 2 种商品不能加入购物车，请修改后重试' });
    expect(!refused.success && refused.fields).toEqual({
      'items.1': expect.stringContaining('已下架'),
      'items.2': '内容不存在或已被删除',
    });
    expect((await view()).lines).toHaveLength(0);
    const taken = items.filter((item) => item.itemId === idOf('DL-0394-100'));
    expect(await test.call('ShopCart/AddList', { items: taken }, { token })).toMatchObject({
      resultData: [{ chartQty: 5 }],
    });
  });

  it('stops at 500 lines', async () => {
    const some = (await test.db.select().from(skus)).filter((sku) => sku.onShelf).slice(0, 501);
    const lineOf = ({ skuId, companyId }: (typeof some)[number]) => ({ skuId, companyId, accountId, qty: 1 });
    const now = test.clock.now();
    const filled = some
      .slice(0, 499)
      .map((sku) => ({ ...lineOf(sku), priceWhenAdded: 1, createdAt: now, editedAt: now }));
    await test.db.insert(cartLines).values(filled);
    const [last, tooMany] = some.slice(499).map((sku) => ({ itemId: sku.skuId, chartQty: sku.moq * sku.multiple }));
    if (!last || !tooMany) throw new Error('too few goods');
    expect(await test.call('ShopCart/AddList', { items: [last, tooMany] }, { token })).toMatchObject({
      success: false,
    });
    expect(await test.call('ShopCart/Add', last, { token })).toMatchObject({ success: true });
    expect(await test.call('ShopCart/Add', tooMany, { token })).toMatchObject({
      errorMsg: '购物车最多可放 500 种商品，请先结算或删除部分商品',
    });
    expect(await test.call('ShopCart/Add', last, { token })).toMatchObject({ success: true });
    expect((await view()).lines.length + (await view()).resultData.invalid.length).toBe(500);
  });
});

describe('the page', () => {
  it('groups by supplier, newest first, and puts aside what is gone', async () => {
    for (const [skuNo, qty] of [
      ['DL-0394-210', 1],
      ['MG-DSZ-246', 2],
      ['DL-CWJ-15', 3],
      ['DL-CWJ-19', 1],
    ] as const)
      await add(skuNo, qty);
    await change('DL-CWJ-19', { onShelf: false });
    const { resultData, checked } = await view();
    expect(resultData.groups.map((group) => group.lines.map((line) => line.itemNo))).toEqual([
      ['DL-CWJ-15', 'DL-0394-210'],
      ['MG-DSZ-246'],
    ]);
    expect(resultData.groups[0]?.lines[0]).toMatchObject({
      unit: '盒',
      moq: 1,
      multiple: 1,
      stockQty: 304,
      priceKind: 'list',
    });
    expect(resultData.invalid).toMatchObject([{ itemNo: 'DL-CWJ-19', itemState: 0, problem: { code: 'offShelf' } }]);
    expect(checked).toEqual({ lineCount: 3, totalQty: 6, totalFee: 128 + 25 + 23.7 });
    expect(await test.call('ShopCart/EmptyCart', { onlyInvalid: true }, { token })).toMatchObject({
      resultData: { removed: 1 },
    });
    expect((await view()).resultData.invalid).toEqual([]);
    expect(await test.call('ShopCart/EmptyCart', {}, { token })).toMatchObject({ resultData: { removed: 3 } });
    expect((await view()).resultData.groups).toEqual([]);
  });

  it('judges stock and pool as they are now', async () => {
    await add('DL-CWJ-25', 10);
    await add('DL-CWJ-32', 10);
    await putOnHand(test.db, counted, [{ skuId: idOf('DL-CWJ-25'), onHand: 4 }]);
    await putOnHand(test.db, counted, [{ skuId: idOf('DL-CWJ-32'), onHand: 0 }]);
    const short = await view();
    expect(short.line('DL-CWJ-25').problem).toEqual({ code: 'shortStock', text: '库存不足，仅剩 4 盒' });
    expect(short.line('DL-CWJ-32').problem).toEqual({ code: 'noStock', text: '暂时缺货' });
    expect(short.checked).toEqual({ lineCount: 0, totalQty: 0, totalFee: 0 });
    const [product] = await test.db
      .select()
      .from(products)
      .innerJoin(skus, eq(skus.productId, products.productId))
      .where(eq(skus.skuNo, 'DL-0394-100'));
    await addToPool(test.db, customerId, { includeCategoryIds: [product?.product.categoryId ?? 0] });
    await add('DL-0394-100', 1);
    const limited = await view();
    expect(limited.resultData.invalid.map((line) => line.problem?.code)).toEqual(['notInPool', 'notInPool']);
    expect(limited.lines.map((line) => line.itemNo)).toEqual(['DL-0394-100']);
    await dropPools(test.db);
  });

  it('shows a price that changed since, not one that another quantity changes', async () => {
    await add('DL-0414-BL', 5);
    await edit([{ cartId: (await view()).line('DL-0414-BL').cartId, chartQty: 20 }]);
    expect((await view()).line('DL-0414-BL')).toMatchObject({ chartPrice: 16.4, realPrice: 16.4 });
    const [validFrom, validTo] = [new Date('2026-01-01'), new Date('2027-01-01')];
    await addContractPrices(test.db, [{ customerId, skuId: idOf('DL-0414-BL'), price: 1500, validFrom, validTo }]);
    expect((await view()).line('DL-0414-BL')).toMatchObject({ chartPrice: 16.4, realPrice: 15, priceKind: 'contract' });
  });
});

describe('editing', () => {
  it('answers the lines and the sum as they became', async () => {
    await add('DL-0394-100', 2);
    await add('MG-DSZ-246', 2);
    const { line } = await view();
    const [big, pins] = [line('DL-0394-100').cartId, line('MG-DSZ-246').cartId];
    expect(
      await edit([
        { cartId: big, chartQty: 10 },
        { cartId: pins, isChecked: false },
      ]),
    ).toMatchObject({
      resultData: [
        { cartId: pins, isChecked: false, chartQty: 2 },
        { cartId: big, chartQty: 10, realPrice: 76.6, chartTotalFee: 766 },
      ],
      checked: { lineCount: 1, totalQty: 10, totalFee: 766 },
    });
    expect((await view()).checked).toEqual({ lineCount: 1, totalQty: 10, totalFee: 766 });
    expect(
      await edit([
        { cartId: big, isChecked: false },
        { cartId: 9_999_999, chartQty: 1 },
      ]),
    ).toMatchObject({ errorCode: '4' });
    expect((await view()).line('DL-0394-100').isChecked).toBe(true);
  });

  it('refuses a quantity that cannot be ordered and leaves the old one', async () => {
    await add('DL-0394-100', 10);
    await change('DL-0394-100', { moq: 5, multiple: 5 });
    const { cartId } = (await view()).line('DL-0394-100');
    expect(await edit([{ cartId, chartQty: 12 }])).toMatchObject({ errorMsg: expect.stringContaining('可改为 15 台') });
    expect((await view()).line('DL-0394-100').chartQty).toBe(10);
    await change('DL-0394-100', { moq: 1, multiple: 1 });
  });

  it('deletes many, moves many to the followed goods, and only one’s own', async () => {
    for (const skuNo of ['DL-0394-100', 'MG-DSZ-246', 'DL-CWJ-15']) await add(skuNo, 1);
    const cartIds = (await view()).lines.map((line) => line.cartId);
    const stranger = (await test.logIn('admin2')).token;
    for (const path of ['ShopCart/Delete', 'ShopCart/MoveToConcern'] as const)
      expect(await test.call(path, { cartIds }, { token: stranger })).toMatchObject({ errorCode: '4' });
    expect(
      await test.call('ShopCart/Edit', { items: [{ cartId: cartIds[0] ?? 0, chartQty: 9 }] }, { token: stranger }),
    ).toMatchObject({ errorCode: '4' });
    expect((await view()).lines).toHaveLength(3);
    expect(await test.call('ShopCart/MoveToConcern', { cartIds: cartIds.slice(0, 2) }, { token })).toMatchObject({
      success: true,
    });
    expect(await test.call('ShopItemConcern/GetPage', {}, { token })).toMatchObject({ totalCount: 2 });
    expect(await test.call('ShopCart/Delete', { cartIds }, { token })).toMatchObject({ success: true });
    expect((await view()).lines).toHaveLength(0);
    expect(await test.call('ShopCart/Delete', {}, { token })).toMatchObject({
      errorCode: '5',
      errorMsg: '请选择要删除的商品',
    });
  });

  it('pages and finds by name or number', async () => {
    for (const skuNo of ['DL-0394-100', 'MG-DSZ-246', 'DL-CWJ-15']) await add(skuNo, 1);
    const found = await test.call('ShopCart/GetPage', { searchKey: 'dsz', pageSize: 10 }, { token });
    expect(found).toMatchObject({ totalCount: 1, resultData: [{ itemNo: 'MG-DSZ-246' }], totalQty: 3 });
  });
});

it('settlement gets the checked lines in 分, with what is wrong', async () => {
  for (const skuNo of ['DL-0394-100', 'MG-DSZ-246', 'DL-CWJ-41']) await add(skuNo, 2);
  const { line } = await view();
  await edit([{ cartId: line('MG-DSZ-246').cartId, isChecked: false }]);
  await putOnHand(test.db, counted, [{ skuId: idOf('DL-CWJ-41'), onHand: 1 }]);
  const [site] = await test.db.select().from(skus).where(eq(skus.skuNo, 'DL-0394-100'));
  const ctx = {
    tx: test.db,
    now: test.clock.now(),
    site: { companyId: site?.companyId ?? 0, hostId: 1 },
    caller: { accountId, customerId },
  } as never;
  const { taken, leftOut } = await readChosenLines(ctx);
  expect(taken).toMatchObject([{ skuNo: 'DL-0394-100', qty: 2, price: 7900, taxRate: 13, unit: '台', problem: null }]);
  expect(leftOut).toMatchObject([{ skuNo: 'DL-CWJ-41', qty: 2, price: 1650, problem: { code: 'shortStock' } }]);
  expect(await readNamedLines(ctx, [line('MG-DSZ-246').cartId, 9_999_999])).toMatchObject([
    { skuNo: 'MG-DSZ-246', isChecked: false },
  ]);
});

describe('quantities that can be sold', () => {
  const fit = (cartIds?: number[]) => test.call('ShopCart/FitQty', { cartIds }, { token });
  const unfit = (cartIds?: number[]) => test.call('ShopCart/UnfitQty', { cartIds }, { token });
  const qtys = async () => Object.fromEntries((await view()).lines.map((line) => [line.itemNo, line.chartQty]));

  /** Over stock, below the smallest order, off the multiple, none there, off the shelf, and one that is right. */
  async function sixLines() {
    for (const skuNo of ['MG-DSZ-246', 'DL-CWJ-15', 'DL-CWJ-25', 'DL-CWJ-32', 'DL-CWJ-19', 'DL-0394-210']) {
      await change(skuNo, { moq: 1, multiple: 1, onShelf: true });
      await putOnHand(test.db, counted, [{ skuId: idOf(skuNo), onHand: 100 }]);
      await add(skuNo, 7);
    }
    await putOnHand(test.db, counted, [{ skuId: idOf('MG-DSZ-246'), onHand: 3 }]);
    await change('DL-CWJ-15', { moq: 20 });
    await change('DL-CWJ-25', { multiple: 5 });
    await putOnHand(test.db, counted, [{ skuId: idOf('DL-CWJ-32'), onHand: 0 }]);
    await change('DL-CWJ-19', { onShelf: false });
  }

  it('are set where stock allows one, told line by line, and taken back', async () => {
    await sixLines();
    expect((await view()).checked).toMatchObject({ lineCount: 1, totalQty: 7 });
    const fitted = await fit();
    if (!fitted.success) throw new Error(fitted.errorMsg);
    const told = Object.fromEntries(fitted.resultData.map((line) => [line.itemNo, line.adjusted]));
    expect(told).toEqual({
      'MG-DSZ-246': '已按可售数量由 7 调整为 3',
      'DL-CWJ-15': '已按起订量由 7 调整为 20',
      'DL-CWJ-25': '已按倍数由 7 调整为 10',
    });
    expect(fitted.checked).toMatchObject({ lineCount: 4, totalQty: 7 + 3 + 20 + 10 });
    const after = await view();
    expect(after.checked).toEqual(fitted.checked);
    expect(after.line('DL-CWJ-15')).toMatchObject({ chartQty: 20, adjusted: told['DL-CWJ-15'], problem: null });
    expect(after.line('DL-CWJ-32')).toMatchObject({ chartQty: 7, adjusted: '', sellableQty: null });
    expect(await fit()).toMatchObject({ success: true, resultData: [] });

    // What the buyer then changes themselves is their own, and is not taken back.
    await edit([{ cartId: after.line('DL-CWJ-25').cartId, chartQty: 15 }]);
    expect((await view()).line('DL-CWJ-25').adjusted).toBe('');
    expect(await unfit()).toMatchObject({ checked: { lineCount: 2, totalQty: 7 + 15 } });
    expect(await qtys()).toMatchObject({ 'MG-DSZ-246': 7, 'DL-CWJ-15': 7, 'DL-CWJ-25': 15 });
    expect((await view()).line('DL-CWJ-15')).toMatchObject({ adjusted: '', problem: { code: 'belowMoq' } });
  });

  it('of named lines leave the others, and somebody else’s cart, alone', async () => {
    await sixLines();
    const { line } = await view();
    const stranger = (await test.logIn('admin2')).token;
    const cartIds = [line('MG-DSZ-246').cartId];
    expect(await test.call('ShopCart/FitQty', { cartIds }, { token: stranger })).toMatchObject({ resultData: [] });
    await fit(cartIds);
    expect(await qtys()).toMatchObject({ 'MG-DSZ-246': 3, 'DL-CWJ-15': 7 });
  });
});
