import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { orderStateLabels } from '@yigou/contract';
import { serverNow } from '@yigou/web-kit';
import { Alert, Button, Drawer, Skeleton } from 'antd';
import { useMay } from '../../app/operator';
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

/** Beside the list, which stays usable; one can walk through it without closing. */
export function OrderDrawer({ orderId, before, after, onOpen }: OrderDrawerProps) {
  const { data, isError, refetch } = useOrder(orderId);
  const mayShip = useMay('orders/ship');
  const mayCancel = useMay('orders/cancel');
  const order = data?.resultData;
  const promise = order && promiseOf(order, serverNow());
  return (
    <Drawer
      open
      mask={false}
      size={560}
      closable={false}
      // Below the bar that everybody needs.
      rootStyle={{ top: 48 }}
      onClose={() => onOpen(undefined)}
      title={
        order && (
          <span className={styles.title}>
            {order.orderNo}
            <StateDot turn={turnOf[order.state]} tag>
              {orderStateLabels[order.state]}
            </StateDot>
            {promise && (
              <StateDot turn={promise.turn} tag>
                {promise.text}
              </StateDot>
            )}
          </span>
        )
      }
      extra={
        <>
          <Button
            type="text"
            icon={<UpOutlined />}
            aria-label="上一单"
            disabled={before === undefined}
            onClick={() => onOpen(before)}
          />
          <Button
            type="text"
            icon={<DownOutlined />}
            aria-label="下一单"
            disabled={after === undefined}
            onClick={() => onOpen(after)}
          />
          <Button type="text" icon={<CloseOutlined />} aria-label="关闭" onClick={() => onOpen(undefined)} />
        </>
      }
    >
      {isError && <Alert type="error" title="订单加载失败" action={<Button onClick={() => refetch()}>重试</Button>} />}
      {!order && !isError && <Skeleton active />}
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
    </Drawer>
  );
}
