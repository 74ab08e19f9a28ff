import { formatTime } from '@yigou/contract/ground/time';
import { pickMost } from '@yigou/contract/trade/orders.terms';
import { Barcode, readIds, serverNow } from '@yigou/web-kit';
import { useSearchParams } from 'react-router';
import { PrintFrame, PrintSheet } from '../../../ui/PrintFrame';
import styles from './PickingPage.module.css';
import { takenTogether } from './picking.rules';
import { usePicking } from './shipments.api';

/** One walk along the shelves for all orders, then what goes into each. */
export function PickingPage() {
  const [query] = useSearchParams();
  const orderIds = readIds(query.get('orderIds'), pickMost);
  const { data, isLoading, isError, refetch } = usePicking(orderIds);
  const orders = data?.resultData ?? [];
  const left = (orderIds?.length ?? 0) - orders.length;
  const note = data ? `${orders.length} 张订单${left > 0 ? `，另 ${left} 张没有待发商品` : ''}` : '';
  return (
    <PrintFrame
      title="拣货单"
      note={note}
      isPending={isLoading}
      isError={isError}
      onRetry={refetch}
      empty={!isLoading && !isError && orders.length === 0 ? '这些订单没有待发商品' : undefined}
    >
      {orders.length > 0 && (
        <PrintSheet label="拣货单">
          <header>
            <h2>拣货单</h2>
            <span>
              {orders.length} 张订单，打印于 {formatTime(new Date(serverNow()))}
            </span>
          </header>
          <table>
            <thead>
              <tr>
                <th scope="col">供应商</th>
                <th scope="col">商品</th>
                <th scope="col">数量</th>
                <th scope="col">分给</th>
                <th scope="col">已拣</th>
              </tr>
            </thead>
            <tbody>
              {takenTogether(orders).map((line) => (
                <tr key={line.itemId}>
                  <td>{line.supplierName}</td>
                  <td>
                    {line.itemName}
                    <small>{[line.itemSpec, line.itemNo].filter(Boolean).join(' · ')}</small>
                  </td>
                  <td className={styles.qty}>
                    <b>{line.qty}</b> {line.unit}
                  </td>
                  <td>
                    {line.orders.map(({ orderNo, qty }) => (
                      <small key={orderNo}>
                        …{orderNo.slice(-6)} × {qty}
                      </small>
                    ))}
                  </td>
                  <td>□</td>
                </tr>
              ))}
            </tbody>
          </table>
          {orders.map((order) => (
            <section key={order.orderId} className={styles.order} aria-label={`订单 ${order.orderNo}`}>
              <Barcode text={order.orderNo} className={styles.barcode} />
              <p>
                <b>{order.orderNo}</b> {order.customerName}，共 {order.toShip} 件
                {order.shipByTime && <>，须在 {order.shipByTime} 前发出</>}
                {order.remark && <small>备注：{order.remark}</small>}
              </p>
            </section>
          ))}
        </PrintSheet>
      )}
    </PrintFrame>
  );
}
