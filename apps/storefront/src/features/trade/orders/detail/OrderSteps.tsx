import type { OrderModel } from '@yigou/contract/trade/orders';
import { StepRow } from '../../../../ui/StepRow';
import styles from './OrderSteps.module.css';
import { orderSteps } from './steps.rules';

export function OrderSteps({ order }: { order: OrderModel }) {
  const steps = orderSteps(order);
  const now = steps.findLastIndex((step) => step.reached);
  return (
    <StepRow
      label="订单进度"
      className={styles.steps}
      steps={steps.map(({ time, ...step }, at) => ({ ...step, note: <time>{time}</time>, now: at === now }))}
    />
  );
}
