import { remembered } from '../lib/remembered';
import { sameSizes } from './quantities.rules';
import { type SameAs, typedWords, type WordQuery, wordQuery } from './query.rules';
import type { Shelf } from './shelf';
import type { SearchMemory } from './shelves.service';
import { type Cut, partsOf, soundsOf } from './words.rules';

/** Of words that sound alike, those that name a third as many goods as the first of them: jiaodai is 胶带, not 胶袋. */
function mostNamed({ shelf }: SearchMemory, heard: readonly string[]): string[] {
  const most = Math.max(0, ...heard.map((word) => shelf.names.get(word) ?? 0));
  return heard.filter((word) => (shelf.names.get(word) ?? 0) * 3 >= most);
}

const colours = new Set('红橙黄绿蓝紫黑白灰银金粉棕');

/** A word stands for its synonyms, a colour for its full name, and letters for the words that sound so: for those that name something here. */
function sameWords(memory: SearchMemory): SameAs {
  const { directory, shelf } = memory;
  const sameAs = (word: string): readonly string[] => {
    const heard = mostNamed(memory, directory.sounds.get(word) ?? []);
    const meant = [word, ...heard].flatMap((each) => directory.synonyms.get(each) ?? [each]);
    const colour = colours.has(word) ? [`${word}色`] : [];
    const named = meant.filter((each) => each !== word && shelf.names.has(each));
    return [...new Set([word, ...sameSizes(word), ...colour, ...named])];
  };
  return remembered(1000, sameAs).of;
}

/** The values of specs that say a word; where none does, those that say what means the same or a part of it. */
function specsSaying({ specNames }: Shelf, sameAs: SameAs, word: string): ReadonlySet<number> {
  for (const words of [[word], sameAs(word), partsOf(word)]) {
    const codes = words.flatMap(specNames.saying);
    if (codes.length > 0) return new Set(codes);
  }
  return new Set();
}

type Reading = {
  version: number;
  ask: (word: string) => WordQuery;
  specs: (word: string) => ReadonlySet<number>;
};

/** What is asked of each word, one for each company's memory: the same words come in many questions. */
const readings = new WeakMap<Shelf, Reading>();

export function askingFor(memory: SearchMemory): Reading {
  const { shelf } = memory;
  const known = readings.get(shelf);
  if (known?.version === shelf.version) return known;
  const sameAs = sameWords(memory);
  const reading = {
    version: shelf.version,
    ask: remembered(10_000, (word) => wordQuery(word, sameAs)).of,
    specs: remembered(10_000, (word) => specsSaying(shelf, sameAs, word)).of,
  };
  readings.set(shelf, reading);
  return reading;
}

export const specsOf = (memory: SearchMemory, words: readonly string[]) => words.map(askingFor(memory).specs);

const lettersApart = /[a-z]+(?: [a-z]+)+/g;
const halfSounds = /(?<![a-z\d])(?=[a-z]*\p{Script=Han}+[a-z]|[a-z]+\p{Script=Han})[a-z\p{Script=Han}]+(?![a-z\d])/gu;

/** Half in letters, or in letters with blanks: 会议zhuo is 会议桌, 打yj is 打印机, zhongxing bi is 中性笔. */
function asHeard({ directory }: SearchMemory, typed: string): string {
  const said = (text: string, part: 0 | 1) => text.replace(/\p{Script=Han}+/gu, (han) => soundsOf(han)[part]);
  const holdsAll = (word: string, text: string) => [...text].every((sign) => /[a-z]/.test(sign) || word.includes(sign));
  return typed
    .toLowerCase()
    .replace(lettersApart, (each) => directory.sounds.get(each.replaceAll(' ', ''))?.[0] ?? each)
    .replace(halfSounds, (each) => {
      const heard = [said(each, 0), said(each, 1)].flatMap((sound) => directory.sounds.get(sound) ?? []);
      return heard.find((word) => holdsAll(word, each)) ?? each;
    });
}

export const wordsIn = (memory: SearchMemory, typed: string, cut: Cut, apart = false): string[] =>
  typedWords(asHeard(memory, typed.trim()), cut, (word) => memory.directory.synonyms.has(word), apart);
