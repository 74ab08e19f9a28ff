import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../test/buying';
import { type TestApp, testApp } from '../../../test/testApp';
import { auditLogs } from '../../ground/auditLog/auditLog.tables';
import { products, skus } from '../catalog/catalog.tables';
import { hotSearches, synonyms, wordLeads, wordPins } from '../search/search.tables';
import { wordersOf } from './searchWords.fixture';

/** On both engines: the words are read by a statement of the search's directory that makes JSON. */
let test: TestApp;
let w: Awaited<ReturnType<typeof wordersOf>>;
beforeAll(async () => {
  test = await testApp();
  w = await wordersOf(test);
});
afterAll(() => test.close());

const refused = (errorMsg: string) => ({ success: false, errorMsg });
const conflict = refused('数据已被他人修改，请刷新后重试');
const rowCounts = async () =>
  Promise.all([synonyms, hotSearches, wordLeads, wordPins].map((table) => test.db.$count(table)));

describe('synonyms', () => {
  it('find each other once they are saved, and no longer when they are taken out', async () => {
    expect((await w.page('鲁班匣')).matched).not.toBe('all');
    const before = await w.groupOf('复印纸');
    const after = { ...before, draft: { ...before.seen, words: [...before.seen.words, '鲁班匣'] } };
    const papers = await w.products('复印纸');
    must(await w.saveGroup(after.draft, before));
    expect((await w.products('鲁班匣')).slice(0, 3)).toEqual(papers.slice(0, 3));
    must(await w.saveGroup(before.seen, { groupNo: before.groupNo, seen: after.draft }));
    expect((await w.page('鲁班匣')).matched).not.toBe('all');
  });

  it('that are one way find their group, which does not find them', async () => {
    const papers = await w.products('复印纸');
    const { groupNo, seen } = await w.groupOf('复印纸');
    const draft = { ...seen, oneWay: ['抽纸'] };
    const before = [(await w.page('复印纸')).totalCount, (await w.page('抽纸')).totalCount];
    must(await w.saveGroup(draft, { groupNo, seen }));
    const after = [(await w.page('复印纸')).totalCount, (await w.page('抽纸')).totalCount];
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBeGreaterThan(before[1] ?? 0);
    expect(await w.products('复印纸')).toEqual(papers);
    const found = must(await w.staff.call('SearchWord/GetSynonyms', { searchKey: '复印纸' }, w.maker));
    expect(found.resultData).toContainEqual({ groupNo, ...draft });
    must(await w.saveGroup(seen, { groupNo, seen: draft }));
  });

  it('are saved once however often they are sent, and never over what somebody else saved', async () => {
    const draft = { words: ['甲乙丙', 'ＡＢ丙'], oneWay: [] };
    const one = must(await w.saveGroup(draft)).resultData;
    expect(must(await w.saveGroup(draft)).resultData.groupNo).toBe(one.groupNo);
    const mine = { words: [...draft.words, '丙丙甲'], oneWay: [] };
    const theirs = { words: [...draft.words, '丙丙乙'], oneWay: [] };
    const save = (next: typeof mine) => w.saveGroup(next, { groupNo: one.groupNo, seen: draft });
    expect((await save(mine)).success).toBe(true);
    expect((await save(mine)).success).toBe(true);
    expect(await save(theirs)).toMatchObject(conflict);
    const gone = { groupNo: one.groupNo, seen: draft };
    expect(await w.staff.call('SearchWord/RemoveSynonyms', gone, w.second)).toMatchObject(conflict);
    must(await w.staff.call('SearchWord/RemoveSynonyms', { ...gone, seen: mine }, w.second));
    expect(await w.saveGroup({ words: ['ab丙', 'ＡＢ 丙', 'AB丙'] })).toMatchObject(
      refused('“AB丙”在组内重复，请保留一个'),
    );
    expect(await w.saveGroup({ words: ['独词'] })).toMatchObject(refused('一组同义词至少 2 个词'));
    const last = await test.db.select().from(auditLogs).where(eq(auditLogs.objectKind, 'searchWord'));
    expect(last.at(-1)).toMatchObject({ what: '删除同义词', before: { words: mine.words } });
  });
});

describe('hot words', () => {
  it('are saved with their order and shown so, unless somebody was faster', async () => {
    const seen = must(await w.staff.call('SearchWord/GetHot', {}, w.maker)).resultData;
    const words = [{ word: '发票怎么开', address: '/help' }, ...seen.toReversed()];
    must(await w.staff.call('SearchWord/SaveHot', { seen, words }, w.maker));
    const shown = must(await test.call('ProductToC/GetHotSearchList', {})).resultData;
    expect(shown.map(({ searchKey, hotUrl }) => ({ word: searchKey, address: hotUrl }))).toEqual(words);
    expect(await w.staff.call('SearchWord/SaveHot', { seen, words: [] }, w.second)).toMatchObject(conflict);
    for (const address of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
      expect(
        (await w.staff.call('SearchWord/SaveHot', { seen: words, words: [{ word: '甲', address }] }, w.maker)).success,
      ).toBe(false);
    must(await w.staff.call('SearchWord/SaveHot', { seen: words, words: seen }, w.maker));
  });
});

describe('a lead', () => {
  it('is answered to who types exactly that word, until it is removed', async () => {
    const [product] = await test.db
      .select({ productId: products.productId, categoryId: products.categoryId, name: products.name })
      .from(products)
      .innerJoin(skus, eq(skus.productId, products.productId))
      .where(eq(skus.skuNo, 'SD-GJX'));
    if (!product) throw new Error('no product');
    const toCategory = { word: '修 理', kind: 'category' as const, targetId: product.categoryId, address: '' };
    must(await w.staff.call('SearchWord/SaveLead', { draft: toCategory }, w.maker));
    expect((await w.page('修  理')).lead).toMatchObject({ kind: 'category', id: product.categoryId });
    expect((await w.page('修')).lead).toBeNull();
    expect(
      await w.staff.call('SearchWord/SaveLead', { draft: { ...toCategory, word: '修 理' } }, w.second),
    ).toMatchObject({ success: true });
    const toProduct = { ...toCategory, kind: 'product' as const, targetId: product.productId };
    expect(await w.staff.call('SearchWord/SaveLead', { draft: toProduct }, w.second)).toMatchObject(
      refused('“修 理”已有去向，请刷新后修改原有的一条'),
    );
    must(await w.staff.call('SearchWord/SaveLead', { seen: toCategory, draft: toProduct }, w.maker));
    expect((await w.page('修 理')).lead).toMatchObject({ kind: 'product', name: product.name });
    const gone = { ...toProduct, targetId: 99_999_999 };
    expect(await w.staff.call('SearchWord/SaveLead', { draft: { ...gone, word: '别的' } }, w.maker)).toMatchObject(
      refused('所选的商品不存在，请重新选择'),
    );
    const uses = must(
      await w.staff.call('Shelf/GetUses', { thing: 'category', id: product.categoryId }, w.maker),
    ).resultData;
    expect(uses.map(({ text }) => text)).not.toContain('1 个搜索词的去向');
    must(await w.staff.call('SearchWord/RemoveLead', { seen: toProduct }, w.maker));
    expect((await w.page('修 理')).lead).toBeNull();
  });
});

describe('a pin', () => {
  it('puts products first in its order and hides others, on its days only', async () => {
    const found = await w.products('手套');
    const total = (await w.page('手套')).totalCount;
    const [first = 0, second = 0] = found;
    const stranger = (await w.products('复印纸'))[0] ?? 0;
    const draft = { word: '手套', pinned: [stranger, second], hidden: [first], fromDay: null, toDay: null };
    must(await w.staff.call('SearchWord/SavePin', { draft }, w.maker));
    const now = await w.products('手套');
    expect(now.slice(0, 2)).toEqual([stranger, second]);
    expect(now).not.toContain(first);
    expect((await w.page('手套')).totalCount).toBe(total);
    const cheapest = await w.page('手套', undefined, { sort: 'priceAsc' });
    expect(cheapest.resultData.map(({ price }) => price)).toEqual(
      cheapest.resultData.map(({ price }) => price).toSorted((a, b) => a - b),
    );
    const suggested = must(await test.call('ProductToC/GetSuggest', { searchKey: '手套' })).resultData;
    expect(suggested.goods[0]?.productId).toBe(stranger);
    const later = { ...draft, fromDay: '2099-01-01' };
    must(await w.staff.call('SearchWord/SavePin', { seen: draft, draft: later }, w.maker));
    expect(await w.products('手套')).toEqual(found);
    must(await w.staff.call('SearchWord/RemovePin', { seen: later }, w.maker));
  });

  it('is all there is of a word that found nothing whole', async () => {
    const pinned = (await w.products('复印纸')).slice(0, 2);
    const draft = { word: '摸鱼套餐', pinned, hidden: [], fromDay: null, toDay: null };
    must(await w.staff.call('SearchWord/SavePin', { draft }, w.maker));
    expect(await w.page('摸鱼套餐')).toMatchObject({ matched: 'all', missing: [], totalCount: 2 });
    expect(await w.products('摸鱼套餐')).toEqual(pinned);
    must(await w.staff.call('SearchWord/RemovePin', { seen: draft }, w.maker));
  });
});

describe('a trial', () => {
  it('says what would be found, writes nothing and teaches the search nothing', async () => {
    const before = await rowCounts();
    const { groupNo, seen } = await w.groupOf('复印纸');
    const draft = { ...seen, words: [...seen.words, '鲁班匣子套'] };
    const word = 'a4 鲁班匣子套';
    const input = { word, change: { kind: 'synonyms' as const, groupNo, draft } };
    const was = await w.page(word);
    const tried = must(await w.tryIt(input)).resultData;
    expect(tried.before.total).toBe(was.totalCount);
    expect(tried.after.hits.some(({ otherPlace }) => otherPlace === 0)).toBe(true);
    expect(tried.after.hits.length).toBeLessThanOrEqual(8);
    const others = must(await w.tryOthers(input)).resultData;
    expect(others.checked).toBeGreaterThan(300);
    expect(others.kept + others.changed.length).toBeLessThanOrEqual(others.checked);
    expect(await rowCounts()).toEqual(before);
    expect(await w.page(word)).toEqual(was);

    must(await w.saveGroup(draft, { groupNo, seen }));
    const then = await w.page(word);
    expect(then.totalCount).toBe(tried.after.total);
    expect(then.resultData.slice(0, tried.after.hits.length).map(({ productId }) => productId)).toEqual(
      tried.after.hits.map(({ productId }) => productId),
    );
    must(await w.saveGroup(seen, { groupNo, seen: draft }));
  });

  it('tells which words of a draft stand in another group already', async () => {
    const { groupNo, seen } = await w.groupOf('手套');
    const change = { kind: 'synonyms' as const, draft: { words: ['手套', '鲁班匣'], oneWay: [] } };
    const { elsewhere } = must(await w.tryIt({ word: '鲁班匣', change })).resultData;
    expect(elsewhere).toContainEqual({ word: '手套', groupNo, ...seen });
    const extended = must(await w.tryIt({ word: '鲁班匣', change: { ...change, groupNo } })).resultData;
    expect(extended.elsewhere.map((each) => each.groupNo)).not.toContain(groupNo);
  });

  it('shows what a customer would see, of ours only', async () => {
    const { customerId, token } = await test.logIn('admin');
    const draft = { word: '手套', pinned: [(await w.products('复印纸'))[0] ?? 0], hidden: [] };
    const change = { kind: 'pins' as const, draft };
    const tried = must(await w.tryIt({ word: '手套', customerId, change })).resultData;
    const own = await w.page('手套', token);
    expect(tried.before.hits.map(({ productId }) => productId)).toEqual(
      own.resultData.slice(0, 8).map(({ productId }) => productId),
    );
    expect(tried.after.hits[0]).toMatchObject({ productId: draft.pinned[0], otherPlace: 0 });
    expect(await w.tryIt({ word: '手套', customerId: 99_999_999, change })).toMatchObject({ success: false });
  });
});
