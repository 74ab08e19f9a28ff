import type { OrderLog } from '@yigou/contract/trade/orders';
import styles from './OrderDetailPage.module.css';

/** Who did what, the last first. */
export const DetailLog = ({ logs }: { logs: readonly OrderLog[] }) => (
  <section className={styles.section} aria-label="订单日志">
    <h2>订单日志</h2>
    <ol className={styles.log}>
      {[...logs]
        .sort((a, b) => (a.time < b.time ? 1 : -1))
        .map((log) => (
          <li key={`${log.time} ${log.what} ${log.to}`}>
            <time>{log.time}</time>
            <span>{log.who}</span>
            <span>
              {log.what}
              {log.note && <small>{log.note}</small>}
            </span>
          </li>
        ))}
    </ol>
  </section>
);
