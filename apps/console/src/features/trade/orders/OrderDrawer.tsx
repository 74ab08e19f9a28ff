import { orderStateLabels } from '@yigou/contract/trade/orders.terms';
import { serverNow } from '@yigou/web-kit';
import { Link } from 'react-router';
import { orderPath } from '../../../app/paths';
import { type Beside, BesideDrawer } from '../../../ui/BesideDrawer';
import { DrawerPart } from '../../../ui/DrawerPart';
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

type OrderDrawerProps = Beside & { orderId: number };

export function OrderDrawer({ orderId, ...beside }: OrderDrawerProps) {
  const { data, isError, refetch } = useOrder(orderId);
  const order = data?.resultData;
  const promise = order && promiseOf(order, serverNow());
  return (
    <BesideDrawer
      noun="订单"
      unit="单"
      size={560}
      {...beside}
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
          <DrawerPart label="商品" title="商品与金额">
            <OrderLines order={order} />
            <OrderMoney order={order} />
          </DrawerPart>
          <OrderNotes order={order} />
          <OrderLog order={order} />
        </>
      )}
    </BesideDrawer>
  );
}
