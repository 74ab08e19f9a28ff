import { wordKey } from '../search/words/words.rules';

/** As it is shown: without blanks around it, and one between its words. */
export const tidyWord = (word: string): string => word.replace(/\s+/g, ' ').trim();

/** The first that says the same as one before it, however it is written. */
export function firstTwice(words: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return words.find((word) => {
    const key = wordKey(word);
    return seen.has(key) || !seen.add(key);
  });
}

type Group = { words: readonly string[]; oneWay: readonly string[] };

const keysOf = (words: readonly string[]) => words.map(wordKey).sort().join('\n');

/** The same words, in whatever order. */
export const isSameGroup = (one: Group, other: Group): boolean =>
  keysOf(one.words) === keysOf(other.words) && keysOf(one.oneWay) === keysOf(other.oneWay);

/** Word for word and in this order: what somebody saw is what stands here. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
