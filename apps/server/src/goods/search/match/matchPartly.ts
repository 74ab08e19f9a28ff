import { type Matches, noNotes } from '../shelf/answers';
import { fold, hanRuns, pairsOf } from '../words/words.rules';
import type { Bits } from './bits.rules';
import { isThing, shownWords } from './judge';
import { pickBestDocs, weights, weighWords } from './partial.rules';
import { pairQuery, type WordQueries, wordQueries } from './query.rules';
import { partTier, tier, tiersOf } from './rank.rules';
import { any, QueryEvaluator } from './terms.rules';
import { loadTerms, type Question } from './terms.service';
import { specsOfWords, wordLookupOf } from './wordLookup';

export type AskedWords = { words: string[]; queries: WordQueries; answers: QueryEvaluator };

/** `weight` is what the words that were found weigh together. */
type PartMatches = Matches & { weight: number };

/** What holds the thing, or the most of the words; and which of them it does not hold. */
export async function matchSomeWords(
  question: Question,
  typed: string,
  { words, queries, answers }: AskedWords,
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
  const closeness = tiersOf(best.docs, await readCloserBits(question, answers, words[best.thing]));
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

/** From the closest on what is this thing: a machine comes before what is put into it. */
async function readCloserBits(question: Question, answers: QueryEvaluator, thing: string | undefined): Promise<Bits[]> {
  const queries = thing === undefined ? null : wordQueries([wordLookupOf(question.memory).queryOf(thing)]);
  if (!queries) return [];
  await loadTerms(question, answers, queries.closer);
  return queries.closer.map((query) => answers.bits(query));
}

/**
 * Of what is no word what shares the most pairs of characters with it: 防坠落 is near 防坠器. A 洗衣机 is a thing of its
 * own, and not sold: nothing is put in its place.
 */
export async function matchByPairs(question: Question, typed: string): Promise<Matches | null> {
  const strange = hanRuns(fold(typed)).filter((run) => !question.memory.language.isWord(run));
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
