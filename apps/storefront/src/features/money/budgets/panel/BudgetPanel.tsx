import { formatYuan } from '@yigou/contract/ground/money';
import type { BudgetModel } from '@yigou/contract/money/budgets';
import { budgetLevel, usedPercent } from '@yigou/contract/money/budgets.terms';
import { ledgerEntryLabels } from '@yigou/contract/money/ledger.terms';
import { StateTag } from '@yigou/web-kit';
import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { ErrorState, Skeleton } from '../../../../ui/States';
import { useBudget } from '../budgets.api';
import { AdjustForm } from '../forms/AdjustForm';
import { ControlForm } from '../forms/ControlForm';
import { ControlTag } from '../shared/ControlTag';
import styles from './BudgetPanel.module.css';
import { EntryList } from './EntryList';

type BudgetPanelProps = { budgetId: number; mayEdit: boolean; onClose: () => void };

/** One cell of the year: what its limit is made of, what is used, and every entry. */
export function BudgetPanel({ budgetId, mayEdit, onClose }: BudgetPanelProps) {
  const { data, isPending, isError, refetch } = useBudget(budgetId);
  const model = data?.resultData;
  return (
    <aside className={styles.panel} aria-label="预算明细">
      <button type="button" className={styles.close} aria-label="关闭明细" onClick={onClose}>
        ×
      </button>
      {isPending && <Skeleton height={320} />}
      {isError && <ErrorState text="预算明细加载失败" onRetry={() => refetch()} />}
      {model && (
        <>
          <Numbers model={model} />
          {mayEdit && !model.carried && <Changing model={model} />}
          {model.carried && <p className={styles.note}>剩余已结转到下一期，本期不再调整。</p>}
          <EntryList budgetId={budgetId} />
        </>
      )}
    </aside>
  );
}

function Changing({ model }: { model: BudgetModel }) {
  const [open, setOpen] = useState<'adjust' | 'control'>();
  const close = () => setOpen(undefined);
  if (open === 'adjust') return <AdjustForm model={model} onEnd={close} />;
  if (open === 'control') return <ControlForm model={model} onEnd={close} />;
  return (
    <div className={styles.acts}>
      <Button onClick={() => setOpen('adjust')}>追加或调减</Button>
      <Button onClick={() => setOpen('control')}>改控制方式</Button>
    </div>
  );
}

function LevelTag({ limit, used, warnPercent }: BudgetModel) {
  const level = budgetLevel({ limit, used, warnPercent });
  const percent = `${usedPercent(used, limit)}%`;
  if (level === 'over') return <StateTag tone="bad">{`超支 ${percent}`}</StateTag>;
  return level === 'warned' ? <StateTag tone="act">{`达预警线 ${percent}`}</StateTag> : null;
}

function Numbers({ model }: { model: BudgetModel }) {
  const { unitPath, period, categoryName, limit, used, reserved, control, parts } = model;
  const whole = Math.max(limit, used, 0.01);
  const share = (part: number) => ({ width: `${(part / whole) * 100}%` });
  const spent = used - reserved;
  const over = Math.max(0, used - limit);
  return (
    <>
      <p className={styles.path}>{unitPath.join(' › ')}</p>
      <p className={styles.title}>
        <b>{period}</b>
        {categoryName && <span>{categoryName}</span>}
        <ControlTag control={control} />
        <LevelTag {...model} />
      </p>
      <div className={styles.bar} aria-hidden="true">
        <i data-part="spent" style={share(Math.min(spent, limit))} />
        <i data-part="reserved" style={share(Math.max(0, Math.min(used, limit) - Math.min(spent, limit)))} />
        <i data-part="over" style={share(over)} />
        {over > 0 && <em style={{ left: `${(limit / whole) * 100}%` }} />}
      </div>
      <dl className={styles.numbers}>
        <dt>预算</dt>
        <dd>
          <b>{formatYuan(limit)}</b>
        </dd>
        <dt className={styles.parts}>
          {parts.map(({ kind, amount }) => `${ledgerEntryLabels[kind]} ${formatYuan(amount)}`).join('，')}
        </dt>
        <dt data-part="spent">已用</dt>
        <dd>{formatYuan(spent)}</dd>
        <dt data-part="reserved">占用中</dt>
        <dd>{formatYuan(reserved)}</dd>
        <dt className={styles.rest}>可用</dt>
        <dd className={styles.rest} data-over={over > 0 || undefined}>
          <b>{formatYuan(limit - used)}</b>
        </dd>
      </dl>
    </>
  );
}
