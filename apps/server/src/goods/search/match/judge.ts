import type { Matches } from '../shelf/answers';
import { machineEnds } from '../shelf/directory';
import type { SearchMemory } from '../shelf/memory';
import { fold } from '../words/words.rules';
import { isAttribute } from './partial.rules';
import { tier } from './rank.rules';

/** Whether what holds all the words is what was meant; where it is not, which word it does not meet. */
export function judgeMatches(memory: SearchMemory, typed: string, words: readonly string[], whole: Matches): Matches {
  const isUsed = whole.tiers.every((each) => each >= tier.used);
  if (isUsed && asksForUse.test(typed)) return whole;
  const mentioned = isUsed
    ? words.findLast((word) => /^\p{Script=Han}/u.test(word))
    : onlyMentioned(
        memory,
        words,
        whole.tiers.some((each) => each < tier.anywhere),
      );
  if (mentioned === undefined) return whole;
  const missing = shownWords(typed, words, (at) => words[at] === mentioned);
  return { ...whole, matched: 'partial', notes: { ...whole.notes, missing } };
}

const asksForUse = /专用|适用|通用|可用/;

/**
 * A thing that is only mentioned is not sold: water for a 饮水机 is no 饮水机. Who types a word that ends like a kind of
 * thing means the thing; but what stands in a name or a spec, such as 双面, is no less found for ending like one.
 */
function onlyMentioned(memory: SearchMemory, words: readonly string[], isNamed: boolean): string | undefined {
  const last = words.findLast((word) => /^\p{Script=Han}{2,}$/u.test(word) && !isAttribute(word));
  if (last === undefined || isThing(memory, last) || memory.directory.brandWords.has(last)) return undefined;
  const end = last.slice(-1);
  return (isNamed ? machineEnds.includes(end) : memory.directory.kindEnds.has(end)) ? last : undefined;
}

export const isThing = ({ shelf, directory }: SearchMemory, word: string): boolean =>
  shelf.names.has(word) || directory.synonyms.has(word) || directory.sounds.has(word);

/** Words to be shown: a last character that was cut off its word is shown with it, 咖啡+机 as 咖啡机. */
export function shownWords(typed: string, words: readonly string[], isShown: (at: number) => boolean): string[] {
  return words.flatMap((word, at) => {
    if (!isShown(at)) return [];
    const whole = `${words[at - 1] ?? ''}${word}`;
    return [word.length === 1 && fold(typed).includes(whole) ? whole : word];
  });
}
