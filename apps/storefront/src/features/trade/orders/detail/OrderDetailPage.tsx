import type { OrderModel } from '@yigou/contract/trade/orders';
import { paths } from '../../../../app/paths';
import { DetailPage, Missing, useAddressId } from '../../../../ui/DetailPage';
import { OrderReturns } from '../../returns/shared/OrderReturns';
import { Parcels } from '../../shipments/shared/Parcels';
import { ActingDialog } from '../ActingDialog';
import { useOrder } from '../orders.api';
import { useOrderActions } from '../useOrderActions';
import { DetailAmounts } from './DetailAmounts';
import { DetailApproval } from './DetailApproval';
import { DetailFacts } from './DetailFacts';
import { DetailHead } from './DetailHead';
import { DetailLines } from './DetailLines';
import { DetailLog } from './DetailLog';
import { DetailPayments } from './DetailPayments';
import styles from './OrderDetailPage.module.css';
import { OrderSteps } from './OrderSteps';

const missing = (text: string) => (
  <Missing text={text} to={paths.myOrder}>
    查看我的订单
  </Missing>
);

export function OrderDetailPage() {
  const orderId = useAddressId('orderId');
  return orderId ? <Asked orderId={orderId} /> : missing('没有找到订单');
}

const Asked = ({ orderId }: { orderId: number }) => {
  const asked = useOrder(orderId);
  return (
    <DetailPage
      asked={asked}
      noun="订单"
      absent="订单不存在，或不在您的查看范围内"
      missing={missing}
      className={styles.page}
      heights={[64, 88, 160, 240]}
    >
      {(order) => <Detail order={order} onStale={asked.refetch} />}
    </DetailPage>
  );
};

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
