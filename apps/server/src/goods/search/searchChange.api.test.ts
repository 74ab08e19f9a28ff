import { dayEnd, dayStart, formatDate } from '@yigou/contract/ground/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { must } from '../../../test/buying';
import { nos, searching } from '../../../test/searching';
import { worldTime } from '../../../test/template';
import { type TestApp, testApp } from '../../../test/testApp';
import { addDays } from '../../ground/lib/clock';
import { brands, categories, labels, products, skus, suppliers } from '../catalog/catalog.tables';
import { addContractPrices, addToPool } from '../pricing/pricing.fixture';
import { indexProducts } from '../products/indexing.service';
import { indexFigures } from './index.service';
import { plainFilter, searchSkus } from './search.service';
import { synonyms } from './search.tables';
import { createShelves } from './shelf/shelves.service';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const { search, sku } = searching(() => test);

describe('a change', () => {
  it('is found the moment it commits, and not before or when it is undone', async () => {
    const row = await sku('SD-GJX');
    const change = (onShelf: boolean, undo: boolean) =>
      test.db.transaction(async (tx) => {
        await tx.update(skus).set({ onShelf }).where(eq(skus.skuId, row.skuId));
        await indexProducts(tx, row.companyId, [row.productId]);
        if (undo) throw new Error('undone');
      });
    const found = async () => nos((await search({ searchKey: 'SD-GJX' })).resultData).includes('SD-GJX');
    expect(await found()).toBe(true);
    await expect(change(false, true)).rejects.toThrow('undone');
    expect(await found()).toBe(true);
    await change(false, false);
    expect(await found()).toBe(false);
    await change(true, false);
    expect(await found()).toBe(true);
  });

  it('that ends an article leads who types its number to what is sold in its place', async () => {
    const [gone, heir] = [await sku('SD-GJX'), await sku('DL-A4-70')];
    const write = (onShelf: boolean, successorId: number | null) =>
      test.db.transaction(async (tx) => {
        await tx.update(skus).set({ onShelf, ended: !onShelf, successorId }).where(eq(skus.skuId, gone.skuId));
        await indexProducts(tx, gone.companyId, [gone.productId]);
      });
    const asked = async (searchKey: string, token?: string) => (await search({ searchKey }, token)).ended;
    expect(await asked('SD-GJX')).toBeNull();
    await write(false, heir.skuId);
    expect(await asked(' sd-gjx ')).toMatchObject({ itemNo: 'SD-GJX', successor: { itemNo: 'DL-A4-70', price: 159 } });
    expect(await asked('搅拌器')).toBeNull();
    const page = must(await test.call('ProductToC/GetSkuModel', { itemId: gone.skuId })).resultData;
    expect(page).toMatchObject({ itemState: 0, successor: { itemNo: 'DL-A4-70' } });
    // Nobody is offered what they may not buy.
    const { token, customerId } = await test.logIn('buyer2');
    expect(await asked('SD-GJX', token)).not.toBeNull();
    await addToPool(test.db, customerId, { excludeSkuIds: [heir.skuId] });
    expect(await asked('SD-GJX', token)).toBeNull();
    await write(true, null);
    expect(await asked('SD-GJX')).toBeNull();
  });

  it('of a name comes into and leaves the lists that were found before', async () => {
    const { productId, companyId } = await sku('SD-GJX');
    const [{ name = '' } = {}] = await test.db.select().from(products).where(eq(products.productId, productId));
    const rename = (next: string) =>
      test.db.transaction(async (tx) => {
        await tx.update(products).set({ name: next }).where(eq(products.productId, productId));
        await indexProducts(tx, companyId, [productId]);
      });
    const found = async (searchKey: string) => {
      const answer = await search({ searchKey, pageSize: 100 });
      return { total: answer.totalCount, has: nos(answer.resultData).includes('SD-GJX') };
    };
    const before = await found('搅拌器');
    expect(before.has).toBe(false);
    await rename(`${name} 搅拌器`);
    expect(await found('搅拌器')).toEqual({ total: before.total + 1, has: true });
    await rename(name);
    expect(await found('搅拌器')).toEqual(before);
  });

  it('of what an article is called is heard by who has another word for it, and asked before', async () => {
    const { productId, companyId } = await sku('SD-GJX');
    const [product] = await test.db.select().from(products).where(eq(products.productId, productId));
    if (!product) throw new Error('no product');
    const write = (keywords: string[]) =>
      test.db.transaction(async (tx) => {
        await tx.update(products).set({ keywords }).where(eq(products.productId, productId));
        await indexProducts(tx, companyId, [productId]);
      });
    const group = ['鲁班匣', '匠人匣'].map((word) => ({ companyId, groupNo: 9999, word }));
    await test.db.insert(synonyms).values(group);
    const found = async () => nos((await search({ searchKey: '鲁班匣', reqData: { asTyped: 1 } })).resultData);
    expect(await found()).not.toContain('SD-GJX');
    await write([...product.keywords, '匠人匣']);
    expect(await found()).toEqual(['SD-GJX']);
    await write(product.keywords);
    expect(await found()).not.toContain('SD-GJX');
    await test.db.delete(synonyms).where(eq(synonyms.groupNo, 9999));
  });

  it('of what a brand, a supplier, a label or a category is called is shown at once', async () => {
    const { productId } = await sku('SD-GJX');
    const [product] = await test.db.select().from(products).where(eq(products.productId, productId));
    if (!product) throw new Error('no product');
    const { brandId, supplierId, categoryId } = product;
    const [labelId = 0] = product.labelIds;
    const shown = async () => {
      const { resultData, facets } = await search({ searchKey: 'SD-GJX' });
      const model = must(await test.call('ProductToC/GetSkuModel', { itemId: resultData[0]?.itemId })).resultData;
      const { brandName, supplierName, labels: tags } = resultData[0] ?? {};
      return [
        [brandName, model.brandName, facets.brands.find((brand) => brand.id === brandId)?.name],
        [supplierName, model.supplierName, facets.suppliers.find((supplier) => supplier.id === supplierId)?.name],
        [tags?.[0], model.labels[0], facets.labels.find((label) => label.id === labelId)?.name],
        [model.breadcrumb.at(-1)?.categoryName],
      ];
    };
    const before = await shown();
    const rename = (to: (name: string) => string) =>
      test.db.transaction(async (tx) => {
        const [brand = '', supplier = '', label = '', category = ''] = before.map(([name]) => to(name ?? ''));
        await tx.update(brands).set({ name: brand }).where(eq(brands.brandId, brandId));
        await tx.update(suppliers).set({ shortName: supplier }).where(eq(suppliers.supplierId, supplierId));
        await tx.update(labels).set({ name: label }).where(eq(labels.labelId, labelId));
        await tx.update(categories).set({ name: category }).where(eq(categories.categoryId, categoryId));
      });
    await rename((name) => `新${name}`);
    expect(await shown()).toEqual(before.map((places) => places.map((name) => `新${name}`)));
    await rename((name) => name);
    expect(await shown()).toEqual(before);
  });

  it('of a price book counts from midnight of its first day to the end of its last', async () => {
    const { token, customerId } = await test.logIn('admin');
    const { skuId } = await sku('LJ-MX5');
    await addContractPrices(test.db, [
      {
        customerId,
        skuId,
        price: 50_000,
        validFrom: addDays(worldTime, 10),
        validTo: dayEnd(formatDate(addDays(worldTime, 10))),
      },
    ]);
    const price = async () => (await search({ searchKey: 'LJ-MX5' }, token)).resultData[0]?.price;
    expect(await price()).toBe(699);
    const first = dayStart(formatDate(addDays(worldTime, 10)));
    test.clock.set(new Date(first.getTime() - 1));
    const { token: eve } = await test.logIn('admin');
    expect((await search({ searchKey: 'LJ-MX5' }, eve)).resultData[0]?.price).toBe(699);
    test.clock.set(first);
    const { token: then } = await test.logIn('admin');
    const later = (await search({ searchKey: 'LJ-MX5' }, then)).resultData[0];
    expect(later).toMatchObject({ price: 500, priceKind: 'contract' });
    test.clock.set(addDays(first, 1));
    const { token: after } = await test.logIn('admin');
    expect((await search({ searchKey: 'LJ-MX5' }, after)).resultData[0]?.price).toBe(699);
    test.clock.set(worldTime);
  });

  it('that a customer agreed is kept for a moment whatever others write, and read anew when an article changes', async () => {
    const shelves = createShelves({ lookAgainMs: 0, momentMs: 600_000 });
    const { customerId } = await test.logIn('admin');
    const { skuId, productId, companyId } = await sku('SD-GJX');
    const viewer = { companyId, customerId, now: worldTime };
    const agreed = async () => {
      const reqData = { ...plainFilter, selAstrict: 1 as const };
      const question = { pageIndex: 1, pageSize: 1, searchKey: '', reqData };
      return (await searchSkus(shelves, test.db, viewer, question)).totalCount;
    };
    const [before, same] = await Promise.all([agreed(), agreed()]);
    expect(same).toBe(before);
    const [validFrom, validTo] = [addDays(worldTime, -1), addDays(worldTime, 1)];
    await addContractPrices(test.db, [{ customerId, skuId, price: 100, validFrom, validTo }]);
    shelves.expire();
    expect(await agreed()).toBe(before);
    await test.db.transaction((tx) => indexProducts(tx, companyId, [productId]));
    expect(await agreed()).toBe(before + 1);
  });

  it('of a price alone moves it in order, filters and cards, and leaves what its words found', async () => {
    const shelves = createShelves({ lookAgainMs: 0, momentMs: 600_000 });
    const [{ companyId, skuId, listPrice }, viewer] = [
      await sku('SD-GJX'),
      { companyId: 1, customerId: null, now: worldTime },
    ];
    const ask = async (reqData: object) => {
      const input = {
        pageIndex: 1,
        pageSize: 100,
        searchKey: '工具箱',
        reqData: { ...plainFilter, everySku: 1 as const, ...reqData },
      };
      return (await searchSkus(shelves, test.db, viewer, input)).resultData;
    };
    const has = (cards: { itemNo: string }[]) => cards.some(({ itemNo }) => itemNo === 'SD-GJX');
    const reprice = (price: number, onShelf = true) =>
      test.db.transaction(async (tx) => {
        await tx.update(skus).set({ listPrice: price, tiers: [], onShelf }).where(eq(skus.skuId, skuId));
        await indexFigures(tx, [{ skuId, price, onShelf, sales: 0 }]);
      });
    const last = 9_999_900;
    expect((await ask({ sort: 'priceDesc' }))[0]?.itemNo).not.toBe('SD-GJX');
    expect(has(await ask({ priceFrom: 90_000 }))).toBe(false);
    const memory = await shelves.of(test.db, companyId);
    const found = memory.matches.peek('工具箱');
    expect(found?.docs.length).toBeGreaterThan(0);
    await reprice(last);
    expect((await ask({ sort: 'priceDesc' }))[0]).toMatchObject({ itemNo: 'SD-GJX', price: last / 100 });
    expect(has(await ask({ priceFrom: 90_000 }))).toBe(true);
    expect(memory.matches.peek('工具箱')).toBe(found);
    // Whether it is sold is no figure: lists hold what is on the shelf.
    await reprice(last, false);
    expect(has(await ask({}))).toBe(false);
    expect(memory.matches.peek('工具箱')?.docs).toHaveLength((found?.docs.length ?? 0) - 1);
    await reprice(listPrice);
    expect(has(await ask({}))).toBe(true);
  });

  it('is asked for once by all who ask for the same at once', async () => {
    const shelves = createShelves({ lookAgainMs: 0, momentMs: 0 });
    const question = { pageIndex: 1, pageSize: 5, searchKey: '工具箱', reqData: plainFilter };
    const ask = () => searchSkus(shelves, test.db, { companyId: 1, customerId: null, now: worldTime }, question);
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(second).toBe(first);
    expect(await ask()).not.toBe(first);
  });
});

describe('a look at what changed', () => {
  const companyId = 1;
  const lookAgainMs = 100;
  let now = Date.now();
  const clock = vi.spyOn(Date, 'now');
  beforeAll(() => {
    clock.mockImplementation(() => now);
  });
  afterAll(() => clock.mockRestore());

  async function priced(momentMs = 600_000) {
    const shelves = createShelves({ lookAgainMs, momentMs });
    const rows = await test.db
      .select({ skuId: skus.skuId, skuNo: skus.skuNo })
      .from(skus)
      .where(eq(skus.companyId, companyId))
      .limit(60);
    const write = (price: number, count = rows.length) =>
      test.db.transaction((tx) =>
        indexFigures(
          tx,
          rows.slice(0, count).map(({ skuId }) => ({ skuId, price, onShelf: true, sales: 0 })),
        ),
      );
    const seen = async (afterMs = 0) => {
      now += afterMs;
      const { shelf } = await shelves.of(test.db, companyId);
      return shelf.price[shelf.docOf(rows[0]?.skuId ?? 0)];
    };
    await seen();
    return { shelves, write, seen, first: rows[0]?.skuNo ?? '' };
  }

  it('rests after a piece of a release, for less than a second', async () => {
    const { write, seen } = await priced();
    await write(101);
    expect(await seen(lookAgainMs)).toBe(101);
    await write(102);
    expect(await seen(lookAgainMs)).toBe(101);
    expect(await seen(7 * lookAgainMs)).toBe(102);
  });

  it('leaves pages to end by themselves after a piece of a release, and within a second', async () => {
    const { shelves, write, first } = await priced(1000);
    // Nothing costs so much yet.
    const reqData = { ...plainFilter, everySku: 1 as const, priceFrom: 4.02 };
    const question = { pageIndex: 1, pageSize: 1, searchKey: first, reqData };
    const page = (afterMs: number) => {
      now += afterMs;
      return searchSkus(shelves, test.db, { companyId, customerId: null, now: worldTime }, question);
    };
    await write(401);
    const before = await page(lookAgainMs);
    expect(before.totalCount).toBe(0);
    // The shelf rests now: what follows is seen late, and its page is kept.
    await write(402);
    const kept = await page(3 * lookAgainMs - 1);
    expect(kept).toBe(before);
    expect(await page(1)).toBe(before);
    expect((await page(600)).totalCount).toBe(1);
  });

  it('does not rest after a few rows, nor when this process wrote something itself', async () => {
    const { shelves, write, seen } = await priced();
    await write(201, 1);
    expect(await seen(lookAgainMs)).toBe(201);
    await write(202);
    expect(await seen(lookAgainMs)).toBe(202);
    await write(203);
    shelves.expire();
    expect(await seen()).toBe(203);
  });

  it('is taken again when something was written meanwhile', async () => {
    const { shelves, write, seen } = await priced();
    const looking = seen(lookAgainMs);
    shelves.expire();
    await looking;
    await write(301, 1);
    expect(await seen()).toBe(301);
  });
});
