import type { Db } from '../../../ground/db/client';
import type { Viewer } from '../../cards/cards.service';
import { type Matches, noNotes } from '../shelf/answers';
import type { SearchMemory } from '../shelf/memory';
import type { Language } from '../words/jieba';
import { stripLineNotes } from '../words/sheetLine.rules';
import { typedWords } from '../words/typedWords.rules';
import { correctedTexts, didYouMeanLimits, fixTypos, readHan } from '../words/typos.rules';
import { type Cut, fold } from '../words/words.rules';
import { docsOf } from './bits.rules';
import { judgeMatches } from './judge';
import { matchNearNumbers, matchNumbers } from './matchNumbers';
import { type AskedWords, matchByPairs, matchSomeWords } from './matchPartly';
import { weights } from './partial.rules';
import { replacePinyin } from './pinyin';
import { type WordQueries, wordQueries } from './query.rules';
import { tier, tiersOf } from './rank.rules';
import { QueryEvaluator } from './terms.rules';
import { loadTerms, type Question } from './terms.service';
import { vocabularyOf } from './vocabulary';
import { specsOfWords, wordLookupOf } from './wordLookup';

export type MatchOptions = {
  /** What holds only some of the words is no match. */
  wholeOnly?: boolean;
  /** Nothing is put right. */
  asTyped?: boolean;
};

type WordMatch = AskedWords & { whole: Matches | null };

/**
 * From what was typed to the documents it means, step by step down this file:
 * 1. `matchWords` asks for numbers and for words, and puts the numbers first;
 * 2. `matchOrCorrect` takes what holds all of it; else `matchOtherwise`, or in part as matchPartly.ts has it;
 * 3. `matchTyped` cuts it into words, as typedWords.rules.ts has it;
 * 4. `matchWordsCached` makes a question of them, as query.rules.ts has it, and keeps what it finds;
 * 5. `matchAllWords` loads its terms with terms.service.ts, and sets a tier beside each document.
 */

/** Null when nothing was typed: then everything is meant. */
export async function matchWords(
  tx: Db,
  memory: SearchMemory,
  viewer: Viewer,
  typed: string,
  options: MatchOptions = {},
): Promise<Matches | null> {
  if (fold(typed).trim() === '') return null;
  const question = { tx, memory, companyId: viewer.companyId };
  const [numbers, matches] = await Promise.all([
    matchNumbers(tx, memory, viewer, typed),
    matchOrCorrect(question, viewer, typed, options),
  ]);
  return numbers(matches);
}

async function matchOrCorrect(
  question: Question,
  viewer: Viewer,
  typed: string,
  { wholeOnly, asTyped }: MatchOptions,
): Promise<Matches> {
  const { memory } = question;
  const bare = stripLineNotes(typed);
  const all = await matchTyped(question, typed);
  const asked = all?.whole || asTyped || bare === typed ? all : ((await matchTyped(question, bare)) ?? all);
  if (!asked) return noMatches;
  if (asked.whole) {
    const judged = judgeMatches(memory, typed, asked.words, asked.whole);
    if (wholeOnly) return judged.matched === 'all' ? judged : noMatches;
    const didYouMean = asTyped ? '' : await findLikelierText(question, typed, asked.words, judged.docs.length);
    return didYouMean === '' ? judged : { ...judged, notes: { ...judged.notes, didYouMean } };
  }
  return matchOtherwise(question, viewer, typed, asked, { wholeOnly, asTyped });
}

/** Cut as the dictionary does; where that does not find it, in one piece: 防盗门 is said of a lock, 防盗 and 门 apart are not. */
async function matchTyped(question: Question, typed: string): Promise<WordMatch | null> {
  const { memory } = question;
  const words = readTypedWords(memory, typed, memory.language.cut);
  const asked = await matchWordsCached(question, words);
  const whole = words.join('');
  if (words.length === 1 || whole !== typed || !isHanRun(whole) || isAnswered(memory, typed, asked)) return asked;
  const uncut = await matchWordsCached(question, [whole]);
  return isAnswered(memory, typed, uncut) ? uncut : asked;
}

function readTypedWords(memory: SearchMemory, typed: string, cut: Cut, apart = false): string[] {
  const isKnown = (word: string) => memory.directory.synonyms.has(word);
  return typedWords(replacePinyin(memory, typed.trim()), cut, isKnown, apart);
}

const isAnswered = (memory: SearchMemory, typed: string, asked: WordMatch | null): boolean =>
  !!asked?.whole && judgeMatches(memory, typed, asked.words, asked.whole).matched === 'all';

const isHanRun = (text: string): boolean => /^\p{Script=Han}+$/u.test(text);

/** These words found as a whole: kept from before, or asked now. That nothing was found is kept too. */
async function matchWordsCached(question: Question, words: string[]): Promise<WordMatch | null> {
  const { memory } = question;
  const { wordsVersion: version } = memory.shelf;
  const queries = wordQueries(words.map(wordLookupOf(memory).queryOf));
  if (!queries) return null;
  const answers = new QueryEvaluator(memory.shelf);
  const key = words.join(' ');
  const kept = memory.matches.get(key);
  const isKept = kept?.version === version;
  const found = isKept
    ? kept
    : {
        ...((await matchAllWords(question, answers, queries)) ?? { ...noMatches, version }),
        specs: specsOfWords(memory, words),
      };
  if (!isKept) memory.matches.set(key, found);
  return { words, queries, answers, whole: found.docs.length > 0 ? found : null };
}

const noMatches: Matches = {
  docs: new Int32Array(0),
  tiers: new Uint8Array(0),
  matched: 'none',
  version: 0,
  notes: noNotes,
};

async function matchAllWords(
  question: Question,
  answers: QueryEvaluator,
  { everywhere, closer, byPairs }: WordQueries,
): Promise<Matches | null> {
  const { shelf } = question.memory;
  const { wordsVersion: version } = shelf;
  // Pairs of characters are only taken from what an article is called: it says the word, cut otherwise.
  for (const [query, otherwise] of [[everywhere, tier.used] as const, [byPairs, tier.called] as const]) {
    await loadTerms(question, answers, [query, ...closer]);
    const docs = docsOf(answers.bits(query), shelf.isOnShelf);
    if (docs.length > 0) {
      const tiers = tiersOf(
        docs,
        closer.map((each) => answers.bits(each)),
        otherwise,
      );
      return { docs, tiers, matched: 'all', version, notes: noNotes };
    }
  }
  return null;
}

/** Something near that finds far more than what was typed; never for words that are well known and find enough. */
async function findLikelierText(question: Question, typed: string, words: readonly string[], hits: number) {
  const { memory } = question;
  const ours = vocabularyOf(memory);
  const isKnown = (text: string) =>
    ours.has(text) || memory.directory.sounds.has(text) || isHanWord(memory.language, text);
  if (hits >= didYouMeanLimits.enough && words.every(isKnown)) return '';
  for (const text of correctedTexts(typed, ours, isKnown)) {
    const near = (await matchTyped(question, text))?.whole;
    if (near && near.docs.length >= hits * didYouMeanLimits.farMore) return text;
  }
  return '';
}

/** The dictionary is one of Chinese: to it, any letters are a word. */
const isHanWord = ({ isWord }: Language, text: string): boolean => /^\p{Script=Han}/u.test(text) && isWord(text);

/** Nothing holds all that was typed: a number near it, what was meant instead, or the most of it. */
async function matchOtherwise(
  question: Question,
  viewer: Viewer,
  typed: string,
  asked: WordMatch,
  { wholeOnly, asTyped }: MatchOptions,
): Promise<Matches> {
  const { memory } = question;
  const { isWord } = memory.language;
  const near = asTyped ? null : await matchNearNumbers(question.tx, memory, viewer, typed);
  if (near) return near;
  if (wholeOnly) return noMatches;
  if (asTyped) return matchSomeWords(question, typed, asked);
  const bare = stripLineNotes(typed);
  const words = vocabularyOf(memory);
  const meant = fixTypos(replacePinyin(memory, bare), words, isWord);
  const searched = fold(meant) === fold(bare) ? '' : meant;
  // The shop's own words decide where to cut, now that the language's did not find anything.
  const cutOurs: Cut = (text) => readHan(text, words, isWord).map((piece) => piece.meant);
  const meantWords = readTypedWords(memory, meant, cutOurs, true);
  const isSame = meantWords.join(' ') === asked.words.join(' ');
  const again = (isSame ? null : await matchWordsCached(question, meantWords)) ?? asked;
  if (again.whole) {
    const whole = judgeMatches(memory, meant, again.words, again.whole);
    return { ...whole, notes: { ...whole.notes, searched } };
  }
  const [plain, mended] = [await matchSomeWords(question, bare, asked), await matchSomeWords(question, meant, again)];
  if (Math.max(plain.weight, mended.weight) <= weights.number) return (await matchByPairs(question, bare)) ?? mended;
  // What was put right must find more than what was typed.
  return mended.weight > plain.weight ? { ...mended, notes: { ...mended.notes, searched } } : plain;
}

/** All of it found by its words alone, as for who picks it from a list; null where that finds nothing. */
export async function matchWhole(tx: Db, memory: SearchMemory, companyId: number, text: string) {
  const asked = await matchTyped({ tx, memory, companyId }, text);
  const found = asked?.whole && judgeMatches(memory, text, asked.words, asked.whole);
  return found?.matched === 'all' ? found : null;
}
