import type { ConsoleAnswer, ConsoleInput } from '@yigou/contract/console';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anotherCompany } from '../../../test/builders';
import { buy, must } from '../../../test/buying';
import { type TestApp, testApp } from '../../../test/testApp';
import { rowsOf } from '../../ground/db/client';
import { customerParts, products } from '../catalog/catalog.tables';
import { keepersOf, newProduct } from '../changeSets/changeSets.fixture';
import { noteRows } from '../products/rows.service';
import { stocks } from '../stock/stock.tables';
import { selectPage, selectPageOfManyByStock } from './assortment.queries';
import { whereOf } from './filter.queries';
import { weekStart } from './week.rules';

/** On both engines: lists and counts are SQL by hand. */
let test: TestApp;
let k: Awaited<ReturnType<typeof keepersOf>>;
let place: { categoryId: number; brandId: number; supplierId: number };
beforeAll(async () => {
  test = await testApp();
  k = await keepersOf(test);
  const { categoryId, brandId, supplierId } = await k.productOf((await k.skuOf('DL-A4-70')).productId);
  place = { categoryId, brandId, supplierId };
});
afterAll(() => test.close());

type Filter = NonNullable<ConsoleInput<'Goods/GetPage'>['reqData']>;
type Facets = ConsoleAnswer<'Goods/GetFacets'>['resultData'];

const list = async (reqData: Filter = {}, searchKey = '', pageSize = 100) =>
  must(await k.staff.call('Goods/GetPage', { searchKey, pageSize, reqData }, k.maker));
const facets = async (reqData: Filter = {}, searchKey = ''): Promise<Facets> =>
  must(await k.staff.call('Goods/GetFacets', { searchKey, reqData }, k.maker)).resultData;
const chosen = async (input: ConsoleInput<'Goods/GetChosen'>) =>
  must(await k.staff.call('Goods/GetChosen', input, k.maker)).resultData;
const numbers = async (reqData: Filter = {}, searchKey = '') =>
  (await list(reqData, searchKey)).resultData.map(({ skuNo }) => skuNo);

/** A change, and what is known of it in the list: what releases goods does the second by itself. */
async function change(edits: Parameters<typeof k.change>[0]) {
  const changeSetId = await k.change(edits);
  const ids = await test.db.select({ id: products.productId }).from(products);
  await noteRows(
    test.db,
    1,
    ids.map(({ id }) => id),
  );
  return changeSetId;
}
const set = async (skuNo: string, values: Record<string, unknown>) =>
  change([{ thing: 'sku', id: (await k.skuOf(skuNo)).skuId, set: values }]);
async function made(skuNo: string, more: Record<string, unknown> = {}, label = `新品${skuNo}`) {
  await change([{ thing: 'product', label, make: newProduct(place, skuNo, more) }]);
  return k.skuOf(skuNo);
}

describe('the list', () => {
  it('has every product once, in one of three states, with all its SKUs', async () => {
    const all = await list();
    const [known] = await rowsOf<{ products: number; skus: number }>(
      test.db,
      sql`select count(distinct product_id)::int as products, count(*)::int as skus from sku where company_id = 1`,
    );
    expect(all.totalCount).toBe(known?.products);
    expect(all.skuCount).toBe(known?.skus);
    const { tabCounts } = all;
    expect(tabCounts.on + tabCounts.off + tabCounts.ended).toBe(tabCounts.all);
  });

  it('tells of a product what its SKUs cost, hold and lack', async () => {
    const price = { listPrice: 1000, marketPrice: 1200, moq: 1, multiple: 1 };
    const skus = [
      { ...price, skuNo: 'LIST-1', specs: ['小'], onShelf: true, onHand: 40, cost: 900, imgUrls: ['/a.webp'] },
      { ...price, skuNo: 'LIST-2', specs: ['大'], onShelf: false, onHand: 2, listPrice: 2000, marketPrice: 2500 },
    ];
    await made('LIST-1', { axes: ['尺寸'], skus, taxCode: '1234567890123456789' });
    const [row] = (await list({}, 'LIST-1')).resultData;
    expect(row).toMatchObject({
      ...{ skuNo: 'LIST-1', imgUrl: '/a.webp', skuCount: 2, available: 42, reserved: 0, shelf: 'on' },
      ...{ price: { least: 10, most: 20 }, marketPrice: { least: 12, most: 25 }, margin: { least: 10, most: 10 } },
      ...{ percent: 50, gap: 'detail', gapCount: 2, changedBy: 'keeper1', changeTitle: '调整' },
    });
    const folded = must(await k.staff.call('Goods/GetSkus', { productId: row?.productId ?? 0 }, k.maker)).resultData;
    expect(folded).toMatchObject([
      { skuNo: 'LIST-1', specs: '小', price: 10, cost: 9, margin: 10, available: 40, shelf: 'on' },
      { skuNo: 'LIST-2', specs: '大', price: 20, cost: null, margin: null, available: 2, shelf: 'off' },
    ]);
  });

  it('finds by words, by the beginning of a number however it is written, by barcode and by anybody’s own number', async () => {
    const { skuId } = await made('ZQ-7788-B', { name: '磁悬浮演示仪' });
    await set('ZQ-7788-B', { barcode: 'EAN-6901234' });
    const [customer] = await rowsOf<{ id: number }>(test.db, sql`select customer_id::int as id from customer limit 1`);
    await test.db.insert(customerParts).values({ customerId: customer?.id ?? 0, skuId, partNo: 'HD-990 077' });
    for (const word of ['演示仪', '磁悬浮 演示仪', 'ZQ-77', 'zq7788', 'EAN-6901234', 'hd990077', 'HD-990'])
      expect(await numbers({}, word), word).toEqual(['ZQ-7788-B']);
    expect(await numbers({}, '演示仪 打印机')).toEqual([]);
    expect(await numbers({}, "'; \\ & | !")).toEqual([]);
  });

  it('is in the order asked for, and goes on where the page before ended', async () => {
    const prices = (await list({ sort: 'priceUp' })).resultData.map(({ price }) => price.least);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const sales = (await list({ sort: 'sales' })).resultData.map((row) => row.sales);
    expect(sales).toEqual([...sales].sort((a, b) => b - a));
    const left = (await list({ sort: 'stock' })).resultData.map((row) => row.available);
    expect(left).toEqual([...left].sort((a, b) => a - b));
    const page = async (pageIndex: number) =>
      must(await k.staff.call('Goods/GetPage', { pageIndex, pageSize: 7, reqData: { sort: 'name' } }, k.maker));
    const ids = [...(await page(1)).resultData, ...(await page(2)).resultData].map(({ productId }) => productId);
    expect(ids).toEqual((await list({ sort: 'name' })).resultData.slice(0, 14).map(({ productId }) => productId));
  });

  it('begins with what was changed last', async () => {
    test.clock.advanceMinutes(1);
    await set('DL-A4-70', { weight: 77 });
    expect((await list()).resultData[0]).toMatchObject({
      skuNo: expect.stringContaining('DL-A4-'),
      changedBy: 'keeper1',
    });
  });
});

describe('a condition', () => {
  it('counts each value as many times as it finds', async () => {
    const found = await facets();
    for (const { id, count } of found.brands.slice(0, 5))
      expect((await list({ brandIds: [id] })).totalCount).toBe(count);
    for (const { id, count } of found.suppliers) expect((await list({ supplierIds: [id] })).totalCount).toBe(count);
    for (const { id, count } of found.labels) expect((await list({ labelIds: [id] })).totalCount).toBe(count);
    const roots = found.categories.filter(({ parentId }) => parentId === null);
    for (const { id, count } of roots) expect((await list({ categoryIds: [id] })).totalCount).toBe(count);
    for (const gap of ['picture', 'detail', 'taxCode', 'cost', 'params'] as const)
      expect((await list({ gaps: [gap] })).totalCount, gap).toBe(found.gaps[gap]);
    for (const stock of ['soldOut', 'low', 'enough'] as const)
      expect((await list({ stocks: [stock] })).totalCount, stock).toBe(found.stocks[stock]);
    for (const margin of ['low', 'middle', 'high'] as const)
      expect((await list({ margins: [margin] })).totalCount, margin).toBe(found.margins[margin]);
    for (const each of ['week', 'open'] as const)
      expect((await list({ changes: [each] })).totalCount, each).toBe(found.changes[each]);
  });

  it('leaves its own values alone and narrows all others', async () => {
    const [first, second] = (await facets()).brands;
    const narrowed = await facets({ brandIds: [first?.id ?? 0] });
    expect(narrowed.brands.find(({ id }) => id === second?.id)?.count).toBe(second?.count);
    const sum = narrowed.suppliers.reduce((total, { count }) => total + count, 0);
    expect(sum).toBe(first?.count);
    const both = await list({ brandIds: [first?.id ?? 0, second?.id ?? 0] });
    expect(both.totalCount).toBe((first?.count ?? 0) + (second?.count ?? 0));
  });

  it('is counted in memory as the database counts it, whatever is asked, and each value of each part too', async () => {
    await set('DL-A4-70', { warnQty: 1_000_000 });
    const found = await facets();
    const [leaf] = await test.db.select({ id: products.categoryId }).from(products);
    const some = <T>(from: readonly T[]) => fc.subarray([...from], { maxLength: Math.min(3, from.length) });
    const ids = (counted: readonly { id: number }[]) => some(counted.slice(0, 6).map(({ id }) => id));
    const filters = fc.record({
      tab: fc.constantFrom('all' as const, 'all' as const, 'on' as const, 'off' as const),
      categoryIds: some([leaf?.id ?? 0]),
      ...{ brandIds: ids(found.brands), supplierIds: ids(found.suppliers), labelIds: ids(found.labels) },
      stocks: some(['soldOut', 'low', 'enough'] as const),
      gaps: some(['picture', 'detail', 'taxCode', 'cost', 'params'] as const),
      margins: some(['low', 'middle', 'high'] as const),
      changes: some(['week', 'open'] as const),
    });
    const inDatabase = async (filter: Parameters<typeof whereOf>[0]['filter']): Promise<number> => {
      const where = whereOf({ companyId: 1, filter, words: null, weekStart: weekStart(test.clock.now()) });
      const [row] = await rowsOf<{ n: number }>(
        test.db,
        sql`select count(*)::int as n from product_row where ${where}`,
      );
      return row?.n ?? 0;
    };
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        expect((await list(filter, '', 1)).totalCount).toBe(await inDatabase(filter));
        const { stocks, gaps, changes } = await facets(filter);
        expect(stocks.low).toBe(await inDatabase({ ...filter, stocks: ['low'] }));
        expect(gaps.cost).toBe(await inDatabase({ ...filter, gaps: ['cost'] }));
        expect(changes.week).toBe(await inDatabase({ ...filter, changes: ['week'] }));
      }),
      { numRuns: 60 },
    );
  });

  it('of the shelf follows the SKUs: some, none, all ended', async () => {
    const { skuId, productId } = await made('SHELF-1');
    const shelf = async () => (await list({}, 'SHELF-1')).resultData[0]?.shelf;
    expect(await shelf()).toBe('on');
    await change([{ thing: 'sku', id: skuId, set: { onShelf: false } }]);
    expect(await shelf()).toBe('off');
    expect(await numbers({ tab: 'on' }, 'SHELF-1')).toEqual([]);
    await change([{ thing: 'sku', id: skuId, set: { ended: true } }]);
    expect(await numbers({ tab: 'ended' }, 'SHELF-1')).toEqual(['SHELF-1']);
    await change([{ thing: 'product', id: productId, remove: true }]);
    expect(await numbers({}, 'SHELF-1')).toEqual([]);
  });

  it('of the margin takes the lowest, and needs a cost', async () => {
    const { listPrice } = await made('MARGIN-1');
    const band = async () => {
      const found = await Promise.all(
        (['low', 'middle', 'high'] as const).map(async (each) => [
          each,
          await numbers({ margins: [each] }, 'MARGIN-1'),
        ]),
      );
      return found.filter(([, rows]) => rows?.length).map(([each]) => each);
    };
    expect(await band()).toEqual([]);
    for (const [percent, name] of [
      [7.9, 'low'],
      [8, 'middle'],
      [15, 'middle'],
      [15.1, 'high'],
    ] as const) {
      await set('MARGIN-1', { cost: Math.round(listPrice * (1 - percent / 100)) });
      expect(await band(), `${percent}%`).toEqual([name]);
    }
  });

  it('of the stock looks at what is there now', async () => {
    const { skuId } = await made('STOCK-1');
    const kinds = async () => {
      const all = ['soldOut', 'low', 'enough'] as const;
      const found = await Promise.all(all.map(async (each) => (await numbers({ stocks: [each] }, 'STOCK-1')).length));
      return all.filter((_, at) => found[at]);
    };
    expect(await kinds()).toEqual(['enough']);
    await set('STOCK-1', { warnQty: 41 });
    expect(await kinds()).toEqual(['low']);
    await set('STOCK-1', { warnQty: 40 });
    const { token } = await test.logIn('buyer');
    await buy(test, token, [['STOCK-1', 40]], 'transfer');
    const [row] = await test.db.select().from(stocks).where(eq(stocks.skuId, skuId));
    expect(row).toMatchObject({ inStock: false });
    expect(await kinds()).toContain('soldOut');
  });

  it('of the data names what the category asks for', async () => {
    const template = [
      { name: '材质', kind: 'text', unit: '', choices: [], required: true, facet: false },
      { name: '长度', kind: 'text', unit: '', choices: [], required: true, facet: false },
      { name: '备注', kind: 'text', unit: '', choices: [], required: false, facet: false },
    ];
    const said = [
      { name: '材质', value: '棉' },
      { name: '长度', value: '' },
    ];
    await made('PARAM-1', { params: said });
    await change([{ thing: 'category', id: place.categoryId, set: { template } }]);
    const row = async () => (await list({ gaps: ['params'] }, 'PARAM-1')).resultData[0];
    expect(await row()).toMatchObject({ missingParams: 1 });
    const { productId } = await k.skuOf('PARAM-1');
    const params = [
      { name: '材质', value: '棉' },
      { name: '长度', value: '20' },
    ];
    await change([{ thing: 'product', id: productId, set: { params } }]);
    expect(await row()).toBeUndefined();
    await change([{ thing: 'category', id: place.categoryId, set: { template: [] } }]);
  });

  it('of changes tells this week from before, and what waits in a set that is still open', async () => {
    const { productId, skuId } = await made('OPEN-1');
    expect(await numbers({ changes: ['week'] }, 'OPEN-1')).toEqual(['OPEN-1']);
    await test.db
      .update(products)
      .set({ changedAt: new Date('2026-11-01') })
      .where(eq(products.productId, productId));
    await noteRows(test.db, 1, [productId]);
    expect(await numbers({ changes: ['week'] }, 'OPEN-1')).toEqual([]);
    const draft = must(await k.draft([{ thing: 'sku', id: skuId, set: { weight: 9 } }])).resultData;
    expect(await numbers({ changes: ['open'] }, 'OPEN-1')).toEqual(['OPEN-1']);
    expect((await chosen({ productIds: [productId] })).skus).toMatchObject([{ waiting: true }]);
    must(await k.staff.call('ChangeSet/Discard', { changeSetId: draft.changeSetId }, k.maker));
    expect(await numbers({ changes: ['open'] }, 'OPEN-1')).toEqual([]);
  });
});

describe('what is chosen', () => {
  it('is what was named, or all that the list finds, in the money of change sets', async () => {
    const { skuId, productId } = await made('PICK-1');
    expect(await chosen({ productIds: [productId] })).toEqual({
      skus: [
        {
          ...{ skuId, productId, skuNo: 'PICK-1', listPrice: 1000, marketPrice: 1200, cost: null, tiers: [] },
          ...{ onShelf: true, ended: false, waiting: false },
        },
      ],
      products: [{ productId, labelIds: [] }],
      more: false,
    });
    const [brand] = (await facets()).brands;
    const found = await chosen({ reqData: { brandIds: [brand?.id ?? 0] } });
    expect(found.products).toHaveLength(brand?.count ?? 0);
    expect(found.skus).toHaveLength((await list({ brandIds: [brand?.id ?? 0] })).skuCount);
  });
});

it('shows nothing of another company', async () => {
  const other = await anotherCompany(test, 'other.example');
  const { productId } = await made('OURS-1');
  await test.db.execute(sql`update product set company_id = ${other} where product_id = ${productId}`);
  await test.db.execute(sql`update product_row set company_id = ${other} where product_id = ${productId}`);
  await test.db.execute(sql`update sku set company_id = ${other} where product_id = ${productId}`);
  expect(await numbers({}, 'OURS-1')).toEqual([]);
  expect((await chosen({ productIds: [productId] })).skus).toEqual([]);
  const ids = [
    await k.staff.call('Goods/GetSkus', { productId }, k.maker),
    await k.staff.call('Goods/GetSkus', { productId: 999_999 }, k.maker),
  ];
  expect(ids[0]).toEqual(ids[1]);
  expect(ids[0]).toMatchObject({ success: false });
});

describe('the order of the list', () => {
  const inCompany = sql`product_row.company_id = 1`;

  it.each(['changed', 'sales', 'priceUp', 'priceDown', 'name', 'stock'] as const)(
    'by %s is that of the database, page by page',
    async (sort) => {
      const wanted = await selectPage(test.db, inCompany, sort, 100_000, 0);
      const shown: number[] = [];
      for (let pageIndex = 1; shown.length < wanted.length; pageIndex += 1) {
        const page = await k.staff.call('Goods/GetPage', { pageIndex, pageSize: 100, reqData: { sort } }, k.maker);
        const { resultData } = must(page);
        expect(resultData.length).toBeGreaterThan(0);
        shown.push(...resultData.map(({ productId }) => productId));
      }
      expect(shown).toEqual(wanted);
    },
  );

  it('by stock is the same however many there are', async () => {
    for (const offset of [0, 50])
      expect(await selectPageOfManyByStock(test.db, inCompany, 50, offset)).toEqual(
        await selectPage(test.db, inCompany, 'stock', 50, offset),
      );
  });
});
