import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict';
import { memoize } from '../../../ground/lib/memoize';
import { tradeWords } from './tradeWords';
import type { Cut } from './words.rules';

let jieba: Jieba | undefined;

/** The dictionary takes a moment and 50 MB, so it is read when the first text is cut. */
function open(): Jieba {
  if (jieba) return jieba;
  jieba = Jieba.withDict(dict);
  learn(jieba, tradeWords);
  return jieba;
}

const learnt = new Set<string>();

/** Letters, digits and signs are not its to cut. */
const mayLearn = (word: string): boolean => /^\p{Script=Han}{2,}$/u.test(word);

function learn(pupil: Jieba, words: readonly string[]) {
  const fresh = words.filter((word) => mayLearn(word) && !learnt.has(word));
  if (fresh.length === 0) return;
  for (const word of fresh) learnt.add(word);
  pupil.loadDict(Buffer.from(fresh.map((word) => `${word} 100000 n`).join('\n')));
  whole.forget();
}

/** Words of a company, such as its synonyms, brands and categories, are not cut in two from now on. */
export const teach = (words: readonly string[]) => learn(open(), words);

/** For the index: long words and the short ones inside them. */
export const cutFine: Cut = (text) => open().cutForSearch(text, true);

/** For what somebody typed: as few words as possible. */
export const cutCoarse: Cut = (text) => open().cut(text, true);

const whole = memoize('isWord', (text) => open().cut(text, false).length === 1);

/** A word of the language, or one that was taught. */
export const isWord = (text: string): boolean => whole.of(text);
