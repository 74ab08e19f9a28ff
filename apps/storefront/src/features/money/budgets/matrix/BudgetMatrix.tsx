import { formatYuan } from '@yigou/contract/ground/money';
import type { BudgetCell, BudgetSums, BudgetUnit, BudgetYear } from '@yigou/contract/money/budgets';
import { periodName, usedPercent } from '@yigou/contract/money/budgets.terms';
import { ScrollRegion } from '@yigou/web-kit';
import { useEffect, useRef, useState } from 'react';
import { type BudgetFilter, depthsOf, inWan, isNow, toneOf, unfolded } from '../budgets.rules';
import { ControlIcon } from '../shared/ControlTag';
import styles from './BudgetMatrix.module.css';

type BudgetMatrixProps = { year: BudgetYear; filter: BudgetFilter; onOpen: (budgetId: number) => void };

/** Units down, periods across. Wider than the page it scrolls in itself, and the names stay. */
export function BudgetMatrix({ year: { units, starts, today }, filter, onOpen }: BudgetMatrixProps) {
  const { periodKind, budgetId } = filter;
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const depths = depthsOf(units);
  const parents = new Set(units.map((unit) => unit.parentId));
  const scroll = useRef<HTMLElement>(null);
  // Of a year that does not fit, the open cell is in view, or else the running period: that is what one comes for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open cell is found in the page.
  useEffect(() => {
    const box = scroll.current;
    const wanted =
      box?.querySelector<HTMLElement>('td[data-picked]') ?? box?.querySelector<HTMLElement>('th[data-now]');
    if (!box || !wanted) return;
    const names = box.querySelector('th')?.offsetWidth ?? 0;
    const [least, most] = [wanted.offsetLeft + wanted.offsetWidth - box.clientWidth, wanted.offsetLeft - names];
    box.scrollLeft = Math.max(least, Math.min(box.scrollLeft, most));
  }, [budgetId]);

  function fold(orgId: number) {
    const next = new Set(folded);
    if (!next.delete(orgId)) next.add(orgId);
    setFolded(next);
  }

  const now = (start: string) => isNow(start, periodKind, today) || undefined;
  return (
    <ScrollRegion label="预算年表" ref={scroll}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">组织</th>
            {periodKind !== 'year' && <th scope="col">全年</th>}
            {starts.map((start) => (
              <th key={start} scope="col" data-now={now(start)}>
                {periodName(periodKind, start)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {unfolded(units, folded).map((unit) => (
            <tr key={unit.orgId} data-parent={parents.has(unit.orgId) || undefined}>
              <th scope="row">
                <UnitName
                  unit={unit}
                  depth={depths.get(unit.orgId) ?? 0}
                  open={parents.has(unit.orgId) ? !folded.has(unit.orgId) : undefined}
                  onFold={() => fold(unit.orgId)}
                />
              </th>
              {periodKind !== 'year' && (
                <td className={styles.whole}>
                  <Total sums={unit.total} />
                </td>
              )}
              {unit.cells.map((cell, at) => {
                const start = starts[at] ?? '';
                return (
                  <td
                    key={start}
                    data-now={now(start)}
                    data-picked={(cell !== null && cell.budgetId === budgetId) || undefined}
                  >
                    {cell && (
                      <CellButton
                        cell={cell}
                        tone={toneOf(cell, periodKind, today)}
                        name={`${unit.unitName} ${periodName(periodKind, start)}`}
                        onOpen={onOpen}
                      />
                    )}
                    {!cell && <span className={styles.none}>—</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

type UnitNameProps = { unit: BudgetUnit; depth: number; open: boolean | undefined; onFold: () => void };

function UnitName({ unit: { unitName, cells }, depth, open, onFold }: UnitNameProps) {
  const control = cells.findLast((cell) => cell !== null)?.control;
  return (
    <span className={styles.unit} style={{ paddingLeft: depth * 14 + (open === undefined ? 20 : 0) }}>
      {open !== undefined && (
        <button
          type="button"
          aria-expanded={open}
          aria-label={`${open ? '收起' : '展开'} ${unitName} 的下级`}
          onClick={onFold}
        >
          <svg width="12" height="12" viewBox="0 0 16 16" fill="none" aria-hidden="true">
            <path d="m4 6.2 4 4 4-4" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
          </svg>
        </button>
      )}
      <span title={unitName}>{unitName}</span>
      {control && <ControlIcon control={control} />}
    </span>
  );
}

const Figures = ({ used, limit }: { used: number; limit: number }) => (
  <>
    <b>{used > 0 ? inWan(used) : '—'}</b>
    <i style={{ '--used': `${Math.min(100, usedPercent(used, limit))}%` } as object} />
    <span>{inWan(limit)}</span>
  </>
);

const Total = ({ sums: { used, limit } }: { sums: BudgetSums }) =>
  limit === 0 && used === 0 ? (
    <span className={styles.none}>—</span>
  ) : (
    <span className={styles.cell} title={`已用 ${formatYuan(used)}，预算 ${formatYuan(limit)}`}>
      <Figures used={used} limit={limit} />
    </span>
  );

type CellButtonProps = { cell: BudgetCell; tone: string; name: string; onOpen: (budgetId: number) => void };

function CellButton({ cell: { budgetId, used, limit }, tone, name, onOpen }: CellButtonProps) {
  const words = `已用 ${formatYuan(used)}，预算 ${formatYuan(limit)}，${usedPercent(used, limit)}%`;
  return (
    <button
      type="button"
      className={styles.cell}
      data-tone={tone}
      title={words}
      aria-label={`${name}：${words}${tone === 'over' ? '，超支' : tone === 'warned' ? '，达预警线' : ''}`}
      onClick={() => onOpen(budgetId)}
    >
      <Figures used={used} limit={limit} />
    </button>
  );
}
