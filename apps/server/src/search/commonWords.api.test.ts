import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../test/testApp';
import { readCommonWords } from './commonWords';
import { matchWhole } from './match';
import { createShelves } from './shelves.service';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('the words that name the most goods are known before somebody asks for them', async () => {
  const memory = await createShelves().of(test.db, 1);
  const [common, seldom] = [30, 31].map((goods) => [...memory.shelf.names].filter(([, named]) => named >= goods));
  expect(common?.length).toBeGreaterThan(seldom?.length ?? 0);
  await readCommonWords(test.db, memory, 1, () => true, 30);
  expect(memory.terms.size).toBe(0);
  await readCommonWords(test.db, memory, 1, () => false, 30);
  const known = memory.terms.size;
  for (const [word] of common ?? []) expect(await matchWhole(test.db, memory, 1, word)).not.toBeNull();
  expect(memory.terms.size).toBe(known);
  expect(known).toBeGreaterThan(0);
});
