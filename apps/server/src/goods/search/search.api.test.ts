import { readFileSync } from 'node:fs';
import type { SkuCard } from '@yigou/contract/goods/catalog';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nos, searching } from '../../../test/searching';
import { worldTime } from '../../../test/template';
import { type TestApp, testApp } from '../../../test/testApp';
import { products, skus } from '../catalog/catalog.tables';
import { catalogKeepers } from '../catalog/catalogKeepers.service';
import { indexProducts } from '../products/indexing.service';
import { plainFilter, searchSkus } from './search.service';
import { createShelves } from './shelf/shelves.service';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const { search } = searching(() => test);
const words = (card: SkuCard | undefined) => `${card?.itemNo} ${card?.itemName} ${card?.itemSpec}`;

const table = readFileSync(new URL('../../../../../docs/search-queries.md', import.meta.url), 'utf8')
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
      missing: ['得力', '46码'],
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

  it.each([
    ['jiaota垃圾tong 20L', 'MJ-LJ-20L-GY'],
    ['gongniu插线ban', 'BN-B5440'],
    ['chenguang笔', 'MG-Q7-BK'],
    ['heise zhongxing bi', 'MG-Q7-BK'],
  ])('%s, half in letters, is several words', async (searchKey, itemNo) => {
    const { matched, resultData } = await search({ searchKey });
    expect([matched, nos(resultData)]).toEqual(['all', expect.arrayContaining([itemNo])]);
  });

  it.each([
    ['17梅开扳手', 'SATA-402-17MM'],
    ['42 安全鞋', 'HW-BC-42'],
    ['1米2办公桌', 'DL-BGZ-120-YM'],
    ['XL橙色反光马甲', 'XY-FGO-XL'],
    ['ThinkPad E14 Ultra7/32G/1T', 'LX-E14-U7-32'],
  ])('%s names one size of it', async (searchKey, itemNo) => {
    const { matched, resultData } = await search({ searchKey });
    expect([matched, nos(resultData).slice(0, 5)]).toEqual(['all', expect.arrayContaining([itemNo])]);
  });

  it('what a thing is for says which one is meant, though no name says so', async () => {
    const { matched, resultData } = await search({ searchKey: '防止螺丝松动的胶水' });
    expect([matched, resultData[0]?.itemName]).toEqual(['partial', expect.stringContaining('螺纹锁固')]);
    expect(nos((await search({ searchKey: '测水硬度' })).resultData)).toContain('ALD-GHT-10G');
  });

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
        const made = [{ name: `标签 ${productId}`, viewOrder: 0 }];
        const [labelId = 0] = await catalogKeepers.label.create(tx, companyId, made, worldTime);
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
