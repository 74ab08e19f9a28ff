import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patiently, waitSeconds } from '../../../test/patience';
import { type TestApp, testApp } from '../../../test/testApp';
import { named, rowsOf, takes } from './client';
import { int, nothing } from './row';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  await test.db.execute(sql`create table tally (n int primary key)`);
});
afterAll(() => test.close());

const count = named('tally_count', takes<[]>, { n: int }, 'select count(*)::int as n from tally');
const add = named('tally_add', takes<[n: number]>, {}, 'insert into tally values ($1)');
const lock = named('tally_lock', takes<[]>, { locked: nothing }, 'select pg_advisory_xact_lock(77) as locked');
const pid = named('tally_pid', takes<[]>, { pid: int }, 'select pg_backend_pid() as pid');

describe('statements sent together', () => {
  it('are done one after the other, and what follows a lock sees what the lock waited for', async () => {
    const before = (await count(test.db))[0]?.n ?? 0;
    const seen = await Promise.all(
      Array.from({ length: 16 }, (_, at) =>
        test.db.transaction(async (tx) => {
          const [, counted] = await Promise.all([lock(tx), count(tx), add(tx, 1000 + at)]);
          return counted[0]?.n ?? -1;
        }),
      ),
    );
    expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, at) => before + at));
  });

  it('are all undone when one of them fails', async () => {
    const before = await count(test.db);
    const work = test.db.transaction((tx) => Promise.all([add(tx, 1), add(tx, 2), add(tx, 2), add(tx, 3)]));
    await expect(work).rejects.toThrow();
    expect(await count(test.db)).toEqual(before);
  });

  it('leave the connection usable after one of them fails outside a transaction', async () => {
    await add(test.db, 50);
    const asked = await Promise.allSettled([count(test.db), add(test.db, 50), count(test.db)]);
    expect(asked.map((each) => each.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});

describe('a connection that the database ends', () => {
  it('is replaced at the next question', async () => {
    const [line] = await pid(test.db);
    await rowsOf(test.db, sql`select pg_terminate_backend(${line?.pid})`);
    await expect.poll(() => pid(test.db).catch(() => [line]), patiently).not.toEqual([line]);
  });

  it('in the middle of a transaction loses all of it, and the next one starts clean', async () => {
    const work = test.db.transaction(async (tx) => {
      await add(tx, 70);
      const [own] = await pid(tx);
      await rowsOf(test.db, sql`select pg_terminate_backend(${own?.pid})`);
      await add(tx, 71);
    });
    await expect(work).rejects.toThrow();
    const again = test.db.transaction((tx) => Promise.all([add(tx, 70), add(tx, 71)]));
    await expect(again).resolves.toHaveLength(2);
  });
});

it('as long as it was told, the database waits for a lock', async () => {
  expect(await rowsOf(test.db, sql`select current_setting('lock_timeout') as wait`)).toEqual([
    { wait: `${waitSeconds / 60}min` },
  ]);
});
