import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../test/testApp';
import { synonyms, wordLeads, wordPins } from '../search.tables';
import { selectDirectoryMark } from './directory.queries';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  await test.db.insert(wordLeads).values({ companyId: 1, word: '扳手', wordKey: '扳手', kind: 'address' });
  await test.db.insert(wordPins).values({ companyId: 1, word: '扳手', wordKey: '扳手' });
});
afterAll(() => test.close());

const markOf = async (companyId = 1) => (await selectDirectoryMark(test.db, companyId))[0]?.mark;

describe('the mark of what names are made of', () => {
  const tables = ['category', 'brand', 'supplier', 'label', 'hot_search', 'synonym', 'word_lead', 'word_pin'];
  it.each(tables)('is another one when a row of %s has been written, for its company alone', async (table) => {
    const before = [await markOf(1), await markOf(2)];
    const oneRow = `ctid = (select ctid from ${table} where company_id = 1 limit 1)`;
    const { rows } = await test.database.run(`update ${table} set company_id = 1 where ${oneRow} returning 1 as one`);
    expect(rows).toHaveLength(1);
    expect(await markOf(1)).not.toBe(before[0]);
    expect(await markOf(2)).toBe(before[1]);
  });

  it('is another one when one word went and another came', async () => {
    const before = await markOf();
    await test.db.transaction(async (tx) => {
      const [gone] = await tx.select().from(synonyms).where(eq(synonyms.companyId, 1)).limit(1);
      if (!gone) throw new Error('no synonyms');
      await tx.delete(synonyms).where(and(eq(synonyms.groupNo, gone.groupNo), eq(synonyms.word, gone.word)));
      await tx.insert(synonyms).values({ ...gone, word: '从没听说过' });
    });
    expect(await markOf()).not.toBe(before);
  });

  it('is the same while nobody writes', async () => {
    expect(await markOf()).toBe(await markOf());
  });
});
