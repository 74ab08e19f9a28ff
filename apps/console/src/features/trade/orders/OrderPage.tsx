import { orderStateLabels } from '@yigou/contract/trade/orders.terms';
import { serverNow } from '@yigou/web-kit';
import { Alert, Button, Skeleton } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { ordersPath } from '../../../app/paths';
import { PageHead } from '../../../ui/PageHead';
import { StateDot } from '../../../ui/StateDot';
import { OrderAssignee } from './OrderAssignee';
import { OrderFacts, OrderMoney } from './OrderFacts';
import { OrderLines } from './OrderLines';
import { OrderLog } from './OrderLog';
import { OrderNotes } from './OrderNotes';
import styles from './OrderPage.module.css';
import { OrderRelated } from './OrderRelated';
import { OrderWork } from './OrderWork';
import { promiseOf, turnOf } from './order.rules';
import { useOrder } from './orders.api';

/** The whole of one order: what was bought, for whom, what it cost, and all that became of it. */
export function OrderPage() {
  const [query] = useSearchParams();
  const orderId = Number(query.get('orderId'));
  const { data, isError, refetch } = useOrder(orderId);
  if (isError)
    return (
      <Alert
        type="error"
        title="订单不存在或加载失败"
        action={
          <>
            <Button onClick={() => refetch()}>重试</Button> <Link to={ordersPath({})}>返回订单列表</Link>
          </>
        }
      />
    );
  const order = data?.resultData;
  if (!order) return <Skeleton active />;
  const promise = promiseOf(order, serverNow());
  return (
    <>
      <PageHead
        title={`订单 ${order.orderNo}`}
        note={
          <>
            <StateDot turn={turnOf[order.state]} tag>
              {orderStateLabels[order.state]}
            </StateDot>{' '}
            {promise && (
              <StateDot turn={promise.turn} tag>
                {promise.text}
              </StateDot>
            )}{' '}
            {order.createTime} 下单
            {order.cancelReason && `，取消原因：${order.cancelReason}`}
          </>
        }
      >
        处理人 <OrderAssignee order={order} />
      </PageHead>
      <div className={styles.columns}>
        <div>
          <section className={styles.card} aria-label="商品">
            <h2>商品</h2>
            <OrderLines order={order} />
          </section>
          <div className={styles.card}>
            <OrderWork order={order} />
          </div>
          <div className={styles.card}>
            <OrderRelated order={order} />
          </div>
        </div>
        <div>
          <section className={styles.card} aria-label="金额">
            <h2>金额</h2>
            <OrderMoney order={order} />
          </section>
          <section className={styles.card} aria-label="下单与收货">
            <h2>下单与收货</h2>
            <OrderFacts order={order} />
          </section>
          <div className={styles.card}>
            <OrderNotes order={order} />
            <OrderLog order={order} />
          </div>
        </div>
      </div>
    </>
  );
}
