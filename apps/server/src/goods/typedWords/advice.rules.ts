import type { TypedWordRow } from '@yigou/contract/goods/typedWords.console';
import type { TypedWordFate } from '@yigou/contract/goods/typedWords.terms';

type Advice = TypedWordRow['advice'];
type Next = NonNullable<TypedWordRow['next']>;
type Given = {
  word: string;
  fate: TypedWordFate;
  next: Next | null;
  successor: { from: string; to: string; productId: number } | undefined;
};

/** Of those who typed the word, how many must have gone on to the other. */
export const samePercent = 20;

const leastLetters = 2;

function sharedBeginning(one: readonly string[], other: readonly string[]): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

/** 耐油手套 and 丁腈手套 differ in 耐油 and 丁腈; where little is shared or left, they differ as a whole. */
function inLetters(one: string, other: string): [string, string] {
  const [a, b] = [[...one], [...other]];
  const ends = sharedBeginning(a.toReversed(), b.toReversed());
  const begins = ends === 0 ? sharedBeginning(a, b) : 0;
  const left = (letters: string[]) => letters.slice(begins, letters.length - ends);
  const parts = [left(a), left(b)];
  const clear = ends + begins >= leastLetters && parts.every(({ length }) => length >= leastLetters);
  const latin = /[a-z0-9]/;
  return clear && !latin.test(one) && !latin.test(other) ? [left(a).join(''), left(b).join('')] : [one, other];
}

/** What one says and the other does not: of 硒鼓 w1110 and 110a 硒鼓 it is w1110 and 110a. */
export function differenceOf(one: string, other: string): [string, string] {
  const [a, b] = [one.split(' '), other.split(' ')];
  const [mine, theirs] = [a.filter((word) => !b.includes(word)), b.filter((word) => !a.includes(word))];
  if (mine.length === 0 || theirs.length === 0) return [one, other];
  if (mine.length < a.length) return [mine.join(' '), theirs.join(' ')];
  return inLetters(one, other);
}

const none = { from: '', to: '', productId: 0 };

export function adviceFor({ word, fate, next, successor }: Given): Advice {
  if (fate === 'fine') return { kind: 'none', ...none };
  if (next && next.results > 0 && next.percent >= samePercent) {
    const [from, to] = differenceOf(word, next.word);
    return { kind: 'same', from, to, productId: 0 };
  }
  if (successor) return { kind: 'successor', ...successor };
  if (fate === 'noResult') return { kind: 'notSold', ...none };
  return { kind: fate === 'noClick' ? 'arrange' : 'none', ...none };
}

/** Clicks from another server or another tab may be more than the searches. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.min(100, Math.max(0, Math.round((part / whole) * 100)));
