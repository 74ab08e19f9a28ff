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
  loadNewWords(jieba, tradeWords);
  return jieba;
}

const loaded = new Set<string>();

/** Letters, digits and signs are not its to cut. */
const isLoadable = (word: string): boolean => /^\p{Script=Han}{2,}$/u.test(word);

function loadNewWords(target: Jieba, words: readonly string[]) {
  const fresh = words.filter((word) => isLoadable(word) && !loaded.has(word));
  if (fresh.length === 0) return;
  for (const word of fresh) loaded.add(word);
  target.loadDict(Buffer.from(fresh.map((word) => `${word} 100000 n`).join('\n')));
  wordTests.forget();
}

/** Words of a company, such as its synonyms, brands and categories, are not cut in two from now on. */
export const addDictionaryWords = (words: readonly string[]) => loadNewWords(open(), words);

/** For the index: long words and the short ones inside them. */
export const cutFine: Cut = (text) => open().cutForSearch(text, true);

/** For what somebody typed: as few words as possible. */
export const cutCoarse: Cut = (text) => open().cut(text, true);

const wordTests = memoize('isWord', (text) => open().cut(text, false).length === 1);

/** A word of the language, or one added to its dictionary. */
export const isWord = (text: string): boolean => wordTests.of(text);

/** How texts are cut, and which are words. */
export type Language = { cut: Cut; isWord: (text: string) => boolean };
export const language: Language = { cut: cutCoarse, isWord };

/** As if these were in the dictionary as well, which forgets nothing it was ever taught. */
export function languageWith(words: readonly string[]): Language {
  const fresh = words.filter((word) => isLoadable(word) && !isWord(word));
  if (fresh.length === 0) return language;
  const known = new Set(fresh);
  const longestFirst = fresh.toSorted((a, b) => b.length - a.length);
  const around = new RegExp(`(${longestFirst.join('|')})`, 'u');
  return {
    cut: (text) =>
      text.split(around).flatMap((piece) => (known.has(piece) || piece === '' ? piece || [] : cutCoarse(piece))),
    isWord: (text) => known.has(text) || isWord(text),
  };
}
