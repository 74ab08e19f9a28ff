import { useMemo } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { paths } from '../../../app/paths';
import { stay } from '../../../ui/stay';
import { changed, filterPath, readFilter, type SearchFilter } from './searchFilter.rules';
import { keepView, usualView } from './usualView';

export type FilterControl = {
  filter: SearchFilter;
  change: (change: Partial<SearchFilter>) => void;
  /** The address after a change, for links. */
  pathOf: (change: Partial<SearchFilter>) => string;
};

/** The filter of the address, and the way to another one. */
export function useSearchFilter(): FilterControl {
  const here = useLocation();
  const next = useNavigation().location;
  const navigate = useNavigate();
  // A choice shows at once, while the guard is still looking at the address it leads to.
  const { search } = next?.pathname === paths.search ? next : here;
  const filter = useMemo(() => readFilter(new URLSearchParams(search), usualView()), [search]);
  const pathOf = (change: Partial<SearchFilter>) => filterPath(changed(filter, change));
  return {
    filter,
    pathOf,
    change: (change) => {
      if (change.view) keepView(change.view);
      // At once, not in a transition: a checkbox must not flick back before it follows the address.
      navigate(pathOf(change), { state: stay, flushSync: true });
    },
  };
}
