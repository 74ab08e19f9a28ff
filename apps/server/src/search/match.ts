import type { Viewer } from '../cards/cards.service';
import type { Db } from '../db/client';
import { cutCoarse, isWord } from './jieba';
import { matchNumbers, nearNumbers } from './matchNumbers';
import { bestOf, isAttribute, weigh } from './partial.rules';
import { type SameAs, typedWords, type WordQueries, wordQueries } from './query.rules';
import { tier, tierLimit } from './rank.rules';
import { type Matches, noNotes, type SearchMemory } from './shelves.service';
import { Answering, type Query, termsIn } from './terms.rules';
import { readTerms } from './terms.service';
import { mend, nearTexts, offering, readHan } from './typos.rules';
import { vocabularyOf } from './vocabulary';
import { type Cut, fold } from './words.rules';

export type Asking = {
  /** What holds only some of the words is no match. */
  wholly?: boolean;
  /** Nothing is put right. */
  asTyped?: boolean;
};

export const nothing: Matches = {
  docs: new Int32Array(0),
  tiers: new Uint8Array(0),
  matched: 'none',
  version: 0,
  notes: noNotes,
};

type Question = { tx: Db; memory: SearchMemory; companyId: number };

async function answering({ tx, memory, companyId }: Question, queries: readonly Query[]): Promise<Answering> {
  const docsOf = await readTerms(tx, memory, companyId, termsIn(queries));
  return new Answering(docsOf, memory.shelf.size);
}

/** Beside each document the first of the closer questions it answers. */
function rank(answers: Answering, docs: Int32Array, closer: readonly Query[], size: number): Uint8Array {
  const ranks = new Uint8Array(size).fill(tier.itself + closer.length);
  for (const [at, query] of [...closer.entries()].reverse()) {
    for (const doc of answers.docs(query)) ranks[doc] = tier.itself + at;
  }
  return Uint8Array.from(docs, (doc) => ranks[doc] ?? 0);
}

async function askAll(question: Question, { everywhere, closer, byPairs }: WordQueries): Promise<Matches | null> {
  const { shelf } = question.memory;
  const { version } = shelf;
  for (const query of [everywhere, byPairs]) {
    const answers = await answering(question, [query, ...closer]);
    const docs = answers.docs(query).filter(shelf.isOnShelf);
    if (docs.length > 0) {
      return { docs, tiers: rank(answers, docs, closer, shelf.size), matched: 'all', version, notes: noNotes };
    }
  }
  return null;
}

/** Words to be shown: a last character that was cut off its word is shown with it, 咖啡+机 as 咖啡机. */
function asTyped(typed: string, words: readonly string[], isShown: (at: number) => boolean): string[] {
  return words.flatMap((word, at) => {
    if (!isShown(at)) return [];
    const whole = `${words[at - 1] ?? ''}${word}`;
    return [word.length === 1 && fold(typed).includes(whole) ? whole : word];
  });
}

/** What holds the thing, or the most of the words; and which of them it does not hold. */
async function askPartly(question: Question, typed: string, { words, queries }: Asked): Promise<Matches> {
  const { memory } = question;
  const answers = await answering(question, queries.single);
  const hits = queries.single.map((query) => answers.docs(query).filter(memory.shelf.isOnShelf));
  const weighed = weigh(words, {
    isThing: (word) => isThing(memory, word),
    isBrand: (word) => memory.directory.brandWords.has(word),
  });
  const best = bestOf(hits, weighed, memory.shelf.size);
  const missing = asTyped(typed, words, (at) => !best.found[at]);
  return {
    docs: Int32Array.from(best.docs),
    tiers: Uint8Array.from(best.levels, (level) => Math.min(tier.part + level, tierLimit - 1)),
    matched: best.docs.length > 0 ? 'partial' : 'none',
    version: 0,
    notes: { ...noNotes, missing },
  };
}

const isThing = ({ shelf, directory }: SearchMemory, word: string): boolean =>
  shelf.names.has(word) || directory.synonyms.has(word) || directory.sounds.has(word);

/**
 * A thing that is only mentioned is not sold: water for a 饮水机 is no 饮水机. Who types a word that ends like a kind of
 * thing means the thing.
 */
function onlyMentioned(memory: SearchMemory, words: readonly string[]): string | undefined {
  const last = words.findLast((word) => /^\p{Script=Han}{2,}$/u.test(word) && !isAttribute(word));
  if (last === undefined || isThing(memory, last) || memory.directory.brandWords.has(last)) return undefined;
  return memory.directory.kindEnds.has(last.slice(-1)) ? last : undefined;
}

function honestly(memory: SearchMemory, typed: string, words: readonly string[], whole: Matches): Matches {
  const mentioned = whole.tiers.every((each) => each >= tier.used)
    ? words.findLast((word) => /^\p{Script=Han}/u.test(word))
    : onlyMentioned(memory, words);
  if (mentioned === undefined) return whole;
  const missing = asTyped(typed, words, (at) => words[at] === mentioned);
  return { ...whole, matched: 'partial', notes: { ...whole.notes, missing } };
}

/**
 * A word stands for its synonyms, and letters for the words that sound so: for those that name something here, or where
 * none does for what means the same: jiaodai is 胶带, though a bag may be called 胶袋.
 */
function sameWords({ directory, shelf }: SearchMemory): SameAs {
  return (word) => {
    const heard = directory.sounds.get(word) ?? [];
    const named = heard.filter((each) => shelf.names.has(each));
    const meant = [word, ...(named.length > 0 ? named : heard)].flatMap(
      (each) => directory.synonyms.get(each) ?? [each],
    );
    return [word, ...new Set(meant.filter((each) => each !== word && shelf.names.has(each)))];
  };
}

type Asked = { words: string[]; queries: WordQueries; whole: Matches | null };

/** Everything that was typed, found as a whole: kept from before, or asked now. That nothing was found is kept too. */
async function askWhole(question: Question, typed: string, cut: Cut = cutCoarse): Promise<Asked | null> {
  const { memory } = question;
  const { version } = memory.shelf;
  const words = typedWords(fold(typed).trim(), cut, (word) => memory.directory.synonyms.has(word));
  const queries = wordQueries(words, sameWords(memory));
  if (!queries) return null;
  const key = words.join(' ');
  const kept = memory.matches.get(key);
  const isKept = kept?.version === version;
  const found = isKept ? kept : ((await askAll(question, queries)) ?? { ...nothing, version });
  if (!isKept) memory.matches.set(key, found);
  return { words, queries, whole: found.docs.length > 0 ? found : null };
}

/** The dictionary is one of Chinese: to it, any letters are a word. */
const isHanWord = (text: string): boolean => /^\p{Script=Han}/u.test(text) && isWord(text);

/** Something near that finds far more than what was typed; never for words that are well known and find enough. */
async function nearWithFarMore(question: Question, typed: string, words: readonly string[], hits: number) {
  const { memory } = question;
  const ours = vocabularyOf(memory);
  const isKnown = (text: string) => ours.has(text) || memory.directory.sounds.has(text) || isHanWord(text);
  if (hits >= offering.enough && words.every(isKnown)) return '';
  for (const text of nearTexts(typed, ours, isKnown)) {
    const near = (await askWhole(question, text))?.whole;
    if (near && near.docs.length >= hits * offering.farMore) return text;
  }
  return '';
}

async function ask(question: Question, viewer: Viewer, typed: string, { wholly, asTyped }: Asking): Promise<Matches> {
  const { memory } = question;
  const asked = await askWhole(question, typed);
  if (!asked) return nothing;
  if (asked.whole) {
    const honest = honestly(memory, typed, asked.words, asked.whole);
    if (wholly) return honest.matched === 'all' ? honest : nothing;
    const didYouMean = asTyped ? '' : await nearWithFarMore(question, typed, asked.words, honest.docs.length);
    return didYouMean === '' ? honest : { ...honest, notes: { ...honest.notes, didYouMean } };
  }
  if (wholly) return nothing;
  const near = asTyped ? null : await nearNumbers(question.tx, memory, viewer, typed);
  if (near) return near;
  if (asTyped) return askPartly(question, typed, asked);
  const words = vocabularyOf(memory);
  const meant = mend(typed, words, isWord);
  const searched = fold(meant) === fold(typed) ? '' : meant;
  // The shop's own words decide where to cut, now that the language's did not find anything.
  const cutOurs: Cut = (text) => readHan(text, words, isWord).map((piece) => piece.meant);
  const again = (await askWhole(question, meant, cutOurs)) ?? asked;
  const found = again.whole
    ? honestly(memory, meant, again.words, again.whole)
    : await askPartly(question, meant, again);
  return found.matched === 'none' ? found : { ...found, notes: { ...found.notes, searched } };
}

/** All of it found by its words alone, as for who picks it from a list; null where that finds nothing. */
export async function matchWhole(tx: Db, memory: SearchMemory, companyId: number, text: string) {
  const asked = await askWhole({ tx, memory, companyId }, text);
  const found = asked?.whole && honestly(memory, text, asked.words, asked.whole);
  return found?.matched === 'all' ? found : null;
}

/** Null when nothing was typed: then everything is meant. */
export async function matchWords(
  tx: Db,
  memory: SearchMemory,
  viewer: Viewer,
  typed: string,
  asking: Asking = {},
): Promise<Matches | null> {
  if (fold(typed).trim() === '') return null;
  const question = { tx, memory, companyId: viewer.companyId };
  const [numbers, matches] = await Promise.all([
    matchNumbers(tx, memory, viewer, typed),
    ask(question, viewer, typed, asking),
  ]);
  return numbers(matches);
}
