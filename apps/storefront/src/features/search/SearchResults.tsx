import { ButtonLink } from '../../ui/ButtonLink';
import { Pager } from '../../ui/Pager';
import { EmptyState } from '../../ui/States';
import { CardGrid } from '../catalog/shared/CardGrid';
import { MatchNotice } from './MatchNotice';
import { NoResult } from './NoResult';
import type { SkuPage } from './SearchCrumbs';
import styles from './SearchResults.module.css';
import { SkuRow } from './SkuRow';
import { SortBar } from './SortBar';
import { pageSizes } from './search.rules';
import type { FilterControl } from './useSearchFilter';

type SearchResultsProps = { page: SkuPage; control: FilterControl; waiting: boolean };

export function SearchResults({ page, control, waiting }: SearchResultsProps) {
  const { filter, pathOf } = control;
  const { resultData: items, totalCount } = page;
  return (
    <div className={styles.results} aria-busy={waiting} data-waiting={waiting || undefined}>
      <MatchNotice keyword={filter.keyword} page={page} waiting={waiting} />
      {totalCount === 0 ? (
        <NoResult control={control} near={page.nearCategories} />
      ) : (
        <>
          <SortBar control={control} totalCount={totalCount} />
          <div className={styles.goods}>
            {items.length === 0 && !waiting && (
              <EmptyState title={`没有第 ${filter.pageIndex} 页，商品都在前面`}>
                <ButtonLink to={pathOf({ pageIndex: 1 })}>回到第 1 页</ButtonLink>
              </EmptyState>
            )}
            {filter.view === 'grid' ? (
              <CardGrid items={items} />
            ) : (
              <ul className={styles.list}>
                {items.map((item) => (
                  <SkuRow key={item.itemId} item={item} />
                ))}
              </ul>
            )}
          </div>
          <Pager
            pageIndex={filter.pageIndex}
            pageSize={pageSizes[filter.view]}
            totalCount={totalCount}
            pathOf={(pageIndex) => pathOf({ pageIndex })}
          />
        </>
      )}
    </div>
  );
}
