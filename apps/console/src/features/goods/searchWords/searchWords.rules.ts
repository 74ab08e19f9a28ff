import type { ConsoleInput } from '@yigou/contract/console';
import type { ChangedWord, SynonymGroup, TriedHit } from '@yigou/contract/goods/searchWords.console';
import { searchWordLimits } from '@yigou/contract/goods/searchWords.terms';
import { formatYuan } from '@yigou/contract/ground/money';

const ownTabs = ['synonyms', 'hot', 'leads', 'pins'] as const;
type OwnTab = (typeof ownTabs)[number];

export const readTab = (tab: string): OwnTab => ownTabs.find((each) => each === tab) ?? 'synonyms';

export type Group = Pick<SynonymGroup, 'words' | 'oneWay'>;
/** Who writes a group: new ones find each other, or only lead into it. */
export type GroupDraft = Group & { groupNo: number | null; seen: Group | null };

export const newGroup = (words: string[]): GroupDraft => ({ groupNo: null, seen: null, words, oneWay: [] });
export const groupDraft = ({ groupNo, words, oneWay }: SynonymGroup): GroupDraft => ({
  ...{ groupNo, words, oneWay },
  seen: { words, oneWay },
});

const without = (words: readonly string[], gone: readonly string[]) => words.filter((word) => !gone.includes(word));

/** All find each other, or those that have just come, and at least one, only lead to the others. */
export function asOneWay(draft: GroupDraft, isOneWay: boolean): GroupDraft {
  if (!isOneWay) return { ...draft, words: [...draft.words, ...draft.oneWay], oneWay: [] };
  const fresh = without(draft.words, draft.seen?.words ?? draft.words.slice(1));
  return { ...draft, words: without(draft.words, fresh), oneWay: [...draft.oneWay, ...fresh] };
}

/** What is written goes on in a group that stands, beside all that it holds. */
export function intoGroup({ words, oneWay }: Group, group: SynonymGroup): GroupDraft {
  const held = [...group.words, ...group.oneWay];
  const joined = groupDraft(group);
  return {
    ...joined,
    words: [...group.words, ...without(words, held)],
    oneWay: [...group.oneWay, ...without(oneWay, held)],
  };
}

export const isGroupReady = ({ words, oneWay }: Group): boolean => words.length > 0 && words.length + oneWay.length > 1;

export const sameGroup = (one: Group, other: Group | null): boolean =>
  other !== null &&
  one.words.join('\n') === other.words.join('\n') &&
  one.oneWay.join('\n') === other.oneWay.join('\n');

const wordParts = /[,，、;；\n]+/;

/** As it was typed or pasted: several words at once, each as it will be kept. */
export const tidyWords = (typed: readonly string[]): string[] => [
  ...new Set(
    typed
      .flatMap((each) => each.split(wordParts))
      .map((each) => each.replace(/\s+/g, ' ').trim().slice(0, searchWordLimits.word))
      .filter(Boolean),
  ),
];

/** What a new group begins with: the word alone, or the two that were advised for it. */
export const advisedWords = (word: string, also: string): string[] => tidyWords(also ? [also] : word ? [word] : []);

export const hitText = ({ skuCount, price, agreed }: TriedHit): string =>
  `${skuCount} 个规格，${formatYuan(price)}${agreed ? ' 协议' : ''}`;

/** What becomes of a hit of today. */
export function fateText({ otherPlace }: TriedHit, place: number): string {
  if (otherPlace === 0) return '保存后不再出现';
  if (otherPlace === place) return '';
  return otherPlace > place ? `保存后降到第 ${otherPlace}` : `保存后升到第 ${otherPlace}`;
}

export const changedText = ({ word, came, firstPlace, before, after }: ChangedWord): string => {
  const counts = before === after ? '' : `，共 ${before} 件变为 ${after} 件`;
  return came > 0
    ? `“${word}”前 ${searchWordLimits.kept} 名有 ${came} 件新商品，从第 ${firstPlace} 名起变化${counts}`
    : `“${word}”从第 ${firstPlace} 名起次序变化${counts}`;
};

export const ownText = (words: readonly string[]): string =>
  `“${words[0] ?? ''}”${words.length > 1 ? `等 ${words.length} 词` : ''}不受影响：已有自己的词组`;

export const daysText = (fromDay: string | null, toDay: string | null): string =>
  fromDay || toDay ? `${fromDay ?? '即日'} 至 ${toDay ?? '长期'}` : '长期';

export type Change = ConsoleInput<'SearchWord/Try'>['change'];

/** One place up or down. */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const next = [...list];
  const [one, other] = [next[at], next[at + by]];
  if (one === undefined || other === undefined) return next;
  next[at] = other;
  next[at + by] = one;
  return next;
}
