import type { GoodsRequestRow } from '@yigou/contract/trade/requests';
import { type GoodsRequestTab, goodsRequestPromise, goodsRequestTabs } from '@yigou/contract/trade/requests.terms';
import { briefTime, pageCount } from '@yigou/web-kit';
import { ListPagination } from '@yigou/web-kit/antd';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { askPath, goodsRequestPath } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { LinkTabs } from '../../../ui/LinkTabs';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { stay } from '../../../ui/stay';
import { AskDialog } from './AskDialog';
import { GoodsRequestStateTag } from './GoodsRequestStateTag';
import styles from './RequestListPage.module.css';
import { type GoodsRequestFilter, readGoodsRequestFilter, requestsPath } from './request.rules';
import { useGoodsRequestPage } from './requests.api';

/** Of what is over nobody has to think any more. */
const quiet: readonly GoodsRequestTab[] = ['all', 'over'];

export function RequestListPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = readGoodsRequestFilter(query);
  const { tab, ...paging } = filter;
  const page = useGoodsRequestPage({ ...paging, reqData: { tab } });
  const wanted = query.get('ask');
  return (
    <>
      <header className={styles.head}>
        <h1>我的求购</h1>
        <ButtonLink kind="primary" to={askPath('')} state={stay}>
          我要求购
        </ButtonLink>
      </header>
      <LinkTabs
        label="求购状态"
        current={tab}
        tabs={(Object.keys(goodsRequestTabs) as GoodsRequestTab[]).map((key) => ({
          key,
          label: goodsRequestTabs[key].label,
          to: requestsPath({ ...filter, tab: key, pageIndex: 1 }),
          count: page.data?.tabCounts[key],
          quiet: quiet.includes(key),
        }))}
      />
      <List filter={filter} page={page} />
      {wanted !== null && (
        <AskDialog
          key={wanted}
          wanted={wanted}
          onClose={() => navigate(requestsPath(filter), { state: stay, replace: true })}
        />
      )}
    </>
  );
}

type ListProps = { filter: GoodsRequestFilter; page: ReturnType<typeof useGoodsRequestPage> };

function List({ filter, page }: ListProps) {
  const { data, isPending, isPlaceholderData, refetch } = page;
  const navigate = useNavigate();
  if (isPending) return <Waiting />;
  if (!data) return <ErrorState text="求购加载失败" onRetry={() => refetch()} />;
  if (data.totalCount === 0)
    return (
      <EmptyState title={filter.tab === 'all' ? '暂无求购，未搜到的商品可提交求购' : '暂无求购'}>
        {filter.tab === 'all' ? (
          <p className={styles.promise}>{goodsRequestPromise}</p>
        ) : (
          <ButtonLink to={requestsPath({ ...filter, tab: 'all', pageIndex: 1 })}>查看全部求购</ButtonLink>
        )}
      </EmptyState>
    );
  if (data.resultData.length === 0 && filter.pageIndex > 1) {
    const pageIndex = pageCount(data.totalCount, filter.pageSize);
    return <Navigate to={requestsPath({ ...filter, pageIndex })} replace />;
  }
  return (
    <>
      <Table rows={data.resultData} waiting={isPlaceholderData} />
      <ListPagination
        {...filter}
        totalCount={data.totalCount}
        unit="条"
        onGo={(change) => navigate(requestsPath({ ...filter, ...change }), { state: stay })}
      />
    </>
  );
}

const Table = ({ rows, waiting }: { rows: readonly GoodsRequestRow[]; waiting: boolean }) => (
  <table className={styles.table} aria-busy={waiting} data-waiting={waiting || undefined}>
    <thead>
      <tr>
        <th scope="col">求购商品</th>
        <th scope="col" className={styles.qty}>
          数量
        </th>
        <th scope="col" className={styles.day}>
          希望到货
        </th>
        <th scope="col" className={styles.state}>
          状态
        </th>
        <th scope="col">平台答复</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.wantId}>
          <td>
            <Link to={goodsRequestPath(row.wantId)}>{row.name}</Link>
            <small>
              {[row.spec, row.wantNo, row.askerName, row.createTime.slice(0, 16)].filter(Boolean).join(' · ')}
            </small>
          </td>
          <td data-label="数量">
            {row.qty.toLocaleString('zh-CN')} {row.unit}
          </td>
          <td data-label="希望到货">{row.wantedOn || '未指定'}</td>
          <td data-label="状态">
            <GoodsRequestStateTag state={row.state} />
          </td>
          <td data-label="平台答复" className={styles.answer}>
            {row.dueTime ? `最迟 ${briefTime(row.dueTime)} 答复` : row.answer || '—'}
            {row.offerCount > 0 && <small>推荐 {row.offerCount} 个商品</small>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Waiting = () => (
  <div className={styles.waiting} aria-busy="true">
    <Skeleton height={64} />
    <Skeleton height={64} />
    <Skeleton height={64} />
  </div>
);
