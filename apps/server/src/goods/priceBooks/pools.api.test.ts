import { randomUUID } from 'node:crypto';
import type { PoolContent } from '@yigou/contract/goods/pools.console';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../test/buying';
import { type TestApp, testApp } from '../../../test/testApp';
import { customerGroupMembers, customerGroups } from '../../people/customers/customers.tables';
import { categories, products, skus } from '../catalog/catalog.tables';
import { inPool } from '../pricing/pools.rules';
import { pricersOf } from './priceBooks.fixture';

/** On both engines: what a pool holds is counted by the database. */
let test: TestApp;
let k: Awaited<ReturnType<typeof pricersOf>>;
let customerId: number;
let token: string;
let paper: { skuId: number; categoryId: number; brandId: number; supplierId: number };
beforeAll(async () => {
  test = await testApp();
  k = await pricersOf(test);
  customerId = await k.customerOf('buyer2');
  ({ token } = await test.logIn('buyer2'));
  const { skuId, productId } = await k.skuOf('DL-A4-70');
  paper = { skuId, ...(await k.productOf(productId)) };
});
afterAll(() => test.close());

type Given = Partial<PoolContent['include']>;
const content = (include: Given, exclude: Given = {}) => ({ include, exclude });
const count = async (given: ReturnType<typeof content>) =>
  must(await k.staff.call('Pool/Count', given, k.maker)).resultData;
const save = async (given: ReturnType<typeof content>, owner: object = { customerId }) =>
  must(await k.staff.call('Pool/Save', { requestId: randomUUID(), ...owner, ...given }, k.maker)).resultData;
const sees = async () => must(await test.call('Product/GetWebSkuPage', {}, { token })).skuCount;

describe('a pool', () => {
  it('is counted before it is saved as the rule has it, whatever it holds', async () => {
    const rows = await test.db.select().from(skus).innerJoin(products, eq(products.productId, skus.productId));
    const parents = new Map(
      (await test.db.select().from(categories)).map(({ categoryId, parentId }) => [categoryId, parentId]),
    );
    const pathOf = (id: number) => {
      const path: number[] = [];
      for (let at: number | null = id; at !== null; at = parents.get(at) ?? null) path.push(at);
      return path;
    };
    const top = pathOf(paper.categoryId).at(-1) ?? 0;
    const { skuId, brandId, supplierId, categoryId } = paper;
    const given: [Given, Given][] = [
      [{}, {}],
      [{ category: [top] }, {}],
      [{ category: [top] }, { brand: [brandId] }],
      [{ sku: [skuId] }, { brand: [brandId] }],
      [{ brand: [brandId] }, { sku: [skuId] }],
      [{}, { supplier: [supplierId] }],
      [{ supplier: [supplierId] }, { category: [categoryId] }],
    ];
    const none = { category: [], brand: [], supplier: [], sku: [] };
    const setsOf = (refs: Given) => {
      const all = { ...none, ...refs };
      return {
        ...{ category: new Set(all.category), brand: new Set(all.brand) },
        ...{ supplier: new Set(all.supplier), sku: new Set(all.sku) },
      };
    };
    for (const [include, exclude] of given) {
      const pool = { include: setsOf(include), exclude: setsOf(exclude) };
      const inside = rows.filter(
        ({ sku, product }) =>
          !sku.ended && inPool(pool, { ...product, skuId: sku.skuId, categoryIds: pathOf(product.categoryId) }),
      );
      expect(await count(content(include, exclude))).toMatchObject({ skuCount: inside.length });
    }
  });

  it('of a customer limits what it finds, opens and buys, and is gone with its row', async () => {
    const all = await sees();
    const given = content({ category: [paper.categoryId] }, { sku: [paper.skuId] });
    const { onShelfCount } = await count(given);
    expect(await save(given)).toMatchObject({ state: 'released' });
    expect(await sees()).toBe(onShelfCount);
    const opened = () => test.call('Product/GetSkuModel', { itemId: paper.skuId }, { token });
    expect(await opened()).toMatchObject({ success: false });
    const add = () => test.call('ShopCart/Add', { itemId: paper.skuId, chartQty: 10 }, { token });
    expect(await add()).toMatchObject({ success: false });
    const model = must(await k.staff.call('Pool/GetModel', { customerId }, k.maker)).resultData;
    expect(model).toMatchObject({
      included: '分类 1 个',
      excluded: '商品 1 个',
      exclude: { sku: [{ name: 'DL-A4-70' }] },
    });
    must(await k.staff.call('Pool/Remove', { requestId: randomUUID(), poolId: model?.poolId ?? 0 }, k.maker));
    expect([await sees(), await opened()]).toMatchObject([all, { success: true }]);
  });

  it('of a group holds for whoever is in it without one of their own', async () => {
    const all = await sees();
    const [group] = await test.db
      .insert(customerGroups)
      .values({ companyId: 1, name: '限购组', description: '', createdAt: test.clock.now() })
      .returning();
    const groupId = group?.groupId ?? 0;
    await save(content({ brand: [paper.brandId] }), { groupId });
    expect(await sees()).toBe(all);
    await test.db.insert(customerGroupMembers).values({ groupId, customerId, joinedAt: test.clock.now() });
    const { onShelfCount } = await count(content({ brand: [paper.brandId] }));
    expect(await sees()).toBe(onShelfCount);
    await save(content({}));
    expect(await sees()).toBe(all);
    expect(await k.staff.call('CustomerGroup/Delete', { groupId }, k.maker)).toMatchObject({
      success: false,
      errorMsg: expect.stringContaining('商品池'),
    });
  });

  it('is refused for nobody, for two at once, and for goods that are not there', async () => {
    const raw = (owner: object, include: Given = {}) =>
      k.staff.callRaw('Pool/Save', { requestId: randomUUID(), include, exclude: {}, ...owner }, k.maker);
    for (const owner of [{}, { customerId: 999_999 }]) expect(await raw(owner)).toMatchObject({ success: false });
    expect(await raw({ customerId, groupId: 1 })).toMatchObject({ success: false });
    expect(await raw({ customerId }, { sku: [999_999] })).toMatchObject({ success: false });
  });
});

describe('part numbers', () => {
  const call = (rows: { skuNo: string; partNo: string }[]) =>
    k.staff.call('PartNumber/Save', { customerId, rows }, k.maker);
  const page = async (searchKey = '') =>
    must(await k.staff.call('PartNumber/GetPage', { searchKey, reqData: { customerId } }, k.maker));

  it('are pasted in a block, found by the buyer at once, told apart from wrong ones, and removed', async () => {
    const pasted = [
      { skuNo: 'DL-A4-70', partNo: 'WL-0001' },
      { skuNo: 'nowhere', partNo: 'WL-0002' },
      { skuNo: 'MG-Q7-BK', partNo: 'WL-0001' },
      { skuNo: 'dl-a4-70', partNo: 'WL-0003' },
    ];
    expect(must(await call(pasted)).resultData).toMatchObject({ saved: 1, faults: [{ at: 1 }, { at: 2 }, { at: 3 }] });
    expect(must(await call(pasted.slice(0, 1))).resultData).toMatchObject({ saved: 0, same: 1 });
    expect(must(await call([{ skuNo: 'DL-A4-70', partNo: 'WL-0009' }])).resultData.saved).toBe(1);
    const found = must(await test.call('Product/GetWebSkuPage', { searchKey: 'WL-0009' }, { token })).resultData;
    expect(found[0]).toMatchObject({ itemNo: 'DL-A4-70', partNo: 'WL-0009' });
    expect(await page('WL-0009')).toMatchObject({ totalCount: 1, resultData: [{ partNo: 'WL-0009' }] });
    const gone = await k.staff.call('PartNumber/Remove', { customerId, skuIds: [paper.skuId] }, k.maker);
    expect(must(gone).resultData.removed).toBe(1);
    expect((await page('WL-0009')).totalCount).toBe(0);
  });
});
