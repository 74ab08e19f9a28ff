import { kinds } from '../words/lexemes.rules';
import { isCounted, isMeasured } from '../words/quantities.rules';
import { isHan, wordRuns } from '../words/typedWords.rules';
import { bareNumber, pairsOf, partsOf } from '../words/words.rules';
import { all, any, type Query } from './terms.rules';

/** Every word that means or sounds the same, itself included. */
export type SameAs = (word: string) => readonly string[];

/** Anything may be typed; inside quotes only these two signs mean something to PostgreSQL. */
const quote = (lexeme: string): string =>
  /[\\']/.test(lexeme) ? `'${lexeme.replace(/[\\']/g, '\\$&').replaceAll("\\'", "''")}'` : `'${lexeme}'`;

/** `cf2` is long enough to be the beginning of something; `a4` is what it is. */
const mayBePrefix = (word: string): boolean => word.length >= 3 && !isMeasured(word) && !isCounted(word);

/** A number may be typed half, letters may be sounds: `fyz`, `fuyin`. A word with a meaning of its own is only that. */
function latinTerms(word: string, meansMore: boolean): Query[] {
  if (meansMore && /^[a-z ]+$/.test(word)) return [quote(word)];
  const bare = bareNumber(word);
  const forms = bare === word || isMeasured(word) || isCounted(word) ? [word] : [word, bare];
  const terms = forms.map((form) => (mayBePrefix(form) ? `${quote(form)}:*` : quote(form)));
  if (/^[a-z]{2,}$/.test(word)) terms.push(`${quote(kinds.sound + word)}:*`, quote(kinds.initials + word));
  return terms;
}

const kindTerms = (word: string): string[] => [quote(kinds.noun + word), quote(kinds.category + word)];

/** 椅子 is a 椅; 灯 alone is whatever ends so. */
function hanTerms(word: string): string[] {
  if (word.length === 1) return [quote(word), ...kindTerms(word)];
  return /^.子$/u.test(word) ? [quote(word), ...kindTerms(word.slice(0, 1))] : [quote(word)];
}

/** rvv3*1.5 is written RVV 3×1.5, bv4sq BV 4平方. */
const lettersFirst = /^([a-z]{2,})(\d[\d.*]*[a-z]{0,3})$/;

/** EP管, 75酒精: both halves, each for itself. */
function termsOf(word: string, meansMore: boolean): Query[] {
  const halves = word.includes(' ') || isCounted(word) ? [word] : (word.match(wordRuns) ?? [word]);
  const [, letters, rest] = lettersFirst.exec(word) ?? [];
  if (letters && rest) return [...latinTerms(word, meansMore), all([quote(letters), wholeOrPrefix('', rest)])];
  const sizes = /[*]/.test(word) ? partsOf(word) : [];
  if (sizes.length > 1) return [...latinTerms(word, meansMore), all(sizes.map((size) => quote(size)))];
  if (halves.length === 1) return isHan(word) ? hanTerms(word) : latinTerms(word, meansMore);
  return [all(halves.map((half) => (isHan(half) ? any(hanTerms(half)) : quote(half))))];
}

/** The whole of it, or where it is part of a number its beginning. */
const wholeOrPrefix = (kind: string, word: string): string =>
  /\d/.test(word) && mayBePrefix(word) ? `${quote(kind + word)}:*` : quote(kind + word);

/** In what it is called, or in what is said around it. */
function anywhereQuery(word: string, sameAs: SameAs): Query {
  const same = sameAs(word);
  const called = same.flatMap((each) => termsOf(each, same.length > 1));
  return any([...new Set([...called, wholeOrPrefix(kinds.around, word)])]);
}

const orUsedWith = (word: string, query: Query): Query => (isHan(word) ? any([query, quote(kinds.use + word)]) : query);

const termsOfKind = (word: string, sameAs: SameAs, kind: string): string[] =>
  sameAs(word).flatMap((each) => {
    const forms = /^.子$/u.test(each) ? [each, each.slice(0, 1)] : [each];
    return forms.map((form) => wholeOrPrefix(kind, form));
  });

const calledQuery = (word: string, sameAs: SameAs): Query =>
  any(sameAs(word).flatMap((each) => (isHan(each) ? hanTerms(each) : [wholeOrPrefix('', each)])));

export type WordQueries = {
  /** Every word somewhere. */
  everywhere: Query;
  /** As `tier` of rank.rules has them, from the closest on. What answers none is only used with such a thing. */
  closer: Query[];
  /** As everywhere, but a word may be cut otherwise than the dictionary does. */
  byPairs: Query;
  /** Each word alone, for the best partial match. */
  single: Query[];
};

const itself: SameAs = (word) => [word];

/** All that a question asks of one word. */
export type WordQuery = ReturnType<typeof wordQuery>;

export const kindQuery = (word: string): Query => any(kindTerms(word));

export const pairQuery = (pair: string): Query => quote(kinds.pair + pair);

export function wordQuery(word: string, sameAs: SameAs) {
  const found = anywhereQuery(word, sameAs);
  const pairs = pairsOf(word);
  return {
    found,
    used: orUsedWith(word, found),
    spread: pairs.length === 0 ? found : any([found, all(pairs.map(pairQuery))]),
    called: calledQuery(word, sameAs),
    named: any(termsOfKind(word, sameAs, kinds.named)),
    category: termsOfKind(word, sameAs, kinds.category),
    noun: termsOfKind(word, sameAs, kinds.noun),
    ownCategory: termsOfKind(word, itself, kinds.category),
    ownNoun: termsOfKind(word, itself, kinds.noun),
  };
}

/** Null when nothing was typed that could be searched for: signs, emoji, blanks. */
export function wordQueries(words: readonly WordQuery[]): WordQueries | null {
  if (words.length === 0) return null;
  const called = words.map((word) => word.called);
  // One word alone is the kind or it is not; of several, each must be near and one the kind.
  const near = words.length > 1 ? called : [];
  const category = any(words.flatMap((word) => word.category));
  const noun = any(words.flatMap((word) => word.noun));
  const ownCategory = any(words.flatMap((word) => word.ownCategory));
  const spread = words.map((word) => word.spread);
  return {
    everywhere: all(words.map((word) => word.used)),
    closer: [
      all([...near, ownCategory, any(words.flatMap((word) => word.ownNoun))]),
      all([...near, ownCategory, noun]),
      all([...near, category, noun]),
      all([...near, any([category, noun])]),
      all(words.map((word) => word.named)),
      all(called),
      all(words.map((word) => word.found)),
    ],
    byPairs: all(spread),
    single: spread,
  };
}
