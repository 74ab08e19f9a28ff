import { kinds } from './lexemes.rules';
import { bareNumber, type Cut, fold, hanRuns } from './words.rules';

/** Word → every word that means the same, itself included. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Anything may be typed; inside quotes only these two signs mean something to PostgreSQL. */
const quote = (lexeme: string): string => `'${lexeme.replace(/[\\']/g, '\\$&').replaceAll("\\'", "''")}'`;

const any = (terms: string[]): string => (terms.length === 1 ? (terms[0] ?? '') : `(${terms.join(' | ')})`);
const all = (terms: string[]): string => (terms.length === 1 ? (terms[0] ?? '') : `(${terms.join(' & ')})`);

const wordLimit = 12;

/** What was typed, as words: runs of letters and digits whole, Chinese cut as coarsely as possible. */
export function typedWords(typed: string, cut: Cut, synonyms: Synonyms): string[] {
  const folded = fold(typed);
  const han = hanRuns(folded).flatMap((run) => (synonyms.has(run) ? [run] : cut(run)));
  const latin = folded.match(/[a-z0-9]+(?:[.\-*/#+_][a-z0-9]+)*/g) ?? [];
  return [...new Set([...latin, ...han])].slice(0, wordLimit);
}

const isLatin = (word: string): boolean => /^[a-z0-9]/.test(word);

/** A number may be typed half, letters may be sounds: `fyz`, `fuyin`. */
function latinTerms(word: string, prefix: string): string[] {
  const terms = [`${quote(prefix + word)}:*`];
  if (prefix) return terms;
  terms.push(`${quote(kinds.number + word)}:*`, `${quote(kinds.number + bareNumber(word))}:*`);
  if (/^[a-z]{2,}$/.test(word)) terms.push(`${quote(kinds.sound + word)}:*`, quote(kinds.initials + word));
  return terms;
}

function termOf(word: string, synonyms: Synonyms, prefix: string): string {
  const same = synonyms.get(word) ?? [word];
  return any([...new Set(same.flatMap((each) => (isLatin(each) ? latinTerms(each, prefix) : [quote(prefix + each)])))]);
}

export type WordQueries = {
  /** Every word somewhere. */
  everywhere: string;
  /** Every word in the name: these come first. */
  inName: string;
  /** Every character of every word: finds what the dictionary cut differently. */
  byCharacter: string;
  /** Any word at all. */
  partly: string;
};

/** Null when nothing was typed that could be searched for: signs, emoji, blanks. */
export function wordQueries(words: readonly string[], synonyms: Synonyms): WordQueries | null {
  if (words.length === 0) return null;
  const spread = (word: string) =>
    isLatin(word) || word.length === 1
      ? termOf(word, synonyms, '')
      : any([termOf(word, synonyms, ''), all([...new Set(word)].map((character) => quote(character)))]);
  return {
    everywhere: all(words.map((word) => termOf(word, synonyms, ''))),
    inName: all(words.map((word) => termOf(word, synonyms, kinds.named))),
    byCharacter: all(words.map(spread)),
    partly: any(words.map((word) => termOf(word, synonyms, ''))),
  };
}
