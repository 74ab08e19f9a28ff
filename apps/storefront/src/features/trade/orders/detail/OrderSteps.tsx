import type { OrderModel } from '@yigou/contract/trade/orders';
import styles from './OrderSteps.module.css';
import { orderSteps } from './steps.rules';

export function OrderSteps({ order }: { order: OrderModel }) {
  const steps = orderSteps(order);
  const now = steps.findLastIndex((step) => step.reached);
  return (
    <ol className={styles.steps} aria-label="订单进度">
      {steps.map((step, at) => (
        <li key={step.title} data-reached={step.reached || undefined} aria-current={at === now ? 'step' : undefined}>
          <i aria-hidden="true">{step.reached ? '✓' : at + 1}</i>
          <b>{step.title}</b>
          <time>{step.time}</time>
        </li>
      ))}
    </ol>
  );
}
