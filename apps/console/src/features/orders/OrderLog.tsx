import type { ConsoleOrder } from '@yigou/contract';
import styles from './OrderDrawer.module.css';

export const OrderLog = ({ order }: { order: ConsoleOrder }) => (
  <section className={styles.part} aria-label="处理记录">
    <h3>处理记录</h3>
    <ol className={styles.log}>
      {order.logs.toReversed().map(({ time, who, what, note }) => (
        <li key={`${time} ${what} ${note}`}>
          <time>{time}</time> {who} {what}
          {note && <small>{note}</small>}
        </li>
      ))}
    </ol>
  </section>
);
