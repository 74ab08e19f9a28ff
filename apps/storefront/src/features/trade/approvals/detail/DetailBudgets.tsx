import { formatYuan } from '@yigou/contract/ground/money';
import { usedPercent } from '@yigou/contract/money/budgets.terms';
import type { ApprovalModel } from '@yigou/contract/trade/approvals';
import { ScrollRegion } from '@yigou/web-kit';
import table from '../../../../ui/Table.module.css';
import { BudgetBar } from '../../../money/budgets/shared/BudgetBar';
import { ControlTag } from '../../../money/budgets/shared/ControlTag';
import { type Cuts, cutAmount } from '../approvals.rules';
import styles from './ApprovalDetailPage.module.css';

/** Before and after this order, with what is taken off it now. */
export function DetailBudgets({ flow, cuts }: { flow: ApprovalModel; cuts: Cuts }) {
  const less = cutAmount(flow.lines, cuts);
  return (
    <section className={styles.section}>
      <h2>
        预算 <small>{less > 0 ? '按改后金额计算' : '本单已占用'}，单位 元</small>
      </h2>
      <ScrollRegion>
        <table className={`${styles.table} ${table.cards}`}>
          <thead>
            <tr>
              <th scope="col">预算</th>
              <th scope="col">总额</th>
              <th scope="col">占用前</th>
              <th scope="col">本单</th>
              <th scope="col">占用后</th>
              <th scope="col">使用率</th>
              <th scope="col">剩余</th>
            </tr>
          </thead>
          <tbody>
            {flow.budgets.map(({ budgetId, unitName, period, categoryName, control, warnPercent, ...budget }) => {
              const cut = Math.min(less, budget.amount);
              const amount = budget.amount - cut;
              const after = budget.before + amount;
              const name = `${unitName} ${period}${categoryName ? `（${categoryName}）` : ''}`;
              return (
                <tr key={budgetId}>
                  <td>
                    {name} <ControlTag control={control} />
                  </td>
                  <td data-label="总额">{formatYuan(budget.limit)}</td>
                  <td data-label="占用前">{formatYuan(budget.before)}</td>
                  <td data-label="本单">{formatYuan(amount)}</td>
                  <td data-label="占用后">
                    <b>{formatYuan(after)}</b>
                  </td>
                  <td data-label="使用率">
                    <BudgetBar
                      limit={budget.limit}
                      before={budget.before}
                      amount={amount}
                      cut={cut}
                      warnPercent={warnPercent}
                      label={name}
                    />
                    <small>
                      {usedPercent(budget.before, budget.limit)}% → {usedPercent(after, budget.limit)}%
                    </small>
                  </td>
                  <td data-label="剩余" data-over={after > budget.limit || undefined}>
                    {formatYuan(budget.limit - after)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
