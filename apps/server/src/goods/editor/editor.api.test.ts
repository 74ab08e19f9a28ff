import { randomUUID } from 'node:crypto';
import type { ConsoleInput } from '@yigou/contract/console';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anotherCompany } from '../../../test/builders';
import { must } from '../../../test/buying';
import { accountOf } from '../../../test/people';
import { type TestApp, testApp } from '../../../test/testApp';
import { products } from '../catalog/catalog.tables';
import { keepersOf, newProduct } from '../changeSets/changeSets.fixture';
import { goodsFaults } from '../changeSets/goodsFaults.service';

let test: TestApp;
let k: Awaited<ReturnType<typeof keepersOf>>;
let paper: Awaited<ReturnType<typeof k.skuOf>>;
beforeAll(async () => {
  test = await testApp();
  k = await keepersOf(test);
  paper = await k.skuOf('DL-A4-70');
});
afterAll(async () => {
  expect(await goodsFaults(test.db)).toEqual([]);
  await test.close();
});

type Save = ConsoleInput<'Goods/Save'>;
const saved = (edits: Save['edits'], more: Partial<Save> = {}, who = k.maker) =>
  k.staff.call(
    'Goods/Save',
    { requestId: randomUUID(), title: '调整', source: 'editor', edits, release: true, ...more },
    who,
  );
const read = async (productId: number, who = k.maker) =>
  must(await k.staff.call('Goods/GetModel', { productId }, who)).resultData;
const setWeight = (weight: number, seen?: number) => [
  {
    thing: 'sku' as const,
    id: paper.skuId,
    set: { weight },
    ...(seen !== undefined && { seen: { weight: seen } }),
  },
];
const weightOf = async () => (await k.skuOf('DL-A4-70')).weight;

describe('the editor', () => {
  it('shows every field of a product and its SKUs, and what waits to change it', async () => {
    const { changeSetId } = must(await saved(setWeight(77), { release: false })).resultData;
    const product = await read(paper.productId, k.second);
    expect(product.values).toMatchObject({ categoryId: expect.any(Number), axes: expect.any(Array), taxRate: 13 });
    expect(product.skus.find(({ skuNo }) => skuNo === 'DL-A4-70')?.values).toMatchObject({
      listPrice: paper.listPrice,
      imgUrls: paper.imgUrls,
    });
    expect(product.open).toMatchObject([
      {
        who: 'keeper1',
        isMine: false,
        rows: [{ thing: 'sku', thingId: paper.skuId, field: 'weight', after: 77 }],
      },
    ]);
    // What takes its place is the maker's own affair.
    expect(await saved(setWeight(78), { release: false, replaces: changeSetId }, k.second)).toMatchObject({
      errorCode: '4',
    });
    must(await saved(setWeight(79), { release: false, replaces: changeSetId }));
    expect((await read(paper.productId)).open.map(({ rows }) => rows[0]?.after)).toEqual([79]);
    expect((await k.model(changeSetId)).state).toBe('discarded');
  });

  it('writes at once what no rule asks about, and hands in what one does', async () => {
    const weight = (await weightOf()) + 5;
    expect(must(await saved(setWeight(weight))).resultData).toMatchObject({ state: 'released', rowCount: 1 });
    expect(await weightOf()).toBe(weight);
    const edits = [{ thing: 'sku' as const, id: paper.skuId, set: { listPrice: 1, tiers: [] } }];
    expect(must(await saved(edits)).resultData.state).toBe('pending');
    expect((await k.skuOf('DL-A4-70')).listPrice).toBe(paper.listPrice);
  });

  it('does not write over what somebody else has changed since, and says which field', async () => {
    const seen = await weightOf();
    must(await saved(setWeight(seen + 1, seen), {}, k.second));
    const refused = await saved(setWeight(seen + 2, seen));
    expect(refused).toMatchObject({
      success: false,
      errorMsg: expect.stringContaining('毛重已被他人修改'),
      fields: { 'edits.0.weight': '毛重已被他人修改' },
    });
    expect(await weightOf()).toBe(seen + 1);
    // Whoever wants the same is not in the way.
    must(await saved([...setWeight(seen + 1, seen), { thing: 'sku', id: paper.skuId, set: { barcode: '6901234' } }]));
  });

  it('makes a product with its matrix, and says its number', async () => {
    const { categoryId, brandId, supplierId } = await k.productOf(paper.productId);
    const make = newProduct({ categoryId, brandId, supplierId }, 'ED-1', {
      axes: ['颜色'],
      skus: ['红', '蓝'].map((colour) => ({
        ...{ skuNo: `ED-${colour}`, specs: [colour], listPrice: 1000, marketPrice: 1200 },
        ...{ moq: 1, multiple: 1, onShelf: true, onHand: 9 },
      })),
    });
    const { madeProductId } = must(await saved([{ thing: 'product', make, label: '新品' }])).resultData;
    const made = await read(madeProductId ?? 0);
    expect(made.skus.map(({ skuNo, available }) => [skuNo, available])).toEqual([
      ['ED-红', 9],
      ['ED-蓝', 9],
    ]);
    // An axis more: the SKUs stay who they are.
    const axes = ['颜色', '尺码'];
    must(
      await saved([
        { thing: 'product', id: made.productId, set: { axes } },
        ...made.skus.map(({ skuId, values }) => ({
          thing: 'sku' as const,
          id: skuId,
          set: { specs: [...(values.specs as string[]), 'M'] },
        })),
        {
          thing: 'sku',
          make: { ...made.skus[0]?.values, productId: made.productId, skuNo: 'ED-红-L', specs: ['红', 'L'] },
          label: 'ED-红-L',
        },
      ]),
    );
    expect((await read(made.productId)).skus.map(({ skuId, values }) => [skuId, values.specs])).toEqual([
      [made.skus[0]?.skuId, ['红', 'M']],
      [made.skus[1]?.skuId, ['蓝', 'M']],
      [expect.any(Number), ['红', 'L']],
    ]);
  });

  it('keeps of an article what an article may hold, and its history says just that', async () => {
    const html =
      '<p onclick="x()">春雨<script>alert(1)</script></p><table style="width:9px"><tbody><tr><td>A4</td></tr></tbody></table>';
    const { changeSetId } = must(
      await saved([{ thing: 'product', id: paper.productId, set: { detailHtml: html } }]),
    ).resultData;
    const clean = '<p>春雨</p><table><tbody><tr><td>A4</td></tr></tbody></table>';
    expect((await read(paper.productId)).values.detailHtml).toBe(clean);
    const [row] = await k.rows(changeSetId);
    expect(row?.after).toBe(clean);
    // The same again changes nothing.
    expect(await saved([{ thing: 'product', id: paper.productId, set: { detailHtml: html } }])).toMatchObject({
      errorMsg: expect.stringContaining('没有要改的内容'),
    });
  });

  it('changes what lists show at once, also what no search looks at', async () => {
    const shown = async () => {
      const { resultData } = must(await test.call('ProductToC/GetWebSkuPage', { searchKey: 'DL-A4-70' }));
      const found = resultData.find(({ itemNo }) => itemNo === 'DL-A4-70');
      return [found?.imgUrl, found?.unit, found?.marketPrice, found?.shipsFrom];
    };
    const before = await shown();
    const { supplierId } = await k.productOf(paper.productId);
    const imgUrls = ['/pictures/0123456789abcdef0123456789abcdef/960.webp'];
    must(
      await saved([
        { thing: 'sku', id: paper.skuId, set: { imgUrls, marketPrice: 99_900 } },
        { thing: 'product', id: paper.productId, set: { unit: '捆' } },
        { thing: 'supplier', id: supplierId, set: { city: '拉萨' } },
      ]),
    );
    const after = await shown();
    expect(after.slice(0, 3)).toEqual([imgUrls[0], '捆', 999]);
    for (const [at, each] of after.entries()) expect(each).not.toBe(before[at]);
  });

  it('shows the page as a visitor and as a customer would see it, with prices nobody has saved', async () => {
    const seen = async (customerId: number | null, listPrice: number, more = {}) =>
      must(
        await k.staff.call(
          'Goods/SeeAs',
          {
            ...{ productId: paper.productId, customerId },
            skus: [
              { skuId: paper.skuId, listPrice, moq: 5, tiers: [{ fromQty: 50, price: 500 }], ...more },
              { skuId: null, listPrice: 700, moq: 1, tiers: [] },
            ],
          },
          k.maker,
        ),
      ).resultData;
    const shown = { inPool: true, kind: 'list', bookName: '', partNo: '' };
    expect(await seen(null, 600)).toEqual([
      { ...shown, price: 6, steps: [{ fromQty: 50, price: 5 }] },
      { ...shown, price: 7, steps: [] },
    ]);
    const { customerId } = await accountOf(test, 'buyer');
    const [line] = await seen(customerId, 600);
    expect(line).toMatchObject({ kind: 'contract', bookName: expect.stringMatching(/./) });
    const other = await k.skuOf('MG-Q7-BK');
    expect(
      await k.staff.call(
        'Goods/SeeAs',
        {
          ...{ productId: paper.productId, customerId: null },
          skus: [{ skuId: other.skuId, listPrice: 1, moq: 1, tiers: [] }],
        },
        k.maker,
      ),
    ).toMatchObject({ errorCode: '4' });
  });

  it('knows nothing of another company', async () => {
    const companyId = await anotherCompany(test, 'other.example');
    await test.db.update(products).set({ companyId }).where(eq(products.productId, paper.productId));
    const { productId } = paper;
    expect(await k.staff.call('Goods/GetModel', { productId }, k.maker)).toMatchObject({ success: false });
    expect(await saved([{ thing: 'product', id: productId, set: { leadDays: 3 } }])).toMatchObject({ success: false });
    await test.db.update(products).set({ companyId: 1 }).where(eq(products.productId, productId));
  });
});

describe('the grid', () => {
  const grid = async (more: Partial<ConsoleInput<'Goods/GetGrid'>> = {}) =>
    must(
      await k.staff.call(
        'Goods/GetGrid',
        { fields: { product: ['leadDays'], sku: ['listPrice', 'cost'] }, ...more },
        k.maker,
      ),
    ).resultData;

  it('has the fields that are asked for, and who else is about to change them', async () => {
    const { rows } = await grid({ productIds: [paper.productId] });
    const row = rows.find(({ skuId }) => skuId === paper.skuId);
    expect(row).toMatchObject({ skuNo: 'DL-A4-70', product: { leadDays: 0 } });
    expect(Object.keys(row?.sku ?? {})).toEqual(['listPrice', 'cost']);
    expect(row?.open).toContainEqual({ thing: 'sku', field: 'weight', who: '我', after: 79 });
    expect(await k.staff.callRaw('Goods/GetGrid', { fields: { product: ['sales'], sku: [] } }, k.maker)).toMatchObject({
      success: false,
    });
  });

  it('follows the filter of the list', async () => {
    const { brandId } = await k.productOf(paper.productId);
    const { rows } = await grid({ reqData: { brandIds: [brandId] } });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan((await grid()).rows.length);
  });
});
