import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { must } from '../../../test/buying';
import { type TestApp, testApp } from '../../../test/testApp';
import { findCached, plainFilter } from '../search/search.service';
import { createShelves, type Shelves } from '../search/shelf/shelves.service';
import { wordersOf } from './searchWords.fixture';

let test: TestApp;
let w: Awaited<ReturnType<typeof wordersOf>>;
const companyId = 1;
/** As they run: they look again after 100 ms, and at names after a second. */
const servers: readonly Shelves[] = [createShelves(), createShelves()];
const viewer = () => ({ companyId, customerId: null, now: test.clock.now() });

async function found(shelves: Shelves, word: string) {
  const memory = await shelves.of(test.db, companyId);
  const { matched, found: docs } = await findCached(test.db, memory, viewer(), word, plainFilter);
  return { matched, first: memory.shelf.productId[docs.docs[0] ?? -1] ?? 0, lead: memory.directory.leads.has(word) };
}

/** Before any connection is opened: each keeps the method it began with. */
const asked = vi.spyOn(pg.Client.prototype, 'query');

beforeAll(async () => {
  test = await testApp();
  w = await wordersOf(test);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => {
  asked.mockRestore();
  return test.close();
});

const rounds = Array.from({ length: 10 }, (_, at) => at);

describe('words that are saved', () => {
  it.each(rounds)('are seen by every server a second later (round %i)', async (round) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + round * 60_000 });
    const word = `鲁班${'甲乙丙丁戊己庚辛壬癸'[round]}匣`;
    for (const server of servers) expect(await found(server, word)).toMatchObject({ lead: false });
    const pinned = (await w.products('手套')).slice(round % 3, (round % 3) + 1);
    const pin = { word, pinned, hidden: [], fromDay: null, toDay: null };
    const lead = { word, kind: 'address' as const, targetId: null, address: '/help' };
    must(await w.staff.call('SearchWord/SavePin', { draft: pin }, w.maker));
    must(await w.staff.call('SearchWord/SaveLead', { draft: lead }, w.second));
    vi.setSystemTime(Date.now() + 1000);
    for (const server of servers)
      expect(await found(server, word)).toEqual({ matched: 'all', first: pinned[0], lead: true });
    must(await w.staff.call('SearchWord/RemovePin', { seen: pin }, w.maker));
    must(await w.staff.call('SearchWord/RemoveLead', { seen: lead }, w.maker));
    vi.setSystemTime(Date.now() + 1000);
    for (const server of servers) expect(await found(server, word)).toMatchObject({ lead: false });
  });

  it.each(rounds)('are one operator’s when two save at once (round %i)', async (round) => {
    const { groupNo, seen } = await w.groupOf('复印纸');
    const save = (more: string, who: { token: string }) =>
      w.staff.call(
        'SearchWord/SaveSynonyms',
        { groupNo, seen, draft: { ...seen, words: [...seen.words, `${more}纸${round}号`] } },
        who,
      );
    const answers = await Promise.all([save('甲', w.maker), save('乙', w.second)]);
    expect(answers.map(({ success }) => success).sort()).toEqual([false, true]);
    const after = (await w.groupOf('复印纸')).seen;
    expect(after.words).toHaveLength(seen.words.length + 1);
    must(await w.saveGroup(seen, { groupNo, seen: after }));
  });
});

describe('a search', () => {
  it('asks the database nothing more for words that are kept', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    // One of its own: the clock of those above went ahead.
    const server = createShelves();
    const count = async (work: () => Promise<unknown>) => {
      asked.mockClear();
      await work();
      return asked.mock.calls.length;
    };
    await found(server, '安全帽');
    vi.setSystemTime(Date.now() + 50);
    expect(await count(() => found(server, '安全帽'))).toBe(0);
    const pinned = (await w.products('手套')).slice(0, 1);
    must(
      await w.staff.call(
        'SearchWord/SavePin',
        { draft: { word: '安全帽', pinned, hidden: [], fromDay: null, toDay: null } },
        w.maker,
      ),
    );
    vi.setSystemTime(Date.now() + 1000);
    await found(server, '安全帽');
    expect(await count(() => found(server, '安全帽'))).toBe(0);
    vi.setSystemTime(Date.now() + 1000);
    // What changed among the goods, and whether anything is called otherwise.
    expect(await count(() => found(server, '安全帽'))).toBe(2);
  });
});
