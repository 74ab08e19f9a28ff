import { memoize } from '../../../ground/lib/memoize';
import type { SearchMemory } from '../shelf/memory';
import type { Shelf } from '../shelf/shelf';
import { sameSizes } from '../words/quantities.rules';
import { partsOf } from '../words/words.rules';
import { kindQuery, type SameAs, type WordQuery, wordQuery } from './query.rules';
import { any, type Query } from './terms.rules';

/** Of words that sound alike, those that name a third as many goods as the first of them: jiaodai is 胶带, not 胶袋. */
function mostNamed({ shelf }: SearchMemory, heard: readonly string[]): string[] {
  const most = Math.max(0, ...heard.map((word) => shelf.names.get(word) ?? 0));
  return heard.filter((word) => (shelf.names.get(word) ?? 0) * 3 >= most);
}

const colours = new Set('红橙黄绿蓝紫黑白灰银金粉棕');

/** 橙 is 橙色, 橙色 is also the 橙 of 荧光橙. */
function sameColour(word: string): string[] {
  if (colours.has(word)) return [`${word}色`];
  const colour = word.slice(0, 1);
  return word === `${colour}色` && colours.has(colour) ? [colour] : [];
}

/** A word stands for its synonyms, a colour for its full name, and letters for the words that sound so: for those that name something here. */
function sameWords(memory: SearchMemory) {
  const { directory, shelf } = memory;
  const sameAs = (word: string): readonly string[] => {
    const heard = mostNamed(memory, directory.sounds.get(word) ?? []);
    const meant = [word, ...heard].flatMap((each) => directory.synonyms.get(each) ?? [each]);
    const named = meant.filter((each) => each !== word && shelf.names.has(each));
    return [...new Set([word, ...sameSizes(word), ...sameColour(word), ...named])];
  };
  return memoize('sameWords', sameAs);
}

/** The values of specs that say a word; where none does, those that say what means the same or a part of it. */
function specsWithWord({ specNames }: Shelf, sameAs: SameAs, word: string): ReadonlySet<number> {
  for (const words of [[word], sameAs(word), partsOf(word)]) {
    const codes = words.flatMap(specNames.saying);
    if (codes.length > 0) return new Set(codes);
  }
  return new Set();
}

/** The things that are said to be for something: 坠落 stands in 防坠落, which is said of 安全带. */
function thingsUsedFor({ directory, shelf }: SearchMemory, word: string): Query | null {
  const phrases = [...directory.synonyms].filter(([phrase]) => phrase !== word && phrase.includes(word));
  const things = new Set(phrases.flatMap(([, same]) => same.filter((each) => shelf.names.has(each))));
  return things.size === 0 ? null : any([...things].map(kindQuery));
}

type WordLookup = {
  version: number;
  queryOf: (word: string) => WordQuery;
  specsOf: (word: string) => ReadonlySet<number>;
  usesOf: (word: string) => Query | null;
  forget: () => void;
};

/** The closer questions of a word and the terms in them. */
const queryBytes = 3000;

/** What is asked of each word, one for each company's memory: the same words come in many questions. */
const lookups = new WeakMap<SearchMemory, WordLookup>();

export function wordLookupOf(memory: SearchMemory): WordLookup {
  const { shelf } = memory;
  const known = lookups.get(memory);
  if (known?.version === shelf.wordsVersion) return known;
  known?.forget();
  const same = sameWords(memory);
  const ask = memoize(
    'wordQueries',
    (word) => wordQuery(word, same.of),
    () => queryBytes,
  );
  const specs = memoize(
    'specsSaying',
    (word) => specsWithWord(shelf, same.of, word),
    ({ size }) => 100 + size * 30,
  );
  const uses = memoize('thingsFor', (word) => thingsUsedFor(memory, word));
  const lookup = {
    version: shelf.wordsVersion,
    queryOf: ask.of,
    specsOf: specs.of,
    usesOf: uses.of,
    forget: () => {
      for (const each of [same, ask, specs, uses]) each.forget();
    },
  };
  lookups.set(memory, lookup);
  return lookup;
}

export const specsOfWords = (memory: SearchMemory, words: readonly string[]) => words.map(wordLookupOf(memory).specsOf);

/** For a memory that is kept no longer. */
export function forgetWordLookup(memory: SearchMemory): void {
  lookups.get(memory)?.forget();
  lookups.delete(memory);
}
