import { readFileSync } from 'node:fs';
import { formatDate, type SkuCard } from '@yigou/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../test/buying';
import { worldTime } from '../../test/template';
import { type TestApp, testApp } from '../../test/testApp';
import { addLabel } from '../catalog/adding.service';
import { brands, categories, customerParts, labels, products, skus, suppliers } from '../catalog/catalog.tables';
import { addDays } from '../lib/clock';
import { addContractPrices, addPoolEntry } from '../pricing/pricing.service';
import { contractPrices } from '../pricing/pricing.tables';
import { indexProducts } from '../products/indexing.service';
import { nothing } from '../reports/reports.rules';
import { goodsSums } from '../reports/reports.tables';
import { plainFilter, searchSkus } from './search.service';
import { synonyms } from './search.tables';
import { createShelves } from './shelves.service';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

type Question = { searchKey?: string; pageIndex?: number; pageSize?: number; reqData?: object };

/** Every SKU that is found; what a list makes of them is in listing.api.test.ts. */
async function search(question: Question, token?: string) {
  const door = token ? 'Product/GetWebSkuPage' : 'ProductToC/GetWebSkuPage';
  const input = { pageSize: 100, ...question, reqData: { everySku: 1, ...question.reqData } };
  const answer = await test.call(door, input as never, token ? { token } : {});
  if (!answer.success) throw new Error(answer.errorMsg);
  return answer;
}

const sku = async (skuNo: string) => {
  const [row] = await test.db.select().from(skus).where(eq(skus.skuNo, skuNo));
  if (!row) throw new Error(skuNo);
  return row;
};

const words = (card: SkuCard | undefined) => `${card?.itemNo} ${card?.itemName} ${card?.itemSpec}`;
const nos = (cards: SkuCard[]) => cards.map((card) => card.itemNo);

const table = readFileSync(new URL('../../../../docs/search-queries.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/输入|---/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, typed = '', first = '', also = '']) => [typed, first, also] as const);

describe('the table of docs/search-queries.md', () => {
  it('has at least sixty rows', () => {
    expect(table.length).toBeGreaterThanOrEqual(60);
  });

  it.each(table)('%s → %s', async (typed, first, also) => {
    const { resultData, matched } = await search({ searchKey: typed });
    expect(matched).toBe('all');
    expect(words(resultData[0])).toContain(first);
    expect(nos(resultData)).toEqual(expect.arrayContaining(also ? also.split(/,\s*/) : []));
  });
});

describe('what was typed badly', () => {
  it.each(['%_', "'", '\\', '💥', '，。', '---', '   %'])('%s finds nothing and breaks nothing', async (searchKey) => {
    expect(await search({ searchKey })).toMatchObject({ resultData: [], totalCount: 0, matched: 'none' });
  });

  it.each(["' or 1=1 --", '<script>alert(1)</script>', "a') | ('b", 'x'.repeat(500), '复'.repeat(500), ':* & !'])(
    '%s is only text',
    async (searchKey) => {
      expect(await search({ searchKey })).toMatchObject({ success: true });
    },
  );

  it('an empty word means everything on the shelf', async () => {
    const [row] = await test.db
      .select({ n: sql`count(*)`.mapWith(Number) })
      .from(skus)
      .where(eq(skus.onShelf, true));
    expect((await search({ searchKey: '' })).totalCount).toBe(row?.n);
  });

  it.each(['打印机', '手套', '螺丝', '墨盒'])(
    'of %s and a model nobody has leaves it in its own order',
    async (thing) => {
      const alone = await search({ searchKey: thing });
      const found = await search({ searchKey: `${thing} Z99999` });
      expect(found).toMatchObject({ matched: 'partial', missing: ['z99999'] });
      expect(nos(found.resultData).slice(0, 12)).toEqual(nos(alone.resultData).slice(0, 12));
    },
  );

  it('says when only a part matches, and what is missing', async () => {
    expect(await search({ searchKey: '得力 46码 安全鞋' })).toMatchObject({
      matched: 'partial',
      missing: ['得力', '46'],
    });
    const [first] = (await search({ searchKey: '得力 46码 安全鞋' })).resultData;
    expect(first?.itemName).toContain('鞋');
  });

  it('puts a slip right where nothing else is found, and leaves it on request', async () => {
    const mended = await search({ searchKey: '复映纸' });
    expect(mended).toMatchObject({ matched: 'all', searched: '复印纸', didYouMean: '' });
    expect(mended.totalCount).toBe((await search({ searchKey: '复印纸' })).totalCount);
    const asTyped = await search({ searchKey: '复映纸', reqData: { asTyped: 1 } });
    expect([asTyped.matched, asTyped.searched]).toEqual(['partial', '']);
    expect((await search({ searchKey: '复印纸' })).searched).toBe('');
  });

  it('offers a near word that finds far more, and changes nothing by itself', async () => {
    const near = await search({ searchKey: '德力' });
    expect([near.didYouMean, near.searched]).toEqual(['得力', '']);
    expect(near.totalCount * 10).toBeLessThanOrEqual((await search({ searchKey: '得力' })).totalCount);
    expect((await search({ searchKey: '德力', reqData: { asTyped: 1 } })).didYouMean).toBe('');
    for (const searchKey of ['得力', '复印纸', '胶袋', '手套', 'thinkbook', 'jiaodai']) {
      expect([searchKey, (await search({ searchKey })).didYouMean]).toEqual([searchKey, '']);
    }
  });

  it.each(['洗衣机', '饮水机', '咖啡机', '空调', '挖掘机'])(
    '%s is not sold, and nothing is called so',
    async (searchKey) => {
      const { matched, missing, searched } = await search({ searchKey });
      expect(matched).not.toBe('all');
      expect([missing, searched]).toEqual([[searchKey], '']);
    },
  );

  it('a page far behind the end is empty', async () => {
    expect((await search({ pageIndex: 1_000_000_000, pageSize: 100 })).resultData).toEqual([]);
  });

  it('a price range upside down is turned round', async () => {
    const range = await search({ reqData: { priceFrom: 100, priceTo: 50 } });
    expect(range.totalCount).toBe((await search({ reqData: { priceFrom: 50, priceTo: 100 } })).totalCount);
    expect(range.totalCount).toBeGreaterThan(0);
  });

  it.each([
    { brandIds: [999_999] },
    { categoryId: 999_999 },
    { labIds: [999_999] },
    { specs: ['颜色:透明紫'] },
    { specs: ['nonsense'] },
  ])('a filter nobody meets finds nothing: %j', async (reqData) => {
    expect(await search({ reqData })).toMatchObject({ totalCount: 0, resultData: [] });
  });
});

describe('facets', () => {
  it.each(['', '手套', '得力', '复印纸'])('of “%s” count what choosing them finds', async (searchKey) => {
    const { facets } = await search({ searchKey });
    const total = async (reqData: object) => (await search({ searchKey, reqData, pageSize: 1 })).totalCount;
    for (const { id, count } of facets.categories.slice(0, 5)) expect(await total({ categoryId: id })).toBe(count);
    for (const { id, count } of facets.brands.slice(0, 5)) expect(await total({ brandIds: [id] })).toBe(count);
    for (const { id, count } of facets.labels) expect(await total({ labIds: [id] })).toBe(count);
    for (const { id, count } of facets.suppliers.slice(0, 5)) expect(await total({ supplierIds: [id] })).toBe(count);
    for (const { from, to, count } of facets.prices) {
      expect(await total({ priceFrom: from, ...(to !== null && { priceTo: to }) })).toBe(count);
    }
    for (const { name, values } of facets.specs.slice(0, 3)) {
      for (const { value, count } of values.slice(0, 3))
        expect(await total({ specs: [`${name}:${value}`] })).toBe(count);
    }
  });

  it('keep showing the other values of a chosen facet', async () => {
    const { facets } = await search({ searchKey: '手套' });
    const [one] = facets.brands;
    const chosen = await search({ searchKey: '手套', reqData: { brandIds: [one?.id] } });
    expect(chosen.facets.brands).toEqual(facets.brands);
    expect(chosen.totalCount).toBe(one?.count);
  });
});

describe('order', () => {
  const prices = (cards: SkuCard[]) => cards.map((card) => card.price);

  it('by price up and down, over the pages', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((pageIndex) => search({ pageIndex, pageSize: 50, reqData: { sort: 'priceAsc' } })),
    );
    const up = pages.flatMap((page) => prices(page.resultData));
    expect(up).toEqual([...up].sort((a, b) => a - b));
    expect(new Set(pages.flatMap((page) => nos(page.resultData))).size).toBe(150);
    const down = prices((await search({ reqData: { sort: 'priceDesc' } })).resultData);
    expect(down).toEqual([...down].sort((a, b) => b - a));
  });

  it('puts what is in stock before what is not', async () => {
    const { resultData } = await search({ searchKey: '手套' });
    const stock = resultData.map((card) => (card.stockQty > 0 ? 0 : 1));
    const byName = stock.slice(0, 20);
    expect(byName).toEqual([...byName].sort());
    for (const card of (await search({ searchKey: '手套', reqData: { inStock: 1 } })).resultData) {
      expect(card.stockQty).toBeGreaterThan(0);
    }
  });
});

describe('own prices', () => {
  it('a buyer sees contract prices, sorted and filtered by them; a visitor does not', async () => {
    const { token } = await test.logIn('buyer');
    const mine = await search({ reqData: { selAstrict: 1, sort: 'priceAsc' } }, token);
    expect(mine.totalCount).toBe(9);
    for (const card of mine.resultData) expect(card.priceKind).toBe('contract');
    const paper = mine.resultData.find((card) => card.itemNo === 'DL-A4-70');
    expect(paper).toMatchObject({ price: 139.92, partNo: 'HD-100001' });
    expect((await search({ searchKey: 'DL-A4-70' })).resultData[0]).toMatchObject({
      price: 159,
      priceKind: 'list',
      partNo: '',
    });
    expect((await search({ reqData: { selAstrict: 1 } })).totalCount).toBe(0);
  });

  it('of two customers each sees his own price and number, whoever asked before', async () => {
    const { skuId } = await sku('JG-NL-M6X20');
    const people = [await test.logIn('buyer'), await test.logIn('buyer2')];
    const [validFrom, validTo] = [addDays(worldTime, -1), addDays(worldTime, 1)];
    const shown = async () => {
      const cards = [];
      for (const { token } of [...people, ...people])
        cards.push((await search({ searchKey: 'JG-NL-M6X20' }, token)).resultData[0]);
      return cards.map((card) => [card?.price, card?.partNo]);
    };
    for (const [at, { customerId }] of people.entries())
      await test.db.insert(customerParts).values({ customerId, skuId, partNo: `OWN-${at}` });
    const [list] = (await shown())[0] ?? [];
    const numbers = [
      [list, 'OWN-0'],
      [list, 'OWN-1'],
    ];
    expect(await shown()).toEqual([...numbers, ...numbers]);
    await test.db.delete(customerParts).where(eq(customerParts.skuId, skuId));
    for (const [at, { customerId }] of people.entries())
      await addContractPrices(test.db, [{ customerId, skuId, price: 100 * (at + 1), validFrom, validTo }]);
    const prices = [
      [1, ''],
      [2, ''],
    ];
    expect(await shown()).toEqual([...prices, ...prices]);
    await test.db.delete(contractPrices).where(eq(contractPrices.skuId, skuId));
  });

  it('what somebody of the company bought before comes before its like, for nobody else', async () => {
    const { token, customerId } = await test.logIn('buyer');
    const other = await test.logIn('buyer2');
    const order = async (whose?: string) =>
      (await search({ searchKey: '手套', pageSize: 20 }, whose)).resultData.map((card) => card.itemId);
    const [mine, theirs] = [await order(token), await order(other.token)];
    const second = mine[1] ?? 0;
    const span = formatDate(worldTime).slice(0, 4);
    await test.db.insert(goodsSums).values({ ...nothing, companyId: 1, customerId, span, skuId: second, lines: 1 });
    expect(await order(token)).toEqual([second, ...mine.filter((itemId) => itemId !== second)]);
    expect(await order(other.token)).toEqual(theirs);
    await test.db.delete(goodsSums).where(eq(goodsSums.skuId, second));
    expect(await order(token)).toEqual(mine);
  });

  it('finds by the part number of the customer, first, and only for him', async () => {
    const { token } = await test.logIn('buyer');
    expect((await search({ searchKey: 'HD-100001' }, token)).resultData[0]).toMatchObject({ itemNo: 'DL-A4-70' });
    expect((await search({ searchKey: 'HD-100001' })).totalCount).toBe(0);
    const other = await test.logIn('buyer2');
    expect((await search({ searchKey: 'HD-100001' }, other.token)).totalCount).toBe(0);
  });

  it('finds a part number anywhere and in any writing, offers near ones, and never those of others', async () => {
    const { token } = await test.logIn('buyer');
    for (const searchKey of [
      'hd100001',
      '编码 HD-100001',
      'ｈｄ １００００１',
      'hd_100001 复印纸',
      'HD10O001',
      'HD-1000011',
    ]) {
      expect(nos((await search({ searchKey }, token)).resultData)[0]).toBe('DL-A4-70');
    }
    expect(await search({ searchKey: 'HD10O001' }, token)).toMatchObject({ searched: 'HD-100001', matched: 'all' });
    expect(await search({ searchKey: 'HD-1000011' }, token)).toMatchObject({
      didYouMean: 'HD-100001',
      matched: 'partial',
    });
    const other = (await test.logIn('buyer2')).token;
    for (const searchKey of ['hd100001', 'HD10O001', 'HD-1000011']) {
      for (const who of [other, undefined]) {
        expect(await search({ searchKey }, who)).toMatchObject({
          totalCount: 0,
          didYouMean: '',
          searched: '',
          exactItemId: 0,
        });
      }
    }
  });

  it('says which article a whole number means', async () => {
    const { token } = await test.logIn('buyer');
    const [paper] = (await search({ searchKey: 'DL-A4-70' })).resultData;
    expect((await search({ searchKey: 'dl a4 70' })).exactItemId).toBe(paper?.itemId);
    expect((await search({ searchKey: 'hd-100001' }, token)).exactItemId).toBe(paper?.itemId);
    for (const searchKey of ['复印纸', 'dl-a4-70 复印纸', 'DL-A4', 'DL-A4-7O']) {
      expect((await search({ searchKey })).exactItemId).toBe(0);
    }
  });

  it('puts what is agreed before what sells as well', async () => {
    const { token } = await test.logIn('buyer');
    const first = async (who?: string) => (await search({ searchKey: '安全帽' }, who)).resultData[0];
    expect((await first(token))?.itemNo).toBe('3M-H700-R');
  });

  it('a customer with a pool sees nothing else, in lists, counts and details', async () => {
    const { token, customerId } = await test.logIn('buyer2');
    const { facets, resultData } = await search({ searchKey: '离心管' });
    const categoryId = facets.categories[0]?.id ?? 0;
    await addPoolEntry(test.db, { customerId, kind: 'category', refId: categoryId });
    const all = await search({}, token);
    expect(all.totalCount).toBe((await search({ reqData: { categoryId } })).totalCount);
    expect((await search({ searchKey: '复印纸' }, token)).totalCount).toBe(0);
    const inside = await test.call('Product/GetSkuModel', { itemId: resultData[0]?.itemId }, { token });
    expect(inside.success).toBe(true);
    const paper = (await search({ searchKey: 'DL-A4-70' })).resultData[0];
    expect(await test.call('Product/GetSkuModel', { itemId: paper?.itemId }, { token })).toMatchObject({
      errorCode: '4',
    });
    expect(await test.call('ProductToC/GetSkuModel', { itemId: paper?.itemId })).toMatchObject({ success: true });
  });
});

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

  it('of a contract counts from its first to its last moment', async () => {
    const { token, customerId } = await test.logIn('admin');
    const { skuId } = await sku('LJ-MX5');
    await addContractPrices(test.db, [
      { customerId, skuId, price: 50_000, validFrom: addDays(worldTime, 10), validTo: addDays(worldTime, 11) },
    ]);
    const price = async () => (await search({ searchKey: 'LJ-MX5' }, token)).resultData[0]?.price;
    expect(await price()).toBe(699);
    test.clock.set(addDays(worldTime, 10));
    const { token: then } = await test.logIn('admin');
    const later = (await search({ searchKey: 'LJ-MX5' }, then)).resultData[0];
    expect(later).toMatchObject({ price: 500, priceKind: 'contract' });
    test.clock.set(addDays(worldTime, 11));
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
});

describe('without limits', () => {
  it('a price of any size is shown, sorted and filtered, at the next start too', async () => {
    const prices = [2_147_483_648, 9_007_199_254_740_900];
    const rows = await test.db.select().from(skus).where(eq(skus.onShelf, true)).orderBy(skus.skuId).limit(2);
    for (const [at, { skuId, companyId, productId }] of rows.entries()) {
      await test.db.transaction(async (tx) => {
        await tx
          .update(skus)
          .set({ listPrice: prices[at] ?? 0, tiers: [] })
          .where(eq(skus.skuId, skuId));
        await indexProducts(tx, companyId, [productId]);
      });
    }
    const [dear, dearest] = rows.map((row) => row.skuNo);
    const dearFirst = await search({ reqData: { sort: 'priceDesc' }, pageSize: 2 });
    expect(dearFirst.resultData.map((card) => [card.itemNo, card.price])).toEqual([
      [dearest, 90_071_992_547_409],
      [dear, 21_474_836.48],
    ]);
    const range = await search({ reqData: { priceFrom: 20_000_000, priceTo: 30_000_000 } });
    expect(nos(range.resultData)).toEqual([dear]);
    expect(await test.call('ProductToC/GetSkuModelBySkuNo', { itemNo: dear ?? '' })).toMatchObject({
      resultData: { price: 21_474_836.48 },
    });
    const viewer = { companyId: rows[0]?.companyId ?? 0, customerId: null, now: worldTime };
    const question = {
      pageIndex: 1,
      pageSize: 1,
      searchKey: '',
      reqData: { ...plainFilter, sort: 'priceDesc' as const },
    };
    const restarted = await searchSkus(createShelves(), test.db, viewer, question);
    expect(restarted.resultData[0]?.itemNo).toBe(dearest);
  });

  it('forty labels are told apart', async () => {
    const some = await test.db.select().from(products).orderBy(products.productId).limit(40);
    const labelIds: number[] = [];
    for (const { productId, companyId } of some) {
      await test.db.transaction(async (tx) => {
        const labelId = await addLabel(tx, { companyId, name: `标签 ${productId}` });
        await tx
          .update(products)
          .set({ labelIds: [labelId] })
          .where(eq(products.productId, productId));
        await indexProducts(tx, companyId, [productId]);
        labelIds.push(labelId);
      });
    }
    for (const [at, labelId] of labelIds.entries()) {
      const { resultData, facets } = await search({ reqData: { labIds: [labelId] } });
      expect(new Set(resultData.map((card) => card.productId))).toEqual(new Set([some[at]?.productId]));
      expect(facets.labels.find((label) => label.id === labelId)?.count).toBe(resultData.length);
    }
  });
});
