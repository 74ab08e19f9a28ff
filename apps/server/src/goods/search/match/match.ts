import type { Db } from '../../../ground/db/client';
import type { Viewer } from '../../cards/cards.service';
import { type Matches, noNotes } from '../shelf/answers';
import { machineEnds } from '../shelf/directory';
import type { SearchMemory } from '../shelf/memory';
import { cutCoarse, isWord } from '../words/jieba';
import { stripLineNotes } from '../words/sheetLine.rules';
import { correctedTexts, didYouMeanLimits, fixTypos, readHan } from '../words/typos.rules';
import { type Cut, fold, hanRuns, pairsOf } from '../words/words.rules';
import { type Bits, docsOf, hasDoc } from './bits.rules';
import { matchNearNumbers, matchNumbers } from './matchNumbers';
import { isAttribute, pickBestDocs, weights, weighWords } from './partial.rules';
import { pairQuery, type WordQueries, wordQueries } from './query.rules';
import { partTier, tier } from './rank.rules';
import { any, type Query, QueryEvaluator } from './terms.rules';
import { readTerms } from './terms.service';
import { vocabularyOf } from './vocabulary';
import { readTypedWords, replacePinyin, specsOfWords, wordLookupOf } from './wordLookup';

export type MatchOptions = {
  /** What holds only some of the words is no match. */
  wholeOnly?: boolean;
  /** Nothing is put right. */
  asTyped?: boolean;
};

export const noMatches: Matches = {
  docs: new Int32Array(0),
  tiers: new Uint8Array(0),
  matched: 'none',
  version: 0,
  notes: noNotes,
};

type Question = { tx: Db; memory: SearchMemory; companyId: number };

type WordMatch = { words: string[]; queries: WordQueries; answers: QueryEvaluator; whole: Matches | null };

async function loadTerms({ tx, memory, companyId }: Question, answers: QueryEvaluator, queries: readonly Query[]) {
  const unknown = answers.unknownTerms(queries);
  if (unknown.length > 0) answers.addTerms(await readTerms(tx, memory, companyId, unknown));
}

/** Beside each document the first of the closer questions it answers, or `otherwise`. */
function rankDocs(docs: Int32Array, closer: readonly Bits[], otherwise = tier.used): Uint8Array {
  const ranks = new Uint8Array(docs.length);
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0;
    let level = 0;
    while (level < closer.length && !hasDoc(closer[level] as Bits, doc)) level += 1;
    ranks[at] = level < closer.length ? tier.itself + level : otherwise;
  }
  return ranks;
}

async function matchAllWords(
  question: Question,
  answers: QueryEvaluator,
  { everywhere, closer, byPairs }: WordQueries,
): Promise<Matches | null> {
  const { shelf } = question.memory;
  const { version } = shelf;
  // Pairs of characters are only taken from what an article is called: it says the word, cut otherwise.
  for (const [query, otherwise] of [[everywhere, tier.used] as const, [byPairs, tier.called] as const]) {
    await loadTerms(question, answers, [query, ...closer]);
    const docs = docsOf(answers.bits(query), shelf.isOnShelf);
    if (docs.length > 0) {
      const ranks = rankDocs(
        docs,
        closer.map((each) => answers.bits(each)),
        otherwise,
      );
      return { docs, tiers: ranks, matched: 'all', version, notes: noNotes };
    }
  }
  return null;
}

/** Words to be shown: a last character that was cut off its word is shown with it, 咖啡+机 as 咖啡机. */
function shownWords(typed: string, words: readonly string[], isShown: (at: number) => boolean): string[] {
  return words.flatMap((word, at) => {
    if (!isShown(at)) return [];
    const whole = `${words[at - 1] ?? ''}${word}`;
    return [word.length === 1 && fold(typed).includes(whole) ? whole : word];
  });
}

/** From the closest on what is this thing: a machine comes before what is put into it. */
async function readCloserBits(question: Question, answers: QueryEvaluator, thing: string | undefined): Promise<Bits[]> {
  const queries = thing === undefined ? null : wordQueries([wordLookupOf(question.memory).queryOf(thing)]);
  if (!queries) return [];
  await loadTerms(question, answers, queries.closer);
  return queries.closer.map((query) => answers.bits(query));
}

/** `weight` is what the words that were found weigh together. */
type PartMatches = Matches & { weight: number };

/** What holds the thing, or the most of the words; and which of them it does not hold. */
async function matchSomeWords(
  question: Question,
  typed: string,
  { words, queries, answers }: WordMatch,
): Promise<PartMatches> {
  const { memory } = question;
  const weighed = weighWords(words, {
    isThing: (word) => isThing(memory, word),
    isBrand: (word) => memory.directory.brandWords.has(word),
  });
  const { usesOf } = wordLookupOf(memory);
  const wide = queries.single.map((query, at) => {
    const things = weighed[at] === weights.word ? usesOf(words[at] ?? '') : null;
    return things ? any([query, things]) : query;
  });
  await loadTerms(question, answers, wide);
  const best = pickBestDocs(
    wide.map((query) => answers.bits(query)),
    weighed,
    memory.shelf,
  );
  const closeness = rankDocs(best.docs, await readCloserBits(question, answers, words[best.thing]));
  const missing = shownWords(typed, words, (at) => !best.found[at]);
  return {
    docs: best.docs,
    tiers: best.levels.map((level, at) => partTier(level, closeness[at] ?? 0)),
    specs: specsOfWords(memory, words),
    matched: best.docs.length > 0 ? 'partial' : 'none',
    version: 0,
    notes: { ...noNotes, missing },
    weight: weighed.reduce((sum, weight, at) => sum + (best.found[at] ? weight : 0), 0),
  };
}

const isThing = ({ shelf, directory }: SearchMemory, word: string): boolean =>
  shelf.names.has(word) || directory.synonyms.has(word) || directory.sounds.has(word);

/**
 * A thing that is only mentioned is not sold: water for a 饮水机 is no 饮水机. Who types a word that ends like a kind of
 * thing means the thing; but what stands in a name or a spec, such as 双面, is no less found for ending like one.
 */
function onlyMentioned(memory: SearchMemory, words: readonly string[], isNamed: boolean): string | undefined {
  const last = words.findLast((word) => /^\p{Script=Han}{2,}$/u.test(word) && !isAttribute(word));
  if (last === undefined || isThing(memory, last) || memory.directory.brandWords.has(last)) return undefined;
  const end = last.slice(-1);
  return (isNamed ? machineEnds.includes(end) : memory.directory.kindEnds.has(end)) ? last : undefined;
}

const asksForUse = /专用|适用|通用|可用/;

function judgeMatches(memory: SearchMemory, typed: string, words: readonly string[], whole: Matches): Matches {
  const isUsed = whole.tiers.every((each) => each >= tier.used);
  if (isUsed && asksForUse.test(typed)) return whole;
  const mentioned = isUsed
    ? words.findLast((word) => /^\p{Script=Han}/u.test(word))
    : onlyMentioned(
        memory,
        words,
        whole.tiers.some((each) => each < tier.anywhere),
      );
  if (mentioned === undefined) return whole;
  const missing = shownWords(typed, words, (at) => words[at] === mentioned);
  return { ...whole, matched: 'partial', notes: { ...whole.notes, missing } };
}

/** These words found as a whole: kept from before, or asked now. That nothing was found is kept too. */
async function matchWordsCached(question: Question, words: string[]): Promise<WordMatch | null> {
  const { memory } = question;
  const { version } = memory.shelf;
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

const isAnswered = (memory: SearchMemory, typed: string, asked: WordMatch | null): boolean =>
  !!asked?.whole && judgeMatches(memory, typed, asked.words, asked.whole).matched === 'all';

/** Cut as the dictionary does; where that does not find it, in one piece: 防盗门 is said of a lock, 防盗 and 门 apart are not. */
async function matchTyped(question: Question, typed: string): Promise<WordMatch | null> {
  const { memory } = question;
  const words = readTypedWords(memory, typed, cutCoarse);
  const asked = await matchWordsCached(question, words);
  const whole = words.join('');
  if (words.length === 1 || whole !== typed || !isHanRun(whole) || isAnswered(memory, typed, asked)) return asked;
  const uncut = await matchWordsCached(question, [whole]);
  return isAnswered(memory, typed, uncut) ? uncut : asked;
}

const isHanRun = (text: string): boolean => /^\p{Script=Han}+$/u.test(text);

/** The dictionary is one of Chinese: to it, any letters are a word. */
const isHanWord = (text: string): boolean => /^\p{Script=Han}/u.test(text) && isWord(text);

/** Something near that finds far more than what was typed; never for words that are well known and find enough. */
async function findLikelierText(question: Question, typed: string, words: readonly string[], hits: number) {
  const { memory } = question;
  const ours = vocabularyOf(memory);
  const isKnown = (text: string) => ours.has(text) || memory.directory.sounds.has(text) || isHanWord(text);
  if (hits >= didYouMeanLimits.enough && words.every(isKnown)) return '';
  for (const text of correctedTexts(typed, ours, isKnown)) {
    const near = (await matchTyped(question, text))?.whole;
    if (near && near.docs.length >= hits * didYouMeanLimits.farMore) return text;
  }
  return '';
}

/**
 * Of what is no word what shares the most pairs of characters with it: 防坠落 is near 防坠器. A 洗衣机 is a thing of its
 * own, and not sold: nothing is put in its place.
 */
async function matchByPairs(question: Question, typed: string): Promise<Matches | null> {
  const strange = hanRuns(fold(typed)).filter((run) => !isWord(run));
  const pairs = [...new Set(strange.flatMap(pairsOf))];
  const queries = pairs.map((pair) => pairQuery(pair));
  const { shelf } = question.memory;
  const answers = new QueryEvaluator(shelf);
  await loadTerms(question, answers, queries);
  const hits = queries.map((query) => answers.bits(query));
  const best = pickBestDocs(
    hits,
    pairs.map(() => weights.word),
    shelf,
  );
  if (best.docs.length === 0) return null;
  const tiers = new Uint8Array(best.docs.length).fill(partTier(0, tier.anywhere));
  return { docs: best.docs, tiers, matched: 'partial', version: 0, notes: { ...noNotes, missing: [typed.trim()] } };
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
  const near = asTyped ? null : await matchNearNumbers(question.tx, memory, viewer, typed);
  if (near) return near;
  if (wholeOnly) return noMatches;
  if (asTyped) return matchSomeWords(question, typed, asked);
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
