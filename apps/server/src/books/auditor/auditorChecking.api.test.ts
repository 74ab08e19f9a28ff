import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { must } from '../../../test/buying';
import { type Operators, operatorsOf } from '../../../test/operators';
import { memoryStore, type TestApp, testApp } from '../../../test/testApp';
import { runTask } from '../../people/tasks/running.service';
import { taskKinds } from '../../workers';
import { pieces } from './auditor.service';

let test: TestApp;
let staff: Operators;
let chief: { token: string };
beforeAll(async () => {
  test = await testApp();
  staff = operatorsOf(test);
  chief = await staff.logIn('operator');
});
afterAll(() => test.close());

const start = async () => must(await staff.call('System/CheckBooks', { requestId: randomUUID() }, chief)).resultData;
const look = async () => must(await staff.call('System/GetBooksCheck', {}, chief)).resultData;
const run = (taskId: number, kinds = taskKinds) =>
  runTask({ db: test.db, clock: test.clock, files: memoryStore(test.files), kinds, log: test.app.log }, taskId);

it('goes on in the background, question by question, and says where it is', async () => {
  expect(await look()).toBeNull();
  const { taskId } = await start();
  expect(await look()).toMatchObject({ taskId, state: 'waiting', done: 0, total: pieces, endTime: '' });
  const seen: number[] = [];
  const watched = async function* (db: TestApp['db']) {
    for await (const said of taskKinds.booksCheck.say(db)) {
      seen.push((await look())?.done ?? -1);
      yield said;
    }
  };
  await run(taskId, { ...taskKinds, booksCheck: { say: watched } });
  expect(seen).toEqual(Array.from({ length: pieces }, (_, at) => at));
  expect(await look()).toMatchObject({ taskId, state: 'done', done: pieces, total: pieces, faults: [] });
});

it('is one at a time, whoever asks; the next one finds what went wrong since', async () => {
  const first = await start();
  expect(await start()).toEqual(first);
  await test.db.execute(sql`update stock set reserved = reserved + 1 where sku_id = (select min(sku_id) from stock)`);
  await run(first.taskId);
  expect((await look())?.faults).toEqual([expect.stringContaining('流水合计却是')]);
  await test.db.execute(sql`update stock set reserved = reserved - 1 where sku_id = (select min(sku_id) from stock)`);
  const second = await start();
  expect(second.taskId).not.toBe(first.taskId);
  await run(second.taskId);
  expect(await look()).toMatchObject({ state: 'done', faults: [] });
});

it('that breaks says so, and can be asked for again', async () => {
  const { taskId } = await start();
  const broken = async function* (): AsyncGenerator<string[]> {
    yield [];
    throw new Error('the database is gone');
  };
  await run(taskId, { ...taskKinds, booksCheck: { say: broken } });
  expect(await look()).toMatchObject({ state: 'failed', done: 1, error: expect.stringMatching(/./) });
  expect((await start()).taskId).not.toBe(taskId);
});
