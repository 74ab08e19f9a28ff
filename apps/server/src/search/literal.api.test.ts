import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../test/testApp';
import { goods } from '../demo/goods/goods.data';
import { machineEnds } from './directory';
import { splitUses } from './heads.rules';
import { cutCoarse } from './jieba';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const oneOf = 8;

/** Words of names, each eighth of them: all take minutes. A machine that is only mentioned is meant, and not sold. */
function wordsOfNames(): string[] {
  const words = new Set<string>();
  for (const { name, skus } of goods) {
    if (!skus.some((sku) => !sku.off)) continue;
    for (const han of splitUses(name).own.match(/\p{Script=Han}+/gu) ?? [])
      for (const word of cutCoarse(han)) if (word.length >= 2) words.add(word);
  }
  return [...words].filter((word) => !machineEnds.includes(word.slice(-1))).filter((_, at) => at % oneOf === 0);
}

it('a word that stands in a name is found, and not in part', async () => {
  // The first search teaches the words of the shop: names are cut with them.
  await test.call('ProductToC/GetWebSkuPage', { searchKey: '纸' } as never);
  const words = wordsOfNames();
  expect(words.length).toBeGreaterThan(200);
  const missed: string[] = [];
  for (const searchKey of words) {
    const answer = await test.call('ProductToC/GetWebSkuPage', { searchKey, pageSize: 1 } as never);
    if (!answer.success || answer.matched !== 'all') missed.push(searchKey);
  }
  expect(missed).toEqual([]);
});
