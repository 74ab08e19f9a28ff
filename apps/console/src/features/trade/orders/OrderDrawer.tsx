import { orderStateLabels } from '@yigou/contract/trade/orders.terms';
import { serverNow } from '@yigou/web-kit';
import { Link } from 'react-router';
import { orderPath } from '../../../app/paths';
import { BesideDrawer } from '../../../ui/BesideDrawer';
import { StateDot } from '../../../ui/StateDot';
import { OrderAssignee } from './OrderAssignee';
import styles from './OrderDrawer.module.css';
import { OrderFacts, OrderMoney } from './OrderFacts';
import { OrderLines } from './OrderLines';
import { OrderLog } from './OrderLog';
import { OrderNotes } from './OrderNotes';
import { OrderWork } from './OrderWork';
import { promiseOf, turnOf } from './order.rules';
import { useOrder } from './orders.api';

type OrderDrawerProps = {
  orderId: number;
  before: number | undefined;
  after: number | undefined;
  onOpen: (orderId: number | undefined) => void;
};

export function OrderDrawer({ orderId, before, after, onOpen }: OrderDrawerProps) {
  const { data, isError, refetch } = useOrder(orderId);
  const order = data?.resultData;
  const promise = order && promiseOf(order, serverNow());
  return (
    <BesideDrawer
      noun="订单"
      unit="单"
      size={560}
      before={before}
      after={after}
      onOpen={onOpen}
      failed={isError}
      onRetry={refetch}
      title={
        order && (
          <>
            {order.orderNo}
            <StateDot turn={turnOf[order.state]} tag>
              {orderStateLabels[order.state]}
            </StateDot>
            {promise && (
              <StateDot turn={promise.turn} tag>
                {promise.text}
              </StateDot>
            )}
          </>
        )
      }
    >
      {order && (
        <>
          <p className={styles.whole}>
            <Link to={orderPath(orderId)}>打开订单页</Link>
            <OrderAssignee order={order} />
          </p>
          <OrderFacts order={order} />
          <OrderWork order={order} />
          <section className={styles.part} aria-label="商品">
            <h3>商品与金额</h3>
            <OrderLines order={order} />
            <OrderMoney order={order} />
          </section>
          <OrderNotes order={order} />
          <OrderLog order={order} />
        </>
      )}
    </BesideDrawer>
  );
}
