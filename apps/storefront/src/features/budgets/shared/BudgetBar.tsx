import styles from './BudgetBar.module.css';

type BudgetBarProps = {
  total: number;
  before: number;
  after: number;
  warnPercent: number;
  /** For those who hear the page. */
  label: string;
};

/** One budget bar everywhere: pale = there before, theme = this order, amber = past the warning line, red = over. */
export function BudgetBar({ total, before, after, warnPercent, label }: BudgetBarProps) {
  const most = Math.max(total, after, before, 1);
  const share = (amount: number) => `${(amount / most) * 100}%`;
  const state = after > total ? 'over' : after >= (total * warnPercent) / 100 ? 'warn' : 'fine';
  return (
    <div className={styles.bar} role="img" aria-label={label} data-state={state}>
      <i className={styles.before} style={{ width: share(Math.min(before, after)) }} />
      <i className={styles.order} style={{ width: share(Math.max(0, after - before)) }} />
      <b className={styles.line} style={{ left: share((total * warnPercent) / 100) }} />
      {after > total && <b className={styles.full} style={{ left: share(total) }} />}
    </div>
  );
}
