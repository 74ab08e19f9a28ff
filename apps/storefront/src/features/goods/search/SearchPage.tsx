import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../app/session';
import { ErrorState, Skeleton } from '../../../ui/States';
import { useWide } from '../../../ui/useWide';
import { CardGridSkeleton } from '../catalog/shared/CardGridSkeleton';
import { usePicked } from '../compare/shared/compareStore';
import { ChosenTags } from './ChosenTags';
import { FacetPanel } from './facets/FacetPanel';
import { LoginNeeded } from './hits/LoginNeeded';
import { MatchNotice } from './MatchNotice';
import { SearchCrumbs } from './SearchCrumbs';
import styles from './SearchPage.module.css';
import { SearchResults } from './SearchResults';
import { SortBar } from './SortBar';
import { useSkuPage } from './search.api';
import { useSearchFilter } from './useSearchFilter';

const CompareTray = lazy(async () => ({ default: (await import('../compare/shared/CompareTray')).CompareTray }));
const NoResult = lazy(async () => ({ default: (await import('./NoResult')).NoResult }));
const CompareView = lazy(async () => ({ default: (await import('../compare/shared/CompareView')).CompareView }));

/** Room for the facets beside the goods. */
const besideFrom = 1280;

/** Comparing stands on the address of the search, whose visitors may come without logging in. */
export function SearchPage() {
  const [query] = useSearchParams();
  if (!query.has('compare')) return <Search />;
  return (
    <Suspense fallback={<h1 className="spoken">商品对比</h1>}>
      <CompareView />
    </Suspense>
  );
}

function Search() {
  const control = useSearchFilter();
  const { filter } = control;
  const { token } = useSession();
  const page = useSkuPage(filter);
  const wide = useWide(besideFrom);
  const picking = usePicked().length > 0;
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
    if (page.isPending) return <Waiting wide={wide} />;
    if (page.isError) return <ErrorState text="商品加载失败" onRetry={() => page.refetch()} />;
    const { facets, totalCount } = page.data;
    if (totalCount === 0)
      return (
        <>
          <MatchNotice keyword={filter.keyword} page={page.data} waiting={page.isPlaceholderData} />
          <Suspense fallback={<Waiting wide={false} />}>
            <NoResult control={control} near={page.data.nearCategories} />
          </Suspense>
        </>
      );
    return (
      <>
        <MatchNotice keyword={filter.keyword} page={page.data} waiting={page.isPlaceholderData} />
        <div className={styles.columns}>
          {wide && <FacetPanel facets={facets} control={control} />}
          <div ref={results} className={styles.results}>
            <SortBar control={control} totalCount={totalCount} facets={wide ? undefined : facets} />
            <SearchResults page={page.data} control={control} waiting={page.isPlaceholderData} />
          </div>
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
      {picking && (
        <Suspense>
          <CompareTray />
        </Suspense>
      )}
    </div>
  );
}

/** As the page will stand, so that nothing jumps when the goods come. */
const Waiting = ({ wide }: { wide: boolean }) => (
  <div className={styles.columns} aria-busy="true">
    {wide && <Skeleton height={640} />}
    <div className={styles.waiting}>
      <Skeleton height={44} />
      <CardGridSkeleton count={10} />
    </div>
  </div>
);
