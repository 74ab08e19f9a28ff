import type { BudgetYear } from '@yigou/contract/money/budgets';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../ui/Button';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { stay } from '../../../ui/stay';
import { useMay } from '../../people/accounts/shared/useMay';
import { BudgetHead } from './BudgetHead';
import styles from './BudgetPage.module.css';
import { useBudgetYear } from './budgets.api';
import { type BudgetFilter, budgetPath, readBudgetFilter } from './budgets.rules';
import { ImportDialog } from './forms/ImportDialog';
import { PlanForm } from './forms/PlanForm';
import { AttentionTable } from './matrix/AttentionTable';
import { BudgetMatrix } from './matrix/BudgetMatrix';
import { BudgetSums } from './matrix/BudgetSums';
import { MatrixLegend } from './matrix/MatrixLegend';
import { BudgetPanel } from './panel/BudgetPanel';

export function BudgetPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = readBudgetFilter(query);
  const mayEdit = useMay('kamUser/budget/edit');
  const [open, setOpen] = useState<'plan' | 'import'>();
  const { budgetId, ...shown } = filter;
  const { data, isPending, isError, refetch } = useBudgetYear(shown);
  const go = (change: Partial<BudgetFilter>) => navigate(budgetPath({ ...filter, ...change }), { state: stay });
  const year = data?.resultData;
  return (
    <>
      <BudgetHead
        filter={filter}
        mayEdit={mayEdit}
        onGo={go}
        onPlan={() => setOpen('plan')}
        onImport={() => setOpen('import')}
      />
      {isPending && <Skeleton height={420} />}
      {isError && <ErrorState text="预算加载失败" onRetry={() => refetch()} />}
      {year && <Year year={year} filter={filter} mayEdit={mayEdit} onGo={go} onPlan={() => setOpen('plan')} />}
      {open === 'plan' && year && <PlanForm year={year} filter={filter} onClose={() => setOpen(undefined)} />}
      {open === 'import' && <ImportDialog filter={filter} onClose={() => setOpen(undefined)} />}
    </>
  );
}

type YearProps = {
  year: BudgetYear;
  filter: BudgetFilter;
  mayEdit: boolean;
  onGo: (change: Partial<BudgetFilter>) => void;
  onPlan: () => void;
};

function Year({ year, filter, mayEdit, onGo, onPlan }: YearProps) {
  const { budgetId } = filter;
  const planned = year.units.some((unit) => unit.cells.some((cell) => cell !== null));
  return (
    <div className={styles.year} data-open={budgetId !== null || undefined}>
      <div className={styles.main}>
        <BudgetSums sums={year.sums} />
        <MatrixLegend categories={year.categories} categoryId={filter.categoryId} onGo={onGo} />
        {planned ? (
          <BudgetMatrix year={year} filter={filter} onOpen={(id) => onGo({ budgetId: id })} />
        ) : (
          <EmptyState title={`${filter.year} 年尚未编制预算，未编制的组织不受限制`}>
            {mayEdit && (
              <Button kind="primary" onClick={onPlan}>
                编制第一份预算
              </Button>
            )}
          </EmptyState>
        )}
        <AttentionTable year={year} filter={filter} onOpen={(id) => onGo({ budgetId: id })} />
      </div>
      {budgetId !== null && (
        <BudgetPanel key={budgetId} budgetId={budgetId} mayEdit={mayEdit} onClose={() => onGo({ budgetId: null })} />
      )}
    </div>
  );
}
