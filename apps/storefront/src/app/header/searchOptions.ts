import type { HotSearch, Suggestion } from '@yigou/contract';
import { itemPath, searchPath } from '../paths';

export type SearchOption = {
  key: string;
  text: string;
  /** What stands at its end. */
  note: string;
  group: '搜索建议' | '搜索历史' | '热门搜索';
  /** Where it leads; without one it clears the history. */
  to?: string;
  /** Remembered when picked. */
  word?: string;
};

const suggestionNotes = { term: '', category: '分类', brand: '品牌', sku: '商品' } as const;

function suggestionPath({ kind, id, text }: Suggestion): string {
  if (kind === 'category') return searchPath({ categoryId: id });
  if (kind === 'brand') return searchPath({ brandId: id });
  return kind === 'sku' ? itemPath(id) : searchPath({ keyword: text });
}

export const suggestionOptions = (suggestions: readonly Suggestion[]): SearchOption[] =>
  suggestions.map((each) => ({
    key: `${each.kind} ${each.id} ${each.text}`,
    text: each.text,
    note: suggestionNotes[each.kind],
    group: '搜索建议',
    to: suggestionPath(each),
    ...(each.kind === 'term' && { word: each.text }),
  }));

/** Before anything is typed: what was searched before, and what others search. */
export const startOptions = (history: readonly string[], hot: readonly HotSearch[]): SearchOption[] => [
  ...history.map(
    (word): SearchOption => ({
      key: `history ${word}`,
      text: word,
      note: '',
      group: '搜索历史',
      to: searchPath({ keyword: word }),
      word,
    }),
  ),
  ...(history.length > 0
    ? [{ key: 'clear', text: '清除搜索历史', note: '', group: '搜索历史' } satisfies SearchOption]
    : []),
  ...hot.map(
    ({ searchId, searchKey, hotUrl }): SearchOption => ({
      key: `hot ${searchId}`,
      text: searchKey,
      note: '',
      group: '热门搜索',
      to: hotUrl || searchPath({ keyword: searchKey }),
    }),
  ),
];
