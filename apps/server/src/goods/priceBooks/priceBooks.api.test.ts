import { randomUUID } from 'node:crypto';
import { bookLinesExportPath, bookSheetPath } from '@yigou/contract/goods/priceBooks.terms';
import { dayEnd, formatDate } from '@yigou/contract/ground/time';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anotherCompany, uploadFile } from '../../../test/builders';
import { must } from '../../../test/buying';
import { worldTime } from '../../../test/template';
import { type TestApp, testApp } from '../../../test/testApp';
import { auditAll } from '../../books/auditor/auditor.service';
import { addDays } from '../../ground/lib/clock';
import { customerGroupMembers, customerGroups } from '../../people/customers/customers.tables';
import { skus } from '../catalog/catalog.tables';
import { priceBooks, priceLines } from '../pricing/pricing.tables';
import { pricersOf } from './priceBooks.fixture';

/** On both engines: containment of JSON and days are the database's. */
let test: TestApp;
let k: Awaited<ReturnType<typeof pricersOf>>;
let customerId: number;
let token: string;
/** Sold to nobody under contract, with tiers of its own. */
let pen: Awaited<ReturnType<typeof k.skuOf>>;
const list = () => pen.listPrice / 100;
const today = formatDate(worldTime);
beforeAll(async () => {
  test = await testApp();
  k = await pricersOf(test);
  customerId = await k.customerOf('buyer');
  ({ token } = await test.logIn('buyer'));
  pen = await k.skuOf('MG-Q7-BK');
});
afterAll(async () => {
  expect(await auditAll(test.db)).toEqual([]);
  await test.close();
});

const setCost = (id: number, cost: number | null) => k.change([{ thing: 'sku', id, set: { cost } }]);

/** Each test has an article of its own to price: without tiers, and nobody says what it costs. */
let taken = 0;
async function unpriced() {
  const rows = await test.db
    .select()
    .from(skus)
    .where(and(eq(skus.companyId, 1), eq(skus.onShelf, true), eq(skus.moq, 1), ne(skus.skuNo, 'MG-Q7-BK')))
    .orderBy(skus.skuId);
  const priced = new Set((await test.db.select().from(priceLines)).map(({ skuId }) => skuId));
  const plain = rows.filter(({ skuId, tiers }) => !priced.has(skuId) && tiers.length === 0);
  const sku = plain[taken];
  taken += 1;
  if (!sku) throw new Error('no article left');
  if (sku.cost !== null) await setCost(sku.skuId, null);
  return { ...sku, yuan: (percent: number) => Math.round((sku.listPrice * percent) / 100) / 100 };
}

describe('a price book', () => {
  it('gives its customer a price in search and on the page at once, and others none', async () => {
    const { priceBookId } = await k.book({ name: '2026 年框架价目表', customerIds: [customerId], toDay: '2026-12-31' });
    expect(must(await k.saveLines(priceBookId, [{ skuId: pen.skuId, price: list() - 0.5 }])).resultData).toMatchObject({
      state: 'released',
      hits: {},
    });
    expect(await k.shownTo(token, 'MG-Q7-BK')).toMatchObject({
      ...{ price: list() - 0.5, priceKind: 'contract', contractUntil: '2026-12-31' },
      ...{ contractBook: '2026 年框架价目表' },
    });
    const { token: elsewhere } = await test.logIn('admin2').catch(() => ({ token: '' }));
    const visitor = must(await test.call('ProductToC/GetSkuModelBySkuNo', { itemNo: 'MG-Q7-BK' })).resultData;
    expect(visitor).toMatchObject({ contractBook: '', contractUntil: '', contractSaved: 0 });
    expect(visitor.priceKind).not.toBe('contract');
    if (elsewhere) expect((await k.shownTo(elsewhere, 'MG-Q7-BK')).priceKind).not.toBe('contract');
  });

  it('waits for a second person when a price falls too far from what everybody pays, or below cost', async () => {
    const sku = await unpriced();
    const { priceBookId } = await k.book({ customerIds: [customerId] });
    const { state, hits, changeSetId } = must(
      await k.saveLines(priceBookId, [{ skuId: sku.skuId, price: sku.yuan(60) }]),
    ).resultData;
    expect([state, hits.priceDown]).toEqual(['pending', 1]);
    expect((await k.shownTo(token, sku.skuNo)).priceKind).not.toBe('contract');
    expect(await k.release(changeSetId)).toMatchObject({ success: false });
    must(await k.release(changeSetId, k.second));
    expect(await k.shownTo(token, sku.skuNo)).toMatchObject({ price: sku.yuan(60), priceKind: 'contract' });
    const [line] = await k.lines(priceBookId);
    const lower = { priceLineId: line?.priceLineId ?? 0, skuId: sku.skuId, price: sku.yuan(41) };
    expect(must(await k.saveLines(priceBookId, [lower])).resultData.hits).toEqual({ priceDown: 1 });
    await setCost(sku.skuId, sku.listPrice);
    const below = { ...lower, price: sku.yuan(59) };
    expect(must(await k.saveLines(priceBookId, [below])).resultData.hits).toEqual({ belowCost: 1 });
    await setCost(sku.skuId, null);
  });

  it('of one day begins at midnight of Shanghai, ends with its last day, and the next price takes over', async () => {
    const sku = await unpriced();
    const { skuNo } = sku;
    const day = formatDate(addDays(worldTime, 2));
    const { priceBookId } = await k.book({ customerIds: [customerId], fromDay: today, toDay: day });
    must(
      await k.saveLines(priceBookId, [
        { skuId: sku.skuId, price: sku.yuan(90) },
        { skuId: sku.skuId, price: sku.yuan(95), fromDay: day },
      ]),
    );
    const priceAt = async (time: Date) => {
      test.clock.set(time);
      const { token: then } = await test.logIn('buyer');
      const shown = await k.shownTo(then, skuNo);
      expect((await k.searchedBy(then, skuNo))?.price).toBe(shown.price);
      return shown.price;
    };
    const end = dayEnd(day);
    expect(await priceAt(worldTime)).toBe(sku.yuan(90));
    expect(await priceAt(addDays(end, -1))).toBe(sku.yuan(95));
    expect(await priceAt(new Date(addDays(end, -1).getTime() - 1))).toBe(sku.yuan(90));
    expect(await priceAt(new Date(end.getTime() - 1))).toBe(sku.yuan(95));
    expect(await priceAt(end)).not.toBe(sku.yuan(95));
    test.clock.set(worldTime);
  });

  it('takes no second price of an article from the same day, and no tier above the price', async () => {
    const { priceBookId } = await k.book({ customerIds: [customerId], fromDay: '2030-01-01' });
    const one = { skuId: pen.skuId, price: list() };
    expect(await k.saveLines(priceBookId, [one, one])).toMatchObject({ success: false, errorMsg: expect.any(String) });
    expect(await k.saveLines(priceBookId, [{ ...one, tiers: [{ fromQty: 10, price: list() }] }])).toMatchObject({
      success: false,
    });
    expect(await k.lines(priceBookId)).toEqual([]);
  });

  it('loses a line and gets it back by an undo', async () => {
    const { priceBookId } = await k.book({ customerIds: [customerId], fromDay: '2030-01-01' });
    must(await k.saveLines(priceBookId, [{ skuId: pen.skuId, price: list() }]));
    const before = await k.lines(priceBookId);
    const removed = must(await k.saveLines(priceBookId, [], [before[0]?.priceLineId ?? 0])).resultData;
    expect(await k.lines(priceBookId)).toEqual([]);
    must(await k.release(await k.undo(removed.changeSetId)));
    expect(await k.lines(priceBookId)).toEqual(before);
  });

  it('is for groups, follows who is in them, and keeps the group from being removed', async () => {
    const [group] = await test.db
      .insert(customerGroups)
      .values({ companyId: 1, name: '劳保组', description: '', createdAt: worldTime })
      .returning();
    const groupId = group?.groupId ?? 0;
    const sku = await unpriced();
    const { priceBookId } = await k.book({ audience: 'groups', groupIds: [groupId] });
    must(await k.saveLines(priceBookId, [{ skuId: sku.skuId, price: sku.yuan(80) }]));
    const kind = async () => (await k.shownTo(token, sku.skuNo)).priceKind;
    expect(await kind()).not.toBe('contract');
    await test.db.insert(customerGroupMembers).values({ groupId, customerId, joinedAt: worldTime });
    expect(await kind()).toBe('contract');
    expect(await k.staff.call('CustomerGroup/Delete', { groupId }, k.maker)).toMatchObject({
      success: false,
      errorMsg: expect.stringContaining('1 本价目表'),
    });
    const rule = { requestId: randomUUID(), priceBookId, name: '劳保组', fromDay: '2026-01-01' };
    must(
      await k.staff.call(
        'PriceBook/Save',
        { ...rule, audience: 'groups', groupIds: [groupId], enabled: false },
        k.maker,
      ),
    );
    expect(await kind()).not.toBe('contract');
  });

  it('of another company is like one that does not exist', async () => {
    const { priceBookId } = await k.book({ customerIds: [customerId], fromDay: '2030-01-01' });
    const companyId = await anotherCompany(test, 'prices.example');
    const theirs = { companyId, bookNo: 'P-THEIRS', name: '别家的' };
    const [book] = await test.db
      .insert(priceBooks)
      .values({ ...theirs, audience: 'all', fromDay: '2026-01-01' })
      .returning();
    const foreign = book?.priceBookId ?? 0;
    const refused = { success: false, errorCode: '4' };
    expect(await k.saveLines(foreign, [{ skuId: pen.skuId, price: 1 }])).toMatchObject(refused);
    expect(await k.saveLines(priceBookId, [], [1])).toMatchObject(refused);
    expect(await k.staff.call('PriceBook/GetModel', { priceBookId: foreign }, k.maker)).toMatchObject(refused);
  });
});

describe('the list of books', () => {
  it('counts what runs, what ends soon and what overlaps, and tells which of two wins', async () => {
    const sku = await unpriced();
    const soon = formatDate(addDays(worldTime, 10));
    const first = await k.book({ name: '甲本', customerIds: [customerId], toDay: soon });
    const second = await k.book({ name: '乙专项', customerIds: [customerId], priority: true });
    must(await k.saveLines(first.priceBookId, [{ skuId: sku.skuId, price: sku.yuan(80) }]));
    must(await k.saveLines(second.priceBookId, [{ skuId: sku.skuId, price: sku.yuan(85) }]));
    const page = must(await k.staff.call('PriceBook/GetPage', { pageSize: 100 }, k.maker));
    const [one, other] = ['甲本', '乙专项'].map((name) => page.resultData.find((book) => book.name === name));
    expect(one).toMatchObject({ endsIn: 10, state: 'running', lineCount: 1, toDay: soon });
    expect(other).toMatchObject({ endsIn: null });
    const meet = async (priceBookId: number) =>
      must(
        await k.staff.call('PriceBook/GetOverlaps', { pageSize: 100, reqData: { priceBookId } }, k.maker),
      ).resultData.find(({ skuId, otherName }) => skuId === sku.skuId && ['甲本', '乙专项'].includes(otherName));
    expect(await meet(first.priceBookId)).toMatchObject({
      wins: 'there',
      why: 'priority',
      fromDay: today,
      toDay: soon,
    });
    expect(await meet(second.priceBookId)).toMatchObject({ wins: 'here', why: 'priority' });
    expect(one?.overlapCount).toBeGreaterThan(0);
    expect(one?.overlapSpans).toEqual([{ fromDay: today, toDay: soon }]);
    expect(page.tabCounts.overlapping).toBeGreaterThanOrEqual(2);
    const found = must(await k.staff.call('PriceBook/GetPage', { searchKey: sku.skuNo, pageSize: 100 }, k.maker));
    expect(found.resultData.map(({ name }) => name)).toContain('甲本');
  });

  it('says why: the line that wins, those that lose, when it changes and who made it', async () => {
    const sku = await k.skuOf('WD-DP700');
    const admin = await k.customerOf('admin');
    const told = await k.why({ skuId: sku.skuId, customerId: admin, qty: 3, day: today });
    expect(told).toMatchObject({ kind: 'contract', total: Math.round(told.price * 300) / 100, inPool: true });
    expect(told.lines[0]).toMatchObject({ lostBy: null, price: told.price });
    expect(told.later).toEqual([{ day: expect.any(String), price: expect.any(Number), from: expect.any(String) }]);
    const then = await k.why({ skuId: sku.skuId, customerId: admin, qty: 3, day: told.later[0]?.day ?? '' });
    expect([then.price, then.lines[0]?.lostBy]).toEqual([told.later[0]?.price, 'over']);
    expect(told.history[0]).toMatchObject({ what: expect.any(String), setNo: expect.stringMatching(/^C/) });
  });
});

describe('a sheet of a book', () => {
  const fetchSheet = (priceBookId: number, token = k.maker.token) =>
    test.app.inject({
      ...{ method: 'POST', url: bookLinesExportPath, payload: { priceBookId } },
      headers: { host: 'localhost', authtoken: token },
    });
  const send = (name: string, bytes: Buffer, token = k.maker.token) =>
    uploadFile(test, { file: { name, bytes } }, 'localhost', token, bookSheetPath);

  it('goes out with prices, tiers and days, and comes in again as the same texts', async () => {
    const sku = await unpriced();
    const { priceBookId } = await k.book({ name: '导出本', customerIds: [customerId] });
    const tiers = [{ fromQty: 10, price: sku.yuan(75) }];
    must(await k.saveLines(priceBookId, [{ skuId: sku.skuId, price: sku.yuan(80), tiers, toDay: '2027-12-31' }]));
    const file = await fetchSheet(priceBookId);
    const { rows, rowCount } = (await send('导出本.xlsx', file.rawPayload)).body.resultData;
    expect(rowCount).toBe(2);
    expect(rows[0].slice(0, 8)).toEqual([
      '商品编号',
      '商品名称',
      '规格',
      '单位',
      '协议价',
      '阶梯价',
      '开始日',
      '结束日',
    ]);
    const [no, , , , price, steps, from, to] = rows[1];
    expect([no, Number(price), from, to]).toEqual([sku.skuNo, sku.yuan(80), '', '2027-12-31']);
    expect(steps).toContain('满 10');
  });

  it('is read from GBK too, and refused where it is none, empty, or not theirs to send or to see', async () => {
    const gbk = Buffer.from([0xbb, 0xf5, 0xba, 0xc5, 0x2c, 0xb5, 0xa5, 0xbc, 0xdb, 0x0a, ...Buffer.from('A-1,9.9\n')]);
    expect((await send('价.csv', gbk)).body.resultData.rows).toEqual([
      ['货号', '单价'],
      ['A-1', '9.9'],
    ]);
    expect((await send('价.xlsx', Buffer.from('%PDF-1.7'))).body).toMatchObject({ success: false });
    expect((await send('价.csv', Buffer.from(''))).body).toMatchObject({ success: false });
    const [service, warehouse] = await Promise.all([k.staff.logIn('service'), k.staff.logIn('warehouse')]);
    const { priceBookId } = await k.book({ name: '权限本', customerIds: [customerId] });
    expect((await send('价.csv', gbk, service.token)).body).toMatchObject({
      success: false,
      errorMsg: expect.stringContaining('权限'),
    });
    expect((await fetchSheet(priceBookId, service.token)).statusCode).toBe(200);
    expect((await fetchSheet(priceBookId, service.token)).headers['content-type']).toContain('sheet');
    expect((await fetchSheet(priceBookId, warehouse.token)).json()).toMatchObject({ success: false });
    expect((await fetchSheet(999_999)).json()).toMatchObject({ success: false, errorMsg: '内容不存在或已被删除' });
  });
});
