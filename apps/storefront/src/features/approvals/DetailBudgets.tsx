import { type ApprovalModel, formatYuan } from '@yigou/contract';
import { BudgetBar } from '../budgets/shared/BudgetBar';
import { ControlTag } from '../budgets/shared/ControlTag';
import styles from './ApprovalDetailPage.module.css';
import { type Cuts, cutAmount } from './approvals.rules';

const percent = (part: number, whole: number) => (whole > 0 ? `${((part / whole) * 100).toFixed(1)}%` : '—');

/** Before and after this order, with what is taken off it now. */
export function DetailBudgets({ flow, cuts }: { flow: ApprovalModel; cuts: Cuts }) {
  const less = cutAmount(flow.lines, cuts);
  return (
    <section className={styles.section}>
      <h2>
        预算 <small>{less > 0 ? '按改后金额计算' : '本单已占用'}，单位 元</small>
      </h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">预算</th>
              <th scope="col">总额</th>
              <th scope="col">占用前</th>
              <th scope="col">占用后</th>
              <th scope="col">使用率</th>
              <th scope="col">剩余</th>
            </tr>
          </thead>
          <tbody>
            {flow.budgets.map((budget) => {
              const after = Math.max(budget.before, budget.after - less);
              const [was, now] = [percent(budget.before, budget.total), percent(after, budget.total)];
              return (
                <tr key={budget.name}>
                  <td>
                    {budget.name} <ControlTag control={budget.control} />
                  </td>
                  <td>{formatYuan(budget.total)}</td>
                  <td>{formatYuan(budget.before)}</td>
                  <td>
                    <b>{formatYuan(after)}</b>
                  </td>
                  <td>
                    <BudgetBar
                      total={budget.total}
                      before={budget.before}
                      after={after}
                      warnPercent={budget.warnPercent}
                      label={`${budget.name}：${was} → ${now}`}
                    />
                    <small>
                      {was} → {now}
                    </small>
                  </td>
                  <td data-over={after > budget.total || undefined}>{formatYuan(budget.total - after)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
