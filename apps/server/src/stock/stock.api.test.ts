import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must, skuIdOf, stockOf } from '../../test/buying';
import { type TestApp, testApp } from '../../test/testApp';
import { skus } from '../catalog/catalog.tables';
import { indexProducts } from '../catalog/indexing.service';
import { searchDocs } from '../search/search.tables';
import { availableOf, type Pieces, putOnHand, release, reserve } from './stock.service';

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

const orderedIn = (steps: { moq: number; multiple: number }) =>
  test.db.update(skus).set(steps).where(eq(skus.skuId, pen));
const take = (pieces: Pieces[]) => test.db.transaction((tx) => reserve(tx, pieces));
const giveBack = (pieces: Pieces[]) => test.db.transaction((tx) => release(tx, pieces));
const isListed = async (skuId: number) =>
  (await test.db.select().from(searchDocs).where(eq(searchDocs.skuId, skuId)))[0]?.inStock;

describe('stock', () => {
  it('is taken whole or not at all, and tells what is short', async () => {
    await putOnHand(test.db, [
      { skuId: paper, onHand: 10 },
      { skuId: pen, onHand: 3 },
    ]);
    const wanted = [
      { skuId: paper, qty: 5 },
      { skuId: pen, qty: 4 },
    ];
    expect((await take(wanted)).short).toEqual(new Map([[pen, 3]]));
    expect(await stockOf(test, paper)).toMatchObject({ onHand: 10, reserved: 0 });
    expect((await take([{ skuId: 999_999_999, qty: 1 }])).short).toEqual(new Map([[999_999_999, 0]]));
  });

  it('leaves the lists when the last piece is taken, and comes back with it', async () => {
    await putOnHand(test.db, [{ skuId: pen, onHand: 3 }]);
    await take([{ skuId: pen, qty: 2 }]);
    expect(await isListed(pen)).toBe(true);
    await take([{ skuId: pen, qty: 1 }]);
    expect(await isListed(pen)).toBe(false);
    expect(await availableOf(test.db, [pen])).toEqual(new Map([[pen, 0]]));
    await giveBack([{ skuId: pen, qty: 3 }]);
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
    await putOnHand(test.db, [{ skuId: pen, onHand: 5 }]);
    expect(await state()).toEqual([false, false, false]);
    await putOnHand(test.db, [{ skuId: pen, onHand: 7 }]);
    expect(await state()).toEqual([true, true, true]);
    await take([{ skuId: pen, qty: 2 }]);
    expect(await state()).toEqual([false, false, false]);
    await giveBack([{ skuId: pen, qty: 1 }]);
    expect(await state()).toEqual([true, true, true]);
    const [{ productId = 0, companyId = 0 } = {}] = await test.db.select().from(skus).where(eq(skus.skuId, pen));
    await orderedIn({ moq: 9, multiple: 3 });
    await test.db.transaction((tx) => indexProducts(tx, companyId, [productId]));
    expect(await state()).toEqual([false, false, false]);
    await giveBack([{ skuId: pen, qty: 1 }]);
    await orderedIn({ moq: 1, multiple: 1 });
  });

  it('never goes below nothing: the database itself refuses', async () => {
    await putOnHand(test.db, [{ skuId: pen, onHand: 3 }]);
    await expect(giveBack([{ skuId: pen, qty: 1 }])).rejects.toThrow();
    await take([{ skuId: pen, qty: 3 }]);
    await expect(putOnHand(test.db, [{ skuId: pen, onHand: 2 }])).rejects.toThrow();
    await giveBack([{ skuId: pen, qty: 3 }]);
  });

  it('reserved is what was taken and not given back, after any operations', async () => {
    const onHand = 50;
    await putOnHand(test.db, [
      { skuId: paper, onHand },
      { skuId: pen, onHand },
    ]);
    const taken: Pieces[][] = [];
    const qty = fc.integer({ min: 1, max: 30 });
    const step = fc.record({ back: fc.boolean(), paper: qty, pen: qty, which: fc.nat() });
    const sumOf = (skuId: number) =>
      taken.flat().reduce((sum, piece) => sum + (piece.skuId === skuId ? piece.qty : 0), 0);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        for (const each of steps) {
          if (each.back) {
            const [given] = taken.splice(taken.length > 0 ? each.which % taken.length : 0, 1);
            if (given) await giveBack(given);
            continue;
          }
          const wanted = [
            { skuId: pen, qty: each.pen },
            { skuId: paper, qty: each.paper },
          ];
          const fits = wanted.every((piece) => sumOf(piece.skuId) + piece.qty <= onHand);
          expect((await take(wanted)).short.size === 0).toBe(fits);
          if (fits) taken.push(wanted);
        }
        for (const skuId of [paper, pen]) expect((await stockOf(test, skuId)).reserved).toBe(sumOf(skuId));
      }),
      { numRuns: 15 },
    );
  });
});
