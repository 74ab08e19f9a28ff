import { ButtonLink } from '../../../ui/ButtonLink';
import { Pager } from '../../../ui/Pager';
import { EmptyState } from '../../../ui/States';
import { HitList } from './hits/HitList';
import type { SkuPage } from './SearchCrumbs';
import styles from './SearchResults.module.css';
import { pageSizes } from './searchFilter.rules';
import { useNoteOpened } from './useNoteOpened';
import type { FilterControl } from './useSearchFilter';

type SearchResultsProps = { page: SkuPage; control: FilterControl; waiting: boolean };

export function SearchResults({ page, control, waiting }: SearchResultsProps) {
  const { filter, pathOf } = control;
  const { resultData: items, totalCount, grouped } = page;
  const list = useNoteOpened(filter.keyword);
  return (
    <div className={styles.results} aria-busy={waiting} data-waiting={waiting || undefined}>
      <div ref={list} className={styles.goods}>
        {items.length === 0 && !waiting && (
          <EmptyState title={`第 ${filter.pageIndex} 页没有商品`}>
            <ButtonLink to={pathOf({ pageIndex: 1 })}>回到第 1 页</ButtonLink>
          </EmptyState>
        )}
        {/* Another list begins with nothing opened and nothing ticked. */}
        <HitList key={items.map((item) => item.itemId).join()} items={items} grouped={grouped} filter={filter} />
      </div>
      <Pager
        pageIndex={filter.pageIndex}
        pageSize={pageSizes[filter.view]}
        totalCount={totalCount}
        pathOf={(pageIndex) => pathOf({ pageIndex })}
      />
    </div>
  );
}
