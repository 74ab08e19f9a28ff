import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/testApp';
import { renewIndex } from './indexing.service';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const found = async () => {
  const answer = await test.call('ProductToC/GetWebSkuPage', { searchKey: '复印纸' } as never);
  return answer.success ? answer.totalCount : -1;
};

it('an index of another version is made anew at the start, one of this version is left alone', async () => {
  const before = await found();
  expect(before).toBeGreaterThan(0);
  const spoil = () => test.db.execute(sql`update search_doc set words = '', changed_in = pg_current_xact_id()`);
  const said: string[] = [];
  const renew = () => renewIndex(test.db, [1], (line) => said.push(line));
  await spoil();
  await test.db.execute(sql`update search_index set version = 1`);
  expect(await found()).toBe(0);
  await renew();
  expect(await found()).toBe(before);
  expect(said[0]).toContain('正在更新搜索索引');
  await spoil();
  await renew();
  expect(await found()).toBe(0);
});
