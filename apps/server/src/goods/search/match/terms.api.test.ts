import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../test/testApp';
import { rowsOf } from '../../../ground/db/client';
import { docsOfTerms } from './terms.queries';

/** On both engines: each has a planner of its own, and PGlite counts no rows by itself. */
let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** Whatever is typed: a whole table read for each of a hundred words stops everybody. */
it('words are looked up in their index, in a shop that nobody has swept yet', async () => {
  const words = '打印 文件 防止 清洁 照明 固定 消毒 保护 车间 办公 会议 存放'.split(' ');
  const terms = [...words, `h:${'1*'.repeat(250)}1`].map((word) => `'${word}'`);
  const plan = await rowsOf<{ 'QUERY PLAN': string }>(test.db, sql`explain ${docsOfTerms(1, terms)}`);
  const scans = plan.map((row) => row['QUERY PLAN']).filter((line) => /Scan on search_doc/.test(line));
  expect(scans.join('\n')).toMatch(/Bitmap Index Scan on search_doc_words/);
  expect(scans.filter((line) => !/Bitmap (Heap|Index) Scan on search_doc(_words)? /.test(line))).toEqual([]);
});
