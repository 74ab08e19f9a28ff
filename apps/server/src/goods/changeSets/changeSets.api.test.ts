import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anotherCompany } from '../../../test/builders';
import { buy, must } from '../../../test/buying';
import { type TestApp, testApp } from '../../../test/testApp';
import { auditAll } from '../../books/auditor/auditor.service';
import { runDeadline } from '../../ground/jobs/deadlines';
import { addMinutes } from '../../ground/lib/clock';
import { brands, skus } from '../catalog/catalog.tables';
import { keepersOf, newProduct } from './changeSets.fixture';
import { changeSets } from './changeSets.tables';
import { changeSetDeadline, releasePiece } from './running.service';

/** On both engines: casts of JSON to the types of columns are the database's. */
let test: TestApp;
let k: Awaited<ReturnType<typeof keepersOf>>;
let paper: Awaited<ReturnType<typeof k.skuOf>>;
let place: { categoryId: number; brandId: number; supplierId: number };
beforeAll(async () => {
  test = await testApp();
  k = await keepersOf(test);
  paper = await k.skuOf('DL-A4-70');
  const { categoryId, brandId, supplierId } = await k.productOf(paper.productId);
  place = { categoryId, brandId, supplierId };
});
afterAll(async () => {
  expect(await auditAll(test.db)).toEqual([]);
  await test.close();
});

const shown = async (itemNo: string) => {
  const answer = await test.call('ProductToC/GetSkuModelBySkuNo', { itemNo });
  return answer.success ? answer.resultData : null;
};
const found = async (searchKey: string) => {
  const answer = must(await test.call('ProductToC/GetWebSkuPage', { searchKey, pageSize: 100 }));
  return answer.resultData.map(({ itemNo }) => itemNo);
};
const setPrice = (skuId: number, listPrice: number) => [{ thing: 'sku' as const, id: skuId, set: { listPrice } }];

describe('a change', () => {
  it('shows to nobody as a draft, and to everybody when it is released', async () => {
    const before = await shown('DL-A4-70');
    const name = '得力特白复印纸 春雨牌';
    const { changeSetId } = must(
      await k.draft([
        { thing: 'sku', id: paper.skuId, set: { listPrice: paper.listPrice + 100, tiers: [] } },
        { thing: 'product', id: paper.productId, set: { name } },
      ]),
    ).resultData;
    expect(await shown('DL-A4-70')).toEqual(before);
    must(await k.release(changeSetId));
    expect(await shown('DL-A4-70')).toMatchObject({ itemName: name, price: (paper.listPrice + 100) / 100 });
    expect(await found('春雨牌复印纸')).toContain('DL-A4-70');
    expect(await k.model(changeSetId)).toMatchObject({ state: 'released', skippedCount: 0, releasedBy: 'keeper1' });
  });

  it('of more rows than are read at once is told whole', async () => {
    const goods = await test.db.select().from(skus).where(eq(skus.companyId, 1)).orderBy(skus.skuId).limit(2100);
    const edits = goods.flatMap(({ skuId, listPrice }) => setPrice(skuId, listPrice + 1));
    const { changeSetId } = must(await k.draft(edits)).resultData;
    expect(goods.length).toBeGreaterThan(1000);
    expect(await k.model(changeSetId)).toMatchObject({ rowCount: goods.length, priceUp: goods.length, priceDown: 0 });
  });

  it('of a brand’s name is found with all its goods', async () => {
    const [brand] = await test.db.select().from(brands).where(eq(brands.brandId, place.brandId));
    await k.change([{ thing: 'brand', id: place.brandId, set: { name: '青松牌' } }]);
    expect(await found('青松牌复印纸')).toContain('DL-A4-70');
    await k.change([{ thing: 'brand', id: place.brandId, set: { name: brand?.name } }]);
  });

  it('is nothing where all is as before, and is the same set when it is asked for twice', async () => {
    const { listPrice } = await k.skuOf('DL-A4-70');
    expect(await k.draft(setPrice(paper.skuId, listPrice))).toMatchObject({
      errorCode: '1',
      errorMsg: expect.stringContaining('没有要改的'),
    });
    const requestId = randomUUID();
    const [one, again] = [
      must(await k.draft(setPrice(paper.skuId, listPrice + 1), k.maker, { requestId })),
      must(await k.draft(setPrice(paper.skuId, listPrice + 1), k.maker, { requestId })),
    ];
    expect(again.resultData.changeSetId).toBe(one.resultData.changeSetId);
  });

  it('that cannot be is refused, each fault at its field, and nothing is kept', async () => {
    const count = await test.db.$count(changeSets);
    const answer = await k.draft([
      { thing: 'sku', id: paper.skuId, set: { listPrice: 0 } },
      { thing: 'sku', id: paper.skuId, set: { moq: 7, multiple: 5 } },
      { thing: 'product', id: paper.productId, set: { categoryId: 999_999, colour: '红' } },
      { thing: 'sku', id: 999_999_999, set: { moq: 1 } },
    ]);
    expect(answer).toMatchObject({
      errorCode: '1',
      fields: {
        'edits.0.listPrice': expect.stringContaining('销售价'),
        'edits.1': expect.stringContaining('倍数'),
        'edits.2.colour': expect.stringContaining('没有'),
        'edits.3': expect.stringContaining('不存在'),
      },
    });
    expect(await test.db.$count(changeSets)).toBe(count);
    const good = must(
      await k.draft(
        [
          { thing: 'sku', id: paper.skuId, set: { listPrice: 0 } },
          { thing: 'sku', id: paper.skuId, set: { weight: 2500 } },
        ],
        k.maker,
        { allOrNothing: false },
      ),
    ).resultData;
    expect(good).toMatchObject({ rowCount: 1, faults: [{ at: 0, field: 'listPrice' }] });
  });

  it('of what somebody changed since is skipped, and says so', async () => {
    const sku = await k.skuOf('MG-Q7-BK');
    const first = must(await k.draft(setPrice(sku.skuId, sku.listPrice + 10))).resultData.changeSetId;
    const slower = must(
      await k.draft([...setPrice(sku.skuId, sku.listPrice + 20), { thing: 'sku', id: sku.skuId, set: { weight: 9 } }]),
    ).resultData.changeSetId;
    must(await k.release(first));
    must(await k.release(slower, k.maker));
    expect(await k.skuOf('MG-Q7-BK')).toMatchObject({ listPrice: sku.listPrice + 10, weight: 9 });
    expect(await k.rows(slower, 'skipped')).toMatchObject([
      { field: 'listPrice', why: expect.stringContaining('后来又有改动') },
    ]);
  });

  it('of another company’s goods, or sets, is like one of none', async () => {
    const elsewhere = await anotherCompany(test, 'other.example');
    const [brand] = await test.db.insert(brands).values({ companyId: elsewhere, name: '别家' }).returning();
    const id = brand?.brandId ?? 0;
    expect(await k.draft([{ thing: 'brand', id, set: { name: '改' } }])).toMatchObject({
      fields: { 'edits.0': '内容不存在或已被删除' },
    });
    expect(await k.draft([{ thing: 'product', id: paper.productId, set: { brandId: id } }])).toMatchObject({
      fields: { 'edits.0.brandId': '品牌不存在或已被删除' },
    });
    const { changeSetId } = must(await k.draft([{ thing: 'sku', id: paper.skuId, set: { weight: 77 } }])).resultData;
    await test.db.update(changeSets).set({ companyId: elsewhere }).where(eq(changeSets.changeSetId, changeSetId));
    for (const path of ['GetModel', 'Submit', 'Release', 'Discard', 'Undo'] as const)
      expect(await k.staff.call(`ChangeSet/${path}`, { changeSetId }, k.maker)).toMatchObject({ errorCode: '4' });
  });
});

describe('a second person', () => {
  it.each([
    ['priceDown', (price: number) => ({ listPrice: Math.floor(price * 0.69), tiers: [], cost: null })],
    ['belowCost', (price: number) => ({ cost: price + 1 })],
  ] as const)('must release what hits %s', async (hit, set) => {
    const sku = await k.skuOf('HP-M208DW');
    const { changeSetId, hits } = must(
      await k.draft([{ thing: 'sku', id: sku.skuId, set: set(sku.listPrice) }]),
    ).resultData;
    expect(hits).toEqual({ [hit]: 1 });
    expect(await k.release(changeSetId)).toMatchObject({ errorCode: '1', errorMsg: expect.stringContaining('另一位') });
    must(await k.staff.call('ChangeSet/Submit', { changeSetId }, k.maker));
    expect(await k.release(changeSetId)).toMatchObject({ errorCode: '1' });
    expect(await k.model(changeSetId)).toMatchObject({
      state: 'pending',
      secondPerson: true,
      mayRelease: expect.arrayContaining(['keeper2']),
    });
    expect((await k.model(changeSetId)).mayRelease).not.toContain('keeper1');
    expect(await k.rows(changeSetId, 'hits')).toMatchObject([{ hit }]);
    must(await k.release(changeSetId, k.second));
    expect(await k.model(changeSetId)).toMatchObject({ state: 'released', releasedBy: 'keeper2' });
    const back = await k.undo(changeSetId, k.second);
    must(await k.release(back, k.second));
    expect(await k.skuOf('HP-M208DW')).toEqual(sku);
  });

  it('is asked for by the number of rows, as the rules of the company say', async () => {
    const admin = await k.staff.logIn('operator');
    must(await k.staff.call('ChangeSet/SaveRules', { priceDownPercent: 5, belowCost: false, rowsMost: 2 }, admin));
    expect(
      await k.staff.call('ChangeSet/SaveRules', { priceDownPercent: 50, belowCost: false, rowsMost: 2 }, k.maker),
    ).toMatchObject({ errorCode: '3' });
    const edits = [
      { thing: 'sku' as const, id: paper.skuId, set: { weight: 1, barcode: '6901234567890', warnQty: 3 } },
    ];
    expect(must(await k.draft(edits)).resultData.hits).toEqual({ manyRows: 3 });
    const { listPrice } = await k.skuOf('DL-A4-70');
    expect(must(await k.draft(setPrice(paper.skuId, Math.floor(listPrice * 0.94)))).resultData.hits).toEqual({
      priceDown: 1,
    });
    must(await k.staff.call('ChangeSet/SaveRules', { priceDownPercent: 30, belowCost: true, rowsMost: 100 }, admin));
  });

  it('can return it, and what was returned can be thrown away', async () => {
    const sku = await k.skuOf('HP-M208DW');
    const { changeSetId } = must(await k.draft(setPrice(sku.skuId, 1))).resultData;
    must(await k.staff.call('ChangeSet/Submit', { changeSetId, note: '清仓' }, k.maker));
    must(await k.staff.call('ChangeSet/Return', { changeSetId, reason: '价格不对，请核对' }, k.second));
    expect(await k.model(changeSetId)).toMatchObject({
      state: 'draft',
      actions: expect.arrayContaining(['submit', 'discard']),
    });
    must(await k.staff.call('ChangeSet/Discard', { changeSetId }, k.maker));
    expect(await k.release(changeSetId, k.second)).toMatchObject({
      errorCode: '1',
      errorMsg: expect.stringContaining('已作废'),
    });
    expect(await k.skuOf('HP-M208DW')).toEqual(sku);
  });
});

describe('taken back', () => {
  it('all is as before, but what others changed since, which is listed', async () => {
    const [one, two] = [await k.skuOf('LX-TB14'), await k.skuOf('XH-M57-GY')];
    const changeSetId = await k.change([
      ...setPrice(one.skuId, one.listPrice + 500),
      ...setPrice(two.skuId, two.listPrice + 500),
    ]);
    await k.change(setPrice(two.skuId, two.listPrice + 900));
    const back = await k.undo(changeSetId);
    expect(await k.staff.call('ChangeSet/Undo', { changeSetId }, k.maker)).toMatchObject({
      errorCode: '1',
      errorMsg: expect.stringContaining('已存在'),
    });
    must(await k.release(back));
    expect(await k.skuOf('LX-TB14')).toEqual(one);
    expect(await k.skuOf('XH-M57-GY')).toMatchObject({ listPrice: two.listPrice + 900 });
    expect(await k.model(changeSetId)).toMatchObject({ state: 'undone', undoneBy: { changeSetId: back } });
    expect(await k.rows(back, 'skipped')).toMatchObject([{ label: 'XH-M57-GY' }]);
    const states = (await k.rows(changeSetId)).map(({ label, state }) => [label, state]);
    expect(states).toEqual(
      expect.arrayContaining([
        ['LX-TB14', 'undone'],
        ['XH-M57-GY', 'applied'],
      ]),
    );
  });

  it('a new product is found, bought by nobody, gone, and can be made again under its number', async () => {
    const make = {
      thing: 'product' as const,
      label: '新品',
      make: newProduct(place, 'NEW-1', { name: '蓝鲸牌订书机' }),
    };
    const changeSetId = await k.change([make]);
    expect(await found('蓝鲸牌')).toEqual(['NEW-1']);
    expect(await shown('NEW-1')).toMatchObject({ price: 10, stockQty: 40 });
    expect(await k.draft([make])).toMatchObject({ fields: { 'edits.0': expect.stringContaining('NEW-1 已存在') } });
    must(await k.release(await k.undo(changeSetId)));
    expect(await shown('NEW-1')).toBeNull();
    expect(await found('蓝鲸牌')).toEqual([]);
    await k.change([make]);
    expect(await found('蓝鲸牌')).toEqual(['NEW-1']);
  });

  it('a product that was ordered stays', async () => {
    const changeSetId = await k.change([{ thing: 'product', label: '新品', make: newProduct(place, 'NEW-2') }]);
    await buy(test, (await test.logIn('buyer')).token, [['NEW-2', 2]], 'transfer');
    const back = await k.undo(changeSetId);
    must(await k.release(back));
    expect(await shown('NEW-2')).toMatchObject({ stockQty: 38 });
    expect(await k.rows(back, 'skipped')).toMatchObject([{ why: expect.stringContaining('已被使用') }]);
  });

  it('what was removed comes back as the same thing', async () => {
    const make = { thing: 'category' as const, label: '临时', make: { name: '临时', parentId: null } };
    await k.change([make]);
    const [{ thingId: id } = { thingId: 0 }] = await k.rows(await k.change([{ ...make, make: { name: '再临时' } }]));
    const gone = await k.change([{ thing: 'category', id: id ?? 0, remove: true }]);
    must(await k.release(await k.undo(gone)));
    const tree = must(await test.call('Product/GetCategoryList', {})).resultData;
    expect(tree.find(({ categoryName }) => categoryName === '再临时')).toMatchObject({ categoryId: id });
  });
});

describe('in the background', () => {
  const many = async () => {
    const rows = await test.db.select().from(skus).where(eq(skus.companyId, 1)).orderBy(skus.skuId).limit(700);
    const edits = rows.map(({ skuId, weight }) => ({ thing: 'sku' as const, id: skuId, set: { weight: weight + 5 } }));
    const { changeSetId } = must(await k.draft(edits)).resultData;
    return { rows, changeSetId };
  };
  const weights = async () => new Map((await test.db.select().from(skus)).map(({ skuId, weight }) => [skuId, weight]));

  /** Killed after the first piece; then two servers find it and go on. */
  async function releaseBroken(changeSetId: number) {
    must(await k.release(changeSetId, k.second));
    const ctx = { tx: test.db, now: test.clock.now(), jobs: { send: async () => {} } as never };
    await test.db.transaction((tx) => releasePiece({ ...ctx, tx }, changeSetId, 100));
    await expect(
      test.db.transaction(async (tx) => {
        await releasePiece({ ...ctx, tx }, changeSetId, 100);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(await k.model(changeSetId)).toMatchObject({ state: 'releasing' });
    const sent: unknown[] = [];
    test.clock.advanceMinutes(3);
    const due = { ...ctx, now: test.clock.now(), log: test.app.log };
    const jobs = { send: async (_tx: unknown, _name: unknown, data: unknown) => void sent.push(data) } as never;
    await runDeadline({ ...due, jobs }, changeSetDeadline);
    expect(sent).toContainEqual({ changeSetId });
    await Promise.all([k.run(changeSetId), k.run(changeSetId)]);
  }

  it('a release that breaks off goes on where it stopped, and does nothing twice; its undo too', async () => {
    const { rows, changeSetId } = await many();
    await releaseBroken(changeSetId);
    const dearer = await weights();
    for (const { skuId, weight } of rows) expect(dearer.get(skuId)).toBe(weight + 5);
    const all = { state: 'released', doneCount: rows.length, skippedCount: 0 };
    expect(await k.model(changeSetId)).toMatchObject(all);

    test.clock.advanceMinutes(1);
    const back = await k.undo(changeSetId);
    await releaseBroken(back);
    const undone = await weights();
    for (const { skuId, weight } of rows) expect(undone.get(skuId)).toBe(weight);
    expect(await k.model(back)).toMatchObject(all);
    expect(await k.model(changeSetId)).toMatchObject({ state: 'undone', undoneBy: { changeSetId: back } });
  });

  it('a scheduled one is released when its time comes, and not before', async () => {
    const sku = await k.skuOf('QX-A4-DAB');
    const { changeSetId } = must(await k.draft(setPrice(sku.skuId, sku.listPrice + 5))).resultData;
    const late = addMinutes(test.clock.now(), 60).toISOString();
    const past = addMinutes(test.clock.now(), -60).toISOString();
    expect(await k.staff.call('ChangeSet/Release', { changeSetId, dueTime: past }, k.maker)).toMatchObject({
      errorCode: '1',
    });
    must(await k.staff.call('ChangeSet/Release', { changeSetId, dueTime: late }, k.maker));
    const ctx = () => ({
      tx: test.db,
      now: test.clock.now(),
      jobs: { send: async () => {} } as never,
      log: test.app.log,
    });
    await runDeadline(ctx(), changeSetDeadline);
    expect(await k.model(changeSetId)).toMatchObject({ state: 'scheduled' });
    test.clock.advanceMinutes(61);
    await runDeadline(ctx(), changeSetDeadline);
    await k.run(changeSetId);
    expect(await k.skuOf('QX-A4-DAB')).toMatchObject({ listPrice: sku.listPrice + 5 });
  });
});

it('tells buyers how soon an article is sent, what it weighs and its barcode', async () => {
  const sku = await k.skuOf('MG-Q7-BK');
  await k.change([
    { thing: 'sku', id: sku.skuId, set: { weight: 1250, barcode: '6901234567890' } },
    { thing: 'product', id: sku.productId, set: { leadDays: 7 } },
  ]);
  expect(await shown('MG-Q7-BK')).toMatchObject({ weight: 1250, barcode: '6901234567890', leadDays: 7 });
});
