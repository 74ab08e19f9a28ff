import { formatYuan } from '@yigou/contract/ground/money';
import type { ShopReturnRow } from '@yigou/contract/trade/returns';
import { returnActionLabels, returnTypes } from '@yigou/contract/trade/returns.terms';
import { pageCount } from '@yigou/web-kit';
import { ListPagination } from '@yigou/web-kit/antd';
import { Link, Navigate } from 'react-router';
import { orderPath, paths, returnPath } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { GoodsPicture } from '../../goods/catalog/shared/GoodsPicture';
import { firstFilter, isNarrowed, type ReturnFilter, returnListPath } from './filter.rules';
import styles from './ReturnListPage.module.css';
import type { useReturnPage } from './returns.api';
import { ReturnStateTag } from './shared/ReturnStateTag';

type ReturnListProps = {
  filter: ReturnFilter;
  page: ReturnType<typeof useReturnPage>;
  onGo: (change: Partial<ReturnFilter>) => void;
};

export function ReturnList({ filter, page, onGo }: ReturnListProps) {
  const { data, isPending, isPlaceholderData, refetch } = page;
  if (isPending) return <Waiting />;
  if (!data) return <ErrorState text="售后加载失败" onRetry={() => refetch()} />;
  if (data.totalCount === 0) return <Nothing filter={filter} />;
  if (data.resultData.length === 0 && filter.pageIndex > 1) {
    const pageIndex = pageCount(data.totalCount, filter.pageSize);
    return <Navigate to={returnListPath({ ...filter, pageIndex })} replace />;
  }
  return (
    <>
      <ul className={styles.list} aria-busy={isPlaceholderData} data-waiting={isPlaceholderData || undefined}>
        {data.resultData.map((row) => (
          <Row key={row.returnId} row={row} />
        ))}
      </ul>
      <ListPagination {...filter} totalCount={data.totalCount} unit="个售后" onGo={onGo} />
    </>
  );
}

const shownGoods = 3;

const amountLabel = ({ state, decided }: ShopReturnRow): string => {
  if (decided === null) return '预计退款';
  return state === 'completed' ? '已退' : '核定退款';
};

function Row({ row }: { row: ShopReturnRow }) {
  const { returnId, returnNo, orderId, orderNo, type, reason, state, estimate, decided, waitsFor, lines, actions } =
    row;
  const [next] = actions;
  return (
    <li className={styles.row}>
      <header>
        <Link to={returnPath(returnId)}>{returnNo}</Link>
        <span>
          订单 <Link to={orderPath(orderId)}>{orderNo}</Link>
        </span>
        <span>{row.applicant}</span>
        <time>{row.createTime}</time>
      </header>
      <div className={styles.goods}>
        {lines.slice(0, shownGoods).map((line) => (
          <div key={line.lineNo}>
            <GoodsPicture productId={line.productId} src={line.imgUrl} size={40} className={styles.picture} />
            <span>
              {line.itemName}
              <small>
                {[line.itemSpec, line.itemNo].filter(Boolean).join(' · ')}，{line.returnQty} {line.unit}
              </small>
            </span>
          </div>
        ))}
        {lines.length > shownGoods && <small>另有 {lines.length - shownGoods} 种商品</small>}
      </div>
      <p className={styles.kind}>
        {returnTypes[type].label}
        <small>{reason}</small>
      </p>
      <p className={styles.amount}>
        {type === 'exchange' ? '不退款' : formatYuan(decided ?? estimate)}
        <small>{type !== 'exchange' && amountLabel(row)}</small>
      </p>
      <p className={styles.state}>
        <ReturnStateTag state={state} />
        {waitsFor && <small>{waitsFor}</small>}
      </p>
      <div className={styles.act}>
        <ButtonLink to={returnPath(returnId)} {...(next && next !== 'withdraw' && { kind: 'primary' as const })}>
          {next && next !== 'withdraw' ? returnActionLabels[next] : '查看详情'}
        </ButtonLink>
      </div>
    </li>
  );
}

function Nothing({ filter }: { filter: ReturnFilter }) {
  if (isNarrowed(filter))
    return (
      <EmptyState title="没有符合条件的售后">
        <ButtonLink to={returnListPath({ ...firstFilter, tab: filter.tab })}>清除筛选条件</ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState title="暂无此类售后，已发货的订单可在订单详情中申请">
      <ButtonLink kind="primary" to={paths.myOrder}>
        去我的订单
      </ButtonLink>
      {filter.tab !== 'all' && <ButtonLink to={returnListPath(firstFilter)}>查看全部售后</ButtonLink>}
    </EmptyState>
  );
}

const Waiting = () => (
  <div className={styles.waiting} aria-busy="true">
    <Skeleton height={120} />
    <Skeleton height={120} />
    <Skeleton height={120} />
  </div>
);
