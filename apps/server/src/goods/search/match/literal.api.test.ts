import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { worldTime } from '../../../../test/template';
import { type TestApp, testApp } from '../../../../test/testApp';
import { goods } from '../../../demo/goods/goods.data';
import { machineEnds } from '../shelf/directory';
import { createShelves } from '../shelf/shelves.service';
import { splitUses } from '../words/nouns.rules';
import { matchWords } from './match';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** As people know them, who were not taught the words of this shop. */
const language = Jieba.withDict(dict);

/** A machine that is only mentioned is meant, and not sold. */
function wordsOfNames(): string[] {
  const words = new Set<string>();
  for (const { name, skus } of goods) {
    if (!skus.some((sku) => !sku.off)) continue;
    for (const han of splitUses(name).own.match(/\p{Script=Han}+/gu) ?? [])
      for (const word of language.cutForSearch(han, true)) if (word.length >= 2) words.add(word);
  }
  return [...words].filter((word) => !machineEnds.includes(word.slice(-1)));
}

it('a word that stands in a name is found, and not in part', async () => {
  const memory = await createShelves().of(test.db, 1);
  const viewer = { companyId: 1, customerId: null, now: worldTime };
  const missed: string[] = [];
  for (const word of wordsOfNames())
    if ((await matchWords(test.db, memory, viewer, word))?.matched !== 'all') missed.push(word);
  expect(missed).toEqual([]);
});
