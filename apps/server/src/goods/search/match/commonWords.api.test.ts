import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../test/testApp';
import { createShelves } from '../shelf/shelves.service';
import { readCommonWords } from './commonWords';
import { matchWhole } from './match';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('the words that name the most goods are known before somebody asks for them', async () => {
  const memory = await createShelves().of(test.db, 1);
  const most = Math.max(...memory.shelf.names.values());
  const common = [...memory.shelf.names].filter(([, goods]) => goods === most);
  await readCommonWords(test.db, memory, 1, () => true, most);
  expect(memory.terms.size).toBe(0);
  await readCommonWords(test.db, memory, 1, () => false, most);
  const known = memory.terms.size;
  for (const [word] of common) expect(await matchWhole(test.db, memory, 1, word)).not.toBeNull();
  expect(memory.terms.size).toBe(known);
  expect(known).toBeGreaterThan(0);
});

// No article is called so: a screw is a 螺丝钉 as well, and a desk lamp a 灯.
it.each(['螺丝钉', '灯'])('%s, which many goods answer to, is known as well', async (word) => {
  const memory = await createShelves().of(test.db, 1);
  expect(memory.shelf.names.get(word) ?? 0).toBeLessThan(100);
  await readCommonWords(test.db, memory, 1, () => false, 100);
  const known = memory.terms.size;
  expect((await matchWhole(test.db, memory, 1, word))?.docs.length).toBeGreaterThan(0);
  expect(memory.terms.size).toBe(known);
});
