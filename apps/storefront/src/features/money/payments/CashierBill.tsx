import { formatYuan } from '@yigou/contract/ground/money';
import type { Cashier } from '@yigou/contract/money/payments';
import { Countdown, Price } from '@yigou/web-kit';
import { Link } from 'react-router';
import { orderPath } from '../../../app/paths';
import styles from './CashierPage.module.css';

type CashierBillProps = { cashier: Cashier; onOver: () => void };

export const CashierBill = ({ cashier, onOver }: CashierBillProps) => (
  <section className={`${styles.card} ${styles.bill}`} aria-label="待付款订单">
    <div>
      <ul>
        {cashier.orders.map((order) => (
          <li key={order.orderId}>
            <span>
              订单号 <Link to={orderPath(order.orderId)}>{order.orderNo}</Link>
            </span>
            {cashier.orders.length > 1 && <span>{formatYuan(order.payable)}</span>}
          </li>
        ))}
      </ul>
      <p className={styles.due}>
        剩余付款时间 <Countdown dueTime={cashier.dueTime} over="付款时间已过" onOver={onOver} />
        ，逾期订单将自动取消
      </p>
    </div>
    <p className={styles.sum}>
      {cashier.orders.length > 1 ? `合并支付 ${cashier.orders.length} 个订单，应付金额 ` : '应付金额 '}
      <Price yuan={cashier.payable} large />
    </p>
  </section>
);
