import type { OrderLog } from '@yigou/contract/trade/orders';
import { LogTable } from '../../../../ui/LogTable';
import styles from './OrderDetailPage.module.css';

/** Who did what, the last first. */
export const DetailLog = ({ logs }: { logs: readonly OrderLog[] }) => (
  <section className={styles.section} aria-label="订单日志">
    <h2>订单日志</h2>
    <LogTable className={styles.log} logs={logs.toSorted((a, b) => (a.time < b.time ? 1 : -1))} />
  </section>
);
