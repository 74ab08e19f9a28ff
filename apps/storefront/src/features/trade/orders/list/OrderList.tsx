import { pageCount } from '@yigou/web-kit';
import { ListPagination } from '@yigou/web-kit/antd';
import { useCallback, useState } from 'react';
import { Navigate } from 'react-router';
import { searchPath } from '../../../../app/paths';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/States';
import { ActingDialog } from '../ActingDialog';
import type { useOrderPage } from '../orders.api';
import { useOrderActions } from '../useOrderActions';
import { firstFilter, isNarrowed, type OrderFilter, type OrderListKind, orderListPath } from './filter.rules';
import { MergeBar } from './MergeBar';
import { OrderBlock } from './OrderBlock';
import block from './OrderBlock.module.css';
import styles from './OrderListPage.module.css';

type OrderListProps = {
  kind: OrderListKind;
  filter: OrderFilter;
  page: ReturnType<typeof useOrderPage>;
  onGo: (change: Partial<OrderFilter>) => void;
};

export function OrderList({ kind, filter, page, onGo }: OrderListProps) {
  const { data, isPending, isPlaceholderData, refetch } = page;
  const { act, acting, stopActing, busy } = useOrderActions();
  const [picked, setPicked] = useState<number[]>([]);
  const pick = useCallback(
    (orderId: number, wanted: boolean) =>
      setPicked((now) => (wanted ? [...now, orderId] : now.filter((each) => each !== orderId))),
    [],
  );
  if (isPending) return <Waiting />;
  if (!data) return <ErrorState text="订单加载失败" onRetry={() => refetch()} />;
  if (data.totalCount === 0) return <Nothing kind={kind} filter={filter} />;
  if (data.resultData.length === 0 && filter.pageIndex > 1) {
    const pageIndex = pageCount(data.totalCount, filter.pageSize);
    return <Navigate to={orderListPath(kind, { ...filter, pageIndex })} replace />;
  }
  return (
    <>
      <div className={block.titles} aria-hidden="true">
        <span>商品</span>
        <span>收货人</span>
        <span>应付金额</span>
        <span>状态</span>
        <span>操作</span>
      </div>
      <div className={block.list} aria-busy={isPlaceholderData} data-waiting={isPlaceholderData || undefined}>
        {data.resultData.map((order) => (
          <OrderBlock
            key={order.orderId}
            order={order}
            picked={picked.includes(order.orderId)}
            busy={busy}
            withOrg={kind === 'all'}
            onPick={pick}
            onAct={act}
          />
        ))}
      </div>
      <MergeBar orders={data.resultData} picked={picked} onClear={() => setPicked([])} />
      <ListPagination {...filter} totalCount={data.totalCount} unit="个订单" onGo={onGo} />
      <ActingDialog acting={acting} onClose={stopActing} />
    </>
  );
}

function Nothing({ kind, filter }: { kind: OrderListKind; filter: OrderFilter }) {
  if (isNarrowed(filter)) {
    return (
      <EmptyState title="没有符合条件的订单">
        <ButtonLink to={orderListPath(kind, { ...firstFilter, tab: filter.tab })}>清除筛选条件</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={kind === 'cancelled' ? '没有已取消的订单' : '暂无此类订单'}>
      <ButtonLink kind="primary" to={searchPath({})}>
        去选购商品
      </ButtonLink>
      {filter.tab !== 'all' && <ButtonLink to={orderListPath(kind, firstFilter)}>查看全部订单</ButtonLink>}
    </EmptyState>
  );
}

const Waiting = () => (
  <div className={styles.waiting} aria-busy="true">
    <Skeleton height={36} />
    <Skeleton height={132} />
    <Skeleton height={132} />
    <Skeleton height={132} />
  </div>
);
