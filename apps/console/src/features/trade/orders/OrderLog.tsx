import type { ConsoleOrder } from '@yigou/contract/trade/orders.console';
import { LogList } from '../../../ui/LogList';
import styles from './OrderDrawer.module.css';

export const OrderLog = ({ order }: { order: ConsoleOrder }) => (
  <section className={styles.part} aria-label="处理记录">
    <h3>处理记录</h3>
    <LogList logs={order.logs} />
  </section>
);
