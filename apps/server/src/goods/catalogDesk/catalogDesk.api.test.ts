import { randomUUID } from 'node:crypto';
import type { ConsoleAnswer, ConsoleInput } from '@yigou/contract/console';
import type { ShelfThing } from '@yigou/contract/goods/catalogDesk.terms';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anotherCompany } from '../../../test/builders';
import { buy, must } from '../../../test/buying';
import { type TestApp, testApp } from '../../../test/testApp';
import { customers } from '../../people/customers/customers.tables';
import { brands, categories, labels, suppliers } from '../catalog/catalog.tables';
import { keepersOf, newProduct } from '../changeSets/changeSets.fixture';
import { pools } from '../pricing/pricing.tables';

/** On both engines: counts and uses are SQL by hand. */
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

const page = async (thing: 'brand' | 'supplier' | 'label', searchKey = '') =>
  must(await k.staff.call('Shelf/GetPage', { searchKey, pageSize: 100, reqData: { thing } }, k.maker)).resultData;
const tree = async () => must(await k.staff.call('Shelf/GetTree', {}, k.maker)).resultData;
const uses = async (thing: ShelfThing, id: number) =>
  must(await k.staff.call('Shelf/GetUses', { thing, id }, k.maker)).resultData.map(({ text }) => text);
const save = (thing: ShelfThing, set: Record<string, unknown>, id: number | null = null) =>
  k.staff.call('Shelf/Save', { requestId: randomUUID(), thing, id, set }, k.maker);
const remove = (thing: ShelfThing, id: number) =>
  k.staff.call('Shelf/Remove', { requestId: randomUUID(), thing, id }, k.maker);
const merge = (thing: ShelfThing, from: number, to: number) =>
  k.staff.call('Shelf/Merge', { requestId: randomUUID(), thing, from, to }, k.maker);
const move = (more: Omit<ConsoleInput<'Shelf/Move'>, 'requestId'>) =>
  k.staff.call('Shelf/Move', { requestId: randomUUID(), ...more }, k.maker);

const idIn = async (thing: 'brand' | 'supplier' | 'label', name: string) =>
  (await page(thing, name)).find((row) => row.name === name)?.id ?? 0;
async function newOne(thing: 'brand' | 'supplier' | 'label', set: Record<string, unknown>): Promise<number> {
  must(await save(thing, set));
  return idIn(thing, String(set.name));
}
async function newCategory(name: string, parentId: number | null = null): Promise<number> {
  must(await save('category', { name, parentId }));
  return (await tree()).find((row) => row.name === name)?.id ?? 0;
}
async function productWith(skuNo: string, more: Record<string, unknown>) {
  await k.change([{ thing: 'product', label: skuNo, make: newProduct({ ...place, ...more }, skuNo, more) }]);
  return (await k.skuOf(skuNo)).productId;
}
const released = { released: true };

describe('brands, suppliers and labels', () => {
  it('are listed with how many products bear them', async () => {
    for (const thing of ['brand', 'supplier', 'label'] as const) {
      const rows = await page(thing);
      expect(rows.length, thing).toBeGreaterThan(0);
      const filter = { brand: 'brandIds', supplier: 'supplierIds', label: 'labelIds' } as const;
      for (const { id, productCount } of rows.slice(0, 4)) {
        const reqData = { [filter[thing]]: [id] };
        expect(must(await k.staff.call('Goods/GetPage', { reqData }, k.maker)).totalCount).toBe(productCount);
      }
    }
  });

  it('are made and renamed by a change set, and the search knows the new name', async () => {
    const brandId = await newOne('brand', { name: '架上一号', nameEn: 'Shelf One' });
    await productWith('SHELF-A', { brandId });
    const answer = must(await save('brand', { name: '架上新名' }, brandId)).resultData;
    expect(answer).toMatchObject(released);
    expect(await k.model(answer.changeSetId)).toMatchObject({ state: 'released', title: '修改品牌：架上一号' });
    const found = must(await k.staff.call('Goods/GetPage', { searchKey: '架上新名', reqData: {} }, k.maker));
    expect(found.resultData).toMatchObject([{ skuNo: 'SHELF-A' }]);
  });

  it('keep what was there where something is wrong, and say what', async () => {
    await newOne('label', { name: '清仓' });
    expect(await save('label', { name: '清仓' })).toMatchObject({ success: false });
    expect(await save('label', {})).toMatchObject({
      success: false,
      errorMsg: expect.stringContaining('请填写标签名称'),
    });
    expect(await save('label', { name: '清仓', colour: '红' }, await idIn('label', '清仓'))).toMatchObject({
      success: false,
    });
    expect(await page('label', '清仓')).toHaveLength(1);
  });

  it('go only when nothing uses them, and say what does', async () => {
    const brandId = await newOne('brand', { name: '要删的牌子' });
    const labelId = await newOne('label', { name: '要删的标签' });
    const productId = await productWith('SHELF-B', { brandId, labelIds: [labelId] });
    expect(await uses('brand', brandId)).toEqual(['1 件商品']);
    expect(await uses('label', labelId)).toEqual(['1 件商品']);
    for (const [thing, id] of [
      ['brand', brandId],
      ['label', labelId],
    ] as const)
      expect(await remove(thing, id)).toMatchObject({ success: false, errorMsg: expect.stringContaining('1 件商品') });
    await k.change([{ thing: 'product', id: productId, set: { brandId: place.brandId, labelIds: [] } }]);
    expect(must(await remove('brand', brandId)).resultData).toMatchObject(released);
    expect(must(await remove('label', labelId)).resultData).toMatchObject(released);
    expect(await test.db.$count(brands, eq(brands.brandId, brandId))).toBe(0);
    expect(await test.db.$count(labels, eq(labels.labelId, labelId))).toBe(0);
  });

  it('that stand on goods do not go by a change set either', async () => {
    const labelId = await newOne('label', { name: '还在用' });
    const parent = await newCategory('还有下级');
    await newCategory('下级', parent);
    await productWith('SHELF-C', { labelIds: [labelId] });
    const changeSetId = await k.change([
      { thing: 'label', id: labelId, remove: true },
      { thing: 'category', id: parent, remove: true },
    ]);
    const why = (await k.rows(changeSetId, 'skipped')).map((row) => row.why);
    expect(why).toEqual(['已被使用，不能删除', '已被使用，不能删除']);
  });

  it('are merged into one: all goods move, the other goes, and it can be taken back', async () => {
    const from = await newOne('brand', { name: '旧牌' });
    const to = await newOne('brand', { name: '新牌' });
    const productId = await productWith('SHELF-D', { brandId: from });
    const { changeSetId } = must(await merge('brand', from, to)).resultData;
    expect((await k.productOf(productId)).brandId).toBe(to);
    expect(await idIn('brand', '旧牌')).toBe(0);
    must(await k.release(await k.undo(changeSetId)));
    expect((await k.productOf(productId)).brandId).toBe(from);
    expect(await idIn('brand', '旧牌')).toBe(from);
  });

  it('that orders name stay when they are merged, without goods', async () => {
    const set = { name: '旧供应商有限公司', shortName: '旧供应商' };
    const from = await newOne('supplier', set);
    const productId = await productWith('SHELF-E', { supplierId: from });
    await buy(test, (await test.logIn('buyer')).token, [['SHELF-E', 1]], 'transfer');
    expect(await uses('supplier', from)).toEqual(['1 件商品', '1 张订单']);
    must(await merge('supplier', from, place.supplierId));
    expect((await k.productOf(productId)).supplierId).toBe(place.supplierId);
    expect(await test.db.$count(suppliers, eq(suppliers.supplierId, from))).toBe(1);
    expect(await remove('supplier', from)).toMatchObject({ success: false });
  });

  it('wait for a second person where a rule asks', async () => {
    must(
      await k.staff.call(
        'ChangeSet/SaveRules',
        { priceDownPercent: 30, belowCost: true, rowsMost: 1 },
        await k.staff.logIn('operator'),
      ),
    );
    const from = await newOne('brand', { name: '很多商品' });
    const productId = await productWith('SHELF-F', { brandId: from });
    const answer = must(await merge('brand', from, place.brandId)).resultData;
    expect(answer).toMatchObject({ released: false });
    expect((await k.productOf(productId)).brandId).toBe(from);
    must(await k.staff.call('ChangeSet/Submit', { changeSetId: answer.changeSetId }, k.maker));
    must(await k.release(answer.changeSetId, k.second));
    expect((await k.productOf(productId)).brandId).toBe(place.brandId);
    must(
      await k.staff.call(
        'ChangeSet/SaveRules',
        { priceDownPercent: 30, belowCost: true, rowsMost: 100 },
        await k.staff.logIn('operator'),
      ),
    );
  });
});

describe('the tree', () => {
  const below = async (parentId: number | null): Promise<string[]> =>
    (await tree()).filter((row) => row.parentId === parentId).map((row) => row.name);
  type Row = ConsoleAnswer<'Shelf/GetTree'>['resultData'][number];

  it('counts the goods of each category', async () => {
    const rows: Row[] = await tree();
    const known = rows.find(({ id }) => id === place.categoryId);
    const reqData = { categoryIds: [place.categoryId] };
    expect(must(await k.staff.call('Goods/GetPage', { reqData }, k.maker)).totalCount).toBe(known?.productCount);
  });

  it('is put in order, and made deeper and flatter', async () => {
    const root = await newCategory('树根');
    const ids = [await newCategory('甲', root), await newCategory('乙', root), await newCategory('丙', root)];
    must(await move({ id: ids[2] ?? 0, parentId: root, place: 0 }));
    expect(await below(root)).toEqual(['丙', '甲', '乙']);
    must(await move({ id: ids[1] ?? 0, parentId: ids[0] ?? 0, place: 0 }));
    expect(await below(root)).toEqual(['丙', '甲']);
    expect(await below(ids[0] ?? 0)).toEqual(['乙']);
    must(await move({ id: ids[1] ?? 0, parentId: root, place: 1 }));
    expect(await below(root)).toEqual(['丙', '乙', '甲']);
    expect(await move({ id: root, parentId: ids[0] ?? 0, place: 0 })).toMatchObject({
      ...{ success: false, errorMsg: expect.stringContaining('不能移到自己或自己的下级之下') },
    });
  });

  it('lets two become one with all that is below', async () => {
    const [from, to] = [await newCategory('并出'), await newCategory('并入')];
    const child = await newCategory('并出的下级', from);
    const productId = await productWith('SHELF-G', { categoryId: child });
    must(await merge('category', from, to));
    expect(await below(to)).toEqual(['并出的下级']);
    expect((await k.productOf(productId)).categoryId).toBe(child);
    expect(await test.db.$count(categories, eq(categories.categoryId, from))).toBe(0);
    expect(await merge('category', to, child)).toMatchObject({ success: false });
  });

  it('keeps a category that a pool names', async () => {
    const id = await newCategory('池里的');
    const [customer] = await test.db.select().from(customers).limit(1);
    const named = { companyId: 1, customerId: customer?.customerId ?? 0, includeCategoryIds: [id] };
    await test.db.delete(pools).where(eq(pools.customerId, named.customerId));
    await test.db.insert(pools).values(named);
    expect(await uses('category', id)).toEqual(['1 个商品池']);
    expect(await remove('category', id)).toMatchObject({ success: false });
    await test.db.delete(pools).where(eq(pools.customerId, named.customerId));
    must(await remove('category', id));
  });

  it('keeps the parameters that goods of a category should tell', async () => {
    const id = await newCategory('有参数');
    const param = { name: '材质', kind: 'choice', unit: '', choices: ['棉', '麻'], required: true, facet: true };
    must(await save('category', { template: [param] }, id));
    expect((await tree()).find((row) => row.id === id)?.values.template).toEqual([param]);
    expect(await save('category', { template: [{ ...param, choices: [] }] }, id)).toMatchObject({ success: false });
  });
});

it('knows nothing of another company', async () => {
  const id = await newOne('brand', { name: '别家的' });
  const other = await anotherCompany(test, 'other.example');
  await test.db.update(brands).set({ companyId: other }).where(eq(brands.brandId, id));
  expect(await idIn('brand', '别家的')).toBe(0);
  for (const answer of [
    await save('brand', { name: '改别家' }, id),
    await remove('brand', id),
    await merge('brand', id, place.brandId),
    await merge('brand', place.brandId, id),
    await k.staff.call('Shelf/GetUses', { thing: 'brand', id }, k.maker),
  ])
    expect(answer).toMatchObject({ success: false });
});
