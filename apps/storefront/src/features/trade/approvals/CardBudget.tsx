import { formatYuan } from '@yigou/contract/ground/money';
import type { BudgetUse } from '@yigou/contract/money/budgets';
import { usedPercent } from '@yigou/contract/money/budgets.terms';
import { BudgetBar } from '../../money/budgets/shared/BudgetBar';
import { ControlTag } from '../../money/budgets/shared/ControlTag';
import styles from './ApprovalCard.module.css';

/** The one that is tightest; the others stand in the detail. */
export function CardBudget({ budgets }: { budgets: readonly BudgetUse[] }) {
  const [tightest] = [...budgets].sort((a, b) => b.after / (b.limit || 1) - a.after / (a.limit || 1));
  if (!tightest) return <p className={styles.noBudget}>未占用预算</p>;
  const { unitName, period, control, limit, before, amount, after, over, warnPercent } = tightest;
  return (
    <div className={styles.budget}>
      <p>
        {unitName} {period} <ControlTag control={control} />
      </p>
      <BudgetBar
        limit={limit}
        before={before}
        amount={amount}
        warnPercent={warnPercent}
        label={`${unitName} ${period}`}
      />
      <p className={styles.rates}>
        <span>批前 {usedPercent(before, limit)}%</span>
        <span>
          批后 <b>{usedPercent(after, limit)}%</b>
        </span>
      </p>
      <p className={styles.rest} data-over={over > 0 || undefined}>
        {over > 0 ? `超出 ${formatYuan(over)}` : `批后余 ${formatYuan(limit - after)}`}
        {budgets.length > 1 && `，另 ${budgets.length - 1} 个预算`}
      </p>
    </div>
  );
}
