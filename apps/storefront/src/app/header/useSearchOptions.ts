import { keepPreviousData } from '@tanstack/react-query';
import { keywordMaxLength } from '@yigou/contract';
import { useHotWords } from '../../features/search/shared/useHotWords';
import { useDebounced } from '../../ui/useDebounced';
import { useApiQuery } from '../client';
import { useSearchHistory } from './searchHistory';
import { type SearchOption, startOptions, suggestionOptions } from './searchOptions';

const pauseMs = 150;

/** What the box offers for what stands in it. */
export function useSearchOptions(typed: string, open: boolean): SearchOption[] {
  const word = typed.trim().slice(0, keywordMaxLength);
  const searchKey = useDebounced(word, pauseMs);
  const history = useSearchHistory();
  const hot = useHotWords();
  const found = useApiQuery(
    'ProductToC/GetSuggestList',
    { searchKey },
    { enabled: open && searchKey !== '', staleTime: 60_000, placeholderData: keepPreviousData },
  );
  if (word === '') return startOptions(history, hot.data?.resultData ?? []);
  return searchKey === '' ? [] : suggestionOptions(found.data?.resultData ?? []);
}
