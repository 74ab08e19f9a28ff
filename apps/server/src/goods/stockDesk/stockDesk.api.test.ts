import { randomUUID } from 'node:crypto';
import type { ConsoleInput } from '@yigou/contract/console';
import { countSheetPath, stockExportPath } from '@yigou/contract/goods/stock.terms';
import { errorText } from '@yigou/contract/ground/errors';
import { and, desc, eq } from 'drizzle-orm';
import readSheet from 'read-excel-file/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anotherCompany } from '../../../test/builders';
import { buy, must, skuIdOf, stockOf } from '../../../test/buying';
import { type TestApp, testApp } from '../../../test/testApp';
import { auditLogs } from '../../ground/auditLog/auditLog.tables';
import { skus } from '../catalog/catalog.tables';
import { keepersOf } from '../changeSets/changeSets.fixture';
import { putOnHand } from '../stock/stock.service';
import { stockEntries } from '../stock/stock.tables';
import { stockFaults } from '../stock/stockFaults.service';
import { runCount, stockCountDeadline } from './posting.service';
import { stockCountRows, stockCounts } from './stockDesk.tables';

/** On both engines: lists and counts are SQL by hand. */
let test: TestApp;
let k: Awaited<ReturnType<typeof keepersOf>>;
let pen: number;
let paper: number;
beforeAll(async () => {
  test = await testApp();
  k = await keepersOf(test);
  pen = await skuIdOf(test, 'MG-Q7-BK');
  paper = await skuIdOf(test, 'DL-A4-70');
});
afterAll(() => test.close());
afterEach(async () => expect(await stockFaults(test.db)).toEqual([]));

type Filter = NonNullable<ConsoleInput<'Stock/GetPage'>['reqData']>;
const list = async (reqData: Filter = {}, searchKey = '', pageSize = 100) =>
  must(await k.staff.call('Stock/GetPage', { searchKey, pageSize, reqData }, k.maker));
const numbers = async (reqData: Filter, searchKey = '') =>
  (await list(reqData, searchKey)).resultData.map(({ skuNo }) => skuNo);
const model = async (skuId: number) => must(await k.staff.call('Stock/GetModel', { skuId }, k.maker)).resultData;
const entries = async (skuId: number) =>
  must(await k.staff.call('Stock/GetEntries', { reqData: { skuId } }, k.maker)).resultData;
const lay = (skuId: number, onHand: number) =>
  test.db.transaction((tx) => putOnHand(tx, { cause: 'count:test', now: test.clock.now() }, [{ skuId, onHand }]));
const adjust = (more: Partial<ConsoleInput<'Stock/Adjust'>>) =>
  k.staff.call(
    'Stock/Adjust',
    { requestId: randomUUID(), skuId: pen, seen: 0, onHand: 0, reason: '货架清点', ...more },
    k.maker,
  );
const lastTrace = async () => (await test.db.select().from(auditLogs).orderBy(desc(auditLogs.auditLogId)).limit(1))[0];

describe('the list', () => {
  it('has every SKU with what is there, set aside, free and waited for', async () => {
    await lay(pen, 60);
    const { token } = await test.logIn('buyer');
    const { orderNo } = await buy(test, token, [['MG-Q7-BK', 20]], 'transfer');
    const [row] = (await list({}, 'MG-Q7-BK')).resultData;
    expect(row).toMatchObject({ skuNo: 'MG-Q7-BK', onHand: 60, reserved: 20, available: 40, soldOut: false });
    const { holdings } = await model(pen);
    expect(holdings).toMatchObject([{ number: orderNo, qty: 20, returnId: null }]);
    expect(holdings[0]?.customerName).not.toBe('');
    const [last] = await entries(pen);
    expect(last).toMatchObject({ kind: 'reserve', onHand: 0, reserved: 20, number: orderNo });
  });

  it('counts each tab as many times as it finds', async () => {
    await lay(paper, 0);
    must(await test.call('Restock/Add', { itemId: paper }, await test.logIn('buyer')));
    await k.change([{ thing: 'sku', id: pen, set: { warnQty: 60 } }]);
    const { tabCounts } = await list();
    for (const tab of ['all', 'soldOut', 'low', 'reserved', 'waiting'] as const)
      expect((await list({ tab })).totalCount, tab).toBe(tabCounts[tab]);
    expect(await numbers({ tab: 'soldOut' }, 'DL-A4-70')).toEqual(['DL-A4-70']);
    expect(await numbers({ tab: 'waiting' })).toEqual(['DL-A4-70']);
    expect(await numbers({ tab: 'low' }, 'MG-Q7-BK')).toEqual(['MG-Q7-BK']);
    expect(await numbers({ tab: 'reserved' })).toContain('MG-Q7-BK');
    expect(await model(paper)).toMatchObject({ waiting: 1, soldOut: true });
    expect((await model(paper)).waiters).toHaveLength(1);
    await lay(pen, 61);
    expect(await numbers({ tab: 'low' }, 'MG-Q7-BK')).toEqual([]);
    await lay(paper, 200);
  });

  it('is narrowed by words, numbers, supplier and category, and put in order', async () => {
    const choices = must(await k.staff.call('Stock/GetChoices', {}, k.maker)).resultData;
    const all = await list();
    for (const { id } of choices.suppliers.slice(0, 3)) {
      const { resultData } = await list({ supplierIds: [id] });
      expect(new Set(resultData.map(({ supplierName }) => supplierName)).size).toBeLessThanOrEqual(1);
    }
    const roots = choices.categories.filter(({ parentId }) => parentId === null);
    let inRoots = 0;
    for (const { id } of roots) inRoots += (await list({ categoryIds: [id] })).totalCount;
    expect(inRoots).toBe(all.totalCount);
    expect((await numbers({}, '复印纸')).every((skuNo) => skuNo !== 'MG-Q7-BK')).toBe(true);
    expect(await numbers({}, 'mg-q7-b')).toContain('MG-Q7-BK');
    const free = (await list({ sort: 'least' })).resultData.map(({ available }) => available);
    expect(free).toEqual([...free].sort((a, b) => a - b));
    const held = (await list({ sort: 'reserved' })).resultData.map(({ reserved }) => reserved);
    expect(held).toEqual([...held].sort((a, b) => b - a));
  });
});

describe('adjusting', () => {
  it('writes an entry with its reason, its document and a line in the log', async () => {
    await lay(pen, 60);
    const { countNo } = must(await adjust({ seen: 60, onHand: 57, reason: '运输破损' })).resultData;
    expect(await stockOf(test, pen)).toMatchObject({ onHand: 57 });
    expect((await entries(pen))[0]).toMatchObject({
      ...{ kind: 'adjust', onHand: -3, reserved: 0, number: countNo, who: 'keeper1', note: '运输破损' },
    });
    expect(await lastTrace()).toMatchObject({
      ...{ what: '调整库存', objectKind: 'stock', objectId: 'MG-Q7-BK' },
      ...{ before: { onHand: 60 }, after: { onHand: 57, reason: '运输破损', countNo } },
    });
  });

  it('is refused where the stock moved since it was seen, and says to what', async () => {
    await lay(pen, 60);
    const { reserved } = await stockOf(test, pen);
    const answer = await adjust({ seen: 59, onHand: 50 });
    expect(answer).toMatchObject({ success: false, errorMsg: expect.stringContaining(`在库 60，占用 ${reserved}`) });
    expect(await stockOf(test, pen)).toMatchObject({ onHand: 60 });
  });

  it('never leaves fewer than orders hold, and nothing where nothing is to be changed', async () => {
    await lay(pen, 60);
    const { reserved } = await stockOf(test, pen);
    expect(reserved).toBeGreaterThan(0);
    expect(await adjust({ seen: 60, onHand: reserved - 1 })).toMatchObject({
      ...{ success: false, errorMsg: `有 ${reserved} 件已被订单占用，在库不能少于此数` },
    });
    expect(await adjust({ seen: 60, onHand: 60 })).toMatchObject({ success: false });
    expect(await adjust({ seen: 60, onHand: 61, reason: '多' })).toMatchObject({ success: false });
    must(await adjust({ seen: 60, onHand: reserved }));
    expect(await stockOf(test, pen)).toMatchObject({ onHand: reserved });
    await lay(pen, 60);
  });

  it('sent twice is done once', async () => {
    await lay(pen, 60);
    const same = { requestId: randomUUID(), seen: 60, onHand: 55 };
    const first = must(await adjust(same)).resultData;
    expect(must(await adjust(same)).resultData).toEqual(first);
    expect(await stockOf(test, pen)).toMatchObject({ onHand: 55 });
  });
});

type Row = [skuNo: string, booked: number | string, found: number | string];
const sheetOf = (rows: Row[]) =>
  rows.map(([skuNo, booked, found], at) => ({ rowNo: at + 2, skuNo, booked: `${booked}`, found: `${found}` }));
const check = async (...rows: Row[]) =>
  must(await k.staff.call('Stock/CheckCount', { rows: sheetOf(rows) }, k.maker)).resultData;
const post = (rows: Row[], more: Partial<ConsoleInput<'Stock/PostCount'>> = {}) =>
  k.staff.call(
    'Stock/PostCount',
    { requestId: randomUUID(), fileName: '盘点.xlsx', reason: '月末盘点', rows: sheetOf(rows), ...more },
    k.maker,
  );

describe('a count', () => {
  it('is tried first, and writes nothing then', async () => {
    await lay(pen, 100);
    await lay(paper, 40);
    const before = await test.db.$count(stockEntries);
    const tried = await check(['MG-Q7-BK', 100, 98], ['DL-A4-70', 40, ''], ['XX', 1, 1]);
    expect(tried).toMatchObject({ counts: { wrong: 1, change: 1, blank: 1 }, more: 0, fewer: 2 });
    expect(tried.rows.map(({ verdict, now, after }) => [verdict, now, after])).toEqual([
      ['wrong', null, null],
      ['change', 100, 98],
      ['blank', 40, null],
    ]);
    expect(await test.db.$count(stockEntries)).toBe(before);
  });

  it('posts the differences as a document, and leaves alone what was not counted', async () => {
    await lay(pen, 100);
    await lay(paper, 40);
    const { countId, countNo } = must(
      await post([
        ['MG-Q7-BK', 100, 97],
        ['DL-A4-70', 40, ''],
      ]),
    ).resultData;
    expect(await stockOf(test, pen)).toMatchObject({ onHand: 97 });
    expect(await stockOf(test, paper)).toMatchObject({ onHand: 40 });
    expect((await entries(pen))[0]).toMatchObject({ kind: 'count', onHand: -3, number: countNo, countId });
    const [entry] = await test.db
      .select()
      .from(stockEntries)
      .where(eq(stockEntries.cause, `count:${countId}`));
    expect(entry).toMatchObject({ skuId: pen, qty: -3 });
    const head = must(await k.staff.call('Stock/GetCount', { countId }, k.maker)).resultData;
    expect(head).toMatchObject({ countNo, state: 'posted', who: 'keeper1', reason: '月末盘点', rowCount: 1, fewer: 3 });
    const rows = must(await k.staff.call('Stock/GetCountRows', { reqData: { countId } }, k.maker)).resultData;
    expect(rows).toMatchObject([{ skuNo: 'MG-Q7-BK', booked: 100, found: 97, before: 100, after: 97 }]);
    expect(must(await k.staff.call('Stock/GetCounts', {}, k.maker)).resultData[0]).toEqual(head);
  });

  it('applies the difference where the stock moved since the sheet was made', async () => {
    await lay(pen, 90);
    const [row] = (await check(['MG-Q7-BK', 95, 94])).rows;
    expect(row).toMatchObject({ moved: true, now: 90, after: 89, difference: -1 });
    must(await post([['MG-Q7-BK', 95, 94]]));
    expect(await stockOf(test, pen)).toMatchObject({ onHand: 89 });
  });

  it('is posted as a whole or without what is wrong, as whoever counted wants', async () => {
    await lay(pen, 80);
    const rows: Row[] = [
      ['MG-Q7-BK', 80, 79],
      ['XX', 1, 1],
    ];
    expect(await post(rows)).toMatchObject({ success: false, errorMsg: expect.stringContaining('有 1 行有误') });
    expect(await stockOf(test, pen)).toMatchObject({ onHand: 80 });
    must(await post(rows, { onlyGood: true }));
    expect(await stockOf(test, pen)).toMatchObject({ onHand: 79 });
  });

  it('brought again, mended or not, posts nothing twice', async () => {
    await lay(pen, 70);
    const same = { requestId: randomUUID() };
    const first = must(await post([['MG-Q7-BK', 70, 66]], same)).resultData;
    expect(must(await post([['MG-Q7-BK', 70, 66]], same)).resultData).toEqual(first);
    expect((await check(['MG-Q7-BK', 70, 66])).rows).toMatchObject([
      { verdict: 'repeated', note: expect.stringContaining(first.countNo), after: 66 },
    ]);
    expect(await post([['MG-Q7-BK', 70, 66]])).toMatchObject({ success: false });
    await lay(paper, 40);
    must(
      await post([
        ['MG-Q7-BK', 70, 66],
        ['DL-A4-70', 40, 41],
      ]),
    );
    expect(await stockOf(test, pen)).toMatchObject({ onHand: 66 });
    expect(await stockOf(test, paper)).toMatchObject({ onHand: 41 });
  });

  it('of many rows goes on in the background, also after whoever posted it died', async () => {
    await lay(pen, 50);
    await lay(paper, 50);
    const { countId } = must(await post([['MG-Q7-BK', 50, 49]])).resultData;
    await test.db
      .update(stockCounts)
      .set({ state: 'posting', nextTryAt: null })
      .where(eq(stockCounts.countId, countId));
    await test.db.insert(stockCountRows).values({ countId, rowNo: 3, skuId: paper, booked: 50, found: 52 });
    const sent: unknown[] = [];
    const jobs = { send: async (_: unknown, __: string, data: unknown) => void sent.push(data) };
    const ctx = { tx: test.db, now: test.clock.now(), jobs: jobs as never };
    const [due] = await stockCountDeadline.select(test.db, ctx.now, 10);
    expect(due).toMatchObject({ countId });
    if (due) await stockCountDeadline.act(ctx, due);
    expect(sent).toEqual([{ countId }]);
    expect(await stockCountDeadline.select(test.db, ctx.now, 10)).toEqual([]);
    const running = { db: test.db, clock: test.clock, log: test.app.log };
    await runCount(running, countId);
    await runCount(running, countId);
    expect(await stockOf(test, pen)).toMatchObject({ onHand: 49 });
    expect(await stockOf(test, paper)).toMatchObject({ onHand: 52 });
    expect(must(await k.staff.call('Stock/GetCount', { countId }, k.maker)).resultData.state).toBe('posted');
  });

  it('leaves out what orders took meanwhile, and says so', async () => {
    await lay(pen, 60);
    const { reserved } = await stockOf(test, pen);
    const { countId } = must(await post([['DL-A4-70', 52, 51]])).resultData;
    await test.db
      .update(stockCounts)
      .set({ state: 'posting', nextTryAt: null })
      .where(eq(stockCounts.countId, countId));
    const late = { countId, rowNo: 3, skuId: pen, booked: 60, found: reserved - 1 };
    await test.db.insert(stockCountRows).values(late);
    await runCount({ db: test.db, clock: test.clock, log: test.app.log }, countId);
    const mine = and(eq(stockCountRows.countId, countId), eq(stockCountRows.skuId, pen));
    expect((await test.db.select().from(stockCountRows).where(mine))[0]).toMatchObject({
      state: 'skipped',
      after: null,
    });
    expect(await stockOf(test, pen)).toMatchObject({ onHand: 60 });
  });
});

describe('the sheets', () => {
  const fetchSheet = (url: string, payload: object, token: string) =>
    test.app.inject({ method: 'POST', url, payload, headers: { host: 'localhost', authtoken: token } });

  it('have what is filtered, and the count sheet is read back as it is', async () => {
    await lay(pen, 33);
    const listed = await readSheet(
      (await fetchSheet(stockExportPath, { searchKey: 'MG-Q7' }, k.maker.token)).rawPayload,
    );
    expect(listed[0]?.data[0]).toContain('可用');
    expect(listed[0]?.data).toHaveLength((await list({}, 'MG-Q7')).totalCount + 1);
    const response = await fetchSheet(countSheetPath, { searchKey: 'MG-Q7-BK' }, k.maker.token);
    const [sheet] = await readSheet(response.rawPayload);
    expect(sheet?.data[0]).toEqual(['商品编号', '名称', '规格', '账面数量', '实盘数量']);
    expect(sheet?.data[1]).toMatchObject(['MG-Q7-BK', expect.any(String), expect.any(String), 33, null]);
  });

  it('are for those who may see the stock', async () => {
    const { token } = await k.staff.logIn('warehouse');
    for (const url of [stockExportPath, countSheetPath])
      for (const who of [token, '']) expect((await fetchSheet(url, {}, who)).json()).toMatchObject({ success: false });
  });
});

it('shows and changes nothing of another company', async () => {
  const { countId } = must(await adjust({ seen: (await stockOf(test, pen)).onHand, onHand: 500 })).resultData;
  const other = await anotherCompany(test, 'other.example');
  const { totalCount } = await list();
  await test.db.update(skus).set({ companyId: other }).where(eq(skus.skuId, pen));
  await test.db.update(stockCounts).set({ companyId: other }).where(eq(stockCounts.countId, countId));
  expect((await list()).totalCount).toBe(totalCount - 1);
  for (const skuId of [pen, 999_999_999])
    for (const answer of [
      await k.staff.call('Stock/GetModel', { skuId }, k.maker),
      await k.staff.call('Stock/GetEntries', { reqData: { skuId } }, k.maker),
      await adjust({ skuId, seen: 500, onHand: 400 }),
      await k.staff.call('Stock/GetCount', { countId }, k.maker),
      await k.staff.call('Stock/GetCountRows', { reqData: { countId } }, k.maker),
    ])
      expect(answer).toMatchObject({ success: false, errorMsg: errorText('notFound') });
  expect((await check(['MG-Q7-BK', 500, 400])).rows).toMatchObject([{ verdict: 'wrong', now: null }]);
  await test.db.update(skus).set({ companyId: 1 }).where(eq(skus.skuId, pen));
});
