import { formatYuan } from '@yigou/contract/ground/money';
import type { BudgetUse } from '@yigou/contract/money/budgets';
import type { Credit } from '@yigou/contract/money/payments.fields';
import { BudgetUseRow } from '../../../money/budgets/shared/BudgetUseRow';
import styles from './ApprovalSection.module.css';
import { Section } from './Section';

type BudgetSectionProps = { budgets: readonly BudgetUse[]; credit: Credit | null; overBudgetText: string };

/** What is held with the submission: the budgets of the unit and of those above it. */
export function BudgetSection({ budgets, credit, overBudgetText }: BudgetSectionProps) {
  if (budgets.length === 0) return null;
  const overspent = budgets.filter((use) => use.over > 0);
  const hard = overspent.find((use) => use.control === 'hard');
  const soft = overspent.find((use) => use.control === 'soft');
  return (
    <Section title="预算" note="提交即预占，驳回或取消自动释放">
      <div className={styles.budgets}>
        {budgets.map((use) => (
          <BudgetUseRow key={use.budgetId} use={use} />
        ))}
      </div>
      {hard && (
        <p className={styles.hard}>
          {hard.unitName} {hard.period} 预算为强控，缺口 {formatYuan(hard.over)}
          ，不能提交。可以减少数量，或请负责人追加预算。
        </p>
      )}
      {!hard && soft && (
        <p className={styles.soft}>
          {soft.unitName} {soft.period} 预算不足，缺口 {formatYuan(soft.over)}。该预算为弱控，可以提交，
          {overBudgetText}。
        </p>
      )}
      {credit?.overdue && <p className={styles.soft}>账期有逾期款项，暂不能使用账期支付。</p>}
    </Section>
  );
}
