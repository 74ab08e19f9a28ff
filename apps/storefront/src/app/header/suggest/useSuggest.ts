import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keywordMaxLength } from '@yigou/contract/goods/catalog.terms';
import { useProductCalls } from '../../../features/goods/catalog/shared/productCalls';
import { useHotWords } from '../../../features/goods/search/shared/useHotWords';
import { useMay } from '../../../features/people/accounts/shared/useMay';
import { useDebounced } from '../../../ui/useDebounced';
import { queryKey, quietCall } from '../../client';
import { useSession } from '../../session';
import { useSearchHistory } from '../searchHistory';
import { type Panel, startPanel, typedPanel } from './panel.rules';

const pauseMs = 150;
const aMinute = 60_000;
const nothing: Panel = { sections: [], said: null, lit: null };

/** A panel that does not come is not missed: whoever types can search all the same. */
function useRegulars() {
  const { token } = useSession();
  const asked = useQuery({
    queryKey: queryKey('Regular/GetList', { whose: 'mine' }),
    queryFn: () => quietCall('Regular/GetList', { whose: 'mine' }),
    enabled: token !== '',
    staleTime: aMinute,
  });
  return token === '' ? [] : (asked.data?.resultData ?? []);
}

/** What the panel holds for what stands in the box. Each answer belongs to its own words: a late one changes nothing. */
export function useSuggest(typed: string): Panel {
  const word = typed.trim().slice(0, keywordMaxLength);
  const searchKey = useDebounced(word, pauseMs);
  const history = useSearchHistory();
  const hot = useHotWords();
  const regulars = useRegulars();
  const mayAsk = useMay('concern/wantList');
  const path = `${useProductCalls()}/GetSuggest` as const;
  const found = useQuery({
    queryKey: queryKey(path, { searchKey }),
    queryFn: () => quietCall(path, { searchKey }),
    enabled: searchKey !== '',
    staleTime: aMinute,
    retry: false,
    placeholderData: keepPreviousData,
  });
  if (word === '') return startPanel(history, regulars, hot.data?.resultData ?? []);
  if (searchKey === '' || !found.data) return nothing;
  const panel = typedPanel(searchKey, found.data.resultData, regulars, mayAsk);
  // What is lit by itself must be what was typed last: Enter may follow at once.
  return searchKey === word && !found.isPlaceholderData ? panel : { ...panel, lit: null };
}
