import { CacheBudget, megabyte } from '../../ground/lib/cacheBudget';
import { Underway } from '../../ground/lib/underway';
import { forgetVocabulary } from './match/vocabulary';
import { forgetWordLookup } from './match/wordLookup';
import { openCaches } from './shelf/caches';
import { type Directory, directoryWith } from './shelf/directory';
import type { LeadRow, PinRow, SynonymRow } from './shelf/directory.queries';
import type { SearchMemory } from './shelf/memory';

export type { SearchMemory };

import { languageWith } from './words/jieba';
import { fold, wordKey } from './words/words.rules';

/** What is different in a trial. */
export type TrialChange =
  /** In the place of all rows of this group; −1: a new one. */
  | { kind: 'synonyms'; groupNo: number; rows: readonly Omit<SynonymRow, 'groupNo'>[] }
  | { kind: 'leads'; row: LeadRow }
  | { kind: 'pins'; row: PinRow };

function changed(known: Directory, change: TrialChange): Directory {
  if (change.kind === 'leads')
    return { ...known, leads: new Map(known.leads).set(wordKey(change.row.word), change.row) };
  if (change.kind === 'pins') return { ...known, pins: new Map(known.pins).set(wordKey(change.row.word), change.row) };
  return directoryWith(known, change.groupNo, change.rows);
}

const trialBytes = 16 * megabyte;
const keptMs = 60_000;

/**
 * The same goods as `live` with other words, for one call: it shares what does not depend on words (the shelf, terms,
 * cards, what customers see), has answers of its own, and teaches the language's dictionary nothing. Close it afterwards.
 */
export function openTrial(live: SearchMemory, change: TrialChange): { memory: SearchMemory; close: () => void } {
  const { matches, results, pages, suggests } = openCaches(new CacheBudget(trialBytes), keptMs);
  const taught = change.kind === 'synonyms' ? change.rows.map(({ word }) => fold(word)) : [];
  const memory: SearchMemory = {
    ...live,
    ...{ matches, results, pages, suggests },
    directory: changed(live.directory, change),
    language: languageWith(taught),
    making: new Underway(),
    triedBeside: { live, added: taught },
  };
  const close = () => {
    forgetWordLookup(memory);
    forgetVocabulary(memory);
  };
  return { memory, close };
}

/**
 * The words that people search for most, as far as the shop's words tell: hot words, then synonyms and what goods are
 * called, by how many goods they name.
 */
export function wordsOfShop({ directory, shelf }: SearchMemory, most: number): string[] {
  const hot = directory.terms.filter(({ weight }) => weight === 0).map(({ text }) => text);
  const meant = (word: string): number => shelf.names.get(word) ?? 0;
  const synonyms = [...directory.synonyms.keys()].sort((a, b) => meant(b) - meant(a) || (a < b ? -1 : 1));
  return [...new Set([...hot, ...synonyms])].slice(0, most);
}
