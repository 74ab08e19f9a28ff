import type { Term } from '../shelf/shopTerm.rules';
import { fold } from '../words/words.rules';

const noMatch = 9;

/**
 * 0 it is, 1 begins with it, 2 ends with it, 3 holds it, 4 begins with its sound, 5 with its initials; 9 not at all. What
 * is a whole word of its own is no beginning: 激光打印机 is a kind of 打印机, 打印机柜 is none.
 */
export function closeness(term: Term, typed: string, whole = false): number {
  if (term.key === typed || term.sound === typed) return 0;
  if (term.key.startsWith(typed)) return whole ? 3 : 1;
  if (term.key.endsWith(typed)) return 2;
  if (term.key.includes(typed)) return 3;
  if (term.sound.startsWith(typed)) return 4;
  return term.initials.startsWith(typed) ? 5 : noMatch;
}

/** A list of sets of names, and how many SKUs bear each. */
type Sets = readonly number[];

/** The words of the shop, and which of them name the same goods. */
export type SuggestWords = {
  terms: readonly Term[];
  categories: readonly Term[];
  setsOf: ReadonlyMap<string, Sets>;
  sizeOf: (set: number) => number;
};

type Within = ReadonlySet<number> | null;

/** A brand's foreign name stands for the one that goods bear. */
const setsNamed = ({ setsOf }: SuggestWords, { key, text }: Term): Sets =>
  setsOf.get(key) ?? setsOf.get(fold(text)) ?? [];

/** How many SKUs are named so, of those that are named otherwise as well. */
function worthOf(words: SuggestWords, term: Term, within: Within): number {
  const { sizeOf } = words;
  let worth = 0;
  for (const set of setsNamed(words, term)) if (!within || within.has(set)) worth += sizeOf(set);
  return worth;
}

/** From the closest on; of those as close what is searched most, then what names more. */
function nearest(words: SuggestWords, terms: readonly Term[], typed: string, within: Within): Term[] {
  const near: { term: Term; far: number; worth: number }[] = [];
  const whole = terms.some((term) => term.key === typed);
  for (const term of terms) {
    const far = closeness(term, typed, whole);
    if (far === noMatch) continue;
    const worth = worthOf(words, term, within);
    if (worth > 0 || !within) near.push({ term, far, worth });
  }
  return near
    .sort(
      (a, b) =>
        a.far - b.far ||
        Number(a.term.weight > 0) - Number(b.term.weight > 0) ||
        b.worth - a.worth ||
        a.term.text.length - b.term.text.length,
    )
    .map(({ term }) => term);
}

/** 得力复 is 得力 and the beginning of something; a word that goes on or is held by another is left whole. */
function partsOf({ terms }: SuggestWords, typed: string): string[] {
  const parts = fold(typed).trim().split(/\s+/).slice(0, partLimit);
  const [only = ''] = parts;
  if (parts.length > 1 || terms.some((term) => closeness(term, only) < noMatch)) return parts;
  const keys = new Set(terms.map((term) => term.key));
  for (let at = only.length - 1; at >= 2; at -= 1) {
    if (keys.has(only.slice(0, at))) return [only.slice(0, at), only.slice(at)];
  }
  return parts;
}

const partLimit = 4;
const waysLimit = 3;

type Way = { texts: string[]; within: Within };

/** What the parts before the last one may stand for, the likeliest first; a stranger stands for itself. */
function waysOf(words: SuggestWords, parts: readonly string[]): Way[] {
  let ways: Way[] = [{ texts: [], within: null }];
  for (const part of parts) {
    ways = ways.flatMap(({ texts, within }) => {
      // A size or a model is what it is: A4 is not the beginning of a word.
      const near = /\d/.test(part) ? [] : nearest(words, words.terms, part, within).slice(0, waysLimit);
      if (near.length === 0) return [{ texts: [...texts, part], within }];
      return near.map((term): Way => {
        const own = setsNamed(words, term).filter((set) => !within || within.has(set));
        return { texts: [...texts, term.text], within: own.length > 0 ? new Set(own) : within };
      });
    });
  }
  return ways.slice(0, waysLimit);
}

/** Once a word is whole: a brand leads to its kinds of goods, a kind of goods to its brands. */
function combineWithOthers(words: SuggestWords, term: Term): string[] {
  const { text, kind } = term;
  const within = new Set(setsNamed(words, term));
  if (within.size === 0) return [];
  const others = kind === 'brand' ? words.categories : words.terms.filter((each) => each.kind === 'brand');
  return others
    .map((other) => ({ other, worth: worthOf(words, other, within) }))
    .filter(({ other, worth }) => worth > 0 && other.text !== text)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, combinedLimit)
    .map(({ other }) => (kind === 'brand' ? `${text} ${other.text}` : `${other.text} ${text}`));
}

const combinedLimit = 3;

/** What may become of what is typed: every part of it may be half a word, or how a word sounds. */
export function completeTyped(words: SuggestWords, typed: string, limit: number): string[] {
  const parts = partsOf(words, typed);
  const last = parts.at(-1) ?? '';
  if (!last) return [];
  const found = waysOf(words, parts.slice(0, -1)).flatMap(({ texts, within }) =>
    nearest(words, words.terms, last, within)
      .filter((term) => !texts.includes(term.text))
      .slice(0, limit)
      // 手套 丁 is 丁腈手套: what the word says itself is not said twice.
      .map((term) => ({ term, text: [...texts.filter((text) => !term.text.includes(text)), term.text].join(' ') })),
  );
  const [first] = found;
  const whole =
    parts.length === 1 && first && closeness(first.term, last) === 0 ? combineWithOthers(words, first.term) : [];
  const texts = [...new Set(found.map(({ text }) => text))];
  return whole.length === 0 ? texts.slice(0, limit) : [...new Set([...texts.slice(0, limit - whole.length), ...whole])];
}

/** The categories that are called so, by the last of what was typed. */
export function categoriesFor(words: SuggestWords, typed: string, limit: number): number[] {
  const parts = partsOf(words, typed);
  const last = parts.at(-1) ?? '';
  if (!last) return [];
  const within = waysOf(words, parts.slice(0, -1))[0]?.within ?? null;
  return nearest(words, words.categories, last, within)
    .slice(0, limit)
    .map(({ id }) => id);
}
