import { type ApprovalBudget, formatYuan } from '@yigou/contract';
import { BudgetBar } from '../budgets/shared/BudgetBar';
import { ControlTag } from '../budgets/shared/ControlTag';
import styles from './ApprovalCard.module.css';

const percent = (part: number, whole: number) => (whole > 0 ? `${((part / whole) * 100).toFixed(1)}%` : '—');

/** The one that is tightest; the others stand in the detail. */
export function CardBudget({ budgets }: { budgets: readonly ApprovalBudget[] }) {
  const [tightest] = [...budgets].sort((a, b) => b.after / (b.total || 1) - a.after / (a.total || 1));
  if (!tightest) return <p className={styles.noBudget}>没有占用预算</p>;
  const { name, control, total, before, after, left, warnPercent } = tightest;
  const label = `${name}：批前 ${percent(before, total)}，批后 ${percent(after, total)}`;
  return (
    <div className={styles.budget}>
      <p>
        {name} <ControlTag control={control} />
      </p>
      <BudgetBar total={total} before={before} after={after} warnPercent={warnPercent} label={label} />
      <p className={styles.rates}>
        <span>批前 {percent(before, total)}</span>
        <span>
          批后 <b>{percent(after, total)}</b>
        </span>
      </p>
      <p className={styles.rest} data-over={left < 0 || undefined}>
        {left < 0 ? `超出 ${formatYuan(-left)}` : `批后余 ${formatYuan(left)}`}
        {budgets.length > 1 && `，另 ${budgets.length - 1} 个上级预算`}
      </p>
    </div>
  );
}
