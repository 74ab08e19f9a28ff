import { orderStateLabels } from '@yigou/contract';
import { serverNow } from '@yigou/web-kit';
import { useMay } from '../../app/operator';
import { BesideDrawer } from '../../ui/BesideDrawer';
import { StateDot } from '../../ui/StateDot';
import { CancelAnswer } from './CancelAnswer';
import { CloseForm } from './CloseForm';
import styles from './OrderDrawer.module.css';
import { OrderFacts } from './OrderFacts';
import { leftOf, promiseOf, turnOf } from './order.rules';
import { useOrder } from './orders.api';
import { ParcelList } from './ParcelList';
import { ShipForm } from './ShipForm';

type OrderDrawerProps = {
  orderId: number;
  before: number | undefined;
  after: number | undefined;
  onOpen: (orderId: number | undefined) => void;
};

export function OrderDrawer({ orderId, before, after, onOpen }: OrderDrawerProps) {
  const { data, isError, refetch } = useOrder(orderId);
  const mayShip = useMay('orders/ship');
  const mayCancel = useMay('orders/cancel');
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
          {mayCancel && order.state === 'cancelRequested' && <CancelAnswer order={order} />}
          <OrderFacts order={order} />
          {mayShip && order.toShip > 0 && order.state !== 'cancelRequested' && (
            <ShipForm key={order.lines.map(leftOf).join()} order={order} />
          )}
          {mayCancel && order.toShip > 0 && order.state !== 'cancelRequested' && (
            <CloseForm key={`close ${order.lines.map(leftOf).join()}`} order={order} />
          )}
          <ParcelList orderId={orderId} mayShip={mayShip} />
          <section className={styles.part} aria-label="订单日志">
            <h3>订单日志</h3>
            <ol className={styles.log}>
              {order.logs.toReversed().map(({ time, who, what, note }) => (
                <li key={`${time} ${what} ${note}`}>
                  <time>{time}</time> {who} {what}
                  {note && <small>{note}</small>}
                </li>
              ))}
            </ol>
          </section>
        </>
      )}
    </BesideDrawer>
  );
}
