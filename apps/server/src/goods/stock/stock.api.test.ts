import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { counted, must, skuIdOf, stockOf } from '../../../test/buying';
import { worldTime as now } from '../../../test/template';
import { type TestApp, testApp } from '../../../test/testApp';
import { skus } from '../catalog/catalog.tables';
import { indexProducts } from '../products/indexing.service';
import { availableOf, consume, heldBy, putOnHand, release, reserve, restock } from './stock.service';
import { stockEntries, stocks } from './stock.tables';
import { stockFaults } from './stockFaults.service';

/** On both engines: the sums of the books are folded in SQL. */
let test: TestApp;
let paper: number;
let pen: number;
beforeAll(async () => {
  test = await testApp();
  paper = await skuIdOf(test, 'DL-A4-70');
  pen = await skuIdOf(test, 'MG-Q7-BK');
  await orderedIn({ moq: 1, multiple: 1 });
});
afterAll(() => test.close());
afterEach(async () => expect(await stockFaults(test.db)).toEqual([]));

const orderedIn = (steps: { moq: number; multiple: number }) =>
  test.db.update(skus).set(steps).where(eq(skus.skuId, pen));
const isListed = async (skuId: number) =>
  (await test.db.select().from(stocks).where(eq(stocks.skuId, skuId)))[0]?.inStock;

let holders = 0;
const newHolder = () => {
  holders += 1;
  return `order:${holders}:v1`;
};
/** Its lines in this order, from 1. */
const take = (holder: string, ...lines: [skuId: number, qty: number][]) =>
  test.db.transaction((tx) =>
    reserve(
      tx,
      { cause: holder, now },
      lines.map(([skuId, qty], at) => ({ lineNo: at + 1, skuId, qty })),
    ),
  );
const giveBack = (holder: string, why = 'cancel') =>
  test.db.transaction((tx) => release(tx, { holder, cause: `${holder}/${why}`, now }));
const ship = (holder: string, cause: string, ...lines: [lineNo: number, qty: number][]) =>
  test.db.transaction((tx) =>
    consume(
      tx,
      { holder, cause, now },
      lines.map(([lineNo, qty]) => ({ lineNo, qty })),
    ),
  );
const comeBack = (holder: string, cause: string, skuId: number, qty: number) =>
  test.db.transaction((tx) => restock(tx, { holder, cause, now }, [{ lineNo: 1, skuId, qty }]));

describe('stock', () => {
  it('is taken whole or not at all, and tells what is short', async () => {
    await putOnHand(test.db, counted, [
      { skuId: paper, onHand: 10 },
      { skuId: pen, onHand: 3 },
    ]);
    const holder = newHolder();
    expect((await take(holder, [paper, 5], [pen, 4])).short).toEqual(new Map([[pen, 3]]));
    expect(await stockOf(test, paper)).toMatchObject({ onHand: 10, reserved: 0 });
    expect(await heldBy(test.db, holder)).toEqual([]);
    expect((await take(newHolder(), [999_999_999, 1])).short).toEqual(new Map([[999_999_999, 0]]));
  });

  it('of one article on several lines counts together', async () => {
    await putOnHand(test.db, counted, [{ skuId: pen, onHand: 5 }]);
    expect((await take(newHolder(), [pen, 3], [pen, 3])).short).toEqual(new Map([[pen, 5]]));
    const holder = newHolder();
    expect((await take(holder, [pen, 3], [pen, 2])).short.size).toBe(0);
    expect(await stockOf(test, pen)).toMatchObject({ onHand: 5, reserved: 5 });
    await ship(holder, 'shipment:several', [2, 1]);
    expect(await heldBy(test.db, holder)).toEqual([
      { lineNo: 1, skuId: pen, qty: 3 },
      { lineNo: 2, skuId: pen, qty: 1 },
    ]);
    await giveBack(holder);
    expect(await stockOf(test, pen)).toMatchObject({ onHand: 4, reserved: 0 });
  });

  it('given back once stays given back: a rejected order that is cancelled frees nothing of another', async () => {
    await putOnHand(test.db, counted, [{ skuId: pen, onHand: 40 }]);
    const [rejected, standing] = [newHolder(), newHolder()];
    await take(rejected, [pen, 20]);
    await take(standing, [pen, 20]);
    await giveBack(rejected, 'reject');
    await giveBack(rejected, 'cancel');
    expect(await stockOf(test, pen)).toMatchObject({ onHand: 40, reserved: 20 });
    expect(await heldBy(test.db, standing)).toEqual([{ lineNo: 1, skuId: pen, qty: 20 }]);
    await giveBack(standing);
  });

  it('cannot be set aside twice for the same cause', async () => {
    await putOnHand(test.db, counted, [{ skuId: pen, onHand: 10 }]);
    const holder = newHolder();
    await take(holder, [pen, 2]);
    await expect(take(holder, [pen, 2])).rejects.toThrow();
    await giveBack(holder);
    await expect(take(holder, [pen, 2])).rejects.toThrow();
    expect(await stockOf(test, pen)).toMatchObject({ onHand: 10, reserved: 0 });
  });

  it('is shipped from what the holder holds and no more; a parcel told twice is one', async () => {
    await putOnHand(test.db, counted, [{ skuId: pen, onHand: 10 }]);
    const [mine, others] = [newHolder(), newHolder()];
    await take(mine, [pen, 4]);
    await take(others, [pen, 6]);
    await ship(mine, 'shipment:a', [1, 3]);
    await ship(mine, 'shipment:a', [1, 3]);
    expect(await stockOf(test, pen)).toMatchObject({ onHand: 7, reserved: 7 });
    await expect(ship(mine, 'shipment:b', [1, 2])).rejects.toThrow('第 1 行仅预留 1 件，发货数量不能超过预留数量');
    await expect(ship(mine, 'shipment:b', [2, 1])).rejects.toThrow('第 2 行仅预留 0 件，发货数量不能超过预留数量');
    await expect(ship(mine, 'shipment:b', [1, 1], [1, 1])).rejects.toThrow('第 1 行仅预留 1 件');
    await giveBack(mine);
    expect(await stockOf(test, pen)).toMatchObject({ onHand: 7, reserved: 6 });
    await expect(ship(mine, 'shipment:c', [1, 1])).rejects.toThrow('第 1 行仅预留 0 件');
    await giveBack(others);
  });

  it('that came back can be sold again, once per return', async () => {
    await putOnHand(test.db, counted, [{ skuId: pen, onHand: 5 }]);
    const holder = newHolder();
    await take(holder, [pen, 5]);
    await ship(holder, 'shipment:r', [1, 5]);
    expect(await isListed(pen)).toBe(false);
    await comeBack(holder, 'return:r', pen, 2);
    await comeBack(holder, 'return:r', pen, 2);
    expect(await stockOf(test, pen)).toMatchObject({ onHand: 2, reserved: 0 });
    expect(await isListed(pen)).toBe(true);
    await giveBack(holder);
    expect(await stockOf(test, pen)).toMatchObject({ onHand: 2, reserved: 0 });
  });

  it('leaves the lists when the last piece is taken, and comes back with it', async () => {
    await putOnHand(test.db, counted, [{ skuId: pen, onHand: 3 }]);
    const [first, last] = [newHolder(), newHolder()];
    await take(first, [pen, 2]);
    expect(await isListed(pen)).toBe(true);
    await take(last, [pen, 1]);
    expect(await isListed(pen)).toBe(false);
    expect(await availableOf(test.db, [pen])).toEqual(new Map([[pen, 0]]));
    await giveBack(first);
    await giveBack(last);
    expect(await isListed(pen)).toBe(true);
    expect(await stockOf(test, pen)).toMatchObject({ onHand: 3, reserved: 0 });
  });

  it('is in the lists while the smallest order can be filled, in the facets of a product too', async () => {
    await orderedIn({ moq: 4, multiple: 3 });
    const chosen = async () => {
      const { resultData } = must(await test.call('ProductToC/GetSkuSelTag', { itemId: pen }));
      return resultData.combinations.find((each) => each.itemId === pen)?.inStock;
    };
    const found = async () => {
      const question = { searchKey: 'MG-Q7-BK', pageSize: 1, reqData: { inStock: 1 as const } };
      return must(await test.call('ProductToC/GetWebSkuPage', question)).resultData[0]?.itemId === pen;
    };
    const state = async () => [await isListed(pen), await found(), await chosen()];
    await putOnHand(test.db, counted, [{ skuId: pen, onHand: 5 }]);
    expect(await state()).toEqual([false, false, false]);
    await putOnHand(test.db, counted, [{ skuId: pen, onHand: 7 }]);
    expect(await state()).toEqual([true, true, true]);
    const [some, more] = [newHolder(), newHolder()];
    await take(some, [pen, 1]);
    await take(more, [pen, 1]);
    expect(await state()).toEqual([false, false, false]);
    await giveBack(more);
    expect(await state()).toEqual([true, true, true]);
    const [{ productId = 0, companyId = 0 } = {}] = await test.db.select().from(skus).where(eq(skus.skuId, pen));
    await orderedIn({ moq: 9, multiple: 3 });
    await test.db.transaction((tx) => indexProducts(tx, companyId, [productId]));
    expect(await state()).toEqual([false, false, false]);
    await giveBack(some);
    await orderedIn({ moq: 1, multiple: 1 });
  });

  it('never goes below nothing: the database itself refuses', async () => {
    await putOnHand(test.db, counted, [{ skuId: pen, onHand: 3 }]);
    const holder = newHolder();
    await take(holder, [pen, 3]);
    await expect(putOnHand(test.db, counted, [{ skuId: pen, onHand: 2 }])).rejects.toThrow();
    await giveBack(holder);
  });
});

describe('faults of the stock', () => {
  const seen = async (spoil: Parameters<TestApp['db']['execute']>[0]) => {
    let faults: Awaited<ReturnType<typeof stockFaults>> = [];
    const work = test.db.transaction(async (tx) => {
      await tx.execute(spoil);
      faults = await stockFaults(tx);
      tx.rollback();
    });
    await expect(work).rejects.toThrow();
    return faults.map((fault) => fault.text);
  };

  it('are balances that the entries do not add up to', async () => {
    await putOnHand(test.db, counted, [{ skuId: pen, onHand: 9 }]);
    expect(await seen(sql`update ${stocks} set on_hand = 8 where sku_id = ${pen}`)).toEqual([
      '商品 MG-Q7-BK 的库存为 8、预留 0，流水合计却是 9、0',
    ]);
    expect(await seen(sql`update ${stocks} set reserved = 2 where sku_id = ${pen}`)).toEqual([
      '商品 MG-Q7-BK 的库存为 9、预留 2，流水合计却是 9、0',
    ]);
  });

  it('are holders who got more than was set aside for them', async () => {
    await putOnHand(test.db, counted, [{ skuId: pen, onHand: 9 }]);
    const [mine, others] = [newHolder(), newHolder()];
    await take(mine, [pen, 2]);
    await take(others, [pen, 5]);
    const entry = sql`insert into ${stockEntries} (sku_id, kind, qty, holder, line_no, cause, at)
      values (${pen}, 'release', 3, ${mine}, 1, 'by hand', now())`;
    expect(await seen(entry)).toEqual([
      '商品 MG-Q7-BK 的库存为 9、预留 7，流水合计却是 9、4',
      `${mine} 第 1 行（商品 MG-Q7-BK）发出与释放的比预留的多 1 件`,
    ]);
    await giveBack(mine);
    await giveBack(others);
  });
});
