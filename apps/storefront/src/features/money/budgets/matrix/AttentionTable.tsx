import { formatYuan } from '@yigou/contract/ground/money';
import type { BudgetYear } from '@yigou/contract/money/budgets';
import { ScrollRegion } from '@yigou/web-kit';
import { Button } from '../../../../ui/Button';
import { attentionOf, type BudgetFilter } from '../budgets.rules';
import { BudgetBar } from '../shared/BudgetBar';
import { ControlTag } from '../shared/ControlTag';
import styles from './AttentionTable.module.css';

const spans = { month: '本月', quarter: '本季', year: '本年' } as const;

type AttentionTableProps = { year: BudgetYear; filter: BudgetFilter; onOpen: (budgetId: number) => void };

/** What has reached its line in the running period. */
export function AttentionTable({ year, filter: { periodKind }, onOpen }: AttentionTableProps) {
  const found = attentionOf(year, periodKind);
  if (found.length === 0) return null;
  const over = found.filter(({ cell }) => cell.used > cell.limit).length;
  return (
    <section className={styles.attention}>
      <h2>
        {spans[periodKind]}预算预警
        <small>
          {found.length - over} 个达预警线，{over} 个超支，单位 元
        </small>
      </h2>
      <ScrollRegion>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">组织</th>
              <th scope="col">使用率</th>
              <th scope="col">可用</th>
              <th scope="col">占用中</th>
              <th scope="col">说明</th>
              <th scope="col">
                <span className="spoken">操作</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ unit, cell, percent }) => (
              <tr key={cell.budgetId} data-over={cell.used > cell.limit || undefined}>
                <td>{unit.unitName}</td>
                <td data-label="使用率">
                  <span className={styles.usage}>
                    <BudgetBar
                      label={unit.unitName}
                      limit={cell.limit}
                      before={cell.used}
                      warnPercent={cell.warnPercent}
                    />
                    <b>{percent}%</b>
                  </span>
                </td>
                <td className={styles.money} data-label="可用">
                  {formatYuan(cell.limit - cell.used)}
                </td>
                <td className={styles.money} data-label="占用中">
                  {cell.reserved > 0 ? formatYuan(cell.reserved) : '—'}
                </td>
                <td data-label="说明">
                  <ControlTag control={cell.control} /> {wordsOf(cell)}
                </td>
                <td>
                  <Button kind="text" aria-label={`查看 ${unit.unitName}`} onClick={() => onOpen(cell.budgetId)}>
                    查看
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

function wordsOf({ control, used, limit }: { control: 'hard' | 'soft'; used: number; limit: number }): string {
  if (used > limit) return `追加或减少 ${formatYuan(used - limit)} 可恢复至预算内`;
  return control === 'hard' ? `剩余 ${formatYuan(limit - used)} 用完后不能下单` : '超出后仍可下单，系统将提示';
}
