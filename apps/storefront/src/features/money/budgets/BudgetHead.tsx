import { type BudgetPeriod, budgetPeriodLabels } from '@yigou/contract/money/budgets.terms';
import { clickGuardMs, downloadSheet, showRefusal } from '@yigou/web-kit';
import { Segmented } from 'antd';
import { call } from '../../../app/client';
import { Button } from '../../../ui/Button';
import styles from './BudgetHead.module.css';
import type { BudgetFilter } from './budgets.rules';
import { toSheet } from './forms/sheet.rules';

const kinds = Object.entries(budgetPeriodLabels).map(([value, label]) => ({
  value: value as BudgetPeriod,
  label: `按${label}`,
}));

type BudgetHeadProps = {
  filter: BudgetFilter;
  mayEdit: boolean;
  onGo: (change: Partial<BudgetFilter>) => void;
  onPlan: () => void;
  onImport: () => void;
};

export function BudgetHead({ filter: { year, periodKind }, mayEdit, onGo, onPlan, onImport }: BudgetHeadProps) {
  async function exportYear() {
    try {
      const { resultData } = await call('Budget/Export', { year, periodKind });
      await downloadSheet(
        `预算 ${year} 年（按${budgetPeriodLabels[periodKind]}）`,
        toSheet(resultData, periodKind, year),
      );
    } catch (error) {
      showRefusal(error);
    }
  }

  const turn = (by: number) => onGo({ year: year + by, budgetId: null });
  return (
    <header className={styles.head}>
      <h1>预算管理</h1>
      <div className={styles.turn}>
        <button type="button" aria-label="上一年" disabled={year <= 2000} onClick={() => turn(-1)}>
          ‹
        </button>
        <b>{year} 年</b>
        <button type="button" aria-label="下一年" disabled={year >= 2100} onClick={() => turn(1)}>
          ›
        </button>
      </div>
      <Segmented
        aria-label="预算周期"
        options={kinds}
        value={periodKind}
        onChange={(kind) => onGo({ periodKind: kind, categoryId: null, budgetId: null })}
      />
      <div className={styles.acts}>
        {mayEdit && <Button onClick={onImport}>导入</Button>}
        <Button guardMs={clickGuardMs} onClick={exportYear}>
          导出
        </Button>
        {mayEdit && (
          <Button kind="primary" onClick={onPlan}>
            编制预算
          </Button>
        )}
      </div>
    </header>
  );
}
