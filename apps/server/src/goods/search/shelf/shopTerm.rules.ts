import { fold, soundsOf } from '../words/words.rules';

type TermKind = 'term' | 'category' | 'brand';

/** A word of the shop that can be suggested: lower weight comes first. */
export type Term = {
  text: string;
  kind: TermKind;
  /** Set for a category or a brand. */
  id: number;
  key: string;
  sound: string;
  initials: string;
  weight: number;
};

export function termOf(text: string, kind: TermKind, id: number, weight: number): Term {
  const key = fold(text);
  const [sound, initials] = /\p{Script=Han}/u.test(key) ? soundsOf(key) : [key, ''];
  return { text, kind, id, key, sound: sound.replaceAll(' ', ''), initials: initials.replaceAll(' ', ''), weight };
}
