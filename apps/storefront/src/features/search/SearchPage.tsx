import { useEffect, useRef } from 'react';
import { useSession } from '../../app/session';
import { ErrorState, Skeleton } from '../../ui/States';
import { CardGridSkeleton } from '../catalog/shared/CardGrid';
import { ChosenTags } from './ChosenTags';
import { FacetPanel } from './FacetPanel';
import { LoginNeeded } from './LoginNeeded';
import { SearchCrumbs } from './SearchCrumbs';
import styles from './SearchPage.module.css';
import { SearchResults } from './SearchResults';
import { useSkuPage } from './search.api';
import { useSearchFilter } from './useSearchFilter';

export function SearchPage() {
  const control = useSearchFilter();
  const { filter } = control;
  const { token } = useSession();
  const page = useSkuPage(filter);
  const needsLogin = filter.selAstrict && !token;
  const found = needsLogin ? undefined : page.data;
  const results = useRef<HTMLDivElement>(null);
  const shownPage = useRef(filter.pageIndex);

  useEffect(() => {
    if (shownPage.current === filter.pageIndex) return;
    shownPage.current = filter.pageIndex;
    const top = results.current?.getBoundingClientRect().top ?? 0;
    // Whoever still sees the top of the results needs no help to find it.
    if (top < 0) results.current?.scrollIntoView({ block: 'start' });
  }, [filter.pageIndex]);

  function content() {
    if (needsLogin) return <LoginNeeded control={control} />;
    if (page.isPending) return <Waiting />;
    if (page.isError) return <ErrorState text="商品加载失败" onRetry={() => page.refetch()} />;
    const { facets, totalCount } = page.data;
    return (
      <>
        {totalCount > 0 && <FacetPanel facets={facets} control={control} />}
        <div ref={results}>
          <SearchResults page={page.data} control={control} waiting={page.isPlaceholderData} />
        </div>
      </>
    );
  }

  return (
    <div className={`frame ${styles.page}`}>
      <h1 className="spoken">{filter.keyword ? `“${filter.keyword}”的搜索结果` : '商品搜索'}</h1>
      <SearchCrumbs filter={filter} page={found} />
      <ChosenTags control={control} page={found} />
      {content()}
    </div>
  );
}

const Waiting = () => (
  <div className={styles.waiting} aria-busy="true">
    <Skeleton height={180} />
    <Skeleton height={44} />
    <CardGridSkeleton count={10} />
  </div>
);
