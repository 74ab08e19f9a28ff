import type { ConsoleInput } from '@yigou/contract/console';
import { typedWordsExportPath } from '@yigou/contract/goods/typedWords.terms';
import { sql } from 'drizzle-orm';
import readSheet from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anotherCompany } from '../../../test/builders';
import { must, skuIdOf } from '../../../test/buying';
import { type Operators, operatorsOf } from '../../../test/operators';
import { type TestApp, testApp } from '../../../test/testApp';
import { rowsOf } from '../../ground/db/client';
import { customerGroupMembers, customerGroups } from '../../people/customers/customers.tables';
import { skus } from '../catalog/catalog.tables';
import { TypedWords } from './counting.service';
import { forgetTypists } from './forgetting.service';
import { renewSums, storeCounts } from './storing.queries';
import { type Counted, Tally } from './tally.rules';

const today = '2026-11-19';
const start = new Date(`${today}T10:00:00+08:00`);

let test: TestApp;
let staff: Operators;
let keeper: { token: string };
let buyer: { token: string; customerId: number };
beforeAll(async () => {
  test = await testApp();
  test.clock.set(start);
  staff = operatorsOf(test);
  keeper = await staff.logIn('keeper');
  buyer = await test.logIn('buyer');
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set(start);
  await test.db.execute(sql`truncate typed_word cascade`);
});

type Sums = Partial<Omit<Counted, 'nexts'>> & { nexts?: Record<string, number> };

/** As it is taken from the memory of a server. */
function countedAs({ nexts = {}, ...sums }: Sums): Counted {
  const where = { companyId: 1, day: today, customerId: null, word: '插排', ...sums };
  const row = new Tally(1).at(where);
  if (!row) throw new Error('no room');
  return Object.assign(row, { results: 0, searches: 1 }, sums, { nexts: new Map(Object.entries(nexts)) });
}
const store = (...rows: Sums[]) => storeCounts(test.db, rows.map(countedAs), today);

const read = async (input: ConsoleInput<'TypedWord/GetPage'> = {}) =>
  must(await staff.call('TypedWord/GetPage', { pageSize: 100, ...input }, keeper));
const wordsOf = async (reqData: ConsoleInput<'TypedWord/GetPage'>['reqData'], searchKey = '') =>
  (await read({ reqData, searchKey })).resultData.map(({ word }) => word);

describe('counts that are stored', () => {
  it('add up, on a day, for a customer, with what was typed next; the last results stand', async () => {
    const { customerId } = buyer;
    await store(
      { searches: 3, nothing: 3, customerId, reworded: 2, nexts: { 插线板: 2 } },
      { searches: 2, nothing: 2 },
    );
    await store({ searches: 1, results: 4, customerId, clicks: 1, carts: 1, requests: 1, nexts: { 插线板: 1 } });
    const { resultData, totalCount, searches, customers } = await read({ reqData: { kind: 'all' } });
    expect(totalCount).toBe(1);
    expect({ searches, customers }).toEqual({ searches: 6, customers: 1 });
    expect(resultData[0]).toMatchObject({
      ...{ word: '插排', searches: 6, customers: 1, results: 4, carts: 1, requests: 1, state: 'open' },
      ...{ clickPercent: 17, leftPercent: 50 },
      next: { word: '插线板', times: 3, percent: 50, results: 0 },
    });
    expect(resultData[0]?.weeks).toEqual([0, 0, 0, 0, 0, 0, 0, 6]);
  });

  it('need a search: what only was opened makes no word, but counts for one that is there', async () => {
    await store({ word: '从未搜过', searches: 0, results: null, clicks: 5 }, { searches: 2, results: 3 });
    await store({ searches: 0, results: null, clicks: 1 });
    const rows = (await read({ reqData: { kind: 'all' } })).resultData;
    expect(rows.map(({ word, clickPercent }) => [word, clickPercent])).toEqual([['插排', 50]]);
  });

  it("never hold somebody's login, neither as a word nor as the next one", async () => {
    await store({ word: 'buyer' }, { word: '笔', nexts: { admin2: 1, 中性笔: 1 } });
    expect(await wordsOf({ kind: 'all' })).toEqual(['笔']);
    const nexts = await rowsOf<{ word: string }>(test.db, sql`select next_word as word from typed_word_next`);
    expect(nexts).toEqual([{ word: '中性笔' }]);
  });

  it('of a hundred words go in one statement', async () => {
    await store(...Array.from({ length: 100 }, (_, at) => ({ word: `词 ${at}` })));
    expect((await read({ reqData: { kind: 'all' } })).totalCount).toBe(100);
  });
});

describe('the list', () => {
  beforeEach(async () => {
    const { customerId } = buyer;
    await store(
      { word: '防爆手电', searches: 9, nothing: 9, requests: 2 },
      { word: '抽纸', searches: 30, results: 126, clicks: 1, customerId },
      { word: '插排', searches: 12, results: 5, reworded: 8, clicks: 2, nexts: { 插线板: 8 } },
      { word: '插线板', searches: 20, results: 12, clicks: 15 },
      { word: '插线板', day: '2026-10-25', searches: 5, results: 12 },
      { word: '100%棉', searches: 1, nothing: 1 },
    );
  });

  it('says what each word came to, and how many came to that', async () => {
    const { resultData, figures, searches } = await read();
    expect(resultData.map(({ word, fate }) => [word, fate])).toEqual([
      ['抽纸', 'noClick'],
      ['插排', 'reworded'],
      ['防爆手电', 'noResult'],
      ['100%棉', 'noResult'],
    ]);
    expect(figures).toEqual({
      watch: { words: 4, searches: 52 },
      noResult: { words: 2, searches: 10 },
      noClick: { words: 1, searches: 30 },
      reworded: { words: 1, searches: 12 },
      all: { words: 5, searches: 72 },
    });
    expect(searches).toBe(72);
  });

  it('advises: the word that was typed next, or that it is not sold', async () => {
    const { resultData } = await read();
    const adviceOf = (word: string) => resultData.find((row) => row.word === word)?.advice;
    expect(adviceOf('插排')).toMatchObject({ kind: 'same', from: '插排', to: '插线板' });
    expect(adviceOf('防爆手电')).toMatchObject({ kind: 'notSold' });
    expect(adviceOf('抽纸')).toMatchObject({ kind: 'arrange' });
  });

  it('is narrowed by kind, times, days, customer and what is typed', async () => {
    expect(await wordsOf({ kind: 'noResult' })).toEqual(['防爆手电', '100%棉']);
    expect(await wordsOf({ least: 10 })).toEqual(['抽纸', '插排']);
    expect(await wordsOf({ kind: 'all' }, ' 插')).toEqual(['插线板', '插排']);
    expect(await wordsOf({ kind: 'all' }, '%')).toEqual(['100%棉']);
    expect(await wordsOf({ customerId: buyer.customerId })).toEqual(['抽纸']);
    const { resultData } = await read({ reqData: { kind: 'all', days: 30 }, searchKey: '插线板' });
    expect(resultData[0]).toMatchObject({ searches: 25, weeks: [0, 0, 0, 0, 5, 0, 0, 20] });
  });

  it('knows the customers of a group, and of no group of another company', async () => {
    const group = async (companyId: number) => {
      const row = { companyId, name: '华东', description: '', createdAt: test.clock.now() };
      const [made] = await test.db.insert(customerGroups).values(row).returning();
      const { groupId } = made ?? { groupId: 0 };
      const member = { groupId, customerId: buyer.customerId, joinedAt: test.clock.now() };
      await test.db.insert(customerGroupMembers).values(member);
      return groupId;
    };
    expect(await wordsOf({ groupId: await group(1) })).toEqual(['抽纸']);
    expect(await wordsOf({ groupId: await group(await anotherCompany(test, 'group.example')) })).toEqual([]);
  });

  it('names what took the place of an article that is sold no more', async () => {
    const [gone, next] = [await skuIdOf(test, 'MG-Q7-BK'), await skuIdOf(test, 'DL-A4-70')];
    await test.db.execute(sql`update sku set ended = true, successor_id = ${next} where sku_id = ${gone}`);
    await store({ word: 'mg-q7-bk', searches: 3, nothing: 3 });
    const { resultData } = await read({ searchKey: 'mg-q7' });
    expect(resultData[0]?.advice).toMatchObject({ kind: 'successor', from: 'MG-Q7-BK', to: 'DL-A4-70' });
    await test.db.update(skus).set({ ended: false, successorId: null });
  });

  it('tells who searched: companies with their counts, the rest as a sum, visitors apart', async () => {
    const { customerId } = await test.logIn('buyer2');
    await store({ word: '抽纸', searches: 4, results: 126, customerId }, { word: '抽纸', searches: 7, results: 126 });
    const [row] = (await read({ searchKey: '抽纸' })).resultData;
    const { wordId = 0 } = row ?? {};
    const { resultData } = must(await staff.call('TypedWord/GetModel', { wordId }, keeper));
    expect(resultData.who.map(({ name, searches }) => [name, searches])).toEqual([
      ['华东精密制造有限公司', 30],
      ['北辰医疗科技有限公司', 4],
    ]);
    expect(resultData).toMatchObject({ searches: 41, visitors: 7, customers: 2 });
    const narrowed = must(await staff.call('TypedWord/GetModel', { wordId, customerId }, keeper)).resultData;
    expect(narrowed).toMatchObject({ searches: 4, visitors: 0, customers: 1 });
  });

  it('is exported as it is narrowed', async () => {
    const fetchSheet = (token: string, payload: object) =>
      test.app.inject({
        ...{ method: 'POST', url: typedWordsExportPath, payload },
        headers: { host: 'localhost', authtoken: token },
      });
    const response = await fetchSheet(keeper.token, { reqData: { kind: 'noResult' } });
    const [sheet] = await readSheet(response.rawPayload);
    const [titles, ...rows] = sheet?.data ?? [];
    expect(titles?.slice(0, 4)).toEqual(['词', '情况', '次数', '企业数']);
    expect(rows.map(([word]) => word)).toEqual(['防爆手电', '100%棉']);
    const { token } = await staff.logIn('warehouse');
    expect((await fetchSheet(token, {})).json()).toMatchObject({ success: false });
    expect((await fetchSheet('', {})).json()).toMatchObject({ success: false });
    expect((await fetchSheet(keeper.token, { reqData: { days: 8 } })).json()).toMatchObject({ success: false });
  });
});

describe('a word', () => {
  const idOf = async (word: string) =>
    (await read({ reqData: { kind: 'all' }, searchKey: word })).resultData[0]?.wordId ?? 0;

  it('is marked as handled or ignored, and as open again; the second of two is told', async () => {
    await store({ word: '灭火毯' }, { word: '测温枪' });
    const wordIds = [await idOf('灭火毯'), await idOf('测温枪')];
    const decide = (seen: 'open' | 'handled', state: 'open' | 'handled' | 'ignored', ids = wordIds) =>
      staff.call('TypedWord/Decide', { wordIds: ids, seen, state }, keeper);
    must(await decide('open', 'handled'));
    must(await decide('open', 'handled'));
    expect(await wordsOf({ state: 'open' })).toEqual([]);
    expect(await wordsOf({ state: 'handled' })).toHaveLength(2);
    expect(await decide('open', 'ignored')).toMatchObject({ errorMsg: '所选的词已被他人标记，请刷新后查看' });
    must(await decide('handled', 'open'));
    expect(await wordsOf({ state: 'open' })).toHaveLength(2);
    expect(await decide('open', 'handled', [...wordIds, 999_999])).toMatchObject({ success: false });
    expect(await wordsOf({ state: 'open' })).toHaveLength(2);
    const trail = must(await staff.call('AuditLog/GetPage', { searchKey: '标记搜索过的词' }, await admin())).resultData;
    expect(trail[0]).toMatchObject({ objectKind: 'typedWord', before: { state: 'handled' }, after: { state: 'open' } });
  });
  const admin = () => staff.logIn('operator');

  it('of another company is neither listed, read nor marked', async () => {
    const companyId = await anotherCompany(test, 'words.example');
    await store({ companyId, word: '别家的词' });
    expect(await wordsOf({ kind: 'all' })).toEqual([]);
    const [row] = await rowsOf<{ wordId: number }>(test.db, sql`select word_id::int as "wordId" from typed_word`);
    const { wordId = 0 } = row ?? {};
    expect(await staff.call('TypedWord/GetModel', { wordId }, keeper)).toMatchObject({ errorCode: '4' });
    const input = { wordIds: [wordId], seen: 'open' as const, state: 'ignored' as const };
    expect(await staff.call('TypedWord/Decide', input, keeper)).toMatchObject({ errorCode: '4' });
  });
});

describe('what is remembered of whoever typed', () => {
  it('is the customer, and no column is about a person', async () => {
    const columns = await rowsOf<{ name: string }>(
      test.db,
      sql`select distinct column_name as name from information_schema.columns where table_name like 'typed_word%'`,
    );
    const known =
      'word_id company_id word results last_day state day customer_id searches nothing clicks carts requests reworded next_word times days as_of fate';
    expect(columns.map(({ name }) => name).toSorted()).toEqual(known.split(' ').toSorted());
  });

  it('is forgotten after 90 days, and the counts stay', async () => {
    const { customerId } = buyer;
    const { customerId: other } = await test.logIn('buyer2');
    const old = '2026-08-20';
    await store({ day: old, customerId, searches: 3, clicks: 1 }, { day: old, customerId: other, searches: 2 });
    await store({ day: old, searches: 1 }, { day: '2026-08-21', customerId, searches: 5 });
    await store({ word: '只有一次', day: old, customerId });
    await forgetTypists(test.db, test.clock.now());
    const left = async () =>
      rowsOf<object>(
        test.db,
        sql`select word, day::text as day, customer_id::int as "customerId", searches, clicks
          from typed_word_day join typed_word using (word_id) order by day`,
      );
    expect(await left()).toEqual([
      { word: '插排', day: old, customerId: null, searches: 6, clicks: 1 },
      { word: '插排', day: '2026-08-21', customerId, searches: 5, clicks: 0 },
    ]);
    await forgetTypists(test.db, test.clock.now());
    expect(await left()).toHaveLength(2);
    test.clock.advanceMinutes(500 * 24 * 60);
    await forgetTypists(test.db, test.clock.now());
    expect(await left()).toEqual([]);
  });
});

it('the sums follow the days: what is older falls out of them, whoever counts meanwhile', async () => {
  const before = { word: '插排', day: '2026-11-13' };
  await store({ ...before, searches: 4 }, { searches: 2 });
  const searchesOf = async (days: 7 | 30) =>
    (await read({ reqData: { kind: 'all', days } })).resultData.map(({ searches }) => searches);
  expect([await searchesOf(7), await searchesOf(30)]).toEqual([[6], [6]]);
  await renewSums(test.db, '2026-11-19');
  expect(await searchesOf(7)).toEqual([6]);
  await storeCounts(test.db, [countedAs({ day: '2026-11-20', searches: 1 })], '2026-11-20');
  await renewSums(test.db, '2026-11-20');
  expect([await searchesOf(7), await searchesOf(30)]).toEqual([[3], [7]]);
  await renewSums(test.db, '2026-12-27');
  expect(await searchesOf(7)).toEqual([]);
});

it('what cannot be stored now is stored later', async () => {
  const words = new TypedWords();
  const site = { companyId: 1, hostId: 1 };
  const ctx = { site, caller: null, client: { address: '10.0.0.1', agent: '' }, now: test.clock.now() };
  words.searched(ctx, { pageIndex: 1, searchKey: '地漏' }, { totalCount: 0, exactItemId: 0 });
  await expect(
    words.store({ transaction: () => Promise.reject(new Error('away')) } as never, test.clock.now()),
  ).rejects.toThrow('away');
  expect(await wordsOf({ kind: 'all' })).toEqual([]);
  await words.store(test.db, test.clock.now());
  expect(await wordsOf({ kind: 'all' })).toEqual(['地漏']);
});
