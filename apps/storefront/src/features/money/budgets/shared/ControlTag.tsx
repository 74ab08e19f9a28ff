import { type BudgetControl, budgetControlLabels } from '@yigou/contract/money/budgets.terms';
import styles from './ControlTag.module.css';

const drawings: Record<BudgetControl, string> = {
  hard: 'M3.8 7.2h8.4v6H3.8zM5.6 7.2V5.2a2.4 2.4 0 0 1 4.8 0v2',
  soft: 'M3.2 11.6h9.6c-1-1-1.4-2-1.4-4.2a3.4 3.4 0 0 0-6.8 0c0 2.2-.4 3.2-1.4 4.2ZM6.8 13.8h2.4',
};

/** A lock for 强控, a bell for 弱控. */
export const ControlIcon = ({ control }: { control: BudgetControl }) => (
  <svg width="13" height="13" viewBox="0 0 16 16" fill="none" role="img" aria-label={budgetControlLabels[control]}>
    <path d={drawings[control]} stroke="currentColor" strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round" />
  </svg>
);

export const ControlTag = ({ control }: { control: BudgetControl }) => (
  <span className={styles.tag}>
    <svg width="12" height="12" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path
        d={drawings[control]}
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
    {budgetControlLabels[control]}
  </span>
);
