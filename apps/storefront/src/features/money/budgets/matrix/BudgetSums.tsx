import type { BudgetSums as Sums } from '@yigou/contract/money/budgets';
import { Price } from '@yigou/web-kit';
import styles from './BudgetSums.module.css';

/** Of the topmost budgets: what is below them is a part of them. */
export const BudgetSums = ({ sums: { limit, used, reserved } }: { sums: Sums }) => (
  <dl className={styles.sums}>
    <div>
      <dt>全年预算</dt>
      <dd>
        <Price yuan={limit} />
      </dd>
    </div>
    <div>
      <dt>已用</dt>
      <dd>
        <Price yuan={used - reserved} />
      </dd>
    </div>
    <div>
      <dt title="待审批与待付款的订单">占用中</dt>
      <dd>
        <Price yuan={reserved} />
      </dd>
    </div>
    <div>
      <dt>可用</dt>
      <dd data-over={used > limit || undefined}>
        <Price yuan={limit - used} />
      </dd>
    </div>
  </dl>
);
