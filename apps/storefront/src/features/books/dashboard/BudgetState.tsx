import type { Dashboard } from '@yigou/contract/books/reports.dashboard';
import { formatYuan, plainYuan } from '@yigou/contract/ground/money';
import { type BudgetControl, budgetControlLabels } from '@yigou/contract/money/budgets.terms';
import { Link } from 'react-router';
import { paths } from '../../../app/paths';
import { BudgetBar } from '../../money/budgets/shared/BudgetBar';
import { useMay } from '../../people/accounts/shared/useMay';
import styles from './Dashboard.module.css';
import shares from './Shares.module.css';

const shownMost = 6;

const overNote: Record<BudgetControl, string> = {
  hard: '强控：不能再提交，请先调整预算',
  soft: '弱控：仍可提交，将增加审批',
};

/** The fullest first. */
export function BudgetState({ budgets: { period, rows } }: { budgets: NonNullable<Dashboard['budgets']> }) {
  const mayOpen = useMay('report/aporgbudger');
  const shown = [...rows].sort((one, other) => other.rate - one.rate).slice(0, shownMost);
  return (
    <section className={styles.panel} aria-label="预算">
      <h2>
        预算 <small>{period}，按占用从高到低</small>
        {mayOpen && <Link to={paths.orgBudget}>组织预算</Link>}
      </h2>
      {shown.length === 0 && <p className={styles.none}>本期未编制预算</p>}
      <table className={shares.shares}>
        <tbody>
          {shown.map(({ budgetId, name, control, limit, used, reserved, left, rate, warnPercent }) => (
            <tr key={budgetId}>
              <th scope="row">
                {name} <small>{budgetControlLabels[control]}</small>
              </th>
              <td>
                <BudgetBar limit={limit} before={used + reserved} warnPercent={warnPercent} label={name} />
              </td>
              <td className={rate > 100 ? styles.over : undefined}>{rate.toFixed(1)}%</td>
              <td className={left < 0 ? styles.over : undefined}>剩 {plainYuan(left)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown
        .filter(({ left }) => left < 0)
        .map(({ budgetId, name, left, control }) => (
          <p key={budgetId} className={styles.over}>
            {name}已超 {formatYuan(-left)}，{overNote[control]}
          </p>
        ))}
    </section>
  );
}
