import { formatYuan } from '@yigou/contract/ground/money';
import type { BudgetUse } from '@yigou/contract/money/budgets';
import { usedPercent } from '@yigou/contract/money/budgets.terms';
import { BudgetBar } from './BudgetBar';
import styles from './BudgetUseRow.module.css';
import { ControlTag } from './ControlTag';

const nameOf = ({ unitName, period, categoryName }: BudgetUse) =>
  `${unitName} ${period}${categoryName ? `（${categoryName}）` : ''}`;

/** What an order does to one budget: whose it is, before and after, and what is left or missing. */
export function BudgetUseRow({ use, cut = 0 }: { use: BudgetUse; cut?: number }) {
  const { control, limit, before, amount, after, over, warned, warnPercent } = use;
  const tone = over > 0 ? styles.over : warned ? styles.warned : undefined;
  return (
    <div className={styles.row}>
      <p className={styles.head}>
        <b title={nameOf(use)}>{nameOf(use)}</b>
        <ControlTag control={control} />
        <span className={tone}>
          {over > 0 ? '超出 ' : '提交后可用 '}
          <strong>{formatYuan(over > 0 ? over : limit - after)}</strong>
        </span>
      </p>
      <BudgetBar
        label={nameOf(use)}
        limit={limit}
        before={before}
        amount={amount}
        cut={cut}
        warnPercent={warnPercent}
      />
      <p className={styles.foot}>
        <span>
          已占用 {formatYuan(before)}（{usedPercent(before, limit)}%）
        </span>
        <span>
          本单后 <b className={tone}>{usedPercent(after, limit)}%</b>，共 {formatYuan(limit)}
        </span>
      </p>
    </div>
  );
}
