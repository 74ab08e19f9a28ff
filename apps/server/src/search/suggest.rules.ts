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
  if (term.sound.startsWith(typed)) return 2;
  return term.initials.startsWith(typed) ? 3 : 9;
}

export function suggest(terms: readonly Term[], typedText: string, limit: number): Suggestion[] {
  const typed = fold(typedText).trim();
  if (!typed) return [];
  const near: { term: Term; far: number }[] = [];
  for (const term of terms) {
    const far = closeness(term, typed);
    if (far < 9) near.push({ term, far });
  }
  return near
    .sort((a, b) => a.far - b.far || a.term.weight - b.term.weight || a.term.text.length - b.term.text.length)
    .slice(0, limit)
    .map(({ term: { text, kind, id } }) => ({ text, kind, id }));
}
