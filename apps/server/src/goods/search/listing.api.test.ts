import type { SkuHit } from '@yigou/contract/goods/catalog';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../test/buying';
import { worldTime } from '../../../test/template';
import { type TestApp, testApp } from '../../../test/testApp';
import { products, skus } from '../catalog/catalog.tables';
import { addToPool } from '../pricing/pricing.fixture';
import { indexProducts } from '../products/indexing.service';
import { putOnHand } from '../stock/stock.service';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

type Question = { searchKey?: string; pageIndex?: number; pageSize?: number; reqData?: object };

const search = async (question: Question) =>
  must(await test.call('ProductToC/GetWebSkuPage', { pageSize: 100, ...question } as never));

const variants = async (productId: number, searchKey = '', reqData = {}) =>
  must(await test.call('ProductToC/GetSkuVariants', { productId, searchKey, reqData })).resultData;

const modelOf = async (itemNo: string) => must(await test.call('ProductToC/GetSkuModelBySkuNo', { itemNo })).resultData;

const productIds = (cards: SkuHit[]) => cards.map((card) => card.productId);

describe('a list', () => {
  it.each([
    ['', {}],
    ['螺栓', {}],
    ['手套', { inStock: 1 }],
    ['螺栓', { sort: 'priceAsc' }],
    ['螺栓', { specs: ['直径:M6'] }],
  ])(
    'of “%s” with %j has one row for each product, its best SKU, in the same order as every SKU',
    async (searchKey, reqData) => {
      const every: SkuHit[] = [];
      for (let pageIndex = 1; ; pageIndex += 1) {
        const { resultData } = await search({ searchKey, pageIndex, reqData: { ...reqData, everySku: 1 } });
        every.push(...resultData);
        if (resultData.length < 100) break;
      }
      const firsts = every.filter((card, at) => productIds(every).indexOf(card.productId) === at);
      const page = await search({ searchKey, reqData });
      expect(page).toMatchObject({ grouped: true, totalCount: firsts.length, skuCount: every.length });
      expect(page.resultData.map((card) => card.itemId)).toEqual(firsts.slice(0, 100).map((card) => card.itemId));
      for (const card of page.resultData) {
        const same = every.filter((each) => each.productId === card.productId);
        expect(card.skuCount).toBe(same.length);
        expect(card.chips.length).toBe(same.length < 2 ? 0 : Math.min(3, same.length));
        if (same.length > 1) expect(card.chips.map((chip) => chip.itemId)).toContain(card.itemId);
        for (const chip of card.chips)
          expect(same.find((each) => each.itemId === chip.itemId)?.itemSpec).toBe(chip.itemSpec);
      }
    },
  );

  it('is of SKUs when a number was typed', async () => {
    const page = await search({ searchKey: 'JG-NL-M6X20' });
    expect(page.grouped).toBe(false);
    expect(page.resultData[0]).toMatchObject({ itemNo: 'JG-NL-M6X20', skuCount: 1, chips: [] });
  });

  it('is of SKUs when the beginning of a number was typed, and of products for the beginning of a word', async () => {
    const page = await search({ searchKey: 'jg-nl-m6' });
    expect(page.grouped).toBe(false);
    expect(page.resultData.map((card) => card.itemNo)).toEqual(expect.arrayContaining(['JG-NL-M6X16', 'JG-NL-M6X20']));
    expect((await search({ searchKey: 'M6' })).grouped).toBe(true);
  });

  it('shows the very SKU when its whole spec was typed', async () => {
    const { resultData } = await search({ searchKey: 'M6×20 螺栓' });
    expect(resultData.length).toBeGreaterThan(1);
    for (const card of resultData) expect(card.itemSpec).toBe('M6×20');
  });

  it.each(['', '螺栓', '手套'])(
    'of “%s” counts in its facets the products that choosing them finds',
    async (searchKey) => {
      const { facets } = await search({ searchKey });
      const total = async (reqData: object) => (await search({ searchKey, reqData, pageSize: 1 })).totalCount;
      for (const { id, count } of facets.categories.slice(0, 3)) expect(await total({ categoryId: id })).toBe(count);
      for (const { id, count } of facets.brands.slice(0, 3)) expect(await total({ brandIds: [id] })).toBe(count);
      for (const { from, to, count } of facets.prices)
        expect(await total({ priceFrom: from, ...(to !== null && { priceTo: to }) })).toBe(count);
      for (const { name, values } of facets.specs) {
        for (const { value, count } of values.slice(0, 3))
          expect(await total({ specs: [`${name}:${value}`] })).toBe(count);
      }
    },
  );

  it('of screws is chosen by diameter, length and material', async () => {
    const { facets } = await search({ searchKey: '螺栓' });
    const rows = new Map(facets.specs.map((row) => [row.name, row.values.map((each) => each.value)]));
    expect(rows.get('直径')?.slice(0, 4)).toEqual(['M3', 'M4', 'M5', 'M6']);
    expect(rows.get('长度')).toEqual(expect.arrayContaining(['8mm', '20mm', '60mm']));
    expect(rows.get('材质')).toContain('碳钢');
    expect(rows.has('规格')).toBe(false);
  });

  it('follows a parameter that was changed', async () => {
    const { productId } = await modelOf('JG-NL-M6X20');
    const [product] = await test.db.select().from(products).where(eq(products.productId, productId));
    if (!product) throw new Error('no product');
    const chosen = async (value: string) =>
      productIds((await search({ reqData: { specs: [`材质:${value}`] } })).resultData).includes(productId);
    const write = (params: typeof product.params) =>
      test.db.transaction(async (tx) => {
        await tx.update(products).set({ params }).where(eq(products.productId, productId));
        await indexProducts(tx, product.companyId, [productId]);
      });
    expect([await chosen('合金钢'), await chosen('钛合金')]).toEqual([true, false]);
    await write([{ name: '材质', value: '钛合金' }]);
    expect([await chosen('合金钢'), await chosen('钛合金')]).toEqual([false, true]);
    await write(product.params);
  });

  it('shows what a neighbour is called now, and what is left of it, though it was shown before', async () => {
    const rowOf = async () => {
      const { resultData } = await search({ searchKey: '内六角螺栓' });
      const row = resultData.find((each) => each.chips.length > 1);
      const chip = row?.chips.find((each) => each.itemId !== row.itemId);
      if (!row || !chip) throw new Error('no product with several SKUs');
      return { row, chip };
    };
    const { row, chip } = await rowOf();
    const [sku] = await test.db.select().from(skus).where(eq(skus.skuId, chip.itemId));
    if (!sku) throw new Error('no SKU');
    const write = (specs: string[]) =>
      test.db.transaction(async (tx) => {
        await tx.update(skus).set({ specs }).where(eq(skus.skuId, sku.skuId));
        await indexProducts(tx, sku.companyId, [sku.productId]);
      });
    await write(['M6×21']);
    expect((await search({ searchKey: row.itemNo })).resultData[0]?.itemId).toBe(row.itemId);
    expect((await variants(row.productId)).map((each) => each.itemSpec)).toContain('M6×21');
    const { resultData } = await search({ searchKey: '内六角螺栓' });
    const chips = resultData.find((each) => each.itemId === row.itemId)?.chips;
    expect(chips?.find((each) => each.itemId === chip.itemId)?.itemSpec).toBe('M6×21');
    await write(sku.specs);
    expect((await rowOf()).row).toEqual(row);
    const counts = [row.stockQty + 7, row.stockQty];
    for (const onHand of counts) {
      await test.db.transaction((tx) =>
        putOnHand(tx, { cause: `count:${onHand}`, now: worldTime }, [{ skuId: row.itemId, onHand }]),
      );
      expect((await rowOf()).row.stockQty).toBe(onHand);
    }
  });

  it('shows the neighbours that this question found, not those of another with as many', async () => {
    const lengths = ['16mm', '20mm', '30mm', '40mm'].map((length) => `长度:${length}`);
    const pairs = lengths.flatMap((one, at) => lengths.slice(at + 1).map((other) => [one, other]));
    const seen = new Map<number, Set<string>>();
    for (const pair of pairs) {
      const reqData = { specs: ['直径:M6', ...pair] };
      const every = (await search({ searchKey: '螺栓', reqData: { ...reqData, everySku: 1 } })).resultData;
      for (const card of (await search({ searchKey: '螺栓', reqData })).resultData) {
        const same = every.filter((each) => each.productId === card.productId).map((each) => each.itemId);
        const chips = card.chips.map((chip) => chip.itemId);
        if (same.length > 1) expect(new Set(chips)).toEqual(new Set(same));
        seen.set(card.itemId, (seen.get(card.itemId) ?? new Set()).add(chips.join()));
      }
    }
    // One was shown beside several others: or nothing was tried.
    expect(Math.max(...Array.from(seen.values(), (each) => each.size))).toBeGreaterThan(1);
  });

  it('says what a piece of a package costs, and from which province it comes', async () => {
    expect(await modelOf('JG-NL-M6X20')).toMatchObject({
      unit: '包',
      pack: { qty: 50, unit: '只' },
      shipsFrom: expect.stringMatching(/^\d{2}0000$/),
    });
  });
});

describe('variants', () => {
  it('are all that is sold of a product, sizes in their own order, and say which were meant', async () => {
    const { productId } = await modelOf('JG-LS-M8X20');
    const rows = await variants(productId, '螺栓', { specs: ['直径:M6'] });
    const onShelf = await test.db.select().from(skus).where(eq(skus.productId, productId));
    expect(rows.length).toBe(onShelf.filter((row) => row.onShelf).length);
    expect(rows.filter((row) => row.matches).map((row) => row.itemSpec)).toEqual(['M6×16', 'M6×20', 'M6×30', 'M6×40']);
    expect(rows.map((row) => row.itemSpec).slice(-3)).toEqual(['M12×40', 'M12×50', 'M12×60']);
  });

  it('of what is not there are none', async () => {
    expect(await variants(9_999_999)).toEqual([]);
  });

  it('and replacements outside the pool are not shown', async () => {
    const { token, customerId } = await test.logIn('buyer2');
    const { productId, itemId } = await modelOf('JG-LS-M6X20');
    const asked = async () => [
      must(await test.call('Product/GetSkuVariants', { productId }, { token })).resultData.length,
      must(await test.call('Product/GetSkuReplaceList', { itemId }, { token })).resultData.length,
    ];
    const [before = 0, others = 0] = await asked();
    expect([before > 0, others > 0]).toEqual([true, true]);
    const paper = await modelOf('DL-A4-70');
    await addToPool(test.db, customerId, { includeCategoryIds: [paper.categoryId] });
    expect(await asked()).toEqual([0, 0]);
  });
});

it('replacements have the same spec, are another product and can be had', async () => {
  const gone = await modelOf('JG-LS-M6X20');
  expect(gone.stockQty).toBe(0);
  const rows = must(await test.call('ProductToC/GetSkuReplaceList', { itemId: gone.itemId })).resultData;
  expect(rows.map((row) => row.itemNo)).toEqual(expect.arrayContaining(['JG-SS-M6X20', 'JG-NL-M6X20']));
  for (const row of rows) {
    expect(row.itemSpec).toBe('M6×20');
    expect(row.productId).not.toBe(gone.productId);
    expect(row.stockQty).toBeGreaterThan(0);
  }
  expect(must(await test.call('ProductToC/GetSkuReplaceList', { itemId: 9_999_999 })).resultData).toEqual([]);
});
