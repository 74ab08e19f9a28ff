import type { ReportBudgetRow } from '@yigou/contract/books/reports';
import { plainYuan } from '@yigou/contract/ground/money';
import {
  type BudgetPeriod,
  budgetControlLabels,
  budgetPeriodLabels,
  periodLabel,
  periodStart,
  periodStarts,
} from '@yigou/contract/money/budgets.terms';
import { readDay, ScrollRegion, today } from '@yigou/web-kit';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths, withQuery } from '../../../app/paths';
import { Select } from '../../../ui/Select';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { stay } from '../../../ui/stay';
import { BudgetBar } from '../../money/budgets/shared/BudgetBar';
import { useMay } from '../../people/accounts/shared/useMay';
import { changedQuery } from './filter.rules';
import styles from './Report.module.css';
import { ReportBelow } from './ReportBelow';
import { inOrder } from './ReportFilters';
import filters from './ReportFilters.module.css';
import { ReportHead } from './ReportHead';
import { useOrgBudget } from './reports.api';

const kinds = Object.keys(budgetPeriodLabels) as BudgetPeriod[];
const basis =
  '口径：预算来自预算账本。占用中是尚未付款的订单，已用是已付款或已记账的，剩余 = 预算 − 占用中 − 已用，执行率 =（占用中 + 已用）÷ 预算；下级的预算是上级的一部分，合计只加最上级。';

export function OrgBudgetPage() {
  const [query, setQuery] = useSearchParams();
  const kind = kinds.find((each) => each === query.get('kind')) ?? 'month';
  const day = periodStart(kind, readDay(query.get('day') ?? '') ?? today());
  const { data, isPending, isError, isPlaceholderData, refetch } = useOrgBudget({ periodKind: kind, day });
  const report = data?.resultData;
  const go = (change: Record<string, string>) => setQuery(changedQuery(query, change), { state: stay });
  const year = Number(day.slice(0, 4));
  const starts = [year - 1, year, year + 1].flatMap((each) => periodStarts(kind, each));
  return (
    <>
      <ReportHead
        report="orgBudget"
        asOf={report?.asOf}
        exported={{ report: 'orgBudget', searchKey: '', periodKind: kind, day }}
      />
      <search className={filters.filters} aria-label="报表条件">
        <div className={filters.presets}>
          {kinds.map((each) => (
            <button key={each} type="button" aria-pressed={kind === each} onClick={() => go({ kind: each })}>
              按{budgetPeriodLabels[each]}
            </button>
          ))}
        </div>
        <Select
          className={filters.unit}
          aria-label="周期"
          value={day}
          onChange={(event) => go({ day: event.target.value })}
        >
          {starts.map((start) => (
            <option key={start} value={start}>
              {periodLabel(kind, start)}
            </option>
          ))}
        </Select>
      </search>
      {isPending && <Skeleton height={420} />}
      {isError && <ErrorState text="报表加载失败" onRetry={() => refetch()} />}
      {report && (
        <>
          {report.rows.length === 0 ? (
            <EmptyState title={`${report.period}没有编制预算`} />
          ) : (
            <BudgetTable report={report} waiting={isPlaceholderData} />
          )}
          <ReportBelow lead="点击已用金额，可查看预算分录。" basis={basis} />
        </>
      )}
    </>
  );
}

type Report = NonNullable<ReturnType<typeof useOrgBudget>['data']>['resultData'];

function BudgetTable({ report: { rows, sums }, waiting }: { report: Report; waiting: boolean }) {
  const shown = useMemo(() => {
    const known = new Set(rows.map(({ orgId }) => orgId));
    return inOrder(rows.map((row) => ({ ...row, parentId: known.has(row.parentId ?? 0) ? row.parentId : null })));
  }, [rows]);
  return (
    <ScrollRegion label="预算执行" className={styles.scroll}>
      <table className={styles.table} data-waiting={waiting || undefined}>
        <thead>
          <tr>
            <th scope="col" className={styles.text}>
              组织
            </th>
            <th scope="col" className={styles.text}>
              控制
            </th>
            <th scope="col">预算（元）</th>
            <th scope="col">占用中（元）</th>
            <th scope="col">已用（元）</th>
            <th scope="col">剩余（元）</th>
            <th scope="col" className={styles.text}>
              执行率
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <BudgetLine key={row.budgetId} row={row} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles.text}>
              合计
            </th>
            <td />
            <td>{plainYuan(sums.limit)}</td>
            <td>{plainYuan(sums.reserved)}</td>
            <td>{plainYuan(sums.used)}</td>
            <td>{plainYuan(sums.left)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

function BudgetLine({ row }: { row: ReportBudgetRow & { depth: number } }) {
  const mayOpen = useMay('kamUser/budget');
  const { budgetId, name, control, limit, reserved, used, left, rate, warnPercent, depth } = row;
  const usedText = plainYuan(used);
  return (
    <tr>
      <th scope="row" className={styles.name} style={{ paddingLeft: 10 + depth * 16 }}>
        {name}
      </th>
      <td className={styles.text}>{budgetControlLabels[control]}</td>
      <td>{plainYuan(limit)}</td>
      <td>{plainYuan(reserved)}</td>
      <td>
        {mayOpen ? (
          <Link
            className={styles.figure}
            to={withQuery(paths.budget, { budgetId })}
            aria-label={`${name} 已用 ${usedText}，查看分录`}
          >
            {usedText}
          </Link>
        ) : (
          usedText
        )}
      </td>
      <td className={left < 0 ? styles.over : undefined}>{plainYuan(left)}</td>
      <td className={styles.text}>
        <span className={styles.bar}>
          <BudgetBar limit={limit} before={used + reserved} warnPercent={warnPercent} label={name} />
        </span>{' '}
        <span className={rate > 100 ? styles.over : undefined}>{rate.toFixed(1)}%</span>
      </td>
    </tr>
  );
}
