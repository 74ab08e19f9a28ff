import type { Suggestion } from '@yigou/contract';
import { fold, soundsOf } from './words.rules';

/** A word of the shop that can be offered: lower weight comes first. */
export type Term = Suggestion & { key: string; sound: string; initials: string; weight: number };

export function termOf(text: string, kind: Suggestion['kind'], id: number, weight: number): Term {
  const key = fold(text);
  const [sound, initials] = /\p{Script=Han}/u.test(key) ? soundsOf(key) : [key, ''];
  return { text, kind, id, key, sound: sound.replaceAll(' ', ''), initials: initials.replaceAll(' ', ''), weight };
}

/** 0 begins with it, 1 holds it, 2 begins with its sound, 3 with its initials; 9 not at all. */
function closeness(term: Term, typed: string): number {
  if (term.key.startsWith(typed)) return 0;
  if (term.key.includes(typed)) return 1;
  if (!/^[a-z]+$/.test(typed)) return 9;
  if (term.sound.startsWith(typed)) return 2;
  return term.initials.startsWith(typed) ? 3 : 9;
}

export function suggest(terms: readonly Term[], typedText: string, limit: number): Suggestion[] {
  const typed = fold(typedText).trim();
  if (!typed) return [];
  return terms
    .map((term) => ({ term, far: closeness(term, typed) }))
    .filter(({ far }) => far < 9)
    .sort((a, b) => a.far - b.far || a.term.weight - b.term.weight || a.term.text.length - b.term.text.length)
    .slice(0, limit)
    .map(({ term: { text, kind, id } }) => ({ text, kind, id }));
}

/** How many letters must be added, dropped or replaced; gives up beyond 2. */
export function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const swap = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 3;
}

/** A word of the shop that sounds the same or differs by one character. */
export function didYouMean(terms: readonly Term[], typedText: string): string {
  const typed = fold(typedText).trim();
  if (typed.length < 2 || typed.length > 20) return '';
  const sound = /\p{Script=Han}/u.test(typed) ? soundsOf(typed)[0] : typed;
  const alike = terms
    .filter((term) => term.key !== typed)
    .map((term) => ({
      term,
      far: term.sound === sound && sound.length > 2 ? 0 : distance(term.key, typed) <= 1 && typed.length > 2 ? 1 : 9,
    }))
    .filter(({ far }) => far < 9)
    .sort((a, b) => a.far - b.far || a.term.weight - b.term.weight);
  return alike[0]?.term.text ?? '';
}
