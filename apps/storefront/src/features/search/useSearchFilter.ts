import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { stay } from '../../app/paths';
import { changed, filterPath, readFilter, type SearchFilter } from './search.rules';

export type FilterControl = {
  filter: SearchFilter;
  change: (change: Partial<SearchFilter>) => void;
  /** The address after a change, for links. */
  pathOf: (change: Partial<SearchFilter>) => string;
};

/** The filter of the address, and the way to another one. */
export function useSearchFilter(): FilterControl {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = useMemo(() => readFilter(query), [query]);
  const pathOf = (change: Partial<SearchFilter>) => filterPath(changed(filter, change));
  return { filter, pathOf, change: (change) => navigate(pathOf(change), { state: stay }) };
}
