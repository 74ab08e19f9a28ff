import type { OrderPrint } from '@yigou/contract/trade/orders';
import { printMost } from '@yigou/contract/trade/orders.terms';
import { readIds } from '@yigou/web-kit';
import { useSearchParams } from 'react-router';
import { paths } from '../../../../app/paths';
import { PrintFrame } from '../../../../ui/PrintFrame';
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/States';
import { usePrints } from '../orders.api';
import { OrderSheet } from './OrderSheet';
import styles from './PrintPage.module.css';

/** On the screen as it will be on paper; each order begins a page of its own. */
export function PrintPage() {
  const [query] = useSearchParams();
  const orderIds = readIds(query.get('orderIds'), printMost);
  return (
    <PrintFrame title="打印订单" back={{ to: paths.myOrder, text: '返回订单' }} disabled={!orderIds}>
      {orderIds ? <Asked orderIds={orderIds} /> : <EmptyState title="没有可打印的订单" />}
    </PrintFrame>
  );
}

function Asked({ orderIds }: { orderIds: number[] }) {
  const { data, isPending, isError, refetch } = usePrints(orderIds);
  if (isPending) return <Skeleton height={600} />;
  if (isError) return <ErrorState text="订单加载失败" onRetry={() => refetch()} />;
  return <Sheets orders={data.resultData} left={orderIds.length - data.resultData.length} />;
}

const Sheets = ({ orders, left }: { orders: readonly OrderPrint[]; left: number }) => (
  <>
    {left > 0 && (
      <p role="status" className={styles.left}>
        {left} 张订单不存在，或不在您的查看范围内，未列出
      </p>
    )}
    {orders.map((order) => (
      <OrderSheet key={order.orderId} order={order} />
    ))}
  </>
);
