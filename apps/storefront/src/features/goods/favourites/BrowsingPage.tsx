import { readPaging } from '@yigou/web-kit';
import { ListPagination } from '@yigou/web-kit/antd';
import { useNavigate, useSearchParams } from 'react-router';
import { paths, searchPath, withQuery } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { stay } from '../../../ui/stay';
import styles from './BrowsingPage.module.css';
import { BrowsingRow } from './BrowsingRow';
import { groupByDay } from './browsing.rules';
import head from './FavouritesPage.module.css';
import { useBrowsingPage } from './favourites.api';

export function BrowsingPage() {
  return (
    <>
      <header className={head.head}>
        <h1>浏览记录</h1>
        <ButtonLink to={paths.favourites}>我的关注</ButtonLink>
      </header>
      <Days />
    </>
  );
}

function Days() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const paging = readPaging(query);
  const { data, isPending, isError, isPlaceholderData, refetch } = useBrowsingPage(paging);
  if (isPending) return <Waiting />;
  if (isError) return <ErrorState text="浏览记录加载失败" onRetry={() => refetch()} />;
  if (data.totalCount === 0) {
    return (
      <EmptyState title="暂无浏览记录，浏览过的商品将显示在此">
        <ButtonLink kind="primary" to={searchPath({})}>
          去选购商品
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className={styles.days} data-waiting={isPlaceholderData || undefined}>
      {groupByDay(data.resultData, new Date()).map((group) => (
        <section key={group.day} aria-label={group.title}>
          <h2>{group.title}</h2>
          <ul>
            {group.items.map((item) => (
              <BrowsingRow key={item.browsingId} item={item} />
            ))}
          </ul>
        </section>
      ))}
      <ListPagination
        {...paging}
        totalCount={data.totalCount}
        unit="件"
        onGo={(change) => navigate(withQuery(paths.browsing, { ...paging, pageIndex: 1, ...change }), { state: stay })}
      />
    </div>
  );
}

const Waiting = () => (
  <div className={styles.waiting} aria-busy="true">
    <Skeleton height={20} width={80} />
    <Skeleton height={88} />
    <Skeleton height={88} />
    <Skeleton height={88} />
  </div>
);
