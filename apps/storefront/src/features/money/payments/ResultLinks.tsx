import { formatYuan } from '@yigou/contract/ground/money';
import { Link } from 'react-router';
import { orderPath, paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import styles from './Paying.module.css';

type ShownOrder = { orderId: number; orderNo: string; payable?: number };

export const ResultOrders = ({ orders }: { orders: readonly ShownOrder[] }) => (
  <ul className={styles.orders} aria-label="订单">
    {orders.map(({ orderId, orderNo, payable }) => (
      <li key={orderId}>
        <span>订单号 {orderNo}</span>
        {payable !== undefined && <b>{formatYuan(payable)}</b>}
        <Link to={orderPath(orderId)}>订单详情</Link>
      </li>
    ))}
  </ul>
);

export const NextSteps = () => (
  <>
    <ButtonLink to={paths.myOrder}>查看我的订单</ButtonLink>
    <ButtonLink to={paths.home}>继续购物</ButtonLink>
  </>
);
