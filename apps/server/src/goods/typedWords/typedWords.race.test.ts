import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/testApp';
import { rowsOf } from '../../ground/db/client';
import { TypedWords } from './counting.service';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.execute(sql`truncate typed_word cascade`));

const rounds = Array.from({ length: 10 }, (_, at) => at);
const words = Array.from({ length: 25 }, (_, at) => `词 ${at}`);

it.each(rounds)('servers that store at once add up (round %i)', async (round) => {
  const servers = rounds.slice(0, 4).map(() => new TypedWords());
  for (const [at, server] of servers.entries()) {
    const order = at % 2 === 0 ? words : words.toReversed();
    for (const searchKey of order) {
      const client = { address: `10.0.${round}.${at}`, agent: '' };
      const ctx = { site: { companyId: 1, hostId: 1 }, caller: null, client, now: test.clock.now() };
      server.searched(ctx, { pageIndex: 1, searchKey }, { totalCount: 0, exactItemId: 0 });
    }
  }
  await Promise.all(servers.map((server) => server.store(test.db, test.clock.now())));
  const [sum] = await rowsOf<object>(
    test.db,
    sql`select count(*)::int as words, sum(searches)::int as searches, sum(reworded)::int as reworded,
      (select sum(times)::int from typed_word_next) as times from typed_word_day`,
  );
  expect(sum).toEqual({ words: 25, searches: 100, reworded: 96, times: 96 });
});
