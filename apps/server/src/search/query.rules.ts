import { kinds } from './lexemes.rules';
import { bareNumber, type Cut, fold, hanRuns } from './words.rules';

/** Every word that means or sounds the same, itself included. */
export type SameAs = (word: string) => readonly string[];

/** Anything may be typed; inside quotes only these two signs mean something to PostgreSQL. */
const quote = (lexeme: string): string => `'${lexeme.replace(/[\\']/g, '\\$&').replaceAll("\\'", "''")}'`;

const any = (terms: string[]): string => (terms.length === 1 ? (terms[0] ?? '') : `(${terms.join(' | ')})`);
const all = (terms: string[]): string => (terms.length === 1 ? (terms[0] ?? '') : `(${terms.join(' & ')})`);

const wordLimit = 12;

/** They say nothing about the goods: L 码, 黑色的, 得力牌. */
const fillers = new Set(['码', '的', '款', '牌', '和', '与']);

/** What was typed, as words: runs of letters and digits whole, Chinese cut as coarsely as possible. */
export function typedWords(typed: string, cut: Cut): string[] {
  const folded = fold(typed);
  const latin = folded.match(/[a-z0-9]+(?:[.\-*/#+_][a-z0-9]+)*/g) ?? [];
  const words = [...new Set([...latin, ...hanRuns(folded).flatMap(cut)])].slice(0, wordLimit);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

const isLatin = (word: string): boolean => /^[a-z0-9]/.test(word);

/** `cf2`, `1t`: long enough, or with a digit, to be the beginning of something. */
const mayGoOn = (word: string): boolean => word.length >= 3 || (word.length === 2 && /\d/.test(word));

/** A number may be typed half, letters may be sounds: `fyz`, `fuyin`. */
function latinTerms(word: string): string[] {
  const terms = [mayGoOn(word) ? `${quote(word)}:*` : quote(word), `${quote(kinds.number + word)}:*`];
  if (bareNumber(word) !== word) terms.push(`${quote(kinds.number + bareNumber(word))}:*`);
  if (/^[a-z]{2,}$/.test(word)) terms.push(`${quote(kinds.sound + word)}:*`, quote(kinds.initials + word));
  return terms;
}

const anywhere = (word: string, sameAs: SameAs): string =>
  any([...new Set(sameAs(word).flatMap((each) => (isLatin(each) ? latinTerms(each) : [quote(each)])))]);

const within = (word: string, sameAs: SameAs, prefixes: readonly string[]): string[] =>
  sameAs(word).flatMap((each) => prefixes.map((prefix) => quote(prefix + each)));

export type WordQueries = {
  /** Every word somewhere. */
  everywhere: string;
  /** Every word in name, brand or category, and one of them is the very kind of goods: these come first. */
  ofTheKind: string;
  /** Every word in the name: these come next. */
  inName: string;
  /** Every character of every word: finds what the dictionary cut differently. */
  byCharacter: string;
  /** Each word that says something, alone: for the best partial match. */
  single: string[];
};

/** Null when nothing was typed that could be searched for: signs, emoji, blanks. */
export function wordQueries(words: readonly string[], sameAs: SameAs): WordQueries | null {
  if (words.length === 0) return null;
  const spread = (word: string) =>
    isLatin(word) || word.length === 1
      ? anywhere(word, sameAs)
      : any([anywhere(word, sameAs), all([...new Set(word)].map((character) => quote(character)))]);
  const near = [kinds.named, kinds.brand, kinds.category];
  return {
    everywhere: all(words.map((word) => anywhere(word, sameAs))),
    ofTheKind: all([
      // One word alone is the kind or it is not; of several, each must be near and one the kind.
      ...(words.length > 1 ? words.map((word) => any(within(word, sameAs, near))) : []),
      any(words.flatMap((word) => within(word, sameAs, [kinds.category]))),
    ]),
    inName: all(words.map((word) => any(within(word, sameAs, [kinds.named])))),
    byCharacter: all(words.map(spread)),
    single: words.filter((word) => word.length > 1).map((word) => anywhere(word, sameAs)),
  };
}
