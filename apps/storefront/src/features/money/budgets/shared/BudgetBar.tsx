import { budgetLevel, usedPercent } from '@yigou/contract/money/budgets.terms';
import styles from './BudgetBar.module.css';

type BudgetBarProps = {
  limit: number;
  /** There before this order. */
  before: number;
  /** What this order takes. */
  amount?: number;
  /** What was taken off this order again, such as a line that an approver cut. */
  cut?: number;
  warnPercent: number;
  /** For a screen reader: whose budget it is. */
  label: string;
};

/**
 * The one bar of budgets: pale = there before, theme = this order, amber = past the warning line, red = over, hatched =
 * taken off; the thin tick is the warning line, the thick one 100 %.
 */
export function BudgetBar({ limit, before, amount = 0, cut = 0, warnPercent, label }: BudgetBarProps) {
  const after = before + amount;
  const whole = Math.max(limit, after + cut, 0.01);
  const share = (part: number) => `${(Math.max(0, part) / whole) * 100}%`;
  const level = budgetLevel({ limit, used: after, warnPercent });
  const text = `${label}：已用 ${usedPercent(before, limit)}%${amount > 0 ? `，本单后 ${usedPercent(after, limit)}%` : ''}`;
  return (
    <div className={styles.bar} role="img" aria-label={text} data-level={level} data-alone={amount === 0 || undefined}>
      <i className={styles.was} style={{ width: share(before) }} />
      {amount > 0 && <i className={styles.adds} style={{ width: share(amount) }} />}
      {cut > 0 && <i className={styles.cut} style={{ width: share(cut) }} />}
      <em className={styles.warn} style={{ left: share((limit * warnPercent) / 100) }} />
      {after + cut > limit && <em className={styles.full} style={{ left: share(limit) }} />}
    </div>
  );
}
