import { randomUUID } from 'node:crypto';
import { calls } from '@yigou/contract/calls';
import { fenToYuan } from '@yigou/contract/ground/money';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, fillCart, preview, skuIdOf } from '../../../test/buying';
import { type TestApp, testApp } from '../../../test/testApp';
import { audit } from '../../books/auditor/auditor.service';
import { chanceFrom } from '../../demo/past/chance';
import { type Stage, setStage } from '../../demo/past/stage';
import { products, skus } from '../../goods/catalog/catalog.tables';
import { judge, readGoods } from '../cart/goods.service';
import { freightRuleOf } from '../freight/freight.service';
import { orderLines, orders } from '../orders/orders.tables';
import { priceOrder } from './checkout.rules';
import { beginSubmission, type LineToOrder, orderFromLines } from './ordering.service';

let test: TestApp;
let token: string;
let stage: Stage;
beforeAll(async () => {
  test = await testApp();
  token = (await test.logIn('buyer')).token;
  stage = await setStage(test.db, chanceFrom(1), test.clock.now, 'http://shop.test');
});
afterAll(() => test.close());

const paper = 'DL-A4-70';
const pen = 'MG-Q7-BK';
const stapler = 'DL-0414-BL';

/** As somebody would who has lines and no cart. */
async function order(
  wanted: [skuNo: string, qty: number][],
  change: Partial<LineToOrder> = {},
  requestId = randomUUID(),
) {
  const skuIds = await Promise.all(wanted.map(([skuNo]) => skuIdOf(test, skuNo)));
  const { address } = await preview(test, token);
  return stage.step(async (tx) => {
    const ctx = stage.as('buyer', tx);
    const goods = await readGoods(ctx, skuIds);
    const lines = wanted.flatMap(([, qty], at): LineToOrder[] => {
      const article = goods.get(skuIds[at] ?? 0);
      return article ? [{ ...article, ...judge(article, qty, ctx.now), ...change }] : [];
    });
    const { amounts } = priceOrder(lines, await freightRuleOf(tx, ctx.site.companyId), address?.areaCode ?? '');
    const { lines: _, ...terms } = calls['Order/Submit'].input.parse({
      requestId,
      lines: [{ cartId: 1, itemId: 1, qty: 1, price: 0 }],
      payable: fenToYuan(amounts.payable),
      addressId: address?.addressId,
      paymentMethod: 'transfer',
      invoice: { type: 'none', title: '' },
    });
    const opened = await beginSubmission(ctx, terms);
    return opened.placed ?? orderFromLines(ctx, opened, { ...terms, lines }, stage.shopUrl);
  });
}

const skuRow = async (skuNo: string) => {
  const [row] = await test.db.select().from(skus).where(eq(skus.skuNo, skuNo));
  if (!row) throw new Error(`no SKU ${skuNo}`);
  return row;
};

const linesOf = (orderId: number) =>
  test.db
    .select({
      skuNo: orderLines.skuNo,
      price: orderLines.price,
      source: orderLines.priceSource,
      isContract: orderLines.isContract,
      taxCode: orderLines.taxCode,
      kept: orderLines.categoryId,
      category: products.categoryId,
      taxCodeNow: products.taxCode,
    })
    .from(orderLines)
    .innerJoin(skus, eq(skus.skuId, orderLines.skuId))
    .innerJoin(products, eq(products.productId, skus.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.lineNo));

it('a line keeps where its price came from and what kind of goods it was', async () => {
  const taxCode = '1060105020000000000';
  const { productId } = await skuRow(paper);
  await test.db.update(products).set({ taxCode }).where(eq(products.productId, productId));
  const { orderId } = await buy(
    test,
    token,
    [
      [paper, 1],
      [stapler, 20],
      [pen, 10],
    ],
    'transfer',
  );
  const lines = await linesOf(orderId);
  const sources = { [paper]: 'book', [stapler]: 'tier', [pen]: 'list' };
  expect(Object.fromEntries(lines.map(({ skuNo, source }) => [skuNo, source]))).toEqual(sources);
  for (const line of lines)
    expect(line).toMatchObject({ kept: line.category, taxCode: line.taxCodeNow, isContract: line.source === 'book' });
  expect(lines.filter((line) => line.taxCode === taxCode).map(({ skuNo }) => skuNo)).toEqual([paper]);
  await test.db.update(products).set({ taxCode: '' }).where(eq(products.productId, productId));
  expect((await linesOf(orderId)).find(({ skuNo }) => skuNo === paper)?.taxCode).toBe(taxCode);
});

it('lines are ordered without a cart, at a quoted price too, and what lies in the cart stays', async () => {
  await fillCart(test, token, [[paper, 2]]);
  const requestId = randomUUID();
  const quote = { price: 70, priceSource: 'quote' } as const;
  const placed = await order([[paper, 1]], quote, requestId);
  expect(await linesOf(placed.orderId)).toMatchObject([
    { skuNo: paper, source: 'quote', price: 70, isContract: false },
  ]);
  expect((await order([[paper, 1]], quote, requestId)).orderId).toBe(placed.orderId);
  const { orderId } = await order([
    [pen, 10],
    [paper, 1],
  ]);
  expect(await linesOf(orderId)).toMatchObject([
    { skuNo: pen, source: 'list' },
    { skuNo: paper, source: 'book' },
  ]);
  expect((await preview(test, token)).lines).toMatchObject([{ itemNo: paper, qty: 2 }]);
  expect(await audit(test.db)).toEqual([]);
});

it('a line that cannot be bought is refused, whoever brings it', async () => {
  const before = await test.db.$count(orders);
  const problem = { code: 'offShelf' as const, text: '已下架' };
  const fields = { [`lines.${await skuIdOf(test, pen)}`]: '已下架' };
  await expect(order([[pen, 10]], { problem })).rejects.toMatchObject({ code: 'orderChanged', fields });
  expect(await test.db.$count(orders)).toBe(before);
});
