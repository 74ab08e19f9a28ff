import type { OrderModel } from '@yigou/contract/trade/orders';
import { CallError } from '@yigou/web-kit';
import { useSearchParams } from 'react-router';
import { paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { OrderReturns } from '../returns/shared/OrderReturns';
import { Parcels } from '../shipments/shared/Parcels';
import { ActingDialog } from './ActingDialog';
import { DetailAmounts } from './DetailAmounts';
import { DetailApproval } from './DetailApproval';
import { DetailFacts } from './DetailFacts';
import { DetailHead } from './DetailHead';
import { DetailLines } from './DetailLines';
import { DetailLog } from './DetailLog';
import { DetailPayments } from './DetailPayments';
import styles from './OrderDetailPage.module.css';
import { OrderSteps } from './OrderSteps';
import { useOrder } from './orders.api';
import { useOrderActions } from './useOrderActions';

export function OrderDetailPage() {
  const [query] = useSearchParams();
  const orderId = query.get('orderId') ?? '';
  return /^[1-9]\d{0,15}$/.test(orderId) ? <Asked orderId={Number(orderId)} /> : <Missing text="没有找到订单" />;
}

function Asked({ orderId }: { orderId: number }) {
  const { data, error, isPending, refetch } = useOrder(orderId);
  if (data) return <Detail order={data.resultData} onStale={refetch} />;
  if (isPending) return <Waiting />;
  if (error instanceof CallError)
    return <Missing text={error.code === '4' ? '订单不存在，或不在您的查看范围内' : error.message} />;
  return <ErrorState text="订单加载失败" onRetry={() => refetch()} />;
}

function Detail({ order, onStale }: { order: OrderModel; onStale: () => void }) {
  const { act, acting, stopActing, busy } = useOrderActions();
  return (
    <div className={styles.page}>
      <DetailHead order={order} busy={busy} onAct={act} onStale={onStale} />
      <OrderSteps order={order} />
      <DetailApproval order={order} />
      <Parcels
        orderId={order.orderId}
        onReceiveAll={order.actions.includes('confirmReceipt') ? () => act('confirmReceipt', order) : undefined}
      />
      <OrderReturns orderId={order.orderId} />
      <DetailFacts order={order} />
      <DetailLines lines={order.lines} />
      <DetailAmounts amounts={order.amounts} received={order.received} />
      <DetailPayments payments={order.payments} />
      <DetailLog logs={order.logs} />
      <ActingDialog acting={acting} onClose={stopActing} />
    </div>
  );
}

const Missing = ({ text }: { text: string }) => (
  <EmptyState title={text}>
    <ButtonLink kind="primary" to={paths.myOrder}>
      查看我的订单
    </ButtonLink>
  </EmptyState>
);

const Waiting = () => (
  <div className={styles.page} aria-busy="true">
    <Skeleton height={64} />
    <Skeleton height={88} />
    <Skeleton height={160} />
    <Skeleton height={240} />
  </div>
);
